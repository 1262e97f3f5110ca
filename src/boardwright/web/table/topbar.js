/** The top bar: what is played, whose turn it is, and the tools. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {crest, icon} from '../lib/dom.js';
import {prefs} from '../lib/prefs.js';
import {said} from '../pages/parts/games.js';
import {unread} from './chat.js';
import {TURN} from './log.js';
import {block, history, ready, stateOf} from './model.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./session.js').Session} Session */

/** @param {Session} session @param {Context} ctx */
export function topbar(session, ctx) {
  const {table} = stateOf(session.model);
  return html`<header class="top">
    <a class="brand" href="/" aria-label="${session.say('home-product')}: ${session.say('web-home')}">${icon('logo')}<span>${session.say('home-product')}</span></a>
    <div class="tt"><h1>${said(session.model.texts, 'game-title', table.game)}</h1>
      <span>${session.model.narrow ? status(session, ctx) : table.title}</span></div>
    ${session.model.narrow ? nothing : tracker(session, ctx)}
    <nav class="tools" aria-label=${session.say('web-tools')}>${tools(session)}</nav>
  </header>`;
}

/** The order of seats, those who are asked at full strength, and how far the turn is. @param {Session} session @param {Context} ctx */
function tracker(session, ctx) {
  const {table, you} = stateOf(session.model);
  const mine = table.waiting.some((seat) => you.seats.includes(seat));
  return html`<button class="track" title=${session.say('web-seats')}
    @click=${() => session.change({panel: session.model.panel === 'seats' ? null : 'seats'})}>
    ${table.seats.map(({seat, name}) => crest(seat, name ?? '', {small: true, off: !table.waiting.includes(seat)}))}
    <span class="now">${table.status !== 'playing' ? session.say('web-over')
      : mine ? session.say('web-you-are-asked')
      : session.say('web-asked-are', {seats: table.waiting})}</span>
    <span class="how">${status(session, ctx)}</span></button>`;
}

/** How far the turn is: what the drawing module says of it, or the last turn as it was announced. @param {Session} session @param {Context} ctx */
function status(session, ctx) {
  const own = session.model.module.status?.(ctx);
  if (own !== undefined) return own;
  const turn = history(session.model).flatMap(({events}) => events).findLast(({kind}) => kind === TURN);
  return turn === undefined ? '' : session.say(turn.kind, turn.args);
}

/** @param {Session} session */
function tools(session) {
  const {model} = session;
  const {undo} = block(model);
  const lines = unread(session);
  /** @param {'menu'|'rail'} name */
  const toggle = (name) => session.change({panel: model.panel === name ? null : name, leaving: false});
  return html`
    ${undo === null ? nothing : undoButton(session, undo)}
    <button class="tool" aria-pressed=${model.text} @click=${() => prefs.set({text: !model.text})}
      title=${session.say('web-text-mode')}>${icon('text')}<span>${session.say('web-text')}</span>
      <kbd aria-hidden="true">T</kbd></button>
    <a class="tool rules" href="/rules" title=${session.say('web-rules')}>${icon('book')}
      <span>${session.say('web-rules')}</span></a>
    <button class="tool theme" @click=${() => prefs.set({theme: document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark'})}
      title=${session.say('web-theme')} aria-label=${session.say('web-theme')}>${icon('theme')}</button>
    <button class="tool drawer" aria-expanded=${model.panel === 'rail'} @click=${() => toggle('rail')}
      title=${session.say('web-log')} aria-label=${session.say('web-log')}>${icon('journal')}
      ${lines > 0 ? html`<b class="badge">${lines}</b>` : nothing}</button>
    <button class="tool" aria-expanded=${model.panel === 'menu'} @click=${() => toggle('menu')}
      title=${session.say('web-menu')} aria-label=${session.say('web-menu')}>${icon('menu')}</button>`;
}

/** @param {Session} session @param {import('../lib/wire.js').Undo} undo */
function undoButton(session, undo) {
  const reason = `undo-${undo.reason}`;
  const why = session.model.texts.has(reason) ? session.say(reason) : '';
  const {table} = stateOf(session.model);
  const never = undo.grant === 'consent' && table.options.takeback === 'never';
  const off = undo.grant === 'none' || never || table.status !== 'playing' || !ready(session.model);
  const title = never ? session.say('web-undo-never') : session.say(`web-undo-${undo.grant}`, {why});
  return html`<button class="tool undo" ?disabled=${off} title=${title} aria-keyshortcuts="U"
    @click=${() => session.undo()}>${icon('undo')}
    <span>${session.say(undo.grant === 'consent' && !off ? 'web-undo-ask' : 'web-undo')}</span>
    <kbd aria-hidden="true">U</kbd></button>`;
}
