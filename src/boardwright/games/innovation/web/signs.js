/** The small signs: icons in their boxes, pips of the colours, counts. */
import {html, nothing, svg} from '/web/vendor/lit-html/lit-html.js';
import {counted} from './facts.js';

export {soft} from '/web/lib/soft.js';

/** @typedef {import('./view.js').Colour} Colour */
/** @typedef {import('./view.js').Counts} Counts */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Icon} Icon */
/** @typedef {import('./view.js').Spot} Spot */
/** @typedef {import('./view.js').Way} Way */

const PIPS = {
  blue: svg`<circle cx="6" cy="6" r="5"></circle>`,
  red: svg`<path d="M6 .8 11.6 11H.4z"></path>`,
  green: svg`<path d="M1.2 1.2h9.6v9.6H1.2z"></path>`,
  yellow: svg`<path d="M6 0l6 6-6 6-6-6z"></path>`,
  purple: svg`<path d="M6 .4 11.8 4.6 9.6 11.4H2.4L.2 4.6z"></path>`,
};

/**
 * What readers hear of an anchor: its name, and while it is a button first all that is written on it,
 * since a button is read by its label alone.
 * @param {Drawing} ctx
 * @param {string} anchor
 * @param {(string|number)[]} written
 * @param {string} name
 */
export function label(ctx, anchor, written, name) {
  return ctx.options(anchor).length ? `${written.join(' ')}, ${name}` : name;
}

/**
 * The shape that stands for a colour; with a title it is an image with a name.
 * @param {Colour} colour
 * @param {string} [title]
 */
export function pip(colour, title) {
  return title === undefined
    ? html`<svg class="pip c-${colour}" viewBox="0 0 12 12" aria-hidden="true">${PIPS[colour]}</svg>`
    : html`<svg class="pip c-${colour}" viewBox="0 0 12 12" role="img" aria-label=${title}>${PIPS[colour]}</svg>`;
}

/**
 * An icon in its box; a place with the picture is a dashed one.
 * @param {Drawing} ctx
 * @param {Spot} icon
 */
export function spot(ctx, icon) {
  return icon === null
    ? html`<span class="k blank"></span>`
    : html`<span class="k k-${icon}">${ctx.icon(icon, ctx.say(`icon-${icon}`))}</span>`;
}

/**
 * An icon with its number, read as "3 leaves".
 * @param {Drawing} ctx
 * @param {Icon} icon
 * @param {number} count
 * @param {boolean} [marked] it is the one that is compared
 */
export function count(ctx, icon, count, marked = false) {
  const name = ctx.say('board-icon-count', {icon, count});
  return html`<span class="kk ${marked ? 'hi' : ''} ${count ? '' : 'zero'}" role="img" aria-label=${name} title=${name}>
    <span class="k k-${icon}">${ctx.icon(icon)}</span><b class="num">${count}</b></span>`;
}

/**
 * Icons with numbers where there are several; nothing for what is not there.
 * @param {Drawing} ctx
 * @param {Counts} counts
 */
export function sum(ctx, counts) {
  return counted(ctx, counts).map(([icon, number]) => {
    const name = ctx.say('board-icon-count', {icon, count: number});
    return html`<span class="icon-n num" role="img" aria-label=${name} title=${name}>
      <span class="k k-${icon}">${ctx.icon(icon)}</span>${number > 1 ? number : nothing}</span>`;
  });
}

/**
 * All six counts of a seat.
 * @param {Drawing} ctx
 * @param {Counts} counts
 * @param {Icon|null} marked
 */
export function six(ctx, counts, marked) {
  return html`<div class="kc">${ctx.content.icons.map((icon) => count(ctx, icon, counts[icon], icon === marked))}</div>`;
}

/**
 * The arrow of a splay.
 * @param {Drawing} ctx
 * @param {Way} way
 */
export function arrow(ctx, way) {
  return way === 'none' ? nothing : ctx.icon(way);
}

/**
 * The mark of an effect: a filled diamond for a demand, a ring for one that is shared.
 * @param {Drawing} ctx
 * @param {'demand'|'share'} kind
 */
export function mark(ctx, kind) {
  const name = ctx.say(`kind-${kind}`);
  return html`<i class="mark ${kind}" role="img" aria-label=${name} title=${name}></i>`;
}
