/**
 * The log: newest first, grouped by turn and action, each line with its rule. What one answer caused
 * stays in the order in which it happened, because a line may speak of the one before it.
 */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {repeat} from '../vendor/lit-html/directives/repeat.js';
import {crest, ruleLink} from '../lib/dom.js';
import {unless} from '../lib/unless.js';
import {history, stateOf} from './model.js';

/** @typedef {import('../lib/wire.js').GameEvent} GameEvent */
/** @typedef {import('../lib/wire.js').Past} Past */
/** @typedef {import('./session.js').Session} Session */

/** @typedef {{step: number, head: GameEvent|null, actions: Past[]}} Group what happened in one turn */

// The event by which every game begins the turn of a seat.
export const TURN = 'turn';

/**
 * What happened, by turn; a turn begins where a game says so. Oldest first.
 * @param {readonly Past[]} past
 * @returns {Group[]}
 */
export function grouped(past) {
  /** @type {Group} */
  let group = {step: past[0]?.step ?? 0, head: null, actions: []};
  const groups = [group];
  for (const {step, seat, events} of past) {
    /** @type {Past} */
    let action = {step, seat, events: []};
    group.actions.push(action);
    for (const event of events) {
      if (event.kind === TURN) {
        action = {step, seat, events: []};
        group = {step, head: event, actions: [action]};
        groups.push(group);
      } else action.events.push(event);
    }
  }
  for (const one of groups) one.actions = one.actions.filter(({events}) => events.length > 0);
  return groups.filter(({head, actions}) => head !== null || actions.length > 0);
}

/** @param {Session} session */
export function log(session) {
  const past = history(session.model);
  return unless([past, session.model.texts, stateOf(session.model).table.seats.map(({name}) => name).join()],
    () => turns(session, past));
}

/** @param {Session} session @param {readonly Past[]} past */
function turns(session, past) {
  const groups = grouped(past).reverse();
  if (groups.length === 0) return html`<p class="empty">${session.say('play-log-empty')}</p>`;
  return html`<div class="turns" role="log" aria-live="off" id="log" tabindex="-1"
    aria-label=${session.say('web-log')}>
    ${repeat(groups, ({step, head}) => `${step}${head === null}`, (group) => html`<section class="turn">
      ${group.head === null ? nothing
        : html`<h3 class="tn">${session.say(group.head.kind, group.head.args)}</h3>`}
      <ol class="log">${group.actions.toReversed().map(({events}) =>
        events.map((event, index) => line(session, event, index === events.length - 1)))}</ol>
    </section>`)}</div>`;
}

/**
 * @param {Session} session
 * @param {GameEvent} event
 * @param {boolean} [last] the last of what an answer caused
 */
export function line(session, event, last = false) {
  const {seat} = event.args;
  const {seats} = stateOf(session.model).table;
  return html`<li class=${last ? 'last' : nothing} data-lights=${event.anchors.join('\n')}>
    ${typeof seat === 'number' ? crest(seat, seats[seat]?.name ?? '', {small: true})
      : html`<span class="crest none"></span>`}
    <span class="w">${session.say(event.kind, event.args)}</span>
    <span class="r">${ruleLink(event.rule)}</span></li>`;
}
