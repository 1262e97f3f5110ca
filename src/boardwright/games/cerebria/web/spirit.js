/** A Spirit board, large: what its player has, the five rows with tokens and prices, the Abilities. */
import {soft} from '/web/lib/soft.js';
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {actionsOf, hasTurn, ownTeam, seatOf, spiritName} from './facts.js';
import {frame} from './frames.js';
import {RESOURCES, amount, figureMark, surcharge, token} from './signs.js';

/** @typedef {import('./view.js').ActionName} ActionName */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Place} Place */

/**
 * @param {Drawing} ctx
 * @param {number} seat
 */
export function spiritBoard(ctx, seat) {
  const own = seat === ctx.seat;
  return html`<section class="spb panel" aria-label=${ctx.say('board-spirit-board', {seat, spirit: spiritName(ctx, seat)})}>
    <header class="sph-head">${figureMark(ctx, seat)}<h3>${spiritName(ctx, seat)}</h3>
      <span class="muted">${own ? ctx.say('board-you-mark') : ctx.name(seat)}</span>
      ${hasTurn(ctx, seat) && ctx.view.phase === 'turn'
        ? html`<span class="chip">${ctx.say('board-actions-left', {count: ctx.view.actions})}</span>` : nothing}</header>
    ${purse(ctx, seat)}
    <div class="rows">${actionsOf(ctx, seat).map((action) => row(ctx, seat, action))}</div>
    ${ownTeam(ctx) === null || own ? abilities(ctx, seat) : nothing}
    ${power(ctx, seat)}
  </section>`;
}

/** What the player can spend. @param {Drawing} ctx @param {number} seat */
function purse(ctx, seat) {
  const {team, wp, essence, cards} = seatOf(ctx, seat);
  /** @param {string} sign @param {number} count @param {string} key */
  const one = (sign, count, key) => html`<li>${ctx.icon(sign)}<b class="num">${count}</b><small>${soft(ctx.say(key))}</small></li>`;
  return html`<ul class="res">${one('wp', wp, 'board-wp')}${one('essence', essence, 'board-essence')}
    ${one('copy', cards, 'board-cards')}${one('ambition', ctx.view.teams[team].ambition, 'board-ambition')}</ul>`;
}

/**
 * A row: the Action with its price, and the three upgrades with what each adds.
 * @param {Drawing} ctx
 * @param {number} seat
 * @param {ActionName} action
 */
function row(ctx, seat, action) {
  const [unlock, ...upgrades] = seatOf(ctx, seat).rows[action];
  const locked = unlock?.vibe === null;
  const building = seat === ctx.seat && ctx.progress['action'] === action;
  return html`<div class="arow ${locked ? 'lock' : ''} ${building ? 'cur' : ''}">
    <div class="ah">${frame(ctx, `row:${seat}:${action}`, rowName(ctx, seat, action))}
      ${locked ? html`<span class="vt off">${ctx.icon('seal', ctx.say('board-locked'))}</span>` : token(ctx, unlock?.vibe ?? null)}
      <b>${ctx.say(`action-${action}`)}</b><span class="grow"></span>${price(ctx, action)}</div>
    <ul class="ups">${upgrades.map((place) => upgrade(ctx, seat, action, place))}</ul></div>`;
}

/** What an Action costs without upgrades. @param {Drawing} ctx @param {ActionName} action */
export function price(ctx, action) {
  const base = ctx.content.actions[action];
  return RESOURCES.map((of) => (base[of] ? amount(ctx, of, base[of]) : nothing));
}

/**
 * A row in words.
 * @param {Drawing} ctx
 * @param {number} seat
 * @param {ActionName} action
 */
export function rowName(ctx, seat, action) {
  const [unlock] = seatOf(ctx, seat).rows[action];
  const {wp, ambition, essence} = ctx.content.actions[action];
  return ctx.say('board-row', {action, token: unlock?.vibe ?? 'none', wp, ambition, essence});
}

/**
 * An upgrade in words.
 * @param {Drawing} ctx
 * @param {Place} place
 */
export function upgradeName(ctx, {name, vibe, wp, ambition}) {
  return ctx.say('board-upgrade', {upgrade: name, token: vibe ?? 'none', wp, ambition});
}

/**
 * @param {Drawing} ctx
 * @param {number} seat
 * @param {ActionName} action
 * @param {Place} place
 */
function upgrade(ctx, seat, action, place) {
  const {name, vibe} = place;
  const used = seat === ctx.seat && ctx.progress['action'] === action && ctx.progress['upgrades']?.includes(name);
  return html`<li class="up ${vibe === null ? '' : 'on'} ${used ? 'used' : ''}">${frame(ctx, `upgrade:${seat}:${action}:${name}`, upgradeName(ctx, place))}
    ${token(ctx, vibe)}<span class="un">${soft(ctx.say(`upgrade-${name}`))}</span><span class="uc">${surcharge(ctx, place)}</span>
    ${used ? html`<span class="tick">${ctx.icon('check')}</span>` : nothing}</li>`;
}

/** The Abilities, each once a turn; those that have been used are struck. @param {Drawing} ctx @param {number} seat */
function abilities(ctx, seat) {
  /** @type {Record<string, string>} */
  const signs = {absorb: 'wp', token: 'vwild', rotate: 'rot', action: 'plus'};
  const turn = hasTurn(ctx, seat);
  return html`<div class="abl"><h4>${ctx.say('board-abilities')}</h4>
    <ul>${Object.entries(ctx.content.abilities).map(([name, ability]) => {
      const used = turn && (name === 'absorb' ? ctx.view.absorbed : ctx.view.used.includes(name));
      const label = ctx.say(ability.key);
      return html`<li class="ab ${used ? 'used' : ''}">${frame(ctx, `ability:${name}`, used ? ctx.say('board-ability-used', {ability: label}) : label)}
        ${ctx.icon(signs[name] ?? 'dot')}<span>${label}</span>${ability.ambition ? amount(ctx, 'ambition', ability.ambition) : nothing}</li>`;
    })}</ul></div>`;
}

/** @param {Drawing} ctx @param {number} seat */
function power(ctx, seat) {
  const spirit = ctx.content.spirits[seatOf(ctx, seat).spirit];
  if (ctx.view.rules.basic || spirit === undefined) return nothing;
  return html`<p class="pw"><b>${ctx.say('board-power')}</b> ${ctx.say(spirit.power)} ${ctx.rule(spirit.rule)}</p>`;
}
