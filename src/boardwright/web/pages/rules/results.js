/** The search and what it has found. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {repeat} from '../../vendor/lit-html/directives/repeat.js';
import {icon} from '../../lib/dom.js';
import {find, marked, SOURCES, wordsOf} from './finding.js';

/**
 * @typedef {import('../rules.js').Browser} Browser
 * @typedef {import('./finding.js').Entry} Entry
 */

/** @param {Browser} browser */
export function results(browser) {
  const {say, wanted, entries} = browser;
  const found = find(entries, wanted);
  const words = wordsOf(wanted.query);
  /** @param {Event} event */
  const type = (event) => {
    wanted.query = /** @type {HTMLInputElement} */ (event.target).value;
    browser.narrow();
  };
  return html`<section class="res" aria-label=${say('rules-list')}>
    <div class="sb">${icon('search')}
      <input type="search" id="rules-search" aria-label=${say('rules-search')}
        placeholder=${say('rules-search-hint')} autocomplete="off" spellcheck="false"
        .value=${wanted.query} @input=${type}>
      <span class="muted" role="status">${say('rules-count', {count: found.length, of: entries.length})}</span>
      <kbd aria-hidden="true">/</kbd></div>
    ${found.length
      ? html`<ol class="rl">${repeat(found, ({rule}) => rule.id, (entry) => row(browser, entry, words))}</ol>`
      : empty(browser)}
  </section>`;
}

/**
 * @param {Browser} browser
 * @param {Entry} entry
 * @param {readonly string[]} words
 */
function row(browser, {rule, text, sources}, words) {
  const {say, chosen} = browser;
  const here = rule.id === chosen;
  /** @param {MouseEvent} event */
  const open = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    browser.choose(rule.id, true);
  };
  return html`<li class=${here ? 'on' : nothing}>
    <a href="/rules/${rule.id}" aria-current=${here ? 'true' : nothing} @click=${open}>
      <span class="id">${withMarks(rule.id, words)}</span><span class="tx">${withMarks(text, words)}</span></a>
    <span class="kds">${sources.map((source) => html`<span class="kd ${source}"
      >${say(`rules-kind-${source}`)}</span>`)}</span></li>`;
}

/**
 * @param {string} text
 * @param {readonly string[]} words
 */
export function withMarks(text, words) {
  if (!words.length) return text;
  return marked(text, words).map(({piece, marked: found}) => (found ? html`<mark>${piece}</mark>` : piece));
}

/** @param {Browser} browser */
function empty(browser) {
  const {say, wanted} = browser;
  const clear = () => {
    Object.assign(wanted, {query: '', game: null, section: null, sources: new Set(SOURCES)});
    browser.narrow();
    document.getElementById('rules-search')?.focus();
  };
  return html`<div class="panel empty"><p>${say('rules-none')}</p>
    <button class="btn" type="button" @click=${clear}>${say('rules-all')}</button></div>`;
}
