/** How far the game is, in one line; and what a replay marks. */
import {kindKey} from './facts.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').View} View */
/** @typedef {{key: string, args: import('/web/lib/wire.js').Args}} Message */
/** @typedef {{at: number, events: readonly import('/web/lib/wire.js').GameEvent[]}} Frame */

/** Phases in which the Dreamers act, and those of a Turn card. @type {Record<string, string>} */
const PHASES = {draw: 'draw-step', drawing: 'draw-step', act: 'card-and-action-step', steps: 'dreamscape-phase', delta: 'delta', awakening: 'awakening', 'out-of-turns': 'out-of-turns', shopping: 'shopping'};

/** One line for the top bar. @param {Drawing} ctx */
export function status(ctx) {
  const {place, phase, turn, gate, slumber} = ctx.view;
  const where = gate?.name ?? slumber?.name ?? ctx.say(kindKey(place));
  const now = PHASES[phase];
  const when = turn === null || turn.turn === 0 ? [] : [ctx.say('table-turn', {turn: turn.turn, left: turn.left})];
  return [where, ...when, ...(now ? [ctx.say(`kind-${now}`)] : [])].join(', ');
}

/** The events that are marked, and as what. @type {Record<string, string>} */
const KINDS = {'read-script': 'reveal', 'dream-over': 'end', 'slumber-over': 'end', spawned: 'domination', 'game-over': 'end'};

/**
 * @param {readonly Frame[]} frames
 * @returns {{at: number, kind: string, label: Message}[]}
 */
export function marks(frames) {
  return frames.flatMap(({at, events}) => events.flatMap((event) => {
    const kind = KINDS[event.kind];
    return kind ? [{at, kind, label: {key: event.kind, args: event.args}}] : [];
  }));
}

/** Every seat as it sees itself. @param {readonly View[]} views by seat @returns {View} */
export function together(views) {
  const [first] = views;
  if (!first) throw new Error('no views');
  return {
    ...first,
    seat: null,
    cards: Object.assign({}, ...views.map(({cards}) => cards)),
    seats: first.seats.map((seat, owner) => views[owner]?.seats[owner] ?? seat),
  };
}
