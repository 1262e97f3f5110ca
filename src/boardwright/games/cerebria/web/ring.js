/** The ring board: one drawing. */
import {html} from '/web/vendor/lit-html/lit-html.js';
import {BOX} from './geometry.js';
import {slots} from './emotion.js';
import {figures, spaces} from './figures.js';
import {forts, ground, paths, patterns, plates, totals} from './ground.js';
import {origin} from './origin.js';
import {isLow} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/** @param {Drawing} ctx */
export function ring(ctx) {
  const {x, y, width, height} = BOX;
  return html`<svg class="cer-ring ${isLow() ? 'low' : ''}" viewBox="${x} ${y} ${width} ${height}" role="group" aria-label=${ctx.say('board-ring')}>
    ${patterns()}${ground(ctx)}${paths(ctx)}${plates(ctx)}${origin(ctx)}${forts(ctx)}${totals(ctx)}${spaces(ctx)}${slots(ctx)}${figures(ctx)}
  </svg>`;
}
