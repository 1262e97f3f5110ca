/** For replays: what the slider marks, and one view out of every seat's. */
import {TEAMS} from './facts.js';

/** @typedef {import('./view.js').TeamView} TeamView */
/** @typedef {import('./view.js').View} View */
/** @typedef {{key: string, args: import('/web/lib/wire.js').Args}} Message */
/** @typedef {{at: number, events: readonly import('/web/lib/wire.js').GameEvent[]}} Frame */

/**
 * The events that are marked, and as what.
 * @type {Record<string, string>}
 */
const KINDS = {
  revelation: 'reveal',
  fragment: 'domination',
  capped: 'domination',
  ending: 'end',
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
 * Every seat and every team as it sees itself.
 * @param {readonly View[]} views by seat
 * @returns {View}
 */
export function together(views) {
  const [first] = views;
  if (!first) throw new Error('no views');
  const teams = TEAMS.map((team) => {
    const mate = views.find((view, seat) => view.seats[seat]?.team === team) ?? first;
    return [team, mate.teams[team]];
  });
  return {
    ...first,
    seat: null,
    teams: /** @type {Record<import('./view.js').Team, TeamView>} */ (Object.fromEntries(teams)),
    seats: first.seats.map((seat, owner) => views[owner]?.seats[owner] ?? seat),
  };
}
