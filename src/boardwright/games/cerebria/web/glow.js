/** What the shell's marks look like in a drawing, where boxes have no shadows: ring, gap and dot. */
import {svg} from '/web/vendor/lit-html/lit-html.js';
import {outline} from './geometry.js';

/** @typedef {import('./view.js').Team} Team */

/**
 * Around something in the middle of its group; the style shows it while the group is legal, chosen,
 * lit or focused.
 * @param {Team|null} team
 * @param {number} width
 * @param {number} height
 * @param {number} [corner]
 */
export function glow(team, width, height, corner = 11) {
  return svg`<path class="halo" d=${outline(team, width + 12, height + 12, corner + 4)}></path>${dot(width / 2 + 1, -height / 2 - 1)}`;
}

/**
 * The dot of something legal; a tick when it is chosen.
 * @param {number} x
 * @param {number} y
 */
function dot(x, y) {
  return svg`<g class="notch" transform="translate(${x} ${y})"><circle r="8"></circle><path d="M-3.6 .2-1 2.9 3.8-2.9"></path></g>`;
}
