/** The table as text: every fact of the view, a line for each thing. */
import {cardOf, condition, counted, others, over, ownerOf, printed, seatOf, strips} from './facts.js';
import {turnLine} from './resolving.js';

/** @typedef {import('./view.js').Colour} Colour */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {{text: string, anchors: string[]}} Line */
/** @typedef {{title: string, lines: Line[]}} Section */

/**
 * @param {Drawing} ctx
 * @returns {Section[]}
 */
export function text(ctx) {
  const own = ctx.seat === null ? [] : [seatSection(ctx, ctx.seat), handSection(ctx, ctx.seat)];
  return [
    {title: ctx.say('board-text-turn'), lines: turnLines(ctx)},
    ...others(ctx).map((seat) => seatSection(ctx, seat)),
    {title: ctx.say('board-middle'), lines: middle(ctx)},
    ...own,
  ];
}

/**
 * @param {string} said
 * @param {...string} anchors
 * @returns {Line}
 */
function line(said, ...anchors) {
  return {text: said, anchors};
}

/**
 * @param {Drawing} ctx
 * @returns {Line[]}
 */
function turnLines(ctx) {
  const runs = over(ctx) ? [] : ctx.view.resolving;
  return [
    line(turnLine(ctx)),
    ...runs.flatMap((run) => {
      const {card, effect, of, by, on} = run;
      const key = run.alone ? 'board-text-alone' : 'board-text-resolving';
      const lines = [line(ctx.say(key, {card, effect, of, by_seat: by, on_seat: on}), `card:${card}`)];
      if (run.obeying.length) lines.push(line(ctx.say('board-text-obey', {seats: run.obeying})));
      if (run.sharing.length) lines.push(line(ctx.say('board-text-share', {seats: run.sharing})));
      return lines;
    }),
  ];
}

/**
 * @param {Drawing} ctx
 * @param {number} owner
 * @returns {Section}
 */
function seatSection(ctx, owner) {
  const seat = seatOf(ctx, owner);
  const title = ctx.say(owner === ctx.seat ? 'board-you' : 'board-text-seat', {seat: owner});
  const counts = counted(ctx, seat.icons).map(([icon, count]) => ctx.say('board-icon-count', {icon, count}));
  const lines = [
    ...ctx.content.colours.flatMap((colour) => pileLines(ctx, owner, colour)),
    line(ctx.say('board-text-icons', {counts}), `seat:${owner}`),
    line(influenceLine(ctx, owner), `influence:${owner}`),
    line(ctx.say('board-text-dominations', {count: seat.dominations.length, needed: ctx.view.needed, taken: taken(ctx, owner)})),
    line(ctx.say('board-draws-from', {period: seat.draws}), `supply:${seat.draws}`),
  ];
  if (seat.archived || seat.scored) {
    lines.push(line(ctx.say('board-text-turn-counts', {archived: seat.archived, scored: seat.scored})));
  }
  return {title, lines: owner === ctx.seat ? lines : [...lines, ...hand(ctx, owner)]};
}

/**
 * @param {Drawing} ctx
 * @param {number} owner
 */
function taken(ctx, owner) {
  return seatOf(ctx, owner).dominations.map((item) =>
    typeof item === 'number' ? ctx.say('board-text-period', {period: item}) : item,
  );
}

/**
 * @param {Drawing} ctx
 * @param {number} owner
 */
function influenceLine(ctx, owner) {
  const {influence_values: values, points} = seatOf(ctx, owner);
  return ctx.say(values.length ? 'board-text-influence' : 'board-text-influence-none', {count: values.length, values, points});
}

/**
 * A pile: its top card with its icons, and what shows under it; of an own pile also the covered
 * cards.
 * @param {Drawing} ctx
 * @param {number} owner
 * @param {Colour} colour
 * @returns {Line[]}
 */
