/** Cards: whole faces, slim ones, strips of covered ones, backs. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {cardOf, printed, summed} from './facts.js';
import {label, mark, pip, soft, spot, sum} from './signs.js';

/** @typedef {import('./view.js').Colour} Colour */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Spot} Spot */
/** @typedef {import('./view.js').Way} Way */

/** Strips that are drawn one by one; those below them are added up. */
const STRIPS = 6;
/** Backs that lie side by side; more are counted by period. */
export const BACKS = 7;

/**
 * What a reader hears of a card.
 * @param {Drawing} ctx
 * @param {string} name
 */
export function spoken(ctx, name) {
  const {colour, period} = cardOf(ctx, name);
  return ctx.say('board-card', {card: name, colour, value: period});
}

/**
 * The effects of a card in few words.
 * @param {Drawing} ctx
 * @param {string} name
 */
export function inShort(ctx, name) {
  return printed(ctx, cardOf(ctx, name)).effects.map(({short}) => ctx.say(short));
}

/**
 * A whole card: name, value, icons in their places, a line for each effect.
 * @param {Drawing} ctx
 * @param {string} name
 */
export function face(ctx, name) {
  const card = cardOf(ctx, name);
  const [first, ...row] = card.icons;
  const anchor = `card:${name}`;
  const written = [ctx.say(card.key), card.period, ...inShort(ctx, name)];
  return html`<article class="ic c-${card.colour}" ${ctx.at(anchor, label(ctx, anchor, written, spoken(ctx, name)))}>
    <header>${spot(ctx, first)}<h4>${soft(ctx.say(card.key))}</h4> ${pip(card.colour)}<span class="age num">${card.period}</span></header>
    <ul class="fx-short">${effects(ctx, name)}</ul>
    <footer>${row.map((icon) => spot(ctx, icon))}${needs(ctx, name)}</footer>
  </article>`;
}

/**
 * A card without its effects: for a hand on a narrow screen, an influence, other people's hands.
 * @param {Drawing} ctx
 * @param {string} name
 */
export function slim(ctx, name) {
  const card = cardOf(ctx, name);
  const anchor = `card:${name}`;
  const written = [ctx.say(card.key), card.period];
  return html`<article class="ic slim c-${card.colour}" ${ctx.at(anchor, label(ctx, anchor, written, spoken(ctx, name)))}>
    <header>${pip(card.colour)}<h4>${soft(ctx.say(card.key))}</h4> <span class="age num">${card.period}</span></header>
    <footer>${card.icons.map((icon) => spot(ctx, icon))}</footer>
  </article>`;
}

/**
 * A line for each effect, in few words.
 * @param {Drawing} ctx
 * @param {string} name
 */
export function effects(ctx, name) {
  return printed(ctx, cardOf(ctx, name)).effects.map(
    ({kind, short}) => html`<li>${mark(ctx, kind)}<span>${ctx.say(short)}</span></li> `,
  );
}

/**
 * The icon that the effects of a card compare.
 * @param {Drawing} ctx
 * @param {string} name
 */
export function needs(ctx, name) {
  const {needs: icon} = cardOf(ctx, name);
  const title = ctx.say('board-compares', {icon});
  return html`<span class="dg k k-${icon}">${ctx.icon(icon, title)}</span>`;
}

/**
 * What a splay leaves in sight of the covered cards, the one under the top first.
 * @param {Drawing} ctx
 * @param {Colour} colour
 * @param {Way} way
 * @param {Spot[][]} shown
 */
export function strips(ctx, colour, way, shown) {
  const alone = shown.length > STRIPS ? shown.slice(0, STRIPS - 1) : shown;
  const rest = shown.slice(alone.length);
  const added = rest.length
    ? html`<span class="strip rest c-${colour} way-${way}">
        <small class="num">${ctx.say('board-covered', {count: rest.length})}</small>${sum(ctx, summed(ctx, rest))}</span>`
    : nothing;
  return html`${alone.map(
    (icons) => html`<span class="strip c-${colour} way-${way}">${icons.map((icon) => spot(ctx, icon))}</span>`,
  )}${added}`;
}

/**
 * The backs of hidden cards with their public periods (INN-015).
 * @param {Drawing} ctx
 * @param {number[]} values
 */
export function backs(ctx, values) {
  return html`<span class="backs" role="img"
    aria-label=${ctx.say('board-backs', {count: values.length, values})}
    >${values.length > BACKS ? grouped(values) : values.map((value) => html`<i class="num">${value}</i>`)}</span>`;
}

/**
 * @param {number[]} values
 */
function grouped(values) {
  return [...new Set(values)].map((value) => {
    const count = values.filter((one) => one === value).length;
    return html`<span><i class="num">${value}</i>${count > 1 ? html`<small class="num">×${count}</small>` : nothing}</span>`;
  });
}
