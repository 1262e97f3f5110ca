/** For replays: what the slider marks, and one view out of every seat's. */

/** @typedef {import('./view.js').Seat} Seat */
/** @typedef {import('./view.js').View} View */
/** @typedef {{key: string, args: import('/web/lib/wire.js').Args}} Message */
/** @typedef {{at: number, events: readonly import('/web/lib/wire.js').GameEvent[]}} Frame */

/**
 * The events that are marked, and as what.
 * @type {Record<string, string>}
 */
const KINDS = {
  dominated: 'domination',
  'took-domain': 'domination',
  showed: 'reveal',
  proved: 'reveal',
  'showed-hand': 'reveal',
  'game-over': 'end',
};

/**
 * @param {readonly Frame[]} frames
 * @returns {{at: number, kind: string, label: Message}[]}
 */
export function marks(frames) {
  return frames.flatMap(({at, events}) =>
    events.flatMap((event) => {
      const kind = KINDS[event.kind];
      return kind ? [{at, kind, label: {key: event.kind, args: event.args}}] : [];
    }),
  );
}

/**
 * Every seat as it sees itself.
 * @param {readonly View[]} views by seat
 * @returns {View}
 */
export function together(views) {
  const [first] = views;
  if (!first) throw new Error('no views');
  return {...first, seat: null, seats: first.seats.map((seat, owner) => views[owner]?.seats[owner] ?? seat)};
}
