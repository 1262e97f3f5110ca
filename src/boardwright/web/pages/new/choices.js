/** What was chosen for a new table, and what was chosen last time. */
import {recall, remember} from '../../lib/store.js';

/**
 * @typedef {import('../../lib/wire.js').Game} Game
 * @typedef {import('../../lib/wire.js').NewTable} NewTable
 * @typedef {import('../../lib/wire.js').TableOptions} TableOptions
 * @typedef {'you' | 'here' | 'person' | 'open' | 'bot'} Kind `here` is somebody else at this screen
 * @typedef {{kind: Kind, name: string, level: string}} Chair
 *
 * @typedef {object} Choices
 * @property {string} title
 * @property {number} count seats at the table; more chairs may be kept, should the number grow again
 * @property {Chair[]} chairs
 * @property {Record<string, string>} settings
 * @property {string | null} words
 * @property {TableOptions} options
 */

/** @type {readonly Kind[]} */
export const KINDS = ['you', 'here', 'person', 'open', 'bot'];

/** @type {TableOptions} */
const OPTIONS = {watch: 'code', takeback: 'consent', bots_accept: true, pace: 'brisk', warm: true};

/**
 * The choices of last time as far as the game still has them, else what most people want.
 *
 * @param {Game} game
 * @param {Partial<TableOptions>} [asked] by the address, stronger than those of last time
 * @returns {Choices}
 */
export function choicesFor(game, asked = {}) {
  /** @type {Partial<Choices>} */
  const last = recall(`new.${game.name}`, {});
  const most = Math.max(...game.seats);
  const chairs = Array.from({length: most}, (_, seat) => chairOf(game, seat, last.chairs?.[seat]));
  return {
    title: '',
    count: last.count && game.seats.includes(last.count) ? last.count : /** @type {number} */ (game.seats[0]),
    chairs,
    settings: Object.fromEntries(game.settings.flatMap(({name, values, default: usual, each_seat: each, free}) =>
      (each ? chairs.map((_, seat) => `${name}.${seat}`) : [name]).map((one) => {
        const chosen = last.settings?.[one];
        return [one, chosen !== undefined && (free || values.includes(chosen)) ? chosen : usual];
      }))),
    words: last.words && game.words.includes(last.words) ? last.words : null,
    options: {...OPTIONS, ...last.options, ...asked},
  };
}

/**
 * The choices for a table with which a campaign goes on: as it was, the seats of others free.
 *
 * @param {Game} game
 * @param {import('../../lib/wire.js').Table} table the one before
 * @returns {Choices}
 */
export function choicesAfter(game, table) {
  const choices = choicesFor(game);
  const known = Object.entries(table.settings).filter(([name]) => name in choices.settings);
  const chairs = choices.chairs.map((chair, seat) => {
    const {kind, level} = table.seats[seat] ?? {kind: 'open', level: null};
    const plays = seat > 0 && kind === 'bot' && level !== null && game.levels.includes(level);
    /** @type {Kind} */
    const now = seat === 0 ? 'you' : plays ? 'bot' : 'open';
    return {...chair, kind: now, level: plays ? /** @type {string} */ (level) : chair.level};
  });
  return {...choices, title: table.title ?? '', count: table.seats.length, chairs, words: table.words,
    settings: {...choices.settings, ...Object.fromEntries(known)}};
}

/**
 * @param {Game} game
 * @param {number} seat
 * @param {Chair} [last]
 * @returns {Chair}
 */
function chairOf(game, seat, last) {
  const usual = /** @type {string} */ (game.levels[0]);
  if (!last || !KINDS.includes(last.kind)) {
    return {kind: seat === 0 ? 'you' : 'bot', name: '', level: usual};
  }
  return {...last, level: game.levels.includes(last.level) ? last.level : usual};
}

/**
 * @param {Game} game
 * @param {Choices} choices
 */
export function rememberChoices(game, choices) {
  remember(`new.${game.name}`, choices);
}

/**
 * The settings that somebody has chosen: what is left as it is usually may depend on the others.
 *
 * @param {Game} game
 * @param {Choices} choices
 * @returns {Record<string, string>}
 */
export function given(game, {settings, count}) {
  return Object.fromEntries(Object.entries(settings).filter(([full, value]) => {
    const [name, seat] = full.split('.');
    const usual = game.settings.find((setting) => setting.name === name)?.default;
    return value !== usual && (seat === undefined || Number(seat) < count);
  }));
}

/**
 * The level of the bot that was chosen last, for a game at once.
 *
 * @param {Game} game
 */
export function lastLevel(game) {
  const {chairs, count} = choicesFor(game);
  const bot = chairs.slice(0, count).find(({kind}) => kind === 'bot');
  return bot?.level ?? /** @type {string} */ (game.levels[0]);
}

/**
 * Seats whose people have the same name: nobody could tell them apart.
 *
 * @param {readonly string[]} names the names of the chairs, empty where nobody has a name yet
 * @returns {Set<number>}
 */
export function sameNames(names) {
  const folded = names.map((name) => name.trim().toLowerCase());
  return new Set(
    folded.flatMap((name, seat) => (name && folded.indexOf(name) !== seat ? [seat] : [])),
  );
}

/**
 * The request for the table.
 *
 * @param {Game} game
 * @param {Choices} choices
 * @param {readonly string[]} names who sits where
 * @param {string} me
 * @returns {NewTable}
 */
export function newTable(game, choices, names, me) {
  const {title, count, chairs, words, options} = choices;
  return {
    game: game.name,
    ...(title.trim() ? {title: title.trim()} : {}),
    settings: given(game, choices),
    words,
    name: me,
    seats: chairs.slice(0, count).map(({kind, level}, seat) => {
      if (kind === 'bot') return {kind, level};
      if (kind === 'you' || kind === 'here') return {kind: 'you', name: /** @type {string} */ (names[seat])};
      return {kind};
    }),
    options,
  };
}
