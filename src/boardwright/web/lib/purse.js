/** The tokens of my tables. They stay in this browser and never stand in an address. */
import {recall, remember} from './store.js';

/** @typedef {{token: string, at: number}} Held */

/** @type {Record<string, Held>} */
let held = recall('tables', {});

/** All of them: another tab may have come to a table meanwhile. */
function known() {
  held = recall('tables', held);
  return held;
}

/** @param {string} table @returns {string|null} */
export function tokenOf(table) {
  return known()[table]?.token ?? null;
}

/**
 * Keeps who I am at a table.
 * @param {string} table
 * @param {string} token
 */
export function keep(table, token) {
  held = {...known(), [table]: {token, at: Date.now()}};
  remember('tables', held);
}

/** @param {string} table */
export function forget(table) {
  const {[table]: _, ...others} = known();
  held = others;
  remember('tables', held);
}

/** My tables, the one I came to last first. @returns {{table: string, token: string}[]} */
export function myTables() {
  return Object.entries(known())
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([table, {token}]) => ({table, token}));
}

/** @returns {string} */
export function myName() {
  return recall('name', '');
}

/** @param {string} name */
export function setMyName(name) {
  remember('name', name.trim());
}

/**
 * Takes the key or the invitation out of the address bar, at once, so that it is in no history,
 * no screenshot and no shared link.
 * @returns {{invite: string|null, key: string|null}}
 */
export function takeFragment() {
  const words = new URLSearchParams(location.hash.slice(1));
  const found = {invite: words.get('seat'), key: words.get('key')};
  if (found.invite !== null || found.key !== null) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return found;
}

/**
 * @param {string} table
 * @param {string} invite
 */
export function seatLink(table, invite) {
  return `${location.origin}/table/${table}#seat=${invite}`;
}

/**
 * The address that makes another device of mine the same person.
 * @param {string} table
 */
export function keyLink(table) {
  return `${location.origin}/table/${table}#key=${tokenOf(table) ?? ''}`;
}
