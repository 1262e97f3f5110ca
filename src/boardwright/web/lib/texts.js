/**
 * Turns messages into sentences, through Fluent, in a language and a set of words.
 * The same as the Python package `boardwright.texts`; a test compares the two sentence by sentence.
 */
import {FluentBundle, FluentResource} from '../vendor/fluent/index.js';
import {Arguments} from './arguments.js';

/** @typedef {import('./wire.js').Args} Args */
/** @typedef {{viewer?: number|null, names?: readonly string[]}} Reader who reads, and who sits where */

const SHELL = ['shell', 'web', 'pages'];
const WITHOUT = 'without-';

/**
 * All that a game and the shell can say.
 * @param {{language: string, game?: string|null, words?: string|null, files?: readonly string[]}} what
 *   `files` are the names of the game's Fluent files, as the list of games gives them.
 * @param {(path: string) => Promise<string>} [read] gives the text of a file under /texts
 * @returns {Promise<Texts>}
 */
export async function loadTexts({language, game = null, words = null, files = []}, read = fetchFile) {
  const shell = SHELL.map((name) => `${language}/${name}.ftl`);
  const own = game === null ? [] : orderOf(files, words).map((name) => `${language}/${game}/${name}.ftl`);
  const paths = [...shell, ...own];
  const sources = await Promise.all(paths.map(read));
  const texts = new Texts(language);
  sources.forEach((source, index) => {
    const path = /** @type {string} */ (paths[index]);
    texts.add(source, path, path.endsWith(`/words-${words}.ftl`));
  });
  return texts;
}

/**
 * The game's words, then the other words if asked for, then the rest.
 * @param {readonly string[]} files
 * @param {string|null} words
 */
function orderOf(files, words) {
  const rest = files.filter((name) => name !== 'words' && !name.startsWith('words-')).sort();
  return ['words', ...(words === null ? [] : [`words-${words}`]), ...rest];
}

/** @param {string} path */
async function fetchFile(path) {
  const answer = await fetch(`/texts/${path}`);
  if (!answer.ok) throw new Error(`/texts/${path}: ${answer.status}`);
  return answer.text();
}

export class Texts {
  /** @param {string} language */
  constructor(language) {
    this.language = language;
    this._bundle = new FluentBundle([language], {useIsolating: false});
    /** @type {Set<string>} */
    this._known = new Set();
    /** @type {Map<string, string[]>} */
    this._shorter = new Map();
    this._arguments = new Arguments(language, (key) => this._find(key));
  }

  /**
   * Adds a file; one that redefines replaces what is there.
   * @param {string} source
   * @param {string} path
   * @param {boolean} redefines
   */
  add(source, path, redefines) {
    const resource = new FluentResource(source);
    for (const error of this._bundle.addResource(resource, {allowOverrides: redefines})) {
      console.error(`${path}: ${error.message}`);
    }
    for (const entry of resource.body) {
      if (entry.id.startsWith('-')) continue;
      this._known.add(entry.id);
      for (const name of Object.keys(entry.attributes)) {
        const key = `${entry.id}.${name}`;
        if (name.startsWith(WITHOUT) && !this._known.has(key)) {
          const shorter = this._shorter.get(entry.id) ?? [];
          this._shorter.set(entry.id, [...shorter, name.slice(WITHOUT.length)]);
        }
        this._known.add(key);
      }
    }
  }

  /**
   * The text of a key, or of an attribute as `card-pottery.effect1`, as the seat `viewer` reads it.
   * Where an argument `card` is missing, because the seat may not know it, the attribute
   * `.without-card` is said if the message has one. A key without a text is shown as it is.
   * @param {string} key
   * @param {Args} [args]
   * @param {Reader} [reader]
   * @returns {string}
   */
  say(key, args = {}, {viewer = null, names = []} = {}) {
    /** @param {number} seat */
    const seatName = (seat) => names[seat] ?? this._format('seat-name', {number: seat + 1});
    try {
      return this._format(this._fitting(key, args), this._arguments.prepare(args, seatName, viewer));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return key;
    }
  }

  /** @param {string} key */
  has(key) {
    return this._known.has(key);
  }

  /** Every key that can be said, attributes included. */
  keys() {
    return [...this._known];
  }

  /**
   * @param {string} key
   * @param {Args} args
   */
  _fitting(key, args) {
    const missing = (this._shorter.get(key) ?? []).find((name) => !Object.hasOwn(args, name));
    return missing === undefined ? key : `${key}.${WITHOUT}${missing}`;
  }

  /** @param {string} key */
  _find(key) {
    return this._known.has(key) ? this._format(key, {}) : null;
  }

  /**
   * @param {string} key
   * @param {Record<string, string|number>} args
   */
  _format(key, args) {
    const [name = '', attribute] = key.split('.', 2);
    const message = this._bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) throw new Error(`no text for '${key}'`);
    /** @type {Error[]} */
    const errors = [];
    const text = this._bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) {
      throw new Error(`no text for '${key}': ${errors.map((error) => error.message).join('; ')}`);
    }
    return text;
  }
}
