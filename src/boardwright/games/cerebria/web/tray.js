/** The hands of the own team: one's own cards, those of the teammate, and the open tops of the decks. */
import {soft} from '/web/lib/soft.js';
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {repeat} from '/web/vendor/lit-html/directives/repeat.js';
import {face} from './cards.js';
import {cardName, cardOf, counted, mates, seatOf, spiritName} from './facts.js';
import {frame} from './frames.js';
import {vibeSign} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/** The order in which a hand has been laid out, by table and seat. @type {Map<string, string[]>} */
const laid = new Map();

/**
 * Equal cards lie together; new ones come at the end, so that no card moves because another comes.
 * @param {Drawing} ctx
 * @param {number} seat
 */
function inOrder(ctx, seat) {
  const cards = counted(seatOf(ctx, seat).hand ?? []);
  if (ctx.readonly) return cards;
  const key = `${ctx.table.id}:${seat}`;
  const names = cards.map(([name]) => name);
  const kept = (laid.get(key) ?? []).filter((name) => names.includes(name));
  const order = [...kept, ...names.filter((name) => !kept.includes(name))];
  laid.set(key, order);
  return cards.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}

/** @param {Drawing} ctx */
export function tray(ctx) {
  const own = ctx.seat;
  if (own === null) return null;
  const cards = inOrder(ctx, own);
  return html`<div class="cer cer-tray ${ctx.narrow ? 'narrow' : ''}">
    <section class="hand" aria-label=${ctx.say('board-hand')}>
      <h3>${ctx.say('board-hand')} <span>${ctx.say('board-hand-note', {count: seatOf(ctx, own).cards})}</span></h3>
      <div class="hc">${repeat(cards, ([name]) => name, ([name, count]) => face(ctx, name, {count, slim: ctx.narrow}))}
        ${cards.length ? nothing : html`<p class="muted">${ctx.say('board-hand-empty')}</p>`}
        ${ctx.options('card:Bleakness').length ? face(ctx, 'Bleakness', {count: ctx.view.bleakness_left, slim: ctx.narrow}) : nothing}
        ${deck(ctx, own)}</div></section>
    ${mates(ctx).map((seat) => mate(ctx, seat))}</div>`;
}

/** What lies on a deck: its top card is open (CER-066). @param {Drawing} ctx @param {number} seat */
export function deck(ctx, seat) {
  const {deck: count, top} = seatOf(ctx, seat);
  return html`<div class="deck">${frame(ctx, `deck:${seat}`, deckName(ctx, seat))}<small>${ctx.say('board-deck', {count})}</small>
    ${top === null ? nothing : html`<b>${vibeSign(ctx, cardOf(ctx, top)?.vibe ?? 'none')}<span>${soft(cardName(ctx, top))}</span></b>
      <small>${ctx.say('board-deck-top')}</small>`}</div>`;
}

/** @param {Drawing} ctx @param {number} seat */
export function deckName(ctx, seat) {
  const {deck: count, top} = seatOf(ctx, seat);
  return ctx.say(top === null ? 'board-deck-none' : 'board-deck-name', {seat, count, card: top});
}

/** The hand of a teammate: teams share what they know (CER-420). @param {Drawing} ctx @param {number} seat */
function mate(ctx, seat) {
  const cards = inOrder(ctx, seat);
  return html`<section class="hand mate" aria-label=${ctx.say('board-hand-of', {seat})}>
    <h3>${ctx.say('board-hand-of', {seat})} <span>${spiritName(ctx, seat)}</span></h3>
    <div class="hc">${cards.map(([name, count]) => face(ctx, name, {count, slim: true, anchor: null}))}
      ${cards.length ? nothing : html`<p class="muted">${ctx.say('board-hand-empty')}</p>`}
      ${deck(ctx, seat)}</div></section>`;
}
