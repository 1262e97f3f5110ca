/** The small signs: Intent, prices, numbers with their icons, Dreamers. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {dreamerName, kindKey, letterOf} from './facts.js';

/** @typedef {import('./view.js').Action} Action */
/** @typedef {import('./view.js').Colour} Colour */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Intents} Intents */
/** @typedef {import('./view.js').Part} Part */

/** @type {readonly Colour[]} */
export const COLOURS = ['wrath', 'cunning', 'awareness'];

/** Icons whose name is not that of what they stand for. @type {Record<string, string>} */
const ICONS = {
  darkness: 'dark', entrance: 'entr', gem_slot: 'gem', draw_bonus: 'copy', special_space: 'special', hours: 'hour',
  discard: 'copy', any: 'any', move: 'step', morph: 'morph', keys: 'key', pain: 'distress', sealing: 'seal', speed: 'rapid', reach: 'target',
  mask_lock: 'mask', progress_lock: 'block', no_reroll: 'die', gem_lock: 'gem', basic: 'dot', special: 'warn',
};

/** @param {string} what */
export function signOf(what) {
  return ICONS[what] ?? what;
}

/**
 * A number beside its icon, read as "2 Gems".
 * @param {Drawing} ctx
 * @param {string} icon
 * @param {number|string} count
 * @param {string} name
 */
export function stat(ctx, icon, count, name) {
  return html`<span class="st num" role="img" aria-label=${name} title=${name}>${ctx.icon(icon)}${count}</span>`;
}

/** A part of a price in words. @param {Drawing} ctx @param {Part} part */
export function partName(ctx, {of, amount}) {
  const key = `table-part-${of.replaceAll('_', '-')}`;
  if (ctx.texts.has(key)) return ctx.say(key, {amount});
  return ctx.say('table-part', {amount, of: ctx.texts.has(kindKey(of)) ? ctx.say(kindKey(of)) : of});
}

/** A part of a price as a chip. @param {Drawing} ctx @param {Part} part */
function partChip(ctx, part) {
  const name = partName(ctx, part);
  const colour = COLOURS.find((one) => one === part.of) ?? (part.of === 'any' ? 'any' : null);
  if (colour !== null) {
    return html`<span class="it t-${colour}" role="img" aria-label=${name} title=${name}>${ctx.icon(signOf(part.of))}<b>${part.amount}</b></span> `;
  }
  return html`<span class="it t-part">${name}</span> `;
}

/** The ways to pay, one beside the other. @param {Drawing} ctx @param {readonly (readonly Part[])[]} costs */
export function prices(ctx, costs) {
  const ways = costs.filter((way) => way.length > 0);
  if (ways.length < costs.length) return html`<span class="it t-part">${ctx.say('table-free')}</span>`;
  return html`<span class="its">${ways.map((way, nth) => html`${nth ? html` <i class="or">${ctx.say('table-or')}</i> ` : nothing}${way.map((part) => partChip(ctx, part))}`)}</span>`;
}

/** What a card or an Item brings when it is discarded. @param {Drawing} ctx @param {Intents} intent */
export function brings(ctx, intent) {
  return html`<span class="its">${waysOf(intent).map((way, nth) => html`${nth ? html` <i class="or">${ctx.say('table-or')}</i> ` : nothing}${way.map((part) => partChip(ctx, part))}`)}</span>`;
}

/** What is written on such chips; what their signs stand for is in brackets. @param {Drawing} ctx @param {readonly (readonly Part[])[]} costs */
export function chipWords(ctx, costs) {
  const ways = costs.filter((way) => way.length > 0);
  if (ways.length < costs.length) return ctx.say('table-free');
  return ways.map((way) => way.map((part) => chipWord(ctx, part)).join(' ')).join(` ${ctx.say('table-or')} `);
}

/** @param {Drawing} ctx @param {Part} part */
function chipWord(ctx, part) {
  return part.of === 'any' || isColour(part.of) ? ctx.say('table-chip', {amount: part.amount, name: ctx.say(kindKey(part.of))}) : partName(ctx, part);
}

/** @param {string} of */
function isColour(of) {
  return COLOURS.some((colour) => colour === of);
}

/** What a card or an Item brings, as ways to pay are written. @param {Intents} intent @returns {Part[][]} */
export function waysOf(intent) {
  return COLOURS.flatMap((of) => (intent[of] ? [[{of, amount: intent[of] ?? 0}]] : []));
}

/** The ways to pay in words. @param {Drawing} ctx @param {readonly (readonly Part[])[]} costs */
export function priceText(ctx, costs) {
  if (costs.length === 0) return '';
  const ways = costs.map((way) => (way.length ? ctx.say('table-list', {items: way.map((part) => partName(ctx, part))}) : ctx.say('table-free')));
  return either(ctx, ways);
}

/** @param {Drawing} ctx @param {Intents} intent */
export function bringsText(ctx, intent) {
  const parts = waysOf(intent).flat().map((part) => partName(ctx, part));
  return parts.length ? ctx.say('table-brings', {price: either(ctx, parts)}) : '';
}

/** One of these. @param {Drawing} ctx @param {readonly string[]} ways */
function either(ctx, ways) {
  return ways.join(` ${ctx.say('table-or')} `);
}

/** What else is printed on an action: Gradual, Rapid, how often. @param {Drawing} ctx @param {Action} action @returns {string[]} */
export function traits(ctx, action) {
  const {gradual = false, rapid = false, keyword, times_players: each = false, limit, each_dreamer: own = false, single_use: once = false} = action;
  return [
    ...(keyword ? [ctx.say(kindKey(keyword))] : []),
    ...(gradual ? [ctx.say('kind-gradual')] : []),
    ...(rapid ? [ctx.say('kind-rapid')] : []),
    ...(each ? [ctx.say('table-times-players')] : []),
    ...(limit === 'turn' ? [ctx.say('table-limit-turn')] : []),
    ...(limit === 'once' || once ? [ctx.say(own ? 'table-limit-each' : 'table-limit-once')] : []),
  ];
}

/** The crest of a Dreamer: the seat's shape and colour, the Dreamer's letter. @param {Drawing} ctx @param {number} seat */
export function crestOf(ctx, seat) {
  return html`<span class="tok s${seat % 4}" role="img" aria-label=${dreamerName(ctx, seat)}><i aria-hidden="true">${letterOf(ctx, seat)}</i></span>`;
}

const NARROW = /[fijlrtI.,:;'’ ()-]/u;
const BROAD = /[mwMW]/u;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** About how wide a text is, in heights of its letters. @param {string} text */
export function breadth(text) {
  return [...text].reduce((sum, sign) =>
    sum + (HAN.test(sign) ? 1 : BROAD.test(sign) ? 0.86 : NARROW.test(sign) ? 0.33 : sign === sign.toUpperCase() ? 0.66 : 0.55), 0);
}

/**
 * The length that a text in the drawing is set to, should it be too long for its place.
 * @param {string} text
 * @param {number} size of its letters
 * @param {number} width
 */
export function squeeze(text, size, width) {
  return breadth(text) * size > width ? width : nothing;
}

/**
 * A text on at most so many lines; the last one takes what is left.
 * @param {string} text
 * @param {number} size of its letters
 * @param {number} width
 * @param {number} most
 * @returns {string[]}
 */
export function wrap(text, size, width, most = 2) {
  const words = HAN.test(text) ? [...text] : text.split(/\s+/u);
  const glue = HAN.test(text) ? '' : ' ';
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last}${glue}${word}`;
    if (last !== undefined && (breadth(longer) * size <= width || lines.length === most)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
