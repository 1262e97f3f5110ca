/** The Dreamers at a glance: Distress, what they have, their decks, Mask, States, who is done. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {dreamerName, kindKey, seatOf} from './facts.js';
import {frame} from './frames.js';
import {crestOf, stat} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/** A plate for each. @param {Drawing} ctx */
export function dreamerPlates(ctx) {
  return html`<div class="drs n-${ctx.view.seats.length}">${ctx.view.seats.map((_, seat) => plate(ctx, seat))}</div>`;
}

/** @param {Drawing} ctx @param {number} seat */
function plate(ctx, seat) {
  const there = seatOf(ctx, seat);
  return html`<section class="dr ${seat === ctx.seat ? 'me' : ''}" aria-label=${dreamerName(ctx, seat)}>
    ${frame(ctx, `seat:${seat}`, dreamerName(ctx, seat))}${crestOf(ctx, seat)}
    <div class="dn"><b>${dreamerName(ctx, seat)}</b> <span>${seat === ctx.seat ? ctx.say('table-you') : there.dreamer.id ? ctx.name(seat) : nothing}</span></div>
    <span class="dd">${doing(ctx, seat)}</span>
    ${distress(ctx, seat)}
    <div class="dst">${stat(ctx, 'ether', there.ether, ctx.say('table-count-ether', {count: there.ether}))}
      ${stat(ctx, 'gem', there.gems, ctx.say('table-count-gems', {count: there.gems}))}
      ${stat(ctx, 'copy', there.cards, ctx.say('table-count-hand', {count: there.cards, most: there.hand_limit}))}
      <span class="st num" ${ctx.at(`deck:${seat}`, ctx.say('table-count-deck', {count: there.deck}))}>${ctx.icon('deck')}${there.deck}</span>
      <span class="st num" ${ctx.at(`discard:${seat}`, ctx.say('table-count-discard', {count: there.discard.length}))}>${ctx.icon('discard')}${there.discard.length}</span>
      <span class="st num" ${ctx.at(`sealed:${seat}`, ctx.say('table-count-sealed', {count: there.sealed.length}))}>${ctx.icon('seal')}${there.sealed.length}</span>
      <span class="mk">${there.voucher ? html`<i class="chip line">${ctx.say('kind-voucher')}</i>` : nothing}${there.states.map((state) => html`<i class="chip bad">${ctx.say(kindKey(state))}</i>`)}
        ${there.mask === null ? nothing : html`<i class="mask ${there.mask_works ? '' : 'off'}">${ctx.icon('mask')}${there.mask}</i>`}</span></div></section>`;
}

/** Distress, a field for each up to the limit. @param {Drawing} ctx @param {number} seat */
export function distress(ctx, seat) {
  const {distress: count, distress_limit: most} = seatOf(ctx, seat);
  const name = ctx.say('table-distress', {count, most});
  return html`<div class="dis ${most - count <= 2 ? 'near' : ''}" role="img" aria-label=${name} title=${name}>${ctx.icon('distress')}
    ${Array.from({length: Math.max(most, count)}, (_, nth) => html`<i class=${nth < count ? 'on' : ''}></i>`)}</div>`;
}

/** What somebody is about. @param {Drawing} ctx @param {number} seat */
function doing(ctx, seat) {
  const sits = ctx.table.seats[seat];
  const there = seatOf(ctx, seat);
  const chips = [];
  if (ctx.view.first === seat && ctx.view.seats.length > 1) chips.push(html`<span class="fp">${ctx.icon('flag', ctx.say('kind-first-player'))}</span>`);
  if (!ctx.readonly && sits !== undefined) {
    if (ctx.table.thinking.includes(seat)) chips.push(html`<span class="think" role="img" aria-label=${ctx.say('table-thinks')}><i></i><i></i><i></i></span>`);
    else if (sits.kind === 'bot' || sits.level) chips.push(html`<span class="stands">${ctx.icon('bot', ctx.say('table-bot'))}</span>`);
    else if (sits.kind !== 'person') chips.push(html`<span class="stands">${ctx.icon('link', ctx.say('table-empty-seat'))}</span>`);
    else if (!sits.present) chips.push(html`<span class="stands">${ctx.icon('wifi', ctx.say('table-away'))}</span>`);
  }
  if (there.done) chips.push(html`<span class="chip line">${ctx.icon('check', ctx.say('table-done'))}<span aria-hidden="true">${ctx.say('table-done')}</span></span>`);
  return chips;
}

/** For a narrow screen: one chip for each. @param {Drawing} ctx */
export function chips(ctx) {
  const {seats} = ctx.view;
  return html`<ul class="eth eth-chips n-${seats.length}">${seats.map((there, seat) => html`<li class="oc ${seat === ctx.seat ? 'me' : ''}">${frame(ctx, `seat:${seat}`, dreamerName(ctx, seat))}
    ${crestOf(ctx, seat)}<b>${seat === ctx.seat ? ctx.say('table-you') : ctx.name(seat)}</b>${there.done ? ctx.icon('check', ctx.say('table-done')) : nothing}
    <div>${stat(ctx, 'distress', `${there.distress}/${there.distress_limit}`, ctx.say('table-distress', {count: there.distress, most: there.distress_limit}))}
      ${stat(ctx, 'copy', there.cards, ctx.say('table-count-hand', {count: there.cards, most: there.hand_limit}))}
      ${stat(ctx, 'gem', there.gems, ctx.say('table-count-gems', {count: there.gems}))}
      ${stat(ctx, 'ether', there.ether, ctx.say('table-count-ether', {count: there.ether}))}</div></li>`)}</ul>`;
}
