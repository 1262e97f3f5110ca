/** The facets of the rules: game, section, source, each with how many rules it leaves. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {live} from '../../vendor/lit-html/directives/live.js';
import {icon} from '../../lib/dom.js';
import {find, SOURCES} from './finding.js';

/**
 * @typedef {import('../rules.js').Browser} Browser
 * @typedef {import('./finding.js').Source} Source
 */

/** @param {Browser} browser */
export function facets(browser) {
  const {say} = browser;
  return html`<search class="fac" aria-label=${say('rules-facets')}><details ?open=${openByDefault()}>
    <summary>${icon('menu')}${say('rules-facets')}</summary>
    ${browser.games.length > 1 ? games(browser) : nothing}${sections(browser)}${sources(browser)}
  </details></search>`;
}

/** On a wide screen the facets always stand beside the list. */
function openByDefault() {
  return matchMedia('(min-width: 1000px)').matches;
}

/** @param {Browser} browser */
function games(browser) {
  const {say, wanted, entries} = browser;
  const found = find(entries, wanted, 'game');
  return html`<fieldset><legend>${say('rules-game')}</legend>
    ${radio(browser, 'game', null, say('rules-game-all'), found.length)}
    ${browser.games.map(({game, title}) =>
      radio(browser, 'game', game.name, title, found.filter((entry) => entry.game === game.name).length))}
  </fieldset>`;
}

/** @param {Browser} browser */
function sections(browser) {
  const {say, wanted, entries} = browser;
  const found = find(entries, wanted, 'section');
  const there = entries.filter((entry) => wanted.game === null || entry.game === wanted.game);
  const titles = new Map(there.map(({rule, section}) => [rule.section, section]));
  return html`<fieldset><legend>${say('rules-section')}</legend>
    ${radio(browser, 'section', null, say('rules-section-all'), found.length)}
    ${[...titles].map(([section, title]) =>
      radio(browser, 'section', section, title, found.filter(({rule}) => rule.section === section).length))}
  </fieldset>`;
}

/**
 * @param {Browser} browser
 * @param {'game' | 'section'} facet
 * @param {string | null} value
 * @param {string} title
 * @param {number} count
 */
function radio(browser, facet, value, title, count) {
  const {wanted} = browser;
  const pick = () => {
    wanted[facet] = value;
    if (facet === 'game') wanted.section = null;
    browser.narrow();
  };
  return html`<label class=${count ? nothing : 'none'}>
    <input type="radio" name="facet-${facet}" .checked=${live(wanted[facet] === value)} @change=${pick}>
    <span>${title}</span><i class="num">${count}</i></label>`;
}

/** @param {Browser} browser */
function sources(browser) {
  const {say, wanted, entries} = browser;
  const found = find(entries, wanted, 'sources');
  /** @param {Source} source @param {Event} event */
  const flip = (source, event) => {
    if (/** @type {HTMLInputElement} */ (event.target).checked) wanted.sources.add(source);
    else wanted.sources.delete(source);
    browser.narrow();
  };
  return html`<fieldset><legend>${say('rules-source')}</legend>
    ${SOURCES.map((source) => html`<label>
      <input type="checkbox" .checked=${live(wanted.sources.has(source))}
        @change=${(/** @type {Event} */ event) => flip(source, event)}>
      <span>${say(`rules-source-${source}`)}</span>
      <i class="num">${found.filter(({sources: all}) => all.includes(source)).length}</i></label>`)}
  </fieldset>`;
}
