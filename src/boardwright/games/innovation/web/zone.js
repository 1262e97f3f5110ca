/** A seat's zone: who it is, what is public of it, and its piles with all they show. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {slim} from './cards.js';
import {compared, seatOf} from './facts.js';
import {pile, pileRow} from './piles.js';
import {dominations, handBacks, influence, seatFrame, status, turnOf} from './plates.js';
import {six} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/**
 * @param {Drawing} ctx
 * @param {number} seat
 */
export function zone(ctx, seat) {
  const {icons, dominations: taken} = seatOf(ctx, seat);
  const own = seat === ctx.seat;
  return html`<section class="zone panel ${own ? 'own' : ''} ${turnOf(ctx, seat)}" aria-label=${ctx.say('board-zone', {seat})}>
    <header class="zh">
      <div class="whose">${seatFrame(ctx, seat)}${ctx.crest(seat)}<h3>${ctx.name(seat)}</h3>
        ${own ? html`<span class="muted">${ctx.say('board-you-mark')}</span>` : nothing}</div>
      ${own ? nothing : status(ctx, seat)}
      <span class="fact">${influence(ctx, seat)}</span>
      <span class="fact">${ctx.say('board-dominations-label')}
        <b class="num">${ctx.say('board-dominations-of', {count: taken.length, needed: ctx.view.needed})}</b>${dominations(ctx, seat)}</span>
      ${six(ctx, icons, compared(ctx))}
    </header>
    ${own ? nothing : hand(ctx, seat)}
    ${ctx.narrow
      ? html`<ul class="prs">${ctx.content.colours.map((colour) => pileRow(ctx, seat, colour))}</ul>`
      : html`<div class="piles">${ctx.content.colours.map((colour) => pile(ctx, seat, colour))}</div>`}
  </section>`;
}

/**
 * The hand of a seat in a game that is over, or the backs of it.
 * @param {Drawing} ctx
 * @param {number} seat
 */
function hand(ctx, seat) {
  const {hand: cards, influence: scored} = seatOf(ctx, seat);
  if (!cards) return html`<p class="os">${handBacks(ctx, seat)}</p>`;
  return html`<div class="faces">
    <span class="muted">${cards.length ? ctx.say('board-hand-label') : ctx.say('board-hand-none')}</span>${cards.map((name) => slim(ctx, name))}
    ${scored?.length ? html`<span class="muted">${ctx.say('board-influence-label')}</span>${scored.map((name) => slim(ctx, name))}` : nothing}
  </div>`;
}
