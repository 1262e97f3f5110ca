/** Teams, seats and hands as text. */
import {actionsOf, cardOf, counted, hasTurn, seatOf, spiritName} from './facts.js';
import {rowName, upgradeName} from './spirit.js';
import {spoken} from './cards.js';
import {deckName} from './tray.js';

/** @typedef {{text: string, anchors: string[]}} Line */
/** @typedef {{title: string, lines: Line[]}} Section */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Team} Team */

/**
 * @param {string} said
 * @param {...string} anchors
 * @returns {Line}
 */
export function line(said, ...anchors) {
  return {text: said, anchors};
}

/**
 * A Team board.
 * @param {Drawing} ctx
 * @param {Team} team
 * @returns {Section}
 */
export function teamSection(ctx, team) {
  const {ambition, fragments, identity, wheel, points, hidden, has_hidden: there, past, strong} = ctx.view.teams[team];
  const {limits, wheel: {size, marks}} = ctx.content;
  const {basic} = ctx.view.rules;
  const next = marks.find(({space}) => space > wheel % size);
  const standing = hidden === null ? undefined : ctx.view.standings[hidden];
  const gone = Object.entries(strong).filter(([, count]) => count < 2).map(([emotion, count]) => ctx.say('board-text-strong-one', {emotion, count}));
  return {
    title: ctx.say('board-team', {team}),
    lines: [
      line(ctx.say('board-text-points', {count: points}), `team:${team}`),
      line(`${ctx.say('board-ambition-of', {count: ambition, most: limits.ambition})}.`),
      ...(basic ? [] : [line(ctx.say('board-text-wheel', {count: wheel, size, space: next?.space ?? size, bonus: next ? ctx.say(next.key) : null}), `wheel:${team}`)]),
      line(hidden !== null
        ? [ctx.say('board-hidden-is', {aspiration: hidden}), ctx.say(`aspiration-${hidden.toLowerCase()}.text`),
            ...(standing ? [`${ctx.say('board-versus', standing)}.`] : [])].join(' ')
        : `${ctx.say('board-hidden')}: ${ctx.say(there ? 'board-hidden-down' : 'board-hidden-none')}.`, `hidden:${team}`),
      ...(past.length ? [line(`${ctx.say('board-hidden-past')}: ${ctx.say('board-list', {items: past})}.`)] : []),
      line(`${ctx.say('board-fragments-left')}: ${ctx.say('board-fragments', {minor: fragments.minor, major: fragments.major, capping: 1 - identity.capping})}.`),
      ...(basic ? [] : [line(ctx.say(gone.length ? 'board-text-strong' : 'board-text-strong-all', {items: gone}))]),
    ],
  };
}

/**
 * A seat with its Spirit board.
 * @param {Drawing} ctx
 * @param {number} seat
 * @returns {Section}
 */
export function seatSection(ctx, seat) {
  const {team, wp, essence, cards, spirit, shown, bottom, list = []} = seatOf(ctx, seat);
  const content = ctx.content.spirits[spirit];
  const own = seat === ctx.seat;
  const lines = [
    line(ctx.say('board-text-purse', {wp, essence, cards}), `seat:${seat}`, `figure:${seat}`),
    ...(content && !ctx.view.rules.basic ? [line(ctx.say(content.power))] : []),
    ...actionsOf(ctx, seat).flatMap((action) => rowLines(ctx, seat, action)),
    line(`${deckName(ctx, seat)}.`, `deck:${seat}`),
    ...(shown.length && !seatOf(ctx, seat).hand ? [line(ctx.say('board-text-shown', {cards: shown}))] : []),
    ...(bottom.length ? [line(ctx.say('board-text-bottom', {cards: bottom}))] : []),
    ...(list.length ? [line(ctx.say('board-list-of', {seat, items: counted(list).map(([name, count]) => ctx.say('board-list-one', {card: name, count}))}))] : []),
    ...(own ? abilityLines(ctx, seat) : []),
  ];
  const title = ctx.say(own ? 'board-text-you' : 'board-text-seat', {seat, spirit: spiritName(ctx, seat), team});
  return {title, lines};
}

/**
 * A row and its upgrades; one's own with what they do.
 * @param {Drawing} ctx
 * @param {number} seat
 * @param {import('./view.js').ActionName} action
 * @returns {Line[]}
 */
function rowLines(ctx, seat, action) {
  const {rows, spirit} = seatOf(ctx, seat);
  const [, ...upgrades] = rows[action];
  const whole = seat === ctx.seat;
  const texts = ctx.content.spirits[spirit]?.boards[ctx.view.rules.boards][action] ?? [];
  const places = upgrades.map((place) => upgradeName(ctx, place));
  if (!whole) return [line([rowName(ctx, seat, action), ...places].join(' '), `row:${seat}:${action}`)];
  return [
    line(`${rowName(ctx, seat, action)} ${ctx.say(`action-${action}.text`)}`, `row:${seat}:${action}`),
    ...upgrades.map(({name}, n) => line(
      [places[n], ...(texts[n] ? [ctx.say(texts[n].text)] : [])].join(' '), `upgrade:${seat}:${action}:${name}`)),
  ];
}

/** @param {Drawing} ctx @param {number} seat @returns {Line[]} */
function abilityLines(ctx, seat) {
  const turn = hasTurn(ctx, seat);
  return Object.entries(ctx.content.abilities).map(([name, {key, text, ambition}]) => {
    const used = turn && (name === 'absorb' ? ctx.view.absorbed : ctx.view.used.includes(name));
    return line(`${ctx.say('board-text-ability', {ability: ctx.say(key), ambition, used})} ${ctx.say(text)}`, `ability:${name}`);
  });
}

/**
 * @param {Drawing} ctx
 * @param {number} seat
 * @returns {Section}
 */
export function handSection(ctx, seat) {
  const {hand, cards} = seatOf(ctx, seat);
  const title = seat === ctx.seat ? ctx.say('board-hand') : ctx.say('board-hand-of', {seat});
  const anchor = (/** @type {string} */ name) => (seat === ctx.seat ? [`card:${name}`] : []);
  return {
    title,
    lines: [
      ...(cards ? [] : [line(ctx.say('board-hand-empty'))]),
      ...counted(hand ?? []).map(([name, count]) => {
        const card = cardOf(ctx, name);
        const words = [
          `${spoken(ctx, name, count)}.`,
          ...(card?.counterpart ? [ctx.say('board-text-becomes', {emotion: card.counterpart, count: card.threshold ?? 0})] : []),
          ...(card?.text && ctx.view.rules.powers ? [ctx.say(card.text)] : []),
        ];
        return line(words.join(' '), ...anchor(name));
      }),
    ],
  };
}
