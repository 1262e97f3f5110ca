/** The table of Innovation: docs/add-a-table.md. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {ages, centre, domains} from './centre.js';
import {chips, plateRow} from './plates.js';
import {now} from './resolving.js';
import {zone} from './zone.js';

/** @typedef {import('./view.js').Drawing} Drawing */

export {art} from './art.js';
export {thing} from './look.js';
export {marks, together} from './story.js';
export {turnLine as status} from './resolving.js';
export {text} from './text.js';
export {tray} from './tray.js';

/**
 * The others, the middle, what is being resolved, and the zone of the viewer. A watcher sees all
 * zones alike. On a narrow screen the own zone comes early, since the others are told by `plates`.
 * @param {Drawing} ctx
 */
export function board(ctx) {
  if (ctx.narrow) {
    return html`<div class="inn inn-board narrow">
      <div class="mid">${ages(ctx)}</div>${now(ctx)}
      ${ctx.seat === null ? zones(ctx) : zone(ctx, ctx.seat)}
      <div class="mid">${domains(ctx)}</div>
      ${ctx.seat === null ? nothing : plateRow(ctx)}
    </div>`;
  }
  return ctx.seat === null
    ? html`<div class="inn inn-board watched">${centre(ctx)}${now(ctx)}${zones(ctx)}</div>`
    : html`<div class="inn inn-board">${plateRow(ctx)}${centre(ctx)}${now(ctx)}${zone(ctx, ctx.seat)}</div>`;
}

/**
 * @param {Drawing} ctx
 */
function zones(ctx) {
  return html`<div class="zones n-${ctx.view.seats.length}">${ctx.view.seats.map((_, seat) => zone(ctx, seat))}</div>`;
}

/**
 * The others at a glance.
 * @param {Drawing} ctx
 */
export function plates(ctx) {
  return chips(ctx);
}
