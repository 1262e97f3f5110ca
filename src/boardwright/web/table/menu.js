/** The menu of the table, with the preferences in it. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {icon} from '../lib/dom.js';
import {prefs} from '../lib/prefs.js';
import {said} from '../pages/parts/games.js';
import {stateOf} from './model.js';

/** @typedef {import('./session.js').Session} Session */

/** @param {Session} session */
export function menuPanel(session) {
  const {table, you} = stateOf(session.model);
  /** @param {string} key @param {string} sign @param {() => void} act */
  const item = (key, sign, act) => html`<li><button class="item" @click=${act}>${icon(sign)}${session.say(key)}</button></li>`;
  const {leaving} = session.model;
  return html`<section class="pop dialog menu" role="dialog" aria-label=${session.say('web-menu')} id="panel" tabindex="-1">
    <ul class="items">
      ${item('web-seats', 'user', () => session.change({panel: 'seats'}))}
      ${item('web-chat', 'chat', () => session.change({panel: 'rail', rail: 'chat', tab: 'log', read: lastLine(session)}))}
      <li><a class="item" href="/rules">${icon('book')}${session.say('web-rules')}</a></li>
      <li><a class="item" href="/replay/${table.id}">${icon('play')}${session.say('web-replay')}</a></li>
      ${table.status === 'playing' && (you.seats.length > 0 || you.host) ? leaving
        ? html`<li class="confirm"><p>${session.say('web-abandon-sure')}</p>
            <button class="btn sm bad" @click=${() => abandon(session)}>${session.say('web-abandon')}</button>
            <button class="btn sm" @click=${() => session.change({leaving: false})}>${session.say('web-keep-playing')}</button></li>`
        : item('web-abandon', 'flag', () => session.change({leaving: true})) : nothing}
    </ul>
    ${preferences(session)}
    ${keys(session)}</section>`;
}

/** @param {Session} session */
function lastLine(session) {
  return stateOf(session.model).chat.at(-1)?.number ?? 0;
}

/** @param {Session} session */
async function abandon(session) {
  session.change({panel: null, leaving: false});
  await session.do({do: 'abandon'});
}

/** @param {Session} session */
function preferences(session) {
  const {now} = prefs;
  const {game} = session.model;
  /** @param {string} name @param {string} value @param {readonly string[]} values @param {(value: string) => void} set @param {(value: string) => string} label */
  const choice = (name, value, values, set, label) => html`<label class="pref"><span>${session.say(name)}</span>
    <select .value=${value} @change=${(/** @type {Event} */ event) => set(/** @type {HTMLSelectElement} */ (event.target).value)}>
    ${values.map((one) => html`<option value=${one} ?selected=${one === value}>${label(one)}</option>`)}</select></label>`;
  return html`<section class="prefs" aria-label=${session.say('web-prefs')}><h3>${session.say('web-prefs')}</h3>
    ${choice('web-theme', now.theme, ['system', 'light', 'dark'],
      (theme) => prefs.set({theme: /** @type {any} */ (theme)}), (one) => session.say(`web-theme-${one}`))}
    ${choice('web-moves', now.motion, ['system', 'full', 'reduced'],
      (motion) => prefs.set({motion: /** @type {any} */ (motion)}), (one) => session.say(`web-moves-${one}`))}
    ${game.words.length === 0 ? nothing : choice('web-words', now.words ?? 'table', ['table', '', ...game.words],
      (words) => prefs.set({words: words === 'table' ? null : words}),
      (one) => one === 'table' ? session.say('web-words-table')
        : said(session.model.texts, `words-${one || 'own'}`, one))}
    ${game.languages.length < 2 ? nothing : choice('web-language', session.model.texts.language, game.languages,
      (language) => prefs.set({language}), (one) => nameOf(one))}
    <label class="pref"><span>${session.say('web-skip-always')}</span>
      <input type="checkbox" .checked=${now.skip}
        @change=${(/** @type {Event} */ event) => prefs.set({skip: /** @type {HTMLInputElement} */ (event.target).checked})}></label>
  </section>`;
}

/** A language by its own name. @param {string} language */
function nameOf(language) {
  return new Intl.DisplayNames([language], {type: 'language'}).of(language) ?? language;
}

/** @param {Session} session */
function keys(session) {
  const rows = [['1', 'web-key-number'], ['0', 'web-key-decline'], ['Q', 'web-key-question'], ['H', 'web-key-hand'],
    ['B', 'web-key-board'], ['L', 'web-key-log'], ['T', 'web-text-mode'], ['U', 'web-undo'], ['?', 'web-key-rule'],
    ['/', 'web-key-search']];
  return html`<details class="keys"><summary>${session.say('web-keys')}</summary>
    <dl>${rows.map(([key = '', text = '']) => html`<div><dt><kbd>${key}</kbd></dt><dd>${session.say(text)}</dd></div>`)}</dl>
    <p class="muted">${session.say('web-keys-arrows')}</p></details>`;
}
