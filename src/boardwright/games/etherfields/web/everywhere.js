/** What can be done from everywhere on the map: Flying actions of tiles, backs of the decks. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {actionRow} from './actions.js';
import {seatOf, shownSeat} from './facts.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/** @param {Drawing} ctx */
export function everywhere(ctx) {
  const {flying, actions} = ctx.view.map;
  const back = ctx.view.backs[seatOf(ctx, shownSeat(ctx)).back ?? ''];
  const boxes = flying.flatMap(({action, tile}) => {
    const there = actions[action];
    return there ? [box(ctx, tile ?? ctx.say('table-everywhere'), actionRow(ctx, there, {laid: there}))] : [];
  });
  if (back && ctx.view.place !== 'dreamworld') boxes.push(box(ctx, ctx.say('table-back', {dreamer: back.name}), actionRow(ctx, back.action)));
  return boxes.length ? html`<div class="fly-place">${boxes}</div>` : nothing;
}

/** @param {Drawing} ctx @param {string} from @param {unknown} row */
function box(ctx, from, row) {
  return html`<section class="fly" aria-label=${from}><h4>${ctx.icon('wifi')}${from}</h4>${row}</section>`;
}
