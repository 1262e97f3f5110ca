/** The table of Cerebria: docs/add-a-table.md. */
import {zoomed} from '/web/table/zoom.js';
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {aspirations} from './aspirations.js';
import {shownSeat} from './facts.js';
import {ring} from './ring.js';
import {spiritBoard} from './spirit.js';
import {glance, teamBoards} from './teams.js';

/** @typedef {import('./view.js').Drawing} Drawing */

export {art} from './art.js';
export {asked} from './asked.js';
export {thing} from './look.js';
export {chips as plates} from './plates.js';
export {status} from './plates.js';
export {marks, together} from './story.js';
export {text} from './text.js';
export {tray} from './tray.js';

/**
 * The Spirit board of the reader, for a watcher that of the seat whose turn it is; the Common
 * Aspirations, and the ring. On a narrow screen the ring comes first, and the rest below it.
 * @param {Drawing} ctx
 */
export function board(ctx) {
  const seat = shownSeat(ctx);
  if (ctx.narrow) {
    return html`<div class="cer cer-board narrow">${aspirations(ctx)}${zoomed(ctx, ring(ctx), {name: ctx.say('board-ring'), places: placesOf(ctx)})}${spiritBoard(ctx, seat)}${teamBoards(ctx)}</div>`;
  }
  // The page of a replay has no place of ours beside the board.
  return html`<div class="cer cer-board ${ctx.readonly ? 'replayed' : ''}">${ctx.readonly ? nothing : glance(ctx)}${spiritBoard(ctx, seat)}
    <div class="mid">${aspirations(ctx)}<div class="bd">${ring(ctx)}</div></div>${ctx.readonly ? teamBoards(ctx) : nothing}</div>`;
}

/**
 * Beside the board on a wide screen, over the log: both teams.
 * @param {Drawing} ctx
 */
export function rail(ctx) {
  return ctx.narrow ? nothing : teamBoards(ctx);
}

/** The places of the ring that a window follows. @param {Drawing} ctx */
function placesOf(ctx) {
  return [
    ...Object.keys(ctx.view.slots).map((slot) => `slot:${slot}`),
    ...Object.keys(ctx.content.board.spaces).map((space) => `space:${space}`),
  ];
}
