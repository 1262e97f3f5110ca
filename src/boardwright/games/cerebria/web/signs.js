/** The small signs: teams, Vibes, prices, figures; and texts that fit into a width. */
import {html, nothing, svg} from '/web/vendor/lit-html/lit-html.js';
import {outline} from './geometry.js';
import {initials, seatOf} from './facts.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Place} Place */
/** @typedef {import('./view.js').Team} Team */
/** @typedef {import('./view.js').Vibe} Vibe */

/** @type {readonly ['wp', 'essence', 'ambition']} */
export const RESOURCES = ['wp', 'essence', 'ambition'];

/**
 * The mark of a team: a sun in a disc, a crescent in a square with cut corners.
 * @param {Drawing} ctx
 * @param {Team|null} team
 */
export function teamMark(ctx, team) {
  if (team === null) return html`<span class="mkb none" role="img" aria-label=${ctx.say('board-nobody')}></span>`;
  return html`<span class="mkb ${team}">${ctx.icon(team, ctx.say(`kind-${team}`))}</span>`;
}

/**
 * A Vibe token, or the place for one.
 * @param {Drawing} ctx
 * @param {Vibe|null} vibe
 */
export function token(ctx, vibe) {
  if (vibe === null || vibe === 'none') return html`<span class="vt off"></span>`;
  return html`<span class="vt v-${vibe}">${ctx.icon(`v${vibe}`, ctx.say(`colour-${vibe}`))}</span>`;
}

/**
 * The Vibe of an Emotion; a Starting Emotion has none.
 * @param {Drawing} ctx
 * @param {Vibe} vibe
 */
export function vibeSign(ctx, vibe) {
  return vibe === 'none' ? html`<span class="vibe">${ctx.icon('vwild', ctx.say('board-vibe-none'))}</span>`
    : html`<span class="vibe v-${vibe}">${ctx.icon(`v${vibe}`, ctx.say(`colour-${vibe}`))}</span>`;
}

/**
 * An amount of a resource, read as "2 Willpower".
 * @param {Drawing} ctx
 * @param {'wp'|'essence'|'ambition'|'cards'} of
 * @param {number} amount
 * @param {string} [sign] before the number
 */
export function amount(ctx, of, amount, sign = '') {
  const name = ctx.say(`board-of-${of}`, {amount});
  return html`<span class="cs num" role="img" aria-label=${name} title=${name}>${sign}${Math.abs(amount)}${ctx.icon(of === 'cards' ? 'copy' : of)}</span>`;
}

/**
 * What an upgrade adds to the price of its Action.
 * @param {Drawing} ctx
 * @param {Place} place
 */
export function surcharge(ctx, {wp, ambition}) {
  if (!wp && !ambition) return html`<span class="free">${ctx.say('board-free')}</span>`;
  return html`${wp ? amount(ctx, 'wp', wp, wp < 0 ? '−' : '+') : nothing}${ambition ? amount(ctx, 'ambition', ambition, '+') : nothing}`;
}

/**
 * The figure of a Spirit, small, beside a name.
 * @param {Drawing} ctx
 * @param {number} seat
 */
export function figureMark(ctx, seat) {
  return html`<span class="figb ${seatOf(ctx, seat).team}" aria-hidden="true">${initials(ctx, seat)}</span>`;
}

/**
 * Both numbers of a comparison, Bliss first, the higher one marked.
 * @param {Drawing} ctx
 * @param {{bliss: number, gloom: number}} both
 */
export function versus(ctx, {bliss, gloom}) {
  const name = ctx.say('board-versus', {bliss, gloom});
  return html`<span class="vs num" role="img" aria-label=${name}><b class="tb${bliss > gloom ? ' more' : ''}">${bliss}</b><i>:</i><b class="tg${gloom > bliss ? ' more' : ''}">${gloom}</b></span>`;
}

/**
 * A team's outline in the drawing, filled.
 * @param {Team} team
 * @param {number} size
 * @param {string} kind
 */
export function piece(team, size, kind) {
  return svg`<path class="${kind} ${team}" d=${outline(team, size, size, size * (team === 'bliss' ? 0.5 : 0.28))}></path>`;
}

/** On low screens and small windows the ring is small, and its letters are larger for that. */
const lowScreen = globalThis.matchMedia?.('(min-width: 760px) and (max-height: 819px), (min-width: 760px) and (max-width: 1099px)');
const LARGER = 1.22;

/** Whether the ring is drawn with larger letters. */
export function isLow() {
  return lowScreen?.matches ?? false;
}

const NARROW = /[fijlrtI.,:;'’ ()-]/u;
const BROAD = /[mwMW]/u;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** About how wide a text is, in heights of its letters. @param {string} text */
export function breadth(text) {
  return [...text].reduce((sum, sign) =>
    sum + (HAN.test(sign) ? 1 : BROAD.test(sign) ? 0.86 : NARROW.test(sign) ? 0.34 : sign === sign.toUpperCase() ? 0.64 : 0.56), 0);
}

/**
 * The length that a text in the drawing is set to, should it be too long for its place.
 * @param {string} text
 * @param {number} size of its letters
 * @param {number} width
 */
export function squeeze(text, size, width) {
  return breadth(text) * size * (isLow() ? LARGER : 1) > width ? width : nothing;
}
