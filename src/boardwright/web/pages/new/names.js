/** Who will sit at a new table. */
import {myName} from '../../lib/purse.js';
import {levelName} from '../parts/games.js';

/** @typedef {import('../new.js').Plan} Plan */

/**
 * The names that are known already; empty where a name comes with the person or the bot.
 *
 * @param {Plan} plan
 * @returns {string[]}
 */
export function namesOf({say, choices}) {
  return choices.chairs.slice(0, choices.count).map(({kind, name}, seat) => {
    if (kind === 'you') return myName() || say('home-guest');
    return kind === 'here' ? name.trim() || say('new-here-name', {number: seat + 1}) : '';
  });
}

/**
 * What the crest of a seat shows the first letter of.
 *
 * @param {Plan} plan
 * @param {number} seat
 */
export function crestName(plan, seat) {
  const {choices, told} = plan;
  const chair = choices.chairs[seat];
  if (chair?.kind === 'bot') return levelName(told.texts, chair.level);
  return namesOf(plan)[seat] || String(seat + 1);
}
