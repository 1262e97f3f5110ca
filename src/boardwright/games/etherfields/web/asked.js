/** The payment that is being made, over the question: what is needed, what is paid, in which colour. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {signOf} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */

const MOST = 12;

/** The line over the question; null where nothing is being paid. @param {Drawing} ctx */
export function asked(ctx) {
  const {need, paid, colour, source} = ctx.progress;
  if (typeof need !== 'number' || typeof paid !== 'number' || typeof colour !== 'string') return null;
  const name = ctx.say('table-paying', {paid, need, colour});
  const places = Math.min(MOST, Math.max(need, paid));
  return html`<span class="eth eth-pay t-${colour}">${source ? html`<b>${source}</b>` : nothing}
    <span class="meter" role="img" aria-label=${name} title=${name}>${Array.from({length: places}, (_, nth) =>
      html`<i class="pb ${nth < paid ? 'on' : ''} ${nth >= need ? 'more' : ''}">${ctx.icon(signOf(colour))}</i>`)}</span>
    <b class="num">${paid}/${need}</b></span>`;
}