function pileLines(ctx, owner, colour) {
  const pile = seatOf(ctx, owner).zone[colour];
  const {top, count, splay, cards} = pile;
  const at = `pile:${owner}:${colour}`;
  if (top === null) return [line(ctx.say('board-text-pile-none', {colour}), at)];
  const shown = strips(ctx, pile).flat().filter((icon) => icon !== null);
  const key = count === 1 ? '-one' : splay === 'none' ? '' : shown.length ? '-splayed' : '-bare';
  const {period, icons} = cardOf(ctx, top);
  const args = {colour, count, card: top, value: period, way: splay, icons: shown};
  const lines = [
    line(ctx.say(`board-text-pile${key}`, args), at, `card:${top}`),
    line(ctx.say('board-text-top', {card: top, icons: icons.filter((icon) => icon !== null), icon: cardOf(ctx, top).needs}), `card:${top}`),
    ...effectLines(ctx, top, owner === ctx.seat),
  ];
  if (cards && cards.length > 1) lines.push(line(ctx.say('board-text-covered', {cards: cards.slice(1)}), at));
  return lines;
}

/**
 * The effects of a card: whole, or in few words where they belong to somebody else.
 * @param {Drawing} ctx
 * @param {string} name
 * @param {boolean} whole
 * @returns {Line[]}
 */
function effectLines(ctx, name, whole) {
  const card = cardOf(ctx, name);
  return printed(ctx, card).effects.map((effect) => {
    const said = ctx.say(whole ? effect.text : effect.short);
    return line(ctx.say('board-text-effect', {kind: effect.kind, icon: card.needs, text: said}), `card:${name}`);
  });
}

/**
 * @param {Drawing} ctx
 * @param {number} owner
 * @returns {Section}
 */
function handSection(ctx, owner) {
  const {influence = []} = seatOf(ctx, owner);
  const cards = influence.map((name) => ctx.say('board-text-held', {card: name, value: cardOf(ctx, name).period}));
  const scored = line(ctx.say('board-text-influence-cards', {cards}), `influence:${owner}`, ...influence.map((name) => `card:${name}`));
  return {title: ctx.say('board-your-hand'), lines: [...hand(ctx, owner), ...(influence.length ? [scored] : [])]};
}

/**
 * @param {Drawing} ctx
 * @param {number} owner
 * @returns {Line[]}
 */
function hand(ctx, owner) {
  const {hand: cards, hand_values: values} = seatOf(ctx, owner);
  const count = line(ctx.say(values.length ? 'board-text-hand' : 'board-text-hand-none', {count: values.length, values}));
  return [
    count,
    ...(cards ?? []).flatMap((name) => {
      const {period: value, colour, icons} = cardOf(ctx, name);
      const shown = icons.filter((icon) => icon !== null);
      return [line(ctx.say('board-text-hand-card', {card: name, value, colour, icons: shown}), `card:${name}`), ...effectLines(ctx, name, owner === ctx.seat)];
    }),
  ];
}

/**
 * @param {Drawing} ctx
 * @returns {Line[]}
 */
function middle(ctx) {
  const {supply, box} = ctx.view;
  return [
    ...Object.entries(supply).map(([period, count]) =>
      line(ctx.say('board-text-supply', {period: Number(period), count}), `supply:${period}`)),
    ...ctx.content.periods.map((period) => line(periodLine(ctx, period), `period:${period.period}`)),
    ...ctx.content.domains.map((domain) => line(domainLine(ctx, domain), `domain:${domain.name}`)),
    ...(box ? [line(ctx.say('board-text-box', {count: box}))] : []),
  ];
}

/**
 * @param {Drawing} ctx
 * @param {import('./view.js').Period} period
 */
function periodLine(ctx, {period, points, value}) {
  const owner = ownerOf(ctx, period);
  return owner === undefined
    ? ctx.say('board-text-period-free', {period, points, value})
    : ctx.say('board-text-period-taken', {period, seat: owner});
}

/**
 * @param {Drawing} ctx
 * @param {import('./view.js').Domain} domain
 */
function domainLine(ctx, domain) {
  const owner = ownerOf(ctx, domain.name);
  const {name} = domain;
  if (owner !== undefined) return ctx.say('board-text-domain-taken', {domain: name, seat: owner});
  const free = ctx.say('board-text-domain-free', {domain: name, condition: condition(ctx, domain)});
  const far = ctx.view.seats.map(({towards}, seat) => {
    const {have = 0, of = 1} = towards[name] ?? {};
    return ctx.say('board-text-progress', {seat, have, of});
  });
  return `${free} ${far.join(' ')}`;
}
