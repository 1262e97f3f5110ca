/** Turns the arguments of a message into words: seats, names of cards, colours, lists. */

/** @typedef {import('./wire.js').Arg} Arg */
/** @typedef {import('./wire.js').Args} Args */
/** @typedef {Record<string, string|number>} Said */

// A name or word is said by the first of these messages that exists: card-pottery, colour-red.
const KINDS = ['card', 'domain', 'colour', 'icon', 'splay', 'kind'];
const SEATS = new Set(['seat', 'me', 'you', 'other', 'owner', 'winner']);

/**
 * The form of a name in keys: "The Wheel" is the-wheel, "A.I." is a-i.
 * @param {string} name
 */
export function slug(name) {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
}

/** Prepares arguments for one language; `find` says a message, or gives null without one. */
export class Arguments {
  /**
   * @param {string} language
   * @param {(key: string) => string|null} find
   */
  constructor(language, find) {
    this._find = find;
    this._lists = new Intl.ListFormat(language, {type: 'conjunction', style: 'long'});
  }

  /**
   * The words, and what texts choose by: `<seat>_is` ("you", "same" as the seat that the message
   * is about, "nobody" for -1, or "other"), `<seats>_is` ("you", "among" them or "other"),
   * `<list>_count`, and `<name>_is`, the plain form of a word in every language.
   * @param {Args} args
   * @param {(seat: number) => string} seatName
   * @param {number|null} viewer
   * @returns {Said}
   */
  prepare(args, seatName, viewer) {
    /** @type {Said} */
    const said = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'boolean') {
        said[name] = value ? 'yes' : 'no';
      } else if (typeof value === 'number' && isSeat(name)) {
        said[name] = seatName(value);
        said[`${name}_is`] = relation(name, value, args, viewer);
      } else if (typeof value === 'number') {
        said[name] = value;
      } else if (Array.isArray(value)) {
        const seats = isSeat(name.replace(/s$/, ''));
        const words = value.map((item) =>
          seats && typeof item === 'number' ? seatName(item) : this._word(item));
        said[name] = words.length > 0 ? this._lists.format(words) : this._nothing();
        said[`${name}_count`] = words.length;
        if (seats) {
          const concerned = viewer !== null && value.includes(viewer);
          said[`${name}_is`] = !concerned ? 'other' : words.length === 1 ? 'you' : 'among';
        }
      } else {
        said[name] = this._word(value);
        said[`${name}_is`] = slug(value === null ? 'none' : value);
      }
    }
    return said;
  }

  /** @param {string|number|null} value */
  _word(value) {
    if (value === null) return this._nothing();
    if (typeof value === 'number') return String(value);
    for (const kind of KINDS) {
      const text = this._find(`${kind}-${slug(value)}`);
      if (text !== null) return text;
    }
    return value;
  }

  _nothing() {
    return this._find('nothing') ?? '';
  }
}

/**
 * @param {string} name
 * @param {number} seat
 * @param {Args} args
 * @param {number|null} viewer
 */
function relation(name, seat, args, viewer) {
  if (seat < 0) return 'nobody';
  if (seat === viewer) return 'you';
  return name !== 'seat' && seat === args['seat'] ? 'same' : 'other';
}

/** @param {string} name */
function isSeat(name) {
  return SEATS.has(name) || name.endsWith('_seat');
}
