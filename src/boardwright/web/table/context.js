/** What a drawing module gets to draw with: docs/add-a-table.md. */
import {crest, icon, ruleLink} from '../lib/dom.js';
import {at} from './anchor.js';

/** @typedef {import('../lib/wire.js').Args} Args */
/** @typedef {import('../lib/wire.js').Option} Option */
/** @typedef {import('../lib/wire.js').Table} Table */
/** @typedef {import('../lib/texts.js').Texts} Texts */
/** @typedef {import('../vendor/lit-html/lit-html.js').TemplateResult} Template */

/**
 * @typedef {object} Context
 * @property {any} view what the seat sees of the game
 * @property {number|null} seat which seat it is; null: a watcher
 * @property {any} content the game's public facts
 * @property {Table} table seats with names, settings, words
 * @property {(key: string, args?: Args) => string} say a text by its key
 * @property {(anchor: string, label?: string) => any} at in the tag of an element: this is that anchor
 * @property {(anchor: string) => readonly Option[]} options the options that belong to an anchor now
 * @property {(anchor: string) => readonly string[]} previews what those options would lead to
 * @property {string|null} source what the open question comes from, by name
 * @property {Record<string, any>} progress how far the open question has come, as the game tells it
 * @property {(id: string) => any} rule a rule id as a link that opens the rule in place
 * @property {(name: string, title?: string) => Template} icon a sign from icons.svg
 * @property {(seat: number, small?: boolean) => Template} crest the sign of a seat
 * @property {(seat: number) => string} name who sits there
 * @property {(anchor: string) => void} look open the closer look
 * @property {boolean} narrow whether the screen is a phone held upright
 * @property {boolean} readonly true in a replay
 * @property {Texts} texts for `texts.has(key)`
 */

/**
 * @typedef {object} Spec
 * @property {any} view
 * @property {number|null} seat
 * @property {any} content
 * @property {Table} table
 * @property {Texts} texts
 * @property {readonly Option[]} [options] of the open question; none in a replay
 * @property {string|null} [source] of the open question
 * @property {Record<string, any>} [progress] of the open question
 * @property {ReadonlyMap<string, readonly string[]>} [previews] sentences by option key
 * @property {ReadonlySet<string>} [chosen] anchors with a tick
 * @property {(anchor: string) => void} [look]
 * @property {boolean} [narrow]
 * @property {boolean} [readonly]
 */

const narrowScreen = matchMedia('(max-width: 759px)');

/**
 * @param {Spec} spec
 * @returns {Context}
 */
export function makeContext(spec) {
  const {seat, table, texts, options = [], previews = new Map(), chosen = new Set()} = spec;
  const names = namesOf(table, texts);
  /** @type {Map<string, Option[]>} */
  const byAnchor = new Map();
  for (const option of options) {
    for (const anchor of option.anchors) byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), option]);
  }
  /** @type {Context['say']} */
  const say = (key, args = {}) => texts.say(key, args, {viewer: seat, names});
  /** @param {string} anchor */
  const optionsOf = (anchor) => byAnchor.get(anchor) ?? [];
  /** @param {string} anchor */
  const markOf = (anchor) => {
    const here = optionsOf(anchor);
    return {
      legal: here.length > 0,
      chosen: chosen.has(anchor),
      several: here.length > 1,
      name: here.map((option) => say(option.label.key, option.label.args)).join('; '),
    };
  };
  return {
    view: spec.view,
    seat,
    content: spec.content,
    table,
    texts,
    say,
    at: (anchor, label) => at(anchor, label, markOf(anchor)),
    options: optionsOf,
    previews: (anchor) => optionsOf(anchor).flatMap((option) => previews.get(option.key) ?? []),
    source: spec.source ?? null,
    progress: spec.progress ?? {},
    rule: ruleLink,
    icon,
    crest: (whose, small = false) => crest(whose, names[whose] ?? '', {small}),
    name: (whose) => names[whose] ?? '',
    look: spec.look ?? (() => {}),
    narrow: spec.narrow ?? narrowScreen.matches,
    readonly: spec.readonly ?? false,
  };
}

/**
 * Classes that tell the game and which seat plays for which team, so that a game's style can give
 * crests the colours of their teams.
 * @param {Table} table
 */
export function teamClasses({game, teams}) {
  return [`game-${game}`, ...teams.flatMap((seats, team) => seats.map((seat) => `seat-${seat}-of-${team}`))].join(' ');
}

/**
 * The names of the seats, in order; a seat without one is called by its number.
 * @param {Table} table
 * @param {Texts} texts
 * @returns {string[]}
 */
export function namesOf(table, texts) {
  return table.seats.map(({seat, name}) => name || texts.say('seat-name', {number: seat + 1}));
}
