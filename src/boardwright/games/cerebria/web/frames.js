/**
 * The places of things. They lie over what is drawn, never around it, so that readers hear a place by
 * its name alone, and a place in a drawing has the ring, the gap and the dot that boxes have.
 */
import {html, svg} from '/web/vendor/lit-html/lit-html.js';
import {outline} from './geometry.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Team} Team */

/**
 * Over a box; what lies in the box is read on its own.
 * @param {Drawing} ctx
 * @param {string} anchor
 * @param {string} label
 */
export function frame(ctx, anchor, label) {
  return html`<div class="frame" ${ctx.at(anchor, label)}></div>`;
}

/**
 * Over something in the drawing, around the middle of its group.
 * @param {Drawing} ctx
 * @param {string} anchor
 * @param {string} label
 * @param {{team?: Team|null, width: number, height: number, corner?: number}} shape
 */
export function spot(ctx, anchor, label, {team = null, width, height, corner = 11}) {
  return svg`<g class="spot" role="img" ${ctx.at(anchor, label)}>
    <path class="area" d=${outline(team, width, height, corner)}></path>
    <path class="aura" d=${outline(team, width + 14, height + 14, corner + 5)}></path>
    <path class="halo" d=${outline(team, width + 8, height + 8, corner + 3)}></path>
    <g class="notch" transform="translate(${width / 2 + 1} ${-height / 2 - 1})"><circle r="8"></circle><path d="M-3.6 .2-1 2.9 3.8-2.9"></path></g></g>`;
}
