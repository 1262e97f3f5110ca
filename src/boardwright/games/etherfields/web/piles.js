/** Cards that are picked from somewhere else than the hand: piles, the Market, the box. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {face} from './cards.js';
import {counted, seatOf} from './facts.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/**
 * The cards that the open question is about and that lie nowhere else on the screen, before the hand.
 * @param {Drawing} ctx
 * @param {readonly string[]} drawn
 */
export function picking(ctx, drawn) {
  if (shops(ctx)) return nothing;
  const there = Object.keys(ctx.view.cards).filter((name) => !drawn.includes(name) && !elsewhere(ctx, name) && ctx.options(`card:${name}`).length > 0);
  return there.length ? html`<div class="picks" role="group" aria-label=${ctx.say('table-to-pick')}>${there.map((name) => face(ctx, name, {slim: ctx.narrow, className: 'from'}))}</div>` : nothing;
}

/** Drawn by name in another hand, or placed. @param {Drawing} ctx @param {string} name */
function elsewhere(ctx, name) {
  const {seats, looks} = ctx.view;
  return seats.some(({hand, progress}, number) =>
    (number !== ctx.seat && (hand ?? []).includes(name)) || progress.some((placed, nth) => placed.name === name && ctx.options(`progress:${number}:${nth}`).length > 0))
    || (looks?.things.some((thing) => thing.name === name) ?? false);
}

/** Whether cards are bought or a deck is built now: then they have a board of their own. @param {Drawing} ctx */
export function shops(ctx) {
  const {offer, phase} = ctx.view;
  return offer.length > 0 || phase === 'decks' || phase === 'shopping';
}

/** What the Market offers, and what lies in the boxes: the board of shopping and deck building. @param {Drawing} ctx */
export function shop(ctx) {
  if (!shops(ctx)) return nothing;
  const {offer} = ctx.view;
  return html`<section class="shop panel" aria-label=${ctx.say(offer.length ? 'table-offer' : 'table-deck-building')}>
    ${offer.length ? html`<div class="ph"><h3>${ctx.say('table-offer')}</h3><span class="chip">${ctx.icon('deck')}${ctx.say('table-market-left', {count: ctx.view.decks['market'] ?? 0})}</span></div>
      <div class="offer">${counted(offer).map(([name, count]) => face(ctx, name, {count, priced: true}))}</div>` : nothing}
    ${ctx.view.phase === 'decks' ? ownFirst(ctx).map((seat) => building(ctx, seat)) : nothing}</section>`;
}

/** All seats, the reader's own before the others. @param {Drawing} ctx */
function ownFirst(ctx) {
  const seats = ctx.view.seats.map((_, seat) => seat);
  return [...seats.filter((seat) => seat === ctx.seat), ...seats.filter((seat) => seat !== ctx.seat)];
}

/** The deck of a Dreamer while it is built, and the cards beside it. @param {Drawing} ctx @param {number} seat */
function building(ctx, seat) {
  const {dreamer, deck, box, ...there} = seatOf(ctx, seat);
  const built = seat === ctx.seat ? there.built : [];
  if (seat !== ctx.seat && box.length === 0) return nothing;
  return html`<div class="build"><h4 class="ph"><span>${dreamer.name}</span><span class="chip num">${ctx.icon('deck')}${ctx.say('table-count-deck', {count: deck})}</span></h4>
    ${box.length ? html`<h5>${ctx.say('kind-box')}</h5><div class="offer">${counted(box).map(([name, count]) => face(ctx, name, {count, slim: ctx.narrow, anchor: seat === ctx.seat ? `card:${name}` : null}))}</div>` : nothing}
    ${built.length ? html`<h5>${ctx.say('kind-deck')}</h5><div class="offer">${counted(built).map(([name, count]) => face(ctx, name, {count, slim: ctx.narrow, anchor: box.includes(name) ? null : `card:${name}`}))}</div>` : nothing}</div>`;
}
