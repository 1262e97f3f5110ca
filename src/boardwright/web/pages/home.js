/** The home page: pick a game, my tables, tables to watch, join by link or code, import a record. */
import {html, render} from '../vendor/lit-html/lit-html.js';
import {api} from '../lib/api.js';
import {icon} from '../lib/dom.js';
import {forget, myTables} from '../lib/purse.js';
import {gameCard} from './home/game.js';
import {showExample} from './home/example.js';
import {importPanel} from './home/importing.js';
import {joinPanel} from './home/join.js';
import {tablesPanel, watchPanel} from './home/tables.js';
import {tellAll} from './parts/games.js';
import {enter, sayWith, withBar} from './parts/page.js';

/**
 * @typedef {import('../app.js').App} App
 * @typedef {import('../lib/texts.js').Texts} Texts
 * @typedef {import('../lib/wire.js').Summary} Summary
 * @typedef {import('./parts/games.js').Told} Told
 *
 * @typedef {object} Home everything that the page shows
 * @property {App} app
 * @property {Texts} texts
 * @property {import('./parts/page.js').Say} say
 * @property {Told[]} games
 * @property {Map<string, any>} modules drawing modules by game
 * @property {Summary[] | null} mine null while they are being fetched
 * @property {Summary[] | null} watched
 * @property {string | null} forgetting the table that is about to be forgotten
 * @property {{game: string, problem: string | null} | null} starting the game of a table under way
 * @property {{typed: string, problem: string | null}} joining
 * @property {import('./home/importing.js').Importing} importing
 * @property {() => void} draw
 * @property {() => Promise<void>} refresh
 */

const REFRESH_MS = 10_000;

/**
 * @param {HTMLElement} root
 * @param {Record<string, string>} _params
 * @param {App} app
 */
export async function show(root, _params, app) {
  const texts = await app.texts();
  const say = sayWith(texts);
  let here = true;
  /** @type {Home} */
  const home = {
    app,
    texts,
    say,
    games: await tellAll(app),
    modules: new Map(),
    mine: null,
    watched: null,
    forgetting: null,
    starting: null,
    joining: {typed: '', problem: null},
    importing: {pasted: '', title: '', problem: null, faults: [], kept: 0, open: false, over: false, busy: false},
    draw: () => {
      if (here) render(template(home), root);
    },
    refresh: async () => {
      await fetchTables(home);
      home.draw();
    },
  };
  const leave = await enter(app, root, '', home.draw);
  void home.refresh();
  for (const {game} of home.games) {
    if (game.table) void app.module(game.name).then((module) => {
      home.modules.set(game.name, module);
      home.draw();
    });
  }
  const timer = setInterval(() => {
    if (!document.hidden) void home.refresh();
  }, REFRESH_MS);
  return () => {
    here = false;
    clearInterval(timer);
    leave();
  };
}

/**
 * A server that does not answer leaves the lists as they were; the next try comes by itself.
 *
 * @param {Home} home
 */
async function fetchTables(home) {
  const held = myTables();
  const [mine, watched] = await Promise.allSettled([
    held.length ? fetchMine(held) : Promise.resolve([]),
    api.listed(),
  ]);
  if (mine.status === 'fulfilled') home.mine = mine.value;
  if (watched.status === 'fulfilled') {
    const own = new Set(held.map(({table}) => table));
    home.watched = watched.value.filter(({table}) => !own.has(table));
  }
}

const MOST_TOKENS = 50;

/**
 * Summaries of my tables; those whose key is no longer good are forgotten.
 *
 * @param {{table: string, token: string}[]} held
 */
async function fetchMine(held) {
  /** @type {Summary[]} */
  const found = [];
  for (let from = 0; from < held.length; from += MOST_TOKENS) {
    const part = held.slice(from, from + MOST_TOKENS);
    const summaries = await api.mine(part.map(({token}) => token));
    summaries.forEach((summary, place) => {
      if (summary) found.push(summary);
      else forget(/** @type {{table: string}} */ (part[place]).table);
    });
  }
  return found;
}

/** @param {Home} home */
function template(home) {
  const {app, say, games} = home;
  const main = html`<main class="home" id="main" tabindex="-1">
    <div class="hd"><h1 tabindex="-1">${say('home-title')}</h1><p>${say('home-line')}</p></div>
    <section class=${games.length === 1 ? 'games one' : 'games'} aria-label=${say('home-games')}>
      ${games.map((told) => gameCard(home, told))}
    </section>
    <div class="low">
      <div class="side">${tablesPanel(home)}${watchPanel(home)}${learnPanel(home)}</div>
      <div class="side">${joinPanel(home)}${importPanel(home)}</div>
    </div>
  </main>`;
  return withBar(app, say, {name: 'home', main});
}

/** @param {Home} home */
function learnPanel(home) {
  const {say, games} = home;
  const examples = games.filter(({texts}) => texts.has('game-example'));
  return html`<section class="panel learn" aria-labelledby="learn">
    <h2 class="ph" id="learn">${say('home-learn')}</h2>
    <p class="muted">${say('home-learn-note')}</p>
    <div class="jr"><a class="btn sm" href="/rules">${icon('book')}${say('home-learn-rules')}</a>
    ${examples.map((told) => html`<button class="btn sm" type="button" @click=${() => showExample(home, told)}>
      ${icon('play')}${told.texts.say('game-example')}</button>`)}</div></section>`;
}
