/** My tables, those first that wait for me; and the tables that anybody may watch. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {repeat} from '../../vendor/lit-html/directives/repeat.js';
import {icon} from '../../lib/dom.js';
import {forget} from '../../lib/purse.js';
import {ago} from '../parts/when.js';

/**
 * @typedef {import('../home.js').Home} Home
 * @typedef {import('../../lib/wire.js').Summary} Summary
 */

const SIGNS = {playing: 'play', over: 'flag', abandoned: 'x', outdated: 'warn', record: 'journal'};

/** @param {Home} home */
export function tablesPanel(home) {
  const {say, mine} = home;
  return html`<section class="panel tables" aria-labelledby="your-tables">
    <h2 class="ph" id="your-tables">${say('home-mine')}</h2>
    ${mine === null
      ? html`<p class="empty">${say('home-loading')}</p>`
      : mine.length
        ? html`<ul class="tl">${repeat([...mine].sort(byUrgency), key, (one) => mineRow(home, one))}</ul>`
        : html`<div class="empty"><p>${say('home-mine-none')}</p>
          <a class="btn sm" href="/new">${say('home-mine-new')}</a></div>`}
  </section>`;
}

/** @param {Home} home */
export function watchPanel(home) {
  const {say, watched} = home;
  return html`<section class="panel tables" aria-labelledby="watch">
    <h2 class="ph" id="watch">${say('home-watch')}</h2>
    ${watched === null
      ? html`<p class="empty">${say('home-loading')}</p>`
      : watched.length
        ? html`<ul class="tl">${repeat(watched, key, (one) => watchRow(home, one))}</ul>`
        : html`<div class="empty"><p>${say('home-watch-none')}</p>
          <a class="btn sm" href="/new?watch=everybody">${say('home-watch-new')}</a></div>`}
  </section>`;
}

/** @param {Summary} summary */
const key = ({table}) => table;

/**
 * Those that wait for me, then those in play, then those that are over; the latest first.
 *
 * @param {Summary} one
 * @param {Summary} other
 */
function byUrgency(one, other) {
  /** @param {Summary} summary */
  const rank = ({status, yours}) => (status !== 'playing' ? 2 : yours ? 0 : 1);
  return rank(one) - rank(other) || Number(other.at) - Number(one.at);
}

/**
 * @param {Home} home
 * @param {Summary} summary
 */
function mineRow(home, summary) {
  const {say, texts} = home;
  const {table, status, yours, at} = summary;
  const title = titleOf(home, summary);
  const playing = status === 'playing' || status === 'outdated';
  if (home.forgetting === table) return forgetRow(home, summary, title);
  return html`<li>
    <span class="gi">${icon(SIGNS[status])}</span>
    <div class="grow"><b>${title}</b><span>${who(home, summary)}</span></div>
    <span class="meta">${status === 'playing' && yours
      ? html`<span class="turn">${say('home-yours')}</span>`
      : html`<span class="chip line">${say(`home-status-${status}`)}</span>`}
    <time class="muted when">${ago(at, texts.language)}</time></span>
    <span class="acts"><a class=${yours ? 'btn sm pri' : 'btn sm'}
      href=${playing ? `/table/${table}` : `/replay/${table}`}
      aria-label=${say(playing ? 'home-resume-table' : 'home-replay-table', {title})}
      >${say(playing ? 'home-resume' : 'home-replay')}</a>
    <button class="btn sm quiet" type="button" title=${say('home-forget-table', {title})}
      aria-label=${say('home-forget-table', {title})} @click=${() => ask(home, table)}>${icon('x')}</button></span>
  </li>`;
}

/**
 * The key to a seat cannot be had again, so forgetting asks once more, in place.
 *
 * @param {Home} home
 * @param {Summary} summary
 * @param {string} title
 */
function forgetRow(home, {table}, title) {
  const {say} = home;
  return html`<li class="forget" role="group" aria-label=${say('home-forget-table', {title})}>
    <span class="gi">${icon('warn')}</span>
    <div class="grow"><b>${say('home-forget-ask', {title})}</b><span>${say('home-forget-note')}</span></div>
    <span class="acts">
      <button class="btn sm" type="button" data-keep @click=${() => ask(home, null)}
        >${say('home-forget-no')}</button>
      <button class="btn sm bad" type="button" @click=${() => drop(home, table)}>${say('home-forget')}</button>
    </span>
  </li>`;
}

/**
 * @param {Home} home
 * @param {string | null} table
 */
function ask(home, table) {
  home.forgetting = table;
  home.draw();
  const next = document.querySelector(table ? '.forget [data-keep]' : '.tables .acts a, #main');
  if (next instanceof HTMLElement) next.focus();
}

/**
 * @param {Home} home
 * @param {string} table
 */
function drop(home, table) {
  forget(table);
  home.mine = (home.mine ?? []).filter((summary) => summary.table !== table);
  ask(home, null);
}

/**
 * @param {Home} home
 * @param {Summary} summary
 */
function watchRow(home, summary) {
  const {say} = home;
  const title = titleOf(home, summary);
  return html`<li>
    <span class="gi">${icon('eye')}</span>
    <div class="grow"><b>${title}</b><span>${who(home, summary)}</span></div>
    <span class="meta">${summary.watchers
      ? html`<span class="chip">${icon('eye')}${say('home-watching', {count: summary.watchers})}</span>`
      : nothing}
    <time class="muted when">${ago(summary.at, home.texts.language)}</time></span>
    <span class="acts"><a class="btn sm" href="/table/${summary.table}"
      aria-label=${say('home-watch-table', {title})}>${say('home-watch-do')}</a></span>
  </li>`;
}

/**
 * @param {Home} home
 * @param {Summary} summary
 */
function titleOf({say, games}, {title, game}) {
  const name = games.find((told) => told.game.name === game)?.title ?? game;
  return title && title !== name ? say('home-table', {title, game: name}) : name;
}

/**
 * Who sits there; seats that nobody holds yet are counted.
 *
 * @param {Home} home
 * @param {Summary} summary
 */
function who({say}, {seats}) {
  const names = seats.filter(({kind, name}) => name && (kind === 'person' || kind === 'bot'));
  const free = seats.length - names.length;
  return say('home-who', {people: names.map(({name}) => String(name)), free});
}
