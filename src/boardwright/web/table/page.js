/** A table on the screen: the places of everything, wide, medium or narrow. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {repeat} from '../vendor/lit-html/directives/repeat.js';
import {icon} from '../lib/dom.js';
import {ask} from './ask.js';
import {banner} from './banner.js';
import {chat, unread} from './chat.js';
import {makeContext, teamClasses} from './context.js';
import {curtain} from './curtain.js';
import {log} from './log.js';
import {look, menu} from './look.js';
import {menuPanel} from './menu.js';
import {block, stateOf} from './model.js';
import {seats, seatsDialog} from './seats.js';
import {since} from './since.js';
import {textMode} from './textmode.js';
import {toasts} from './toast.js';
import {topbar} from './topbar.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./session.js').Session} Session */

/** @param {Session} session */
export function page(session) {
  const {model} = session;
  if (model.curtain !== null) return html`<div class="table">${curtain(session)}</div>`;
  if (stateOf(model).blocks.length === 0) {
    return html`<div class="table">${banner(session)}<main class="curtain">${ask(session)}</main>${toasts(session)}</div>`;
  }
  const ctx = contextOf(session);
  const shape = model.text ? 'text' : model.narrow ? 'narrow' : 'wide';
  return html`<div class="table ${shape} ${teamClasses(stateOf(model).table)}">
    <a class="skip" href="#ask" @click=${skip}>${session.say('web-skip-to-question')}</a>
    ${topbar(session, ctx)}
    ${banner(session)}
    ${model.text ? textMode(session, ctx) : model.narrow ? narrow(session, ctx) : wide(session, ctx)}
    ${model.panel === 'menu' ? menuPanel(session) : nothing}
    ${model.panel === 'seats' ? seatsDialog(session) : nothing}
    ${model.text ? nothing : look(session, ctx)}
    ${menu(session)}
    ${toasts(session)}
    <div class="vh" aria-live="polite" aria-relevant="additions" id="said">
      ${repeat(model.said, ({step}) => step, ({text}) => html`<p>${text}</p>`)}</div>
  </div>`;
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById('ask')?.focus();
}

/**
 * What the drawing module draws with.
 * @param {Session} session
 * @returns {Context}
 */
function contextOf(session) {
  const {model} = session;
  const {seat, view, decision, proposal} = block(model);
  const chosen = model.busy?.key ?? proposal?.key;
  const option = decision?.options.find(({key}) => key === chosen);
  return makeContext({
    view,
    seat,
    content: model.content,
    table: stateOf(model).table,
    texts: model.texts,
    options: decision?.options ?? [],
    source: decision?.source ?? null,
    progress: decision?.progress ?? {},
    previews: model.previews?.sentences ?? new Map(),
    chosen: new Set(option?.anchors ?? []),
    look: (anchor) => session.change({look: {anchor, pinned: true}}),
    narrow: model.narrow,
  });
}

/** Board and question on the left, the rail on the right. @param {Session} session @param {Context} ctx */
function wide(session, ctx) {
  const {module} = session.model;
  const tray = module.tray?.(ctx) ?? null;
  return html`<main class="place">
    <div class="left">
      <section class="board-place" id="board" tabindex="-1" aria-label=${session.say('web-board')}>
        <h2 class="vh">${session.say('web-board')}</h2>${module.board(ctx)}</section>
      <div class="dock">
        ${ask(session, ctx)}
        ${tray === null ? nothing : html`<section class="tray-place" id="tray" tabindex="-1"
          aria-label=${session.say('web-hand')}>
          <h2 class="vh">${session.say('web-hand')}</h2>${tray}</section>`}
      </div>
    </div>
    ${rail(session, ctx)}</main>`;
}

