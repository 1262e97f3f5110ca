/**
 * The journal of the campaign: beside the board what matters now, and as a book of its own all that
 * was found and read: Seasons, Dreams and how they ended, Masks, Notes, Wisdom, paragraphs, the map.
 */
import {html, nothing, render} from '/web/vendor/lit-html/lit-html.js';
import {actionRow} from './actions.js';
import {travels} from './facts.js';
import {frame} from './frames.js';
import {brings} from './signs.js';
import {paragraph} from './story.js';
import {world} from './world.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Ending} Ending */
/** @typedef {import('./view.js').Thing} Thing */

/** An Item, a Note, a Wisdom card. @param {Drawing} ctx @param {string} anchor @param {Thing} thing */
export function thingBox(ctx, anchor, thing) {
  return html`<div class="itc">${frame(ctx, anchor, thing.name)}<div class="ih"><b>${thing.name}</b>${brings(ctx, thing.intent)}${thing.rapid ? ctx.icon('rapid', ctx.say('kind-rapid')) : nothing}</div>
    ${thing.text && thing.actions.length === 0 ? html`<p>${thing.text}</p>` : nothing}
    ${thing.actions.map((action) => actionRow(ctx, action, {owner: thing.name}))}
    ${thing.passives.filter((text) => text !== thing.text).map((text) => html`<p>${text}</p>`)}</div>`;
}

/** All that lasts between Dreams, kind by kind. @param {Drawing} ctx @returns {[string, readonly Thing[]][]} */
export function found(ctx) {
  const {season, wisdom, notes, masks, companions} = ctx.view;
  return [
    ['kind-season', season === null ? [] : [season]], ['table-masks', Object.values(masks)], ['table-companions', Object.values(companions)],
    ['table-wisdom', wisdom], ['table-notes', notes],
  ];
}

/** How a Dream came out. @param {Drawing} ctx @param {Ending} ending */
export function endingWords(ctx, {dream, result, ending}) {
  return ending ? ctx.say('table-ending.named', {dream, result, ending}) : ctx.say('table-ending', {dream, result});
}

/** Beside the board; what cannot be acted on is a name there, unless the Team travels. @param {Drawing} ctx */
export function journal(ctx) {
  const {endings, session} = ctx.view;
  return html`<section class="panel jrn" aria-label=${ctx.say('table-journal')}><div class="ph">${ctx.icon('journal')}<h3 class="grow">${ctx.say('table-journal')}</h3>
      ${session ? html`<span class="chip">${ctx.say('table-session', {count: session})}</span>` : nothing}
      <button type="button" class="btn sm" @click=${(/** @type {Event} */ event) => open(ctx, event)}>${ctx.icon('book')}${ctx.say('table-open-journal')}</button></div>
    ${found(ctx).map(([key, there]) => (there.length ? html`<h4>${ctx.say(key)}</h4>${lists(ctx, there)}` : nothing))}
    ${endings.length ? html`<h4>${ctx.say('table-endings')}</h4><ul class="ends">${endings.map((ending) => html`<li>${endingWords(ctx, ending)}</li>`)}</ul>` : nothing}
    <dialog class="eth eth-book" aria-label=${ctx.say('table-journal')} @keydown=${(/** @type {Event} */ event) => event.stopPropagation()}></dialog></section>`;
}

/** @param {Drawing} ctx @param {readonly Thing[]} there */
function lists(ctx, there) {
  const boxed = there.filter((thing) => travels(ctx) || thing.actions.length > 0);
  const named = there.filter((thing) => !boxed.includes(thing));
  return html`${boxed.map((thing) => thingBox(ctx, `card:${thing.name}`, thing))}
    ${named.length ? html`<ul class="names">${named.map(({name}) => html`<li><span class="nm" ${ctx.at(`card:${name}`, name)}>${name}</span></li>`)}</ul>` : nothing}`;
}

/** What it shows is what is so when it is opened. @param {Drawing} ctx @param {Event} event */
function open(ctx, event) {
  const panel = /** @type {Element} */ (event.currentTarget).closest('.jrn');
  const dialog = /** @type {HTMLDialogElement} */ (panel?.querySelector('dialog'));
  // What is drawn twice is one place only.
  render(book({...ctx, at: () => nothing, options: () => []}, () => dialog.close()), dialog);
  dialog.showModal();
}

/** @param {Drawing} ctx @param {() => void} close */
function book(ctx, close) {
  const {pack, endings, seasons, items, storage, read, seats, session} = ctx.view;
  const things = [...found(ctx), /** @type {[string, readonly Thing[]]} */ (['kind-items', items]), /** @type {[string, readonly Thing[]]} */ (['kind-storage', storage])];
  return html`<div class="ph"><h2 class="grow">${pack.title}</h2>${session ? html`<span class="chip">${ctx.say('table-session', {count: session})}</span>` : nothing}
      <button type="button" class="btn sm" @click=${close}>${ctx.icon('x')}${ctx.say('table-close')}</button></div>
    <div class="pages">
      <section><h3>${ctx.say('table-endings')}</h3><ul class="ends">${endings.map((ending) => html`<li>${endingWords(ctx, ending)}</li>`)}</ul>${endings.length ? nothing : html`<p class="muted">${ctx.say('table-no-endings')}</p>`}</section>
      ${seasons.length > 1 ? html`<section><h3>${ctx.say('table-seasons')}</h3><p>${ctx.say('table-list', {items: seasons})}</p></section>` : nothing}
      ${things.map(([key, there]) => (there.length ? html`<section><h3>${ctx.say(key)}</h3>${there.map((thing) => thingBox(ctx, '', thing))}</section>` : nothing))}
      ${seats.map((seat) => (seat.masks.length ? masksOf(ctx, seat) : nothing))}
    </div>
    ${ctx.view.world.locations.length ? html`<section class="wide"><h3>${ctx.say('kind-dreamworld')}</h3>${world(ctx)}</section>` : nothing}
    <section class="wide"><h3>${ctx.say('table-paragraphs', {count: read.length})}</h3><div class="pages">${read.map((script) => html`<article>
      <h4 class="num">${ctx.say('table-paragraph', {number: script.number})}</h4>${paragraph(ctx, script)}</article>`)}</div></section>`;
}

/** @param {Drawing} ctx @param {import('./view.js').Seat} seat */
function masksOf(ctx, {dreamer, masks, mask}) {
  return html`<section><h3>${ctx.say('table-masks-of', {dreamer: dreamer.name})}</h3>
    <p>${ctx.say('table-list', {items: masks})}${mask === null ? nothing : html` <span class="chip">${ctx.icon('mask')}${mask}</span>`}</p></section>`;
}

/** What is said of the campaign in text mode. @param {Drawing} ctx @returns {string[]} */
export function journalWords(ctx) {
  const {endings, seasons, session} = ctx.view;
  return [
    ...(session ? [ctx.say('table-session', {count: session})] : []),
    ...endings.map((ending) => endingWords(ctx, ending)),
    ...(seasons.length > 1 ? [`${ctx.say('table-seasons')}: ${ctx.say('table-list', {items: seasons})}`] : []),
  ];
}
