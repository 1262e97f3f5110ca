/** The rules browser: search, facets, the list, and one rule in full. */
import {render, html} from '../vendor/lit-html/lit-html.js';
import {slug} from '../lib/arguments.js';
import {said, tellAll} from './parts/games.js';
import {enter, sayWith, withBar} from './parts/page.js';
import {detail} from './rules/detail.js';
import {facets} from './rules/facets.js';
import {find, plain, SOURCES, sourcesOf} from './rules/finding.js';
import {keysOf} from './rules/keys.js';
import {results} from './rules/results.js';

/**
 * @typedef {import('../app.js').App} App
 * @typedef {import('./parts/games.js').Told} Told
 * @typedef {import('./rules/finding.js').Entry} Entry
 * @typedef {import('./rules/finding.js').Source} Source
 *
 * @typedef {object} Browser everything that the page shows
 * @property {App} app
 * @property {import('./parts/page.js').Say} say
 * @property {Told[]} games
 * @property {Entry[]} entries all rules of all games
 * @property {import('./rules/finding.js').Wanted} wanted
 * @property {string | null} chosen the id of the rule in full
 * @property {boolean} copied
 * @property {() => void} draw
 * @property {(id: string, past?: boolean) => void} choose with `past`, the way back leads here
 * @property {() => void} narrow after the search or a facet has changed
 * @property {() => void} close back to the list, where the screen shows one thing at a time
 */

/**
 * @param {HTMLElement} root
 * @param {Record<string, string>} params
 * @param {App} app
 */
export async function show(root, params, app) {
  const say = sayWith(await app.texts());
  const games = await tellAll(app);
  const entries = (await Promise.all(games.map((told) => entriesOf(app, told)))).flat();
  const asked = new URLSearchParams(location.search);
  const wantedId = params['rule']?.toUpperCase() ?? null;
  let here = true;
  /** @type {Browser} */
  const browser = {
    app,
    say,
    games,
    entries,
    wanted: {
      query: asked.get('q') ?? '',
      game: asked.get('game'),
      section: asked.get('section'),
      sources: new Set(SOURCES),
    },
    chosen: wantedId,
    copied: false,
    draw: () => {
      if (here) render(template(browser), root);
    },
    choose: (id, past = false) => {
      browser.chosen = id;
      browser.copied = false;
      if (past) history.pushState(null, '', addressOf(browser));
      else history.replaceState(history.state, '', addressOf(browser));
      browser.draw();
    },
    narrow: () => {
      const found = find(entries, browser.wanted);
      if (browser.chosen === null || !found.some(({rule}) => rule.id === browser.chosen)) {
        browser.chosen = isWide() ? found[0]?.rule.id ?? null : null;
      }
      history.replaceState(history.state, '', addressOf(browser));
      browser.draw();
    },
    close: () => {
      browser.chosen = null;
      history.replaceState(history.state, '', addressOf(browser));
      browser.draw();
    },
  };
  if (browser.chosen === null && isWide()) browser.chosen = find(entries, browser.wanted)[0]?.rule.id ?? null;
  const leave = await enter(app, root, say('rules-title'), browser.draw);
  if (wantedId) root.querySelector('.rl [aria-current]')?.scrollIntoView({block: 'center'});
  const onKey = keysOf(browser, root);
  addEventListener('keydown', onKey);
  return () => {
    here = false;
    removeEventListener('keydown', onKey);
    leave();
  };
}

/** Whether list and rule stand side by side. */
export function isWide() {
  return matchMedia('(min-width: 1000px)').matches;
}

/**
 * @param {App} app
 * @param {Told} told
 * @returns {Promise<Entry[]>}
 */
async function entriesOf(app, {game, texts}) {
  const rules = await app.rules(game.name);
  return rules.map((rule) => {
    const text = texts.say(rule.id);
    const section = said(texts, `section-${slug(rule.section)}`, rule.section);
    return {
      rule,
      game: game.name,
      section,
      text,
      sources: sourcesOf(rule),
      haystack: plain(`${rule.id} ${text}`),
    };
  });
}

/** @param {Browser} browser */
function addressOf({chosen, wanted}) {
  const query = new URLSearchParams();
  if (wanted.query) query.set('q', wanted.query);
  if (wanted.game) query.set('game', wanted.game);
  if (wanted.section) query.set('section', wanted.section);
  const search = query.size ? `?${query}` : '';
  return `${chosen ? `/rules/${chosen}` : '/rules'}${search}`;
}

/** @param {Browser} browser */
function template(browser) {
  const {app, say, chosen} = browser;
  const main = html`<main class=${chosen ? 'rules one' : 'rules'} id="main" tabindex="-1">
    <h1 class="vh" tabindex="-1">${say('rules-title')}</h1>
    ${facets(browser)}${results(browser)}${detail(browser)}
  </main>`;
  return withBar(app, say, {name: 'rules', main});
}
