/** Dreamers and their hands as text. */
import {cardWords} from './cards.js';
import {counted, dreamerName, kindKey, seatOf, spaceName, travels} from './facts.js';
import {times} from './look.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {{text: string, anchors: string[]}} Line */
/** @typedef {{title: string, lines: Line[]}} Section */

/** @param {Drawing} ctx @param {number} seat @returns {Section} */
export function seatSection(ctx, seat) {
  const there = seatOf(ctx, seat);
  const words = [
    ctx.say('table-distress', {count: there.distress, most: there.distress_limit}),
    ctx.say('table-count-ether', {count: there.ether}),
    ctx.say('table-count-gems', {count: there.gems}),
    ctx.say('table-count-hand', {count: there.cards, most: there.hand_limit}),
    ctx.say('table-count-deck', {count: there.deck}),
    ctx.say('table-count-discard', {count: there.discard.length}),
    ctx.say('table-count-sealed', {count: there.sealed.length}),
    ...(there.space === null || travels(ctx) ? [] : [spaceName(ctx, there.space)]),
    ...(there.spirit === null ? [] : [`${ctx.say('table-spirit', {dreamer: there.dreamer.name})}: ${spaceName(ctx, there.spirit)}`]),
    ...there.states.map((state) => ctx.say(kindKey(state))),
    ...(there.mask === null ? [] : [`${ctx.say('kind-mask')}: ${there.mask}`]),
    ...(there.voucher ? [ctx.say('kind-voucher')] : []),
    ...(there.done ? [ctx.say('table-done')] : []),
  ];
  /** @param {string} key @param {readonly string[]} names @param {string} anchor @returns {Line[]} */
  const pile = (key, names, anchor) => (names.length ? [{text: `${ctx.say(key)}: ${ctx.say('table-list', {items: times(names)})}.`, anchors: [anchor, ...names.map((name) => `card:${name}`)]}] : []);
  return {
    title: `${dreamerName(ctx, seat)}, ${seat === ctx.seat ? ctx.say('table-you') : ctx.name(seat)}`,
    lines: [
      {text: `${words.join('. ')}.`, anchors: [`seat:${seat}`, `deck:${seat}`, `dreamer:${seat}`, `mask:${seat}`]},
      ...there.progress.map(({name, flipped}, nth) => ({text: `${ctx.say('kind-progress')}: ${cardWords(ctx, name)}${flipped ? ` ${ctx.say('table-flipped')}.` : ''}`, anchors: [`progress:${seat}:${nth}`]})),
      ...there.flaws.map((name) => ({text: `${ctx.say('kind-flaw')}: ${cardWords(ctx, name)}`, anchors: [`card:${name}`]})),
      ...pile('kind-discard', there.discard, `discard:${seat}`),
      ...pile('kind-sealed', there.sealed, `sealed:${seat}`),
      ...(seat === ctx.seat ? there.built : []).map((name) => ({text: `${ctx.say('kind-deck')}: ${cardWords(ctx, name)}`, anchors: [`card:${name}`]})),
      ...pile('kind-box', there.box, `box:${seat}`),
      ...pile('table-playing', there.playing, `playing:${seat}`),
      ...pile('table-masks', there.masks, `masks:${seat}`),
    ],
  };
}

/** @param {Drawing} ctx @param {number} seat @returns {Section} */
export function handSection(ctx, seat) {
  const {hand, cards, hand_limit: most} = seatOf(ctx, seat);
  const title = seat === ctx.seat ? ctx.say('table-hand') : ctx.say('table-hand-of', {dreamer: dreamerName(ctx, seat)});
  const lines = hand === null ? [{text: ctx.say('table-hand-closed'), anchors: []}]
    : counted(hand).map(([name, count]) => ({text: cardWords(ctx, name, count), anchors: [`card:${name}`, ...(seat === ctx.seat ? [`action:play:${name}`] : [])]}));
  return {
    title: `${title}, ${ctx.say('table-of', {count: cards, most})}`,
    lines: lines.length ? lines : [{text: ctx.say('table-hand-empty'), anchors: []}],
  };
}
