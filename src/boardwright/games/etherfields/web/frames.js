/**
 * The places of things. They lie over what is drawn, never around it, so that readers hear a place by
 * its name alone, and a place in a drawing has the ring, the gap and the dot that boxes have.
 */
import {html, nothing, svg} from '/web/vendor/lit-html/lit-html.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/**
 * Over a box; what lies in the box is read on its own. What is drawn twice is a place only once.
 * @param {Drawing} ctx
 * @param {string} anchor
 * @param {string} label
 */
export function frame(ctx, anchor, label) {
  const place = ctx.at(anchor, label);
  return place === nothing ? nothing : html`<div class="frame" ${place}></div>`;
}

/**
 * Over something in the drawing, around the middle of its group.
 * @param {Drawing} ctx
 * @param {string} anchor
 * @param {string} label
 * @param {{width: number, height: number, corner?: number}} shape
 */
export function spot(ctx, anchor, label, {width, height, corner = 7}) {
  const place = ctx.at(anchor, label);
  if (place === nothing) return nothing;
  /** @param {string} kind @param {number} by */
  const ring = (kind, by) => svg`<rect class=${kind} x=${-width / 2 - by} y=${-height / 2 - by} width=${width + 2 * by} height=${height + 2 * by} rx=${corner + by}></rect>`;
  return svg`<g class="spot" role="img" ${place}>${ring('area', 0)}${ring('aura', 5)}${ring('halo', 2)}
    <g class="notch" transform="translate(${width / 2 - 1} ${1 - height / 2})"><circle r="7.5"></circle><path d="M-3.4 .2-1 2.7 3.6-2.7"></path></g></g>`;
}
