/**
 * Finds rules: by their words, their ids, and the facets game, section and source.
 *
 * @typedef {import('../../lib/wire.js').Rule} Rule
 * @typedef {'rulebook' | 'ruling' | 'open'} Source
 *
 * @typedef {object} Entry a rule with its words
 * @property {Rule} rule
 * @property {string} game
 * @property {string} section the title of its section
 * @property {string} text
 * @property {Source[]} sources
 * @property {string} haystack what a search looks in
 *
 * @typedef {object} Wanted
 * @property {string} query
 * @property {string | null} game
 * @property {string | null} section a section of the rule file, not its title
 * @property {Set<Source>} sources
 */

/** @type {readonly Source[]} */
export const SOURCES = ['rulebook', 'ruling', 'open'];

/**
 * Where a rule comes from: the rulebook, a ruling, both, or neither: an open point.
 *
 * @param {Rule} rule
 * @returns {Source[]}
 */
export function sourcesOf(rule) {
  /** @type {Source[]} */
  const found = [];
  if (rule.source.length) found.push('rulebook');
  if (rule.rulings.length) found.push('ruling');
  return found.length ? found : ['open'];
}

/**
 * @param {string} text
 * @returns {string}
 */
export function plain(text) {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase();
}

/**
 * The words of a search; every one of them must be there.
 *
 * @param {string} query
 * @returns {string[]}
 */
export function wordsOf(query) {
  return plain(query).split(/\s+/).filter(Boolean);
}

/**
 * The entries that fit, in the order of the catalogue. A facet left out tells how many it would
 * leave, for the number beside it.
 *
 * @param {readonly Entry[]} entries
 * @param {Wanted} wanted
 * @param {'game' | 'section' | 'sources'} [leftOut]
 * @returns {Entry[]}
 */
export function find(entries, wanted, leftOut) {
  const words = wordsOf(wanted.query);
  return entries.filter(
    (entry) =>
      words.every((word) => entry.haystack.includes(word)) &&
      (leftOut === 'game' || wanted.game === null || entry.game === wanted.game) &&
      (leftOut === 'section' || wanted.section === null || entry.rule.section === wanted.section) &&
      (leftOut === 'sources' || entry.sources.some((source) => wanted.sources.has(source))),
  );
}

const IN_WORD = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;

/**
 * A text cut into pieces, those marked that a search has found. Whole words are marked, so that a
 * search for "splay" marks "splayed"; Han has no gaps between words, there only the find is.
 *
 * @param {string} text
 * @param {readonly string[]} words
 * @returns {{piece: string, marked: boolean}[]}
 */
export function marked(text, words) {
  const folded = plain(text).length === text.length ? plain(text) : text.toLowerCase();
  /** @param {number} place */
  const grows = (place) => {
    const sign = text.charAt(place);
    return IN_WORD.test(sign) && !HAN.test(sign);
  };
  const hit = new Array(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      let [from, to] = [at, at + word.length];
      while (from > 0 && grows(from - 1) && grows(from)) from -= 1;
      while (to < text.length && grows(to) && grows(to - 1)) to += 1;
      hit.fill(true, from, to);
    }
  }
  const pieces = [];
  for (let from = 0; from < text.length; ) {
    let to = from + 1;
    while (to < text.length && hit[to] === hit[from]) to += 1;
    pieces.push({piece: text.slice(from, to), marked: hit[from]});
    from = to;
  }
  return pieces;
}
