/** The games as the pages show them: with their own texts and their drawing. */
import {hasIcon, icon} from '../../lib/dom.js';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../lib/texts.js').Texts} Texts
 * @typedef {import('../../lib/wire.js').Game} Game
 * @typedef {{game: Game, texts: Texts, title: string}} Told
 */

/**
 * @param {App} app
 * @param {Game} game
 * @param {string | null} [words]
 * @returns {Promise<Told>}
 */
export async function tell(app, game, words = null) {
  const texts = await app.texts(game.name, words);
  return {game, texts, title: said(texts, 'game-title', game.name)};
}

/** @param {App} app @returns {Promise<Told[]>} */
export async function tellAll(app) {
  return Promise.all((await app.games()).map((game) => tell(app, game)));
}

/**
 * A text of the game, or the bare word where the game has none.
 *
 * @param {Texts} texts
 * @param {string} key
 * @param {string} word
 */
export function said(texts, key, word) {
  return texts.has(key) ? texts.say(key) : word;
}

/** The sign of a game; one that has none of its own gets the same as others. @param {string} game */
export function gameIcon(game) {
  const own = `game-${game}`;
  return icon(hasIcon(own) ? own : 'crown');
}

/**
 * What the team of a seat is called; empty where a game has no names for teams.
 *
 * @param {Texts} texts
 * @param {readonly (readonly number[])[]} teams
 * @param {number} seat
 */
export function teamName(texts, teams, seat) {
  const team = teams.findIndex((seats) => seats.includes(seat));
  return team < 0 ? '' : said(texts, `team-${team + 1}`, '');
}

/**
 * @param {Texts} texts
 * @param {string} level
 */
export function levelName(texts, level) {
  return said(texts, `new-level-${level}`, level);
}
