/** Beside the board: what is being looked at, the story, Items, and what the campaign has brought. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {ref} from '/web/vendor/lit-html/directives/ref.js';
import {actionRow} from './actions.js';
import {face} from './cards.js';
import {frame} from './frames.js';
import {journal, thingBox} from './journal.js';
import {travels} from './facts.js';
import {stepKey} from './turn.js';
import {story} from './story.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Looked} Looked */

/** On a wide screen. @param {Drawing} ctx */
export function beside(ctx) {
  return html`<div class="eth eth-rail">${looks(ctx)}${story(ctx)}${owned(ctx)}${travels(ctx) ? nothing : journal(ctx)}</div>`;
}

/** What the Team has, and what Fate has brought. @param {Drawing} ctx */
export function owned(ctx) {
  return html`${items(ctx)}${fate(ctx)}`;
}

/** What the reader alone is looking at, while it lasts. @param {Drawing} ctx */
export function looks(ctx) {
  const {looks: there} = ctx.view;
  if (there === null) return nothing;
  return html`<section class="panel looks" aria-label=${ctx.say('table-looks')} ${ref(closing(ctx))}><div class="ph">${ctx.icon('eye')}<h3 class="grow">${ctx.say('table-looks')}</h3></div>
    <div class="offer">${there.things.map((thing) => looked(ctx, thing))}</div></section>`;
}

/** @type {ReturnType<typeof setTimeout>|undefined} */
let closes;
/** The look that is timed. */
let timed = '';

/** ETH-249: a Peek lasts for some seconds. @param {Drawing} ctx @returns {(element: Element|undefined) => void} */
function closing(ctx) {
  const seconds = Number(ctx.content?.peek_seconds ?? 0);
  const now = ctx.readonly || !seconds ? '' : JSON.stringify(ctx.view.looks);
  return (element) => {
    if (element === undefined || now === timed) return;
    clearTimeout(closes);
    timed = now;
    if (now) closes = setTimeout(() => looksOn()?.click(), 1000 * seconds);
  };
}

/** The button that ends a Peek, while one lasts. @returns {HTMLElement|null} */
function looksOn() {
  return document.querySelector('#ask:has([data-rule="ETH-249"]) [data-option="done"]');
}

/** @param {Drawing} ctx @param {Looked} thing */
function looked(ctx, thing) {
  if (ctx.view.cards[thing.name]) return face(ctx, thing.name, ctx.options(`card:${thing.name}`).length ? {} : {anchor: null});
  return html`<article class="ec"><header>${thing.suit ? html`<span class="suit ${thing.suit}">${ctx.icon(thing.suit, ctx.say(`kind-${thing.suit}`))}</span>` : nothing}</header><h4>${thing.name}</h4>
    ${thing.steps ? html`<ol>${thing.steps.map((step) => html`<li>${ctx.say(stepKey(step))}</li>`)}</ol>` : nothing}
    ${thing.text ? html`<p>${thing.text}</p>` : nothing}${thing.loot ? html`<p><b>${ctx.say('kind-loot')}</b> ${thing.loot}</p>` : nothing}</article>`;
}

/** @param {Drawing} ctx */
function items(ctx) {
  const {items: active, item_slots: slots, storage} = ctx.view;
  return html`<section class="panel itp" aria-label=${ctx.say('kind-items')}>
    <div class="ph"><h3 class="grow">${ctx.say('table-items')}</h3><span class="chip num">${ctx.say('table-of', {count: active.length, most: slots})}</span></div>
    ${active.map((item, nth) => thingBox(ctx, `item:${nth}`, item))}
    ${active.length ? nothing : html`<p class="muted">${ctx.say('table-no-items')}</p>`}
    ${storage.length ? html`<details><summary>${ctx.say('table-in-storage', {count: storage.length})}</summary>
      <ul class="names">${storage.map(({name}) => html`<li><span class="nm" ${ctx.at(`card:${name}`, name)}>${name}</span></li>`)}</ul></details>` : nothing}</section>`;
}

/** @param {Drawing} ctx */
function fate(ctx) {
  const {fate: there} = ctx.view;
  if (there === null) return nothing;
  return html`<section class="panel go" aria-label=${there.name}><div class="ph">${frame(ctx, `card:${there.name}`, there.name)}${ctx.icon('fate')}<h3 class="grow">${there.name}</h3><span class="chip">${ctx.say('kind-fate')}</span></div>
    <p>${there.text}</p>${there.quirk?.text ? html`<p><b>${ctx.say('kind-quirk')}</b> ${there.quirk.text}</p>` : nothing}
    <div class="ei">${there.quirk?.actions.map((action) => actionRow(ctx, action)) ?? nothing}</div></section>`;
}
