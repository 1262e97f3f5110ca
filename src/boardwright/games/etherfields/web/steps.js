/** How many steps lie between spaces: along their neighbours, as the view names them. */
import {svg} from '/web/vendor/lit-html/lit-html.js';
import {seatOf} from './facts.js';
import {middleOf} from './geometry.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/** Of every space that can be come to. @param {Drawing} ctx @param {string} from @returns {Map<string, number>} */
export function stepsFrom(ctx, from) {
  const {spaces} = ctx.view.map;
  const found = new Map([[from, 0]]);
  for (const [name, steps] of found) {
    for (const near of spaces[name]?.near ?? []) if (!found.has(near)) found.set(near, steps + 1);
  }
  return found;
}

/** From the reader's Dreamer; null where there is none, or no way. @param {Drawing} ctx @param {string} to @returns {number|null} */
export function stepsTo(ctx, to) {
  const from = ctx.seat === null ? null : seatOf(ctx, ctx.seat).space;
  return from === null || from === to ? null : stepsFrom(ctx, from).get(to) ?? null;
}

/** The numbers that the map shows while somebody looks at a place on it. @param {Drawing} ctx */
export function stepNumbers(ctx) {
  return svg`<g class="steps" aria-hidden="true">${Object.keys(ctx.view.map.spaces).map((name) => {
    const {x, y} = middleOf(name);
    return svg`<text data-steps=${name} x=${x} y=${y + 2}></text>`;
  })}</g>`;
}

/** Of what the pointer is on, or the focus: how far everything is from there. @param {Drawing} ctx @param {Event} event */
export function measure(ctx, event) {
  const map = /** @type {SVGElement} */ (event.currentTarget);
  const anchor = /** @type {Element} */ (event.target).closest('[data-anchor]')?.getAttribute('data-anchor') ?? '';
  const from = spaceOf(ctx, anchor);
  const steps = from === null ? new Map() : stepsFrom(ctx, from);
  for (const number of map.querySelectorAll('[data-steps]')) number.textContent = String(steps.get(number.getAttribute('data-steps')) ?? '');
}

/** The pointer or the focus has left. @param {Event} event */
export function forget(event) {
  for (const number of /** @type {SVGElement} */ (event.currentTarget).querySelectorAll('[data-steps]')) number.textContent = '';
}

/** The space that an anchor of the map lies on. @param {Drawing} ctx @param {string} anchor @returns {string|null} */
function spaceOf(ctx, anchor) {
  const {seats, map} = ctx.view;
  const [kind, ...rest] = anchor.split(':');
  const name = rest.join(':');
  if (kind === 'space') return name;
  if (kind === 'dreamer') return seats[Number(name)]?.space ?? null;
  if (kind === 'spirit') return seats[Number(name)]?.spirit ?? null;
  if (kind === 'figure') return map.figures.find(({number}) => String(number) === name)?.space ?? null;
  return kind === 'action' ? Object.keys(map.spaces).find((space) => map.spaces[space]?.actions.includes(name)) ?? null : null;
}
