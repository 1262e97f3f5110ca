/** The table as text: every fact of the view, a line for each thing, in the order of the ring. */
import {aspirationName, downName} from './aspirations.js';
import {emotionName} from './emotion.js';
import {cardOf, mates, spiritName, teams} from './facts.js';
import {spaceName, standing} from './figures.js';
import {fortName, heldName} from './ground.js';
import {identityName, sphereName} from './origin.js';
import {status} from './plates.js';
import {handSection, line, seatSection, teamSection} from './text_seats.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./text_seats.js').Line} Line */
/** @typedef {import('./text_seats.js').Section} Section */

/**
 * @param {Drawing} ctx
 * @returns {Section[]}
 */
export function text(ctx) {
  const own = ctx.seat === null ? [] : [seatSection(ctx, ctx.seat), handSection(ctx, ctx.seat)];
  const friends = mates(ctx);
  const others = ctx.view.seats.map((_, seat) => seat).filter((seat) => seat !== ctx.seat && !friends.includes(seat));
  return [
    {title: ctx.say('board-text-turn'), lines: turnLines(ctx)},
    ...own,
    {title: ctx.say('board-ring'), lines: ringLines(ctx)},
    {title: ctx.say('board-common'), lines: commonLines(ctx)},
    ...(ctx.view.rules.basic ? [] : [{title: ctx.say('board-intentions'), lines: intentionLines(ctx)}]),
    ...teams(ctx).map((team) => teamSection(ctx, team)),
    ...friends.flatMap((seat) => [seatSection(ctx, seat), handSection(ctx, seat)]),
    ...others.flatMap((seat) => [seatSection(ctx, seat), ...(ctx.view.seats[seat]?.hand ? [handSection(ctx, seat)] : [])]),
  ];
}

/** @param {Drawing} ctx @returns {Line[]} */
function turnLines(ctx) {
  const {order, absorbed, used, phase} = ctx.view;
  const seats = order.map((seat) => ctx.say('board-text-in-order', {seat, spirit: spiritName(ctx, seat), team: ctx.view.seats[seat]?.team ?? null}));
  const spent = [...(absorbed ? ['absorb'] : []), ...used].map((name) => ctx.say(`ability-${name}`));
  return [
    line(status(ctx)),
    line(ctx.say('board-text-order', {items: seats})),
    ...(phase === 'turn' && spent.length ? [line(ctx.say('board-text-used', {items: spent}))] : []),
  ];
}

/** Realm by Realm, each with the Frontier that follows it. @param {Drawing} ctx @returns {Line[]} */
function ringLines(ctx) {
  const frontiers = Object.keys(ctx.view.frontiers);
  return Object.keys(ctx.view.realms).flatMap((realm, number) => [
    ...realmLines(ctx, realm),
    ...frontierLines(ctx, frontiers[number] ?? ''),
  ]);
}

/** @param {Drawing} ctx @param {string} realm @returns {Line[]} */
function realmLines(ctx, realm) {
  const {fee = 0} = ctx.view.realms[realm] ?? {};
  const sphere = ctx.view.spheres.find((one) => one.realm === realm);
  return [
    line(`${heldName(ctx, realm)} ${ctx.say('board-realm-fee', {realm, amount: fee})}`, `realm:${realm}`),
    ...[`${realm}.a`, `${realm}.b`].map((slot) => slotLine(ctx, slot)),
    spaceLine(ctx, realm),
    line(`${fortName(ctx, realm)}.`, `fort:${realm}`),
    ...(sphere ? [line(`${sphereName(ctx, sphere)}. ${ctx.say(`sphere-${sphere.name.toLowerCase()}.bonus`)}`, `sphere:${sphere.name}`)] : []),
  ];
}

/** @param {Drawing} ctx @param {string} frontier @returns {Line[]} */
function frontierLines(ctx, frontier) {
  return [line(heldName(ctx, frontier), `frontier:${frontier}`), slotLine(ctx, frontier), spaceLine(ctx, frontier)];
}

/**
 * A slot: the Emotion there with all that lies on it, what blocks it, and its power.
 * @param {Drawing} ctx
 * @param {string} slot
 */
function slotLine(ctx, slot) {
  const emotion = ctx.view.slots[slot] ?? null;
  if (emotion === null) return line(`${slot}: ${ctx.say('board-text-slot-empty')}.`, `slot:${slot}`);
  const {token, insecurity, blocked, power_spent: spent, home, kind, vibe, row} = emotion;
  const {text: power = null} = cardOf(ctx, emotion.emotion) ?? {};
  const words = [
    `${emotionName(ctx, slot, emotion)}.`,
    ctx.say('board-text-emotion', {kind, vibe, row: row.map(String)}),
    ...(token ? [ctx.say('board-text-token', {amount: token})] : []),
    ...(insecurity ? [ctx.say('board-text-insecurity')] : []),
    ...blocked.map((realm) => `${ctx.say('board-blocked', {realm})}.`),
    ...(home !== null ? [ctx.say('board-text-home', {seat: home})] : []),
    ...(spent ? [ctx.say('board-text-power-spent')] : []),
    ...(power !== null && ctx.view.rules.powers ? [ctx.say(power)] : []),
  ];
  return line(`${slot}: ${words.join(' ')}`, `slot:${slot}`);
}

/** @param {Drawing} ctx @param {string} space */
function spaceLine(ctx, space) {
  return line(`${spaceName(ctx, space)}.`, `space:${space}`, ...standing(ctx, space).map((seat) => `figure:${seat}`));
}

/** @param {Drawing} ctx @returns {Line[]} */
function commonLines(ctx) {
  const {row} = ctx.view.common;
  const down = downName(ctx);
  return [
    ...row.map((name, place) => line(
      [...(place ? [] : [ctx.say('board-text-current')]), aspirationName(ctx, name), ctx.say(`aspiration-${name.toLowerCase()}.text`)].join(' '),
      `aspiration:${name}`)),
    ...(down ? [line(down, 'aspirations:down')] : []),
    line(identityName(ctx), 'identity'),
  ];
}

/** What scores points during turns. @param {Drawing} ctx @returns {Line[]} */
function intentionLines(ctx) {
  const {rules, scored} = ctx.view;
  return [
    ...ctx.content.intentions[rules.team_boards].map(({key, name}) => line(`${ctx.say(key)}.`, `intention:${name}`)),
    line(ctx.say('board-intentions-next', {count: scored})),
  ];
}
