/** How somebody likes to see the tables; kept in this browser, applied on the root element. */
import {recall, remember} from './store.js';

/**
 * @typedef {object} Prefs
 * @property {'system'|'light'|'dark'} theme
 * @property {boolean} text text mode instead of the board
 * @property {string|null} words another vocabulary than the table's, or null
 * @property {'system'|'reduced'|'full'} motion
 * @property {boolean} skip bots never wait before my next question
 * @property {string|null} language null follows the browser
 */

/** @type {Prefs} */
const DEFAULTS = {theme: 'system', text: false, words: null, motion: 'system', skip: false, language: null};

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** @type {Prefs} */
let now = {...DEFAULTS, ...recall('prefs', {})};
/** @type {Set<() => void>} */
const watchers = new Set();

export const prefs = {
  /** @returns {Readonly<Prefs>} */
  get now() {
    return now;
  },

  /** @param {Partial<Prefs>} change */
  set(change) {
    now = {...now, ...change};
    remember('prefs', now);
    apply();
    for (const watcher of watchers) watcher();
  },

  /**
   * Calls back after every change; gives the function that ends it.
   * @param {() => void} watcher
   */
  watch(watcher) {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  },

  /** Whether things may move. */
  get moves() {
    return now.motion === 'full' || (now.motion === 'system' && !still.matches);
  },

  /**
   * The language to speak, among those that there are.
   * @param {readonly string[]} languages
   */
  language(languages) {
    const wanted = [now.language, ...navigator.languages].filter((name) => name !== null);
    for (const name of wanted) {
      const fits = languages.find((known) => known === name || known === name.split('-')[0]);
      if (fits !== undefined) return fits;
    }
    return languages[0] ?? 'en';
  },
};

function apply() {
  const root = document.documentElement;
  root.dataset['theme'] = now.theme === 'system' ? (dark.matches ? 'dark' : 'light') : now.theme;
  root.dataset['motion'] = prefs.moves ? 'full' : 'reduced';
}

dark.addEventListener('change', apply);
still.addEventListener('change', apply);
apply();
