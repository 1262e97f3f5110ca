/** The course of the Turn, Entities, Items, the Dreamworld and the journal as text. */
import {cardWords} from './cards.js';
import {entityWords} from './entities.js';
import {counted, kindKey} from './facts.js';
import {found, journalWords} from './journal.js';
import {times} from './look.js';
import {actionWords, ended} from './plates_on_map.js';
import {bringsText} from './signs.js';
import {kindWord, moveWords, stepKey, tallies} from './turn.js';
import {status} from './course.js';
import {locationWords} from './world.js';

/** @typedef {import('./view.js').Action} Action */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Laid} Laid */
/** @typedef {import('./view.js').Thing} Thing */
/** @typedef {import('./text_seats.js').Line} Line */

/** @param {string} text @param {string[]} anchors @returns {Line} */
function line(text, ...anchors) {
  return {text: ended(text), anchors};
}

/** @param {Drawing} ctx @returns {Line[]} */
export function turnLines(ctx) {
  const {turn, hours, keys, supply, looks} = ctx.view;
  return [
    line(status(ctx)),
    ...(looks === null ? [] : looks.things.map((thing) => line(`${ctx.say('table-looks')}: ${lookedWords(ctx, thing)}`, `card:${thing.name}`))),
    line([ctx.say('table-part-hours', {amount: hours}), ctx.say('table-part-keys', {amount: keys})].join(', '), 'hours', 'keys', 'clock'),
    line(Object.entries(supply).map(([what, count]) => `${ctx.say('table-supply-of', {what: kindWord(ctx, what)})}: ${count}`).join(', ')),
    ...(turn?.card ? [line(`${ctx.say('table-turn-card', {name: turn.card.name, suit: turn.suit ?? turn.card.suit})}. ${ctx.say('table-turns-left', {count: turn.left})}`, 'turn')] : []),
    ...(turn?.steps ?? []).map(({kind, blocked, brings}, nth) => line([
      ctx.say(stepKey(kind)),
      ...(blocked ? [ctx.say('table-blocked-step')] : []),
      ...brings.map(({source, text}) => `${source}: ${text}`),
      ...(kind === 'move' ? ctx.view.map.entities.map((entity) => `${entity.name}: ${moveWords(ctx, entity.move, entity.target)}`) : []),
    ].map(ended).join(' '), `turn:step:${nth}`)),
    ...(turn?.card?.loot ? [line(`${ctx.say('kind-loot')}: ${turn.card.loot}`)] : []),
  ];
}

/** @param {Drawing} ctx @param {import('./view.js').Looked} thing */
function lookedWords(ctx, {name, suit, steps = [], text = '', loot = ''}) {
  if (ctx.view.cards[name]) return cardWords(ctx, name);
  return [name, ...(suit ? [ctx.say(`kind-${suit}`)] : []), ...steps.map((step) => ctx.say(stepKey(step))), text, loot].filter(Boolean).join(', ');
}

/** @param {Drawing} ctx @param {string} owner @param {readonly Action[]} actions @param {Record<string, Laid>} [paid] @returns {Line[]} */
function actionLines(ctx, owner, actions, paid = {}) {
  return actions.map((action) => {
    const words = actionWords(ctx, {...action, ...(paid[action.key] ?? {used: false, markers: {}})});
    return line(action.name === owner ? words : `${owner}: ${words}`, `action:${action.key}`);
  });
}

/** @param {Drawing} ctx @returns {Line[]} */
export function entityLines(ctx) {
  return ctx.view.map.entities.flatMap((entity) => {
    const tokens = Object.entries(entity.tokens).map(([kind, count]) => `${kindWord(ctx, kind)} ${count}`);
    const morphings = times(entity.morphings.map((kind) => ctx.say(kindKey(kind))));
    const figures = ctx.view.map.figures.filter(({name}) => name === entity.name).map(({number}) => `figure:${number}`);
    return [line([...entityWords(ctx, entity), ...morphings, ...tokens].map(ended).join(' '), `entity:${entity.name}`, ...figures), ...actionLines(ctx, entity.name, entity.actions, entity.paid)];
  });
}

