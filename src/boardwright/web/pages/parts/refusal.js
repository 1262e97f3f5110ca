/** What to tell when the server refuses. */
import {Problem} from '../../lib/api.js';

/**
 * @param {import('../../lib/texts.js').Texts} texts
 * @param {unknown} error anything but a refusal is a fault of ours and is thrown on
 * @returns {string}
 */
export function refusal(texts, error) {
  if (!(error instanceof Problem)) throw error;
  const key = `problem-${error.name}`;
  if (!texts.has(key)) return error.detail || error.name;
  // What is wrong with a setup the game says itself.
  return error.name === 'bad-setup' && error.detail ? texts.say('new-problem', {problem: error.detail}) : texts.say(key);
}
