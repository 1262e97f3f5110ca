/** The line over the zone: whose turn it is, or which card is carried out and for whom. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {cardOf, over, printed} from './facts.js';
import {mark} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Run} Run */

/**
 * It always takes its room, so that nothing moves when a card is carried out.
 * @param {Drawing} ctx
 */
export function now(ctx) {
  const runs = ctx.view.resolving;
  return html`<section class="inn-now" aria-label=${ctx.say('board-text-turn')}>
    ${runs.length && !over(ctx) ? runs.map((run) => resolving(ctx, run)) : html`<p>${turnLine(ctx)}</p>`}
  </section>`;
}

/**
 * @param {Drawing} ctx
 */
export function turnLine(ctx) {
  const {phase, turn, turns, actions} = ctx.view;
  if (over(ctx)) return ctx.say('board-over');
  if (phase === 'first') return ctx.say('board-text-first');
  return ctx.say('board-turn', {seat: turn, turn: turns, actions});
}

/**
 * @param {Drawing} ctx
 * @param {Run} run
 */
function resolving(ctx, run) {
  const card = cardOf(ctx, run.card);
  const key = run.alone ? 'board-resolving-alone' : 'board-resolving';
  return html`<div class="inn-run">
    <span class="k k-${card.needs}">${ctx.icon(card.needs, ctx.say('board-compares', {icon: card.needs}))}</span>
    <b>${ctx.say(key, {card: run.card, by_seat: run.by})}</b>
    ${ctx.rule(run.alone ? 'INN-180' : 'INN-050')}
    <ol class="fxs">${printed(ctx, card).effects.map(({kind}, index) => effect(ctx, run, kind, index + 1))}</ol>
  </div>`;
}

/**
 * An effect with everybody who carries it out, in their order (INN-062, INN-071).
 * @param {Drawing} ctx
 * @param {Run} run
 * @param {'demand'|'share'} kind
 * @param {number} nth
 */
function effect(ctx, run, kind, nth) {
  const seats = kind === 'demand' ? run.obeying : [...run.sharing, run.by];
  const skipped = run.alone && kind === 'demand';
  const at = nth < run.effect ? 'done' : nth > run.effect ? 'later' : 'now';
  return html`<li class="fx is-${at}">${mark(ctx, kind)}<span>${ctx.say('board-effect-number', {effect: nth})}</span>
    ${seats.length && !skipped
      ? seats.map((seat, index) => step(ctx, seat, at === 'now' ? within(seats, index, run.on) : at))
      : html`<span class="muted">${ctx.say('board-nobody')}</span>`}</li>`;
}

/**
 * @param {number[]} seats
 * @param {number} index
 * @param {number} on
 */
function within(seats, index, on) {
  const current = seats.indexOf(on);
  return index < current ? 'done' : index > current ? 'later' : 'now';
}

/**
 * @param {Drawing} ctx
 * @param {number} seat
 * @param {string} when
 */
function step(ctx, seat, when) {
  const name = ctx.say(`board-step-${when}`, {seat});
  return html`<span class="st is-${when}" role="img" aria-label=${name} title=${name}>${ctx.crest(seat, true)}
    ${when === 'done' ? html`<span class="tick">${ctx.icon('check')}</span>` : nothing}</span>`;
}
