/** Piles: whole ones of a zone, rows on a narrow screen, small ones on a plate. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {cardOf, seatOf, strips as shownStrips, summed} from './facts.js';
import {effects, face, inShort, needs, spoken, strips} from './cards.js';
import {arrow, label, pip, soft, spot, sum} from './signs.js';

/** @typedef {import('./view.js').Colour} Colour */
/** @typedef {import('./view.js').Counts} Counts */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Pile} Pile */
/** @typedef {import('./view.js').Way} Way */

/**
 * A pile in words.
 * @param {Drawing} ctx
 * @param {number} owner
 * @param {Colour} colour
 */
export function pileName(ctx, owner, colour) {
  const {count, splay} = seatOf(ctx, owner).zone[colour];
  const words = [ctx.say('board-colour', {colour}), ctx.say('board-count', {count})];
  return [...words, ...(count > 1 ? [ctx.say('board-way', {way: splay})] : [])].join(', ');
}

/**
 * The place of a pile. It lies beside its cards, never around them, so that a pile and its top card
 * can both be acted upon: over the whole pile, or over its heading while the card has options.
 * @param {Drawing} ctx
 * @param {number} owner
 * @param {Colour} colour
 */
function frame(ctx, owner, colour) {
  const options = ctx.options(`pile:${owner}:${colour}`);
  const how = topActs(ctx, owner, colour) ? 'beside' : options.length ? 'over' : 'whole';
  return html`<div class="frame ${how}" ${ctx.at(`pile:${owner}:${colour}`, pileName(ctx, owner, colour))}></div>`;
}

/**
 * Whether the top card of a pile has options of its own.
 * @param {Drawing} ctx
 * @param {number} owner
 * @param {Colour} colour
 */
function topActs(ctx, owner, colour) {
  const {top} = seatOf(ctx, owner).zone[colour];
  return top !== null && ctx.options(`card:${top}`).length > 0;
}

/**
 * A whole pile: its heading, its top card, and exactly what its splay shows.
 * @param {Drawing} ctx
 * @param {number} owner
 * @param {Colour} colour
 */
export function pile(ctx, owner, colour) {
  const {count, top, splay} = seatOf(ctx, owner).zone[colour];
  return html`<section class="pile c-${colour}">
    ${frame(ctx, owner, colour)}
    <h3 class="pile-head">${pip(colour)}<span>${ctx.say('board-colour', {colour})}</span>
      ${count ? html`<span class="cnt num">${count}</span>` : nothing}
      ${count > 1 ? html`<span class="spl">${arrow(ctx, splay)}${ctx.say('board-way', {way: splay})}</span>` : nothing}
    </h3>
    ${top === null ? html`<p class="no-pile">${ctx.say('board-pile-empty', {colour})}</p>` : stack(ctx, owner, colour)}
    ${foresight(ctx, owner, colour)}
  </section>`;
}

/**
 * @param {Drawing} ctx
 * @param {number} owner
 * @param {Colour} colour
 */
function stack(ctx, owner, colour) {
  const pile = seatOf(ctx, owner).zone[colour];
  const shown = shownStrips(ctx, pile);
  const size = shown.length > 5 ? 'many' : shown.length > 3 ? 'some' : 'few';
  const under = pile.splay === 'none' ? Math.min(pile.count - 1, 2) : 0;
  return html`<div class="stack way-${pile.splay} ${size} under-${under}">
    ${face(ctx, /** @type {string} */ (pile.top))}${strips(ctx, colour, pile.splay, shown)}
  </div>`;
}

/**
 * A pile as a row, for a narrow screen.
 * @param {Drawing} ctx
 * @param {number} owner
 * @param {Colour} colour
 */
