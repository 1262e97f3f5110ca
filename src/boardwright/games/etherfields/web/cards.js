/** Influence cards and Flaws: whole faces for a hand, slim ones where there is little room. */
import {soft} from '/web/lib/soft.js';
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {brings, bringsText, chipWords, priceText, prices, traits, waysOf} from './signs.js';
import {ended} from './plates_on_map.js';

/** @typedef {import('./view.js').Card} Card */
/** @typedef {import('./view.js').Drawing} Drawing */

/** A card in sentences. @param {Drawing} ctx @param {string} name @param {number} [count] */
export function cardWords(ctx, name, count = 1) {
  const card = ctx.view.cards[name];
  const many = count > 1 ? ` ×${count}` : '';
  if (card === undefined) return `${name}${many}`;
  const head = [name + many, bringsText(ctx, card.intent), ...(card.rapid ? [ctx.say('kind-rapid')] : [])].filter(Boolean).join(', ');
  return [head, ...says(ctx, card).map(({price, text, more}) => [price, [...more, text].join(', ')].filter(Boolean).join(': '))].filter(Boolean).map(ended).join(' ');
}

/**
 * What a card says, piece by piece: its actions, what lasts, its price as a Progress card.
 * @param {Drawing} ctx
 * @param {Card} card
 */
function says(ctx, card) {
  const {actions, passives, progress, text} = card;
  const told = [...actions.map((action) => action.text), ...passives];
  return [
    ...(progress === undefined ? [] : [{price: priceText(ctx, progress), ways: progress, text: ctx.say('table-to-place'), more: []}]),
    ...actions.map((action) => ({price: priceText(ctx, action.costs), ways: action.costs, text: action.text, more: traits(ctx, {...action, rapid: false, limit: ''})})),
    ...passives.map((passive) => ({price: '', ways: null, text: passive, more: []})),
    ...(text && !told.includes(text) ? [{price: '', ways: null, text, more: []}] : []),
  ];
}

/**
 * While a card is a button readers hear its label alone: then that is all that is written, with the
 * colours in brackets.
 * @param {Drawing} ctx
 * @param {string} name
 * @param {{count: number, anchor: string, slim: boolean, priced: boolean}} how
 */
function labelled(ctx, name, {count, anchor, slim, priced}) {
  const card = ctx.view.cards[name];
  if (card === undefined || ctx.options(anchor).length === 0) return cardWords(ctx, name, count);
  const head = [name, chipWords(ctx, waysOf(card.intent)), ...(card.rapid && !slim ? [ctx.say('kind-rapid')] : []), ...(priced ? [priceOf(ctx, card)] : []), ...(count > 1 ? [`×${count}`] : [])];
  const told = slim ? [] : says(ctx, card).map(({ways, text, more}) => [ways === null ? '' : chipWords(ctx, ways), ...more, text].filter(Boolean).join(', '));
  return [head.filter(Boolean).join(', '), ...told].map(ended).join(' ');
}

/**
 * @param {Drawing} ctx
 * @param {string} name
 * @param {{count?: number, anchor?: string|null, slim?: boolean, priced?: boolean, className?: string}} [how] `priced`: with what the Market asks for it
 */
export function face(ctx, name, {count = 1, anchor = `card:${name}`, slim = false, priced = false, className = ''} = {}) {
  const card = ctx.view.cards[name];
  const classes = `ec ${card?.kind ?? ''} ${card?.progress ? `prog t-${card.colour ?? 'any'}` : ''} ${slim ? 'slim' : ''} ${className}`;
  // Spaces between the parts keep what is read apart, too.
  const inside = html`<h4>${soft(name)}</h4> <header>${card ? brings(ctx, card.intent) : nothing} <span class="ty">${card?.rapid ? html`${ctx.icon('rapid')}${slim ? nothing : ctx.say('kind-rapid')}` : nothing}</span>
      ${priced && card ? html`<span class="it t-part">${priceOf(ctx, card)}</span>` : nothing} ${count > 1 ? html`<b class="times num">×${count}</b>` : nothing}</header>
    ${slim || card === undefined ? nothing : html`<div class="eb">${body(ctx, card)}</div>`}`;
  return anchor === null ? html`<article class=${classes} aria-label=${cardWords(ctx, name, count)}>${inside}</article>`
    : html`<article class=${classes} ${ctx.at(anchor, labelled(ctx, name, {count, anchor, slim, priced}))}>${inside}</article>`;
}

/** What the Market asks for it. @param {Drawing} ctx @param {Card} card */
function priceOf(ctx, {ether}) {
  return ctx.say('table-count-ether', {count: ether});
}

/** @param {Drawing} ctx @param {Card} card */
export function body(ctx, card) {
  return says(ctx, card).map(({ways, text, more}) => html`<p>${ways === null ? nothing : prices(ctx, ways)}
    ${more.length ? html`<span class="xn">${more.join(', ')}</span>` : nothing} ${text}</p> `);
}
