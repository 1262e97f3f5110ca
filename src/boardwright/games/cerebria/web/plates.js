/** Who is at the table at a glance, and how far the turn is. */
import {html} from '/web/vendor/lit-html/lit-html.js';
import {hasTurn, over, seatOf, spiritName} from './facts.js';
import {frame} from './frames.js';
import {amount, figureMark} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/** The seats in the order of their turns, for a narrow screen. @param {Drawing} ctx */
export function chips(ctx) {
  const order = [...new Set(ctx.view.order)];
  return html`<ul class="cer cer-chips n-${order.length}">${order.map((seat) => {
    const {wp, essence, cards, team} = seatOf(ctx, seat);
    return html`<li class="oc ${team} ${hasTurn(ctx, seat) ? 'turning' : ''}">${frame(ctx, `seat:${seat}`, ctx.say('board-seat', {seat, spirit: spiritName(ctx, seat)}))}
      ${figureMark(ctx, seat)}<b>${seat === ctx.seat ? ctx.say('board-you-mark') : ctx.name(seat)}</b>
      <div>${amount(ctx, 'wp', wp)}${amount(ctx, 'essence', essence)}${amount(ctx, 'cards', cards)}</div></li>`;
  })}</ul>`;
}

/** One line for the top bar. @param {Drawing} ctx */
export function status(ctx) {
  const {phase, turn, turns, actions, ends} = ctx.view;
  if (over(ctx)) return ctx.say('board-over');
  if (phase === 'placing' || phase === 'wilds') return ctx.say(`board-phase-${phase}`, {seat: turn});
  const line = ctx.say(phase === 'end' ? 'board-turn-end' : 'board-turn', {seat: turn, turn: turns, actions});
  return ends ? `${line}. ${ctx.say('board-ends')}` : line;
}

