/** What can be done from everywhere on the map: Flying actions of tiles, backs of the decks. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {actionRow} from './actions.js';
import {place, seatOf, shownSeat} from './facts.js';

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
  return boxes.length ? html`<div class="fly-place ${corner(ctx)}">${boxes}</div>` : nothing;
}

/** Columns in the corners of the grid: where they are, and from which end their rows are counted. @type {readonly [string, number[], boolean][]} */
const CORNERS = [['se', [7, 8], true], ['ne', [7, 8], false], ['sw', [1, 2], true], ['nw', [1, 2], false]];
const ROWS = 6;
const FEWEST = 2;

/** The corner of the map that is free, and how high; below it where none is. @param {Drawing} ctx */
function corner(ctx) {
  const {spaces, blocked} = ctx.view.map;
  const used = [...Object.keys(spaces), ...blocked].map(place);
  for (const [name, columns, below] of CORNERS) {
    const rows = used.filter(({column}) => columns.includes(column)).map(({row}) => (below ? ROWS - row : row - 1));
    const free = Math.min(ROWS, ...rows);
    if (free >= FEWEST) return `${name} high-${Math.floor(free)}`;
  }
  return 'below';
}

/** @param {Drawing} ctx @param {string} from @param {unknown} row */
function box(ctx, from, row) {
  return html`<section class="fly" aria-label=${from}><h4>${ctx.icon('wifi')}${from}</h4>${row}</section>`;
}
