/** Over the question: where it comes from, and the payment that is being made. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {pips} from './actions.js';
import {signOf} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */

const MOST = 12;

/** The line over the question; null where the shell's own will do. @param {Drawing} ctx */
export function asked(ctx) {
  const {need, paid, colour, action} = ctx.progress;
  const from = sourceOf(ctx);
  if (typeof need !== 'number' || typeof paid !== 'number' || typeof colour !== 'string') return from === ctx.source ? null : html`<b>${from}</b>`;
  return html`<span class="eth eth-pay t-${colour}">${action || from ? html`<b>${action || from}</b>` : nothing}
    ${meter(ctx, {need, paid, colour})}${laid(ctx, action)}</span>`;
}

/** What asks, in words: a paragraph has a number only. @param {Drawing} ctx */
function sourceOf(ctx) {
  const [kind, number] = (ctx.source ?? '').split(':');
  return kind === 'script' && number ? ctx.say('table-paragraph', {number: Number(number)}) : ctx.source;
}

/** A mark for each that is needed. @param {Drawing} ctx @param {{need: number, paid: number, colour: string}} bill */
function meter(ctx, {need, paid, colour}) {
  const name = ctx.say('table-paying', {paid, need, colour});
  return html`<span class="meter" role="img" aria-label=${name} title=${name}>${Array.from({length: Math.min(MOST, Math.max(need, paid))}, (_, nth) =>
    html`<i class="pb ${nth < paid ? 'on' : ''} ${nth >= need ? 'more' : ''}">${ctx.icon(signOf(colour))}</i>`)}</span>
    <b class="num">${paid}/${need}</b>`;
}

/** What lies already on a Gradual action of the map. @param {Drawing} ctx @param {unknown} name */
function laid(ctx, name) {
  const there = Object.values(ctx.view.map.actions).find((action) => action.gradual && action.name === name);
  return there ? pips(ctx, there) : nothing;
}