/** One column; the question is a sheet above the hand. @param {Session} session @param {Context} ctx */
function narrow(session, ctx) {
  const {module, tab} = session.model;
  const tray = module.tray?.(ctx) ?? null;
  return html`<main class="place">
    ${tab === 'table' ? html`
      ${module.plates?.(ctx) ?? nothing}
      <section class="board-place" id="board" tabindex="-1" aria-label=${session.say('web-board')}>
        <h2 class="vh">${session.say('web-board')}</h2>${module.board(ctx)}</section>`
    : html`<section class="tab-place">
      ${tab === 'players' ? seats(session) : tab === 'log' ? railBody(session) : rules(session)}</section>`}
    <div class="sheet">${ask(session, ctx)}
      ${tray === null || tab !== 'table' ? nothing : html`<section class="tray-place" id="tray" tabindex="-1"
        aria-label=${session.say('web-hand')}>
        <h2 class="vh">${session.say('web-hand')}</h2>${tray}</section>`}</div>
    ${tabs(session)}</main>`;
}

/** @param {Session} session */
function tabs(session) {
  const {tab} = session.model;
  const lines = unread(session);
  /** @param {'table'|'players'|'log'|'rules'} name @param {string} sign */
  const one = (name, sign) => html`<button aria-current=${tab === name ? 'page' : nothing}
    @click=${() => session.change({tab: name, panel: null, look: null, menu: null})}>${icon(sign)}
    ${session.say(`web-tab-${name}`)}
    ${name === 'log' && lines > 0 ? html`<b class="badge">${lines}</b>` : nothing}</button>`;
  return html`<nav class="tabs" aria-label=${session.say('web-tabs')}>
    ${one('table', 'castle')}${one('players', 'user')}${one('log', 'text')}${one('rules', 'book')}</nav>`;
}

/** The rules that the present question and the last events name. @param {Session} session */
function rules(session) {
  const {model} = session;
  const {decision, others, events} = block(model);
  const ids = new Set([decision?.rule, ...(decision?.options ?? []).map(({rule}) => rule),
    ...others.map(({rule}) => rule), ...events.map(({rule}) => rule)]);
  return html`<section class="rules-here"><h2>${session.say('web-rules-here')}</h2>
    <dl>${[...ids].filter((id) => id !== undefined && model.texts.has(id)).map((id) => html`
      <div><dt>${id}</dt><dd>${session.say(/** @type {string} */ (id))}</dd></div>`)}</dl>
    <a class="btn" href="/rules">${icon('book')}${session.say('web-all-rules')}</a></section>`;
}

/** What the game has beside its board, then what happened. @param {Session} session @param {Context} ctx */
function rail(session, ctx) {
  const own = session.model.module.rail?.(ctx) ?? null;
  return html`<aside class="rail${session.model.panel === 'rail' ? ' open' : ''}" aria-label=${session.say('web-rail')}>
    ${own === null ? nothing : html`<div class="rail-own" tabindex="0" role="group" aria-label=${session.say('web-beside')}>${own}</div>`}
    ${since(session)}${railBody(session)}</aside>`;
}

/** @param {Session} session */
function railBody(session) {
  const {rail: shown} = session.model;
  const lines = unread(session);
  /** @param {'log'|'chat'} name */
  const open = (name) => session.change({
    rail: name,
    read: name === 'chat' ? stateOf(session.model).chat.at(-1)?.number ?? 0 : session.model.read,
  });
  /** @param {'log'|'chat'} name */
  const head = (name) => html`<button role="tab" id="tab-${name}" aria-selected=${shown === name}
    aria-controls="rail-body" @click=${() => open(name)}>${session.say(`web-${name}`)}
    ${name === 'chat' && lines > 0 ? html`<b class="badge">${lines}</b>` : nothing}</button>`;
  return html`<section class="panel logp"><h2 class="vh">${session.say('web-rail')}</h2>
    <div class="ph" role="tablist" aria-label=${session.say('web-rail')}>${head('log')}${head('chat')}
      <span class="grow"></span>
      <button class="close drawer-close" aria-label=${session.say('web-close')}
        @click=${() => session.change({panel: null})}>${icon('x')}</button></div>
    <div class="rail-body" role="tabpanel" id="rail-body" aria-labelledby="tab-${shown}">
      ${shown === 'log' ? log(session) : chat(session)}</div></section>`;
}
