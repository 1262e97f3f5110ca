/** One rule in full: its text, where it comes from, what to read with it, the things it names. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {slug} from '../../lib/arguments.js';
import {copy, icon} from '../../lib/dom.js';
import {said} from '../parts/games.js';
import {withMarks} from './results.js';
import {wordsOf} from './finding.js';

/**
 * @typedef {import('../rules.js').Browser} Browser
 * @typedef {import('./finding.js').Entry} Entry
 */

/** @param {Browser} browser */
export function detail(browser) {
  const {say, entries, chosen, games, wanted} = browser;
  if (chosen === null) return html`<aside class="det panel none" aria-label=${say('rules-detail')}>
    <p class="muted">${say('rules-pick')}</p></aside>`;
  const entry = entries.find(({rule}) => rule.id === chosen);
  if (!entry) return html`<aside class="det panel" aria-label=${say('rules-detail')}>
    ${back(browser)}<p>${icon('warn')} ${say('rules-unknown', {id: chosen})}</p></aside>`;
  const {rule, text, section, game} = entry;
  const told = games.find((one) => one.game.name === game);
  const note = `section-${slug(rule.section)}.note`;
  return html`<aside class="det panel" aria-label=${say('rules-detail')}>
    ${back(browser)}
    <div class="dh"><h2 class="id big">${rule.id}</h2><span class="grow"></span>
      <button class="btn sm" type="button" @click=${() => share(browser)}>
        ${icon(browser.copied ? 'check' : 'link')}
        <span role="status">${say(browser.copied ? 'rules-copied' : 'rules-copy')}</span></button></div>
    <p class="dt">${withMarks(text, wordsOf(wanted.query))}</p>
    ${told?.texts.has(note) ? html`<p class="muted">${told.texts.say(note)}</p>` : nothing}
    <dl>
      ${line(say('rules-section'), html`<a href="/rules?game=${game}&section=${encodeURIComponent(rule.section)}"
        >${told?.title}: ${section}</a>`)}
      ${line(say('rules-source'), sources(browser, entry))}
      ${rule.note ? line(say('rules-note'), rule.note) : nothing}
      ${cards(browser, entry)}
    </dl>
    ${rule.related.length ? related(browser, entry) : nothing}
  </aside>`;
}

/**
 * @param {string} term
 * @param {unknown} what
 */
function line(term, what) {
  return html`<dt>${term}</dt><dd>${what}</dd>`;
}

/** @param {Browser} browser */
function back({say, close}) {
  return html`<button class="btn sm back" type="button" @click=${close}
    >${icon('prev')}${say('rules-back')}</button>`;
}

/**
 * @param {Browser} browser
 * @param {Entry} entry
 */
function sources({say, games}, {rule, game}) {
  const told = games.find((one) => one.game.name === game);
  /** @param {string} letter */
  const ruling = (letter) => (told ? said(told.texts, `ruling-${letter.toLowerCase()}`, letter) : letter);
  if (!rule.source.length && !rule.rulings.length) return say('rules-open');
  return html`${rule.source.length ? html`<span>${say('rules-from-book', {places: rule.source})}</span>` : nothing}
    ${rule.rulings.map((letter) => html`<span>${say('rules-ruling', {what: ruling(letter)})}</span>`)}`;
}

/**
 * The cards that the text names, with what they say.
 *
 * @param {Browser} browser
 * @param {Entry} entry
 */
function cards({say, games}, {game, text}) {
  const texts = games.find((told) => told.game.name === game)?.texts;
  if (!texts) return nothing;
  const keys = texts.keys().filter((key) => key.startsWith('card-') && !key.includes('.'));
  const named = keys.map((key) => texts.say(key)).filter((name) => namesIt(text, name));
  return named.length ? line(say('rules-cards'), say('rules-cards-list', {cards: named})) : nothing;
}

/**
 * @param {string} text
 * @param {string} name
 */
function namesIt(text, name) {
  const at = text.indexOf(name);
  return at >= 0 && !/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + name.length));
}

/**
 * @param {Browser} browser
 * @param {Entry} entry
 */
function related(browser, {rule}) {
  const {say, entries} = browser;
  const others = rule.related.flatMap((id) => entries.find((entry) => entry.rule.id === id) ?? []);
  return html`<h3>${say('rules-related')}</h3>
    <ul class="rel">${others.map((other) => html`<li><a class="id" href="/rules/${other.rule.id}"
      @click=${(/** @type {MouseEvent} */ event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        browser.choose(other.rule.id, true);
      }}>${other.rule.id}</a><span>${other.text}</span></li>`)}</ul>`;
}

/** @param {Browser} browser */
async function share(browser) {
  browser.copied = await copy(`${location.origin}/rules/${browser.chosen}`);
  browser.draw();
}
