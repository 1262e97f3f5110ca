/** What only this seat holds: its hand, and the faces of its influence. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {repeat} from '/web/vendor/lit-html/directives/repeat.js';
import {face, slim} from './cards.js';
import {seatOf} from './facts.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/**
 * The order in which each hand has been laid out, by table and seat.
 * @type {Map<string, string[]>}
 */
const laid = new Map();

/**
 * The hand with new cards at its end, so that no card moves because another comes.
 * @param {Drawing} ctx
 * @param {string[]} hand
 */
function inOrder(ctx, hand) {
  if (ctx.readonly) return hand;
  const key = `${ctx.table.id}:${ctx.seat}`;
  const kept = (laid.get(key) ?? []).filter((name) => hand.includes(name));
  const order = [...kept, ...hand.filter((name) => !kept.includes(name))];
  laid.set(key, order);
  return order;
}

/**
 * @param {Drawing} ctx
 */
export function tray(ctx) {
  if (ctx.seat === null) return null;
  const {hand = [], influence = [], points} = seatOf(ctx, ctx.seat);
  const card = ctx.narrow ? slim : face;
  return html`<div class="inn inn-tray ${ctx.narrow ? 'narrow' : ''}">
    <section class="inn-hand" aria-label=${ctx.say('board-your-hand')}>
      <h3>${ctx.say('board-your-hand')} <span>${ctx.say('board-count', {count: hand.length})}${hand.length ? `, ${ctx.say('board-only-you')}` : nothing}</span></h3>
      <div class="hc">${repeat(inOrder(ctx, hand), (name) => name, (name) => card(ctx, name))}
        ${hand.length ? nothing : html`<p class="muted">${ctx.say('board-your-hand-empty')}</p>`}</div>
    </section>
    ${influence.length
      ? html`<section class="inn-scored" aria-label=${ctx.say('board-your-influence')}>
          <h3>${ctx.say('board-your-influence')} <span>${ctx.say('board-points-of', {count: points})}</span></h3>
          <div class="hc">${repeat(influence, (name) => name, (name) => slim(ctx, name))}</div>
        </section>`
      : nothing}
  </div>`;
}
