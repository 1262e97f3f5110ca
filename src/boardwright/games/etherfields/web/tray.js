/** The hands, which are open: one's own cards large, those of the others small; the Progress zone. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {repeat} from '/web/vendor/lit-html/directives/repeat.js';
import {cardWords, face} from './cards.js';
import {counted, dreamerName, seatOf} from './facts.js';
import {crestOf} from './signs.js';
import {picking} from './piles.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/** The order in which a hand has been laid out, by table and seat. @type {Map<string, string[]>} */
const laid = new Map();

/**
 * New cards come at the end, so that no card moves because another comes.
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
  return html`<div class="eth eth-tray ${ctx.narrow ? 'narrow' : ''}">
    ${own === null ? nothing : hand(ctx, own)}
    ${ctx.narrow ? nothing : zones(ctx)}</div>`;
}

/** The own Progress zone, and the hands of the others. @param {Drawing} ctx */
export function zones(ctx) {
  const others = ctx.view.seats.flatMap((_, seat) => (seat === ctx.seat ? [] : [seat]));
  return html`<div class="eth eth-beside" tabindex="0" role="group" aria-label=${ctx.say('table-hands')}>${ctx.seat === null ? nothing : progress(ctx, ctx.seat)}
    ${others.map((seat) => mate(ctx, seat))}</div>`;
}

/** The own hand, and what else is picked from at the moment. @param {Drawing} ctx @param {number} seat */
function hand(ctx, seat) {
  const cards = inOrder(ctx, seat);
  const {cards: count, hand_limit: most, playing} = seatOf(ctx, seat);
  const hand = cards.map(([name]) => name);
  return html`<section class="hand" aria-label=${ctx.say('table-hand')}>
    <h3>${ctx.say('table-hand')} <span>${ctx.say('table-of', {count, most})}</span></h3>
    <div class="hc" tabindex="0" role="group" aria-label=${ctx.say('table-hand')}>${picking(ctx, [...hand, ...playing])}
      ${repeat(cards, ([name]) => name, ([name, many]) => face(ctx, name, {count: many, slim: ctx.narrow}))}
      ${counted(playing).map(([name, many]) => face(ctx, name, {count: many, slim: true, className: 'playing', anchor: hand.includes(name) ? null : `card:${name}`}))}
      ${count || playing.length ? nothing : html`<p class="muted">${ctx.say('table-hand-empty')}</p>`}</div></section>`;
}

/** Progress cards that lie before a Dreamer, and the places left. @param {Drawing} ctx @param {number} seat */
export function progress(ctx, seat) {
  const {progress: there, progress_limit: most, flaws} = seatOf(ctx, seat);
  const left = Math.max(0, most - there.length);
  return html`<section class="pz" aria-label=${ctx.say('kind-progress')}>
    <h3>${ctx.say('kind-progress')} <span>${ctx.say('table-of', {count: there.length, most})}</span></h3>
    <div class="pcs">${there.map(({name, flipped}, nth) => placed(ctx, `progress:${seat}:${nth}`, name, flipped))}
      ${flaws.map((name) => html`<article class="pc flaw" ${ctx.at(`card:${name}`, `${name}, ${lasting(ctx, name)}`)}><b>${name}</b> <p>${lasting(ctx, name)}</p></article>`)}
      ${Array.from({length: left}, () => html`<div class="pc e"></div>`)}</div></section>`;
}

/** @param {Drawing} ctx @param {string} anchor @param {string} name @param {boolean} flipped */
function placed(ctx, anchor, name, flipped) {
  const does = flipped ? ctx.say('table-flipped') : lasting(ctx, name);
  return html`<article class="pc t-${ctx.view.cards[name]?.colour ?? 'any'} ${flipped ? 'flip' : ''}" ${ctx.at(anchor, `${name}, ${does}`)}>
    <b>${name}</b> <p>${does}</p></article>`;
}

/** What a card that has been placed does. @param {Drawing} ctx @param {string} name */
function lasting(ctx, name) {
  const card = ctx.view.cards[name];
  if (card === undefined) return '';
  return [...card.passives, ...card.actions.map(({text}) => text)].join(' ') || card.text;
}

/** The hand of another Dreamer: open, unless hands are closed. @param {Drawing} ctx @param {number} seat */
function mate(ctx, seat) {
  const there = seatOf(ctx, seat);
  return html`<section class="mate" aria-label=${ctx.say('table-hand-of', {dreamer: dreamerName(ctx, seat)})}>
    <h3>${crestOf(ctx, seat)}${dreamerName(ctx, seat)} <span>${ctx.say('table-of', {count: there.cards, most: there.hand_limit})}</span></h3>
    <ul class="names">${there.hand === null ? html`<li class="muted">${ctx.say('table-hand-closed')}</li>`
      : counted(there.hand).map(([name, count]) => html`<li><span class="nm" ${ctx.at(own(ctx, name) ? `card:${seat}:${name}` : `card:${name}`, cardWords(ctx, name, count))}>${name}${count > 1 ? ` ×${count}` : ''}</span></li>`)}
      ${there.progress.map(({name, flipped}, nth) => html`<li><span class="nm pr ${flipped ? 'flip' : ''}" ${ctx.at(`progress:${seat}:${nth}`, cardWords(ctx, name))}>${name}</span></li>`)}
      ${there.flaws.map((name) => html`<li><span class="nm flaw" ${ctx.at(`flaw:${seat}:${name}`, cardWords(ctx, name))}>${name}</span></li>`)}</ul></section>`;
}

/** Whether the reader has such a card too: an anchor is one place only. @param {Drawing} ctx @param {string} name */
function own(ctx, name) {
  return ctx.seat !== null && (seatOf(ctx, ctx.seat).hand ?? []).includes(name);
}
