/**
 * The frames of a game, fetched in chunks and kept: frame n is how it stood after n answers.
 *
 * @typedef {import('../../lib/wire.js').GameEvent} GameEvent
 * @typedef {import('../../lib/wire.js').Table} Table
 *
 * @typedef {object} Frame
 * @property {number} at after how many answers
 * @property {number | null} by the seat whose answer led to it; null at the start
 * @property {GameEvent[]} events
 * @property {any} [view]
 * @property {any[]} [views] one a seat, where all eyes look
 *
 * @typedef {{table: Table, answers: number, seat: number | 'all' | null, frames: Frame[]}} Replay
 */

const CHUNK = 40;

export class Frames {
  /**
   * @param {(from: number, count: number) => Promise<Replay>} fetchChunk
   */
  constructor(fetchChunk) {
    this._fetch = fetchChunk;
    /** @type {(Frame | undefined)[]} */
    this._kept = [];
    /** @type {Map<number, Promise<void>>} */
    this._underway = new Map();
    /** @type {Replay | null} */
    this.head = null;
  }

  /** How many answers were given; there is one frame more. */
  get answers() {
    return this.head ? this.head.answers : 0;
  }

  /**
   * @param {number} at
   * @returns {Frame | undefined} undefined while it is not here
   */
  peek(at) {
    return this._kept[at];
  }

  /** The frames from the first on, as far as they are here without a gap. */
  get story() {
    const end = this._kept.findIndex((frame) => frame === undefined);
    return /** @type {Frame[]} */ (end < 0 ? this._kept.slice() : this._kept.slice(0, end));
  }

  /**
   * @param {number} at
   * @returns {Promise<Frame | undefined>}
   */
  async get(at) {
    if (!this._kept[at]) await this._chunk(Math.floor(at / CHUNK));
    return this._kept[at];
  }

  /**
   * Fetch what is missing, in order.
   *
   * @param {() => void} news called after each chunk
   * @param {() => boolean} wanted whether anybody still wants it
   */
  async all(news, wanted) {
    for (let number = 0; number * CHUNK <= this.answers; number += 1) {
      if (!wanted()) return;
      await this._chunk(number);
      news();
    }
  }

  /**
   * @param {number} number
   * @returns {Promise<void>}
   */
  _chunk(number) {
    const here = this._underway.get(number);
    if (here) return here;
    const coming = this._fetch(number * CHUNK, CHUNK).then(
      (replay) => {
        this.head = replay;
        for (const frame of replay.frames) this._kept[frame.at] = frame;
      },
      (problem) => {
        this._underway.delete(number);
        throw problem;
      },
    );
    this._underway.set(number, coming);
    return coming;
  }
}
