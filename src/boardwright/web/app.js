/** Begins the client: one page at a time in #app. */
import {html, render} from './vendor/lit-html/lit-html.js';
import {api, Problem} from './lib/api.js';
import {loadIcons} from './lib/dom.js';
import {prefs} from './lib/prefs.js';
import {loadTexts} from './lib/texts.js';
import {startRouter} from './router.js';

/** @typedef {import('./lib/texts.js').Texts} Texts */
/** @typedef {import('./lib/wire.js').Game} Game */

/**
 * What pages share.
 * @typedef {object} App
 * @property {typeof prefs} prefs
 * @property {(path: string) => void} go to another page
 * @property {() => Promise<Game[]>} games
 * @property {(name: string) => Promise<Game>} game
 * @property {(game?: string|null, words?: string|null) => Promise<Texts>} texts of the shell, or of
 *   the shell and a game; `words` is the table's vocabulary, which a preference may replace
 * @property {(game: string) => Promise<any>} content the game's public facts
 * @property {(game: string) => Promise<import('./lib/wire.js').Rule[]>} rules
 * @property {(game: string) => Promise<any>} module the drawing module of a game, its style loaded
 * @property {(href: string) => Promise<void>} style loads a style sheet, once
 * @property {(title: string) => void} title of the document, the product's name after it
 */

/**
 * A page: shows itself, and gives the function that leaves it.
 * @typedef {(root: HTMLElement, params: Record<string, string>, app: App) => Promise<() => void>} Page
 */

/**
 * Remembers what a call gave; a call that failed is tried again.
 * @template T
 * @param {(...words: any[]) => Promise<T>} make
 * @returns {(...words: any[]) => Promise<T>}
 */
function once(make) {
  /** @type {Map<string, Promise<T>>} */
  const known = new Map();
  return (...words) => {
    const key = JSON.stringify(words);
    const kept = known.get(key) ?? make(...words);
    known.set(key, kept);
    kept.catch(() => known.delete(key));
    return kept;
  };
}

const games = once(() => api.games());
const languages = once(() => api.languages());

/** @param {string} name */
async function game(name) {
  const found = (await games()).find((one) => one.name === name);
  if (found === undefined) throw new Error(`unknown game ${name}`);
  return found;
}

const texts = once(async (/** @type {string} */ language, /** @type {string|null} */ name, words) => {
  const files = name === null ? [] : (await game(name)).texts;
  return loadTexts({language, game: name, words, files});
});

const style = once((/** @type {string} */ href) => /** @type {Promise<void>} */ (
  new Promise((done, failed) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => done();
    link.onerror = () => failed(new Error(href));
    document.head.append(link);
  })));

/** @type {App} */
const app = {
  prefs,
  go: (path) => go(path),
  games,
  game,
  texts: async (name = null, words = null) => {
    const language = prefs.language(name === null ? await languages() : (await game(name)).languages);
    document.documentElement.lang = language;
    const preferred = prefs.now.words;
    const set = preferred === '' ? null : preferred ?? words;
    const exists = name !== null && set !== null && (await game(name)).words.includes(set);
    return texts(language, name, exists ? set : null);
  },
  content: once((name) => api.content(name)),
  rules: once((name) => api.rules(name)),
  module: once(async (/** @type {string} */ name) => {
    const [module] = await Promise.all([
      import(`/games/${name}/table.js`),
      style(`/games/${name}/table.css`),
    ]);
    return module;
  }),
  style,
  title: (title) => {
    document.title = title ? `${title} · Boardwright` : 'Boardwright';
  },
};

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
let turn = 0;
/** @type {() => void} */
let leave = () => {};

/** @param {import('./router.js').Place|null} place */
async function show(place) {
  const mine = ++turn;
  leave();
  leave = () => {};
  const page = document.createElement('div');
  page.className = `page page-${place?.page ?? 'lost'}`;
  root.replaceChildren(page);
  try {
    if (place === null) await showLost(page, 'web-lost', 'web-lost-why');
    else {
      const {show: open} = await import(`./pages/${place.page}.js`);
      const left = await open(page, place.params, app);
      if (mine === turn) leave = left;
      else left();
    }
  } catch (error) {
    if (mine !== turn) return;
    if (error instanceof Problem && error.status === 404) {
      await showLost(page, `problem-${error.name}`, 'web-lost-why');
      return;
    }
    console.error(error);
    await showLost(page, 'web-broken', 'web-broken-why');
  }
}

/**
 * @param {HTMLElement} page
 * @param {string} title
 * @param {string} why
 */
async function showLost(page, title, why) {
  const {say} = await app.texts().then((loaded) => ({say: loaded.say.bind(loaded)}));
  app.title(say(title));
  render(html`<main class="lost"><h1>${say(title)}</h1><p>${say(why)}</p>
    <a class="btn pri" href="/">${say('web-home')}</a></main>`, page);
}

loadIcons();
const go = startRouter(show);