export function pileRow(ctx, owner, colour) {
  const pile = seatOf(ctx, owner).zone[colour];
  const {top, count, splay} = pile;
  if (top === null) {
    return html`<li class="pr bare c-${colour}">${frame(ctx, owner, colour)}
      ${pip(colour)}<span>${ctx.say('board-pile-empty', {colour})}</span></li>`;
  }
  const card = cardOf(ctx, top);
  const under = summed(ctx, shownStrips(ctx, pile));
  const written = [card.period, ctx.say(card.key), ...inShort(ctx, top)];
  const beside = topActs(ctx, owner, colour);
  return html`<li class="pr c-${colour}">
    ${beside ? nothing : frame(ctx, owner, colour)}
    <div class="pr-card" ${ctx.at(`card:${top}`, label(ctx, `card:${top}`, written, spoken(ctx, top)))}>
      <span class="age num">${card.period}</span>
      <div class="pm"><b>${pip(colour, ctx.say(`colour-${colour}`))}<span>${soft(ctx.say(card.key))}</span></b>
        <div class="pk">${card.icons.map((icon) => spot(ctx, icon))}${needs(ctx, top)}</div>
        <ul class="fx-short">${effects(ctx, top)}</ul></div>
    </div>
    ${count > 1 || ctx.options(`pile:${owner}:${colour}`).length
      ? html`<div class="pv2">${beside ? frame(ctx, owner, colour) : nothing}${splay === 'none' ? nothing : html`<span class="vh">${ctx.say('board-way', {way: splay})}</span>${arrow(ctx, splay)}${sum(ctx, under)}`}
          ${count > 1 ? html`<span class="cnt num">${ctx.say('board-covered', {count: count - 1})}</span>` : nothing}</div>`
      : nothing}
    ${foresight(ctx, owner, colour)}
  </li>`;
}

/**
 * A small pile: its top card, its splay, and all icons that it shows.
 * @param {Drawing} ctx
 * @param {number} owner
 * @param {Colour} colour
 */
export function smallPile(ctx, owner, colour) {
  const pile = seatOf(ctx, owner).zone[colour];
  const {top, count, splay, icons} = pile;
  const name = pileName(ctx, owner, colour);
  if (top === null) {
    return html`<div class="mp bare c-${colour}" ${ctx.at(`pile:${owner}:${colour}`, name)}>${pip(colour)}</div>`;
  }
  const card = cardOf(ctx, top);
  const written = [card.period, ctx.say(card.key), ...inShort(ctx, top)];
  return html`<div class="mp c-${colour}">
    <div class="mp-card" ${ctx.at(`card:${top}`, label(ctx, `card:${top}`, written, spoken(ctx, top)))}>
      <div class="mt"><span class="age num">${card.period}</span>
        <span class="k k-${card.needs}">${ctx.icon(card.needs, ctx.say('board-compares', {icon: card.needs}))}</span></div>
      <div class="mn">${soft(ctx.say(card.key))}</div>
      <ul class="fx-short">${effects(ctx, top)}</ul>
    </div>
    <div class="ms" ${ctx.at(`pile:${owner}:${colour}`, name)}>
      <span class="mw">${pip(colour)}${count > 1 ? html`<span class="num">${count}</span>` : nothing}${arrow(ctx, splay)}</span>
      <span class="mi">${sum(ctx, icons)}</span></div>
  </div>`;
}

/**
 * Under a pile that may be acted upon: the icons that a splay would add, else what would follow.
 * @param {Drawing} ctx
 * @param {number} owner
 * @param {Colour} colour
 */
function foresight(ctx, owner, colour) {
  if (ctx.readonly || owner !== ctx.seat) return nothing;
  const anchor = `pile:${owner}:${colour}`;
  const pile = seatOf(ctx, owner).zone[colour];
  const ways = ctx.options(anchor).flatMap(({key}) => wayOf(key) ?? []);
  const [way] = ways;
  if (ways.length === 1 && way && pile.splays?.[way]) {
    return html`<p class="pv">${gains(ctx, pile.icons, pile.splays[way])}</p>`;
  }
  const said = topActs(ctx, owner, colour) ? '' : ctx.previews(anchor).join(' ');
  return html`<p class="pv" title=${said || nothing}>${said}</p>`;
}

/**
 * @param {string} key of an option
 * @returns {Way|null}
 */
function wayOf(key) {
  const [verb, , way] = key.split(':');
  return verb === 'splay' ? /** @type {Way} */ (way) : null;
}

/**
 * The difference between two counts.
 * @param {Drawing} ctx
 * @param {Counts} now
 * @param {Counts} then
 */
export function gains(ctx, now, then) {
  const changed = ctx.content.icons.filter((icon) => then[icon] !== now[icon]);
  if (!changed.length) return html`${ctx.say('board-no-change')}`;
  return html`${changed.map((icon) => {
    const count = then[icon] - now[icon];
    const name = ctx.say('board-change', {icon, count});
    return html`<span class="icon-n num" role="img" aria-label=${name} title=${name}>
      <span class="k k-${icon}">${ctx.icon(icon)}</span>${count > 0 ? '+' : '−'}${Math.abs(count)}</span>`;
  })}`;
}
