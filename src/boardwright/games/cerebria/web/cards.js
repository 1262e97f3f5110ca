/** Emotions as cards: whole faces for a hand, slim ones where there is little room. */
import {soft} from '/web/lib/soft.js';
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {cardName, cardOf} from './facts.js';
import {vibeSign} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/** @typedef {object} How how a card is drawn @property {number} [count] equal cards @property {string|null} [anchor] @property {boolean} [slim] */

/**
 * What a reader hears of a card.
 * @param {Drawing} ctx
 * @param {string} name
 * @param {number} [count]
 */
export function spoken(ctx, name, count = 1) {
  const card = cardOf(ctx, name);
  return ctx.say('board-card', {card: name, vibe: card?.vibe ?? 'none', row: (card?.row ?? []).map(String), count});
}

/**
 * While a card is a button readers hear its label alone: then that begins with all that is written.
 * @param {Drawing} ctx
 * @param {string} name
 * @param {number} count
 * @param {string} anchor
 * @param {boolean} slim
 */
function labelled(ctx, name, count, anchor, slim) {
  const card = cardOf(ctx, name);
  if (card === undefined || ctx.options(anchor).length === 0) return spoken(ctx, name, count);
  const {row, threshold, counterpart, text} = card;
  const written = [cardName(ctx, name), ...row, ...(count > 1 ? [`×${count}`] : []),
    ...(slim || counterpart === null ? [] : [threshold]), ...(slim || text === null ? [] : [ctx.say(text)])];
  return `${written.join(' ')}, ${spoken(ctx, name, count)}`;
}

/**
 * @param {Drawing} ctx
 * @param {string} name
 * @param {How} [how]
 */
export function face(ctx, name, {count = 1, anchor = `card:${name}`, slim = false} = {}) {
  const card = cardOf(ctx, name);
  if (card === undefined) return nothing;
  const {team, vibe, row, threshold, counterpart, text} = card;
  const inside = html`<header>${vibeSign(ctx, vibe)}<h4>${soft(cardName(ctx, name))}</h4></header> <div class="es">${row.map((printed) => html`<i class="num">${printed}</i> `)}
      ${count > 1 ? html`<b class="times num">×${count}</b> ` : nothing}
      ${counterpart !== null && !slim ? html`<span title=${ctx.say('board-becomes', {emotion: counterpart})}>${ctx.icon('up', ctx.say('board-threshold'))}<b class="num">${threshold}</b></span>` : nothing}</div>
    ${text !== null && !slim ? html`<p>${ctx.say(text)}</p>` : nothing}`;
  const classes = `hcard ${team} ${card.kind} ${slim ? 'slim' : ''}`;
  return anchor === null ? html`<article class=${classes} aria-label=${spoken(ctx, name, count)}>${inside}</article>`
    : html`<article class=${classes} ${ctx.at(anchor, labelled(ctx, name, count, anchor, slim))}>${inside}</article>`;
}