/** @param {Drawing} ctx @returns {Line[]} */
export function gateLines(ctx) {
  const {gate, slumber, fate, map} = ctx.view;
  return [
    ...(gate === null ? [] : [
      line([
        gate.name, gate.goal, gate.rules, ...(gate.trap ? [`${ctx.say('kind-icon-trap')}: ${gate.trap}`] : []),
        ...Object.entries(gate.effects).map(([kind, text]) => `${ctx.say(`kind-step-${kind}`)}: ${text}`),
      ].filter(Boolean).map(ended).join(' '), 'gate'),
      ...actionLines(ctx, gate.name, gate.actions),
    ]),
    ...(slumber === null ? [] : [line([...entityWords(ctx, slumber), slumber.out_of_turns ?? ''].filter(Boolean).map(ended).join(' '), `card:${slumber.name}`), ...actionLines(ctx, slumber.name, slumber.actions)]),
    ...tallies(ctx).map(([name, count]) => line(`${name}: ${count}`)),
    ...(fate === null ? [] : [line(`${ctx.say('kind-fate')}: ${fate.name}. ${fate.text}`, `card:${fate.name}`)]),
    ...map.quirks.map((quirk) => line(`${ctx.say('kind-quirk')}: ${quirk.name}. ${quirk.quirk?.text ?? ''}`, `slot:${quirk.tile}.${quirk.slot}`)),
  ];
}

/** @param {Drawing} ctx @param {Thing} thing @param {string[]} anchors @returns {Line[]} */
function thingLines(ctx, thing, ...anchors) {
  return [line([thing.name, ...thingSays(ctx, thing)].map(ended).join(' '), ...anchors), ...actionLines(ctx, thing.name, thing.actions)];
}

/** What is said of a thing itself. @param {Drawing} ctx @param {Thing} thing @returns {string[]} */
function thingSays(ctx, thing) {
  return [bringsText(ctx, thing.intent), ...(thing.rapid ? [ctx.say('kind-rapid')] : []), ...(thing.actions.length ? [] : [thing.text]), ...thing.passives.filter((text) => text !== thing.text)].filter(Boolean);
}

/** @param {Drawing} ctx @returns {Line[]} */
export function itemLines(ctx) {
  const {items, storage} = ctx.view;
  return [
    ...items.flatMap((item, nth) => thingLines(ctx, item, `item:${nth}`, `card:${item.name}`)),
    ...storage.map((item) => line([`${ctx.say('kind-storage')}: ${item.name}`, ...thingSays(ctx, item), ...item.actions.map(({text}) => text)].map(ended).join(' '), `card:${item.name}`)),
  ];
}

/** @param {Drawing} ctx @returns {Line[]} */
export function shopLines(ctx) {
  return counted(ctx.view.offer).map(([name, count]) => line(`${cardWords(ctx, name, count)} ${ctx.say('table-ether-price', {count: ctx.view.cards[name]?.ether ?? 0})}`, `card:${name}`));
}

/** @param {Drawing} ctx @returns {Line[]} */
export function worldLines(ctx) {
  const {locations, edges, tiles} = ctx.view.world;
  return locations.map((location) => {
    const ways = edges.flatMap(({from, to, shortcut, one_way: one}) => {
      const other = from === location.id ? to : to === location.id && !one ? from : null;
      const name = locations.find(({id}) => id === other)?.name;
      return name ? [ctx.say(shortcut ? 'table-shortcut-to' : 'table-path-to', {name})] : [];
    });
    const tile = tiles.find(({id}) => id === location.tile);
    return line([`${tile?.name ?? ''}: ${locationWords(ctx, location)}`, ...ways].map(ended).join(' '), `location:${location.id}`);
  });
}

/** Newest first. @param {Drawing} ctx @returns {Line[]} */
export function storyLines(ctx) {
  return [...ctx.view.read].reverse().map(({number, text, effect, lesson}) => line([ctx.say('table-paragraph', {number}), text, effect, lesson].filter(Boolean).map(ended).join(' '), `script:${number}`));
}

/** @param {Drawing} ctx @returns {Line[]} */
export function journalLines(ctx) {
  return [
    ...journalWords(ctx).map((words) => line(words)),
    ...found(ctx).flatMap(([key, there]) => there.flatMap((thing) => [
      line([`${ctx.say(key)}: ${thing.name}`, ...thingSays(ctx, thing)].map(ended).join(' '), `card:${thing.name}`), ...actionLines(ctx, thing.name, thing.actions),
    ])),
  ];
}
