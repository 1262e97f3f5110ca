/** The story of a game: its frames as turns, and the way from turn to turn. */
import {grouped} from '../../table/log.js';

/**
 * @typedef {import('./frames.js').Frame} Frame
 * @typedef {import('../../table/log.js').Group} Turn
 */

/**
 * @param {readonly Frame[]} frames
 * @returns {Turn[]}
 */
export function turnsOf(frames) {
  return grouped(frames.map(({at, by, events}) => ({step: at, seat: by, events})));
}

/**
 * The frame that the turn before begins with; within a turn, this turn's own.
 *
 * @param {readonly Turn[]} turns
 * @param {number} at
 */
export function turnBack(turns, at) {
  return turns.findLast(({step}) => step < at)?.step ?? 0;
}

/**
 * The frame that the next turn begins with, or the last one.
 *
 * @param {readonly Turn[]} turns
 * @param {number} at
 * @param {number} last
 */
export function turnOn(turns, at, last) {
  return turns.find(({step}) => step > at)?.step ?? last;
}

/**
 * The turn that a frame belongs to: the last that has begun.
 *
 * @param {readonly Turn[]} turns
 * @param {number} at
 * @returns {Turn | undefined}
 */
export function turnAt(turns, at) {
  return turns.findLast(({step}) => step <= at);
}
