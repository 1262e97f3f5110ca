/** The example that a game brings along, as a table to replay. */
import {api, Problem} from '../../lib/api.js';
import {recall, remember} from '../../lib/store.js';
import {refusal} from '../parts/refusal.js';

/**
 * @typedef {import('../home.js').Home} Home
 * @typedef {import('../parts/games.js').Told} Told
 */

/**
 * Once imported it is shown again and again, as long as the server has it.
 *
 * @param {Home} home
 * @param {Told} told
 */
export async function showExample(home, {game, texts}) {
  const kept = `example.${game.name}`;
  try {
    const known = recall(kept, '');
    const there = known && (await exists(known));
    const table = there ? known : await importExample(game.name, texts.say('game-example-title'));
    remember(kept, table);
    home.app.go(`/replay/${table}`);
  } catch (error) {
    home.starting = {game: game.name, problem: refusal(texts, error)};
    home.draw();
  }
}

/** @param {string} table */
async function exists(table) {
  try {
    return (await api.table(table)).status === 'record';
  } catch (error) {
    if (error instanceof Problem && error.name === 'unknown-table') return false;
    throw error;
  }
}

/**
 * @param {string} game
 * @param {string} title
 */
async function importExample(game, title) {
  const answer = await fetch(`/games/${game}/example.record`);
  if (!answer.ok) throw new Problem('unknown-path', answer.status);
  return (await api.upload({record: await answer.text(), title})).table;
}
