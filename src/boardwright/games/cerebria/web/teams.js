/** The Team boards: Wheel, Ambition, Fragments, Hidden Aspiration, and the seats of each side. */
import {html, nothing, svg} from '/web/vendor/lit-html/lit-html.js';
import {actionsOf, hasTurn, over, seatOf, seatsOf, shownSeat, spiritName, teams} from './facts.js';
import {frame} from './frames.js';
import {rowName} from './spirit.js';
import {amount, figureMark, teamMark, token, versus} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Team} Team */

/** Both Team boards and what both work for. @param {Drawing} ctx */
export function teamBoards(ctx) {
  return html`<div class="cer cer-teams">${teams(ctx).map((team) => teamBoard(ctx, team))}${intentions(ctx)}</div>`;
}

/** Both teams in one line each, for screens that have no room beside the board. @param {Drawing} ctx */
export function glance(ctx) {
  return html`<div class="glance">${teams(ctx).map((team) => {
    const {points, ambition, hidden: name} = ctx.view.teams[team];
    return html`<div>${teamMark(ctx, team)}<b>${ctx.say('board-points', {count: points})}</b>${amount(ctx, 'ambition', ambition)}
      ${name === null ? nothing : html`<span class="one">${ctx.say(`aspiration-${name.toLowerCase()}`)} ${versus(ctx, ctx.view.standings[name] ?? {bliss: 0, gloom: 0})}</span>`}
      ${seatsOf(ctx, team).map((seat) => {
        const {wp, essence, cards} = seatOf(ctx, seat);
        return html`<span class="one" title=${ctx.name(seat)}>${figureMark(ctx, seat)}${amount(ctx, 'wp', wp)}${amount(ctx, 'essence', essence)}${amount(ctx, 'cards', cards)}</span>`;
      })}</div>`;
  })}</div>`;
}

/** @param {Drawing} ctx @param {Team} team */
function teamBoard(ctx, team) {
  const {ambition, fragments, identity} = ctx.view.teams[team];
  const name = ctx.say(`kind-${team}`);
  return html`<section class="team panel ${team}" aria-label=${ctx.say('board-team', {team})}>
    ${ctx.view.rules.basic ? nothing : wheel(ctx, team)}
    <div class="tm">
      <div class="th">${frame(ctx, `team:${team}`, ctx.say('board-team', {team}))}${teamMark(ctx, team)}<h3>${name}</h3>
        <span class="pts num">${ctx.say('board-points', {count: ctx.view.teams[team].points})}</span>${tokens(ctx, team, ambition)}</div>
    <dl class="facts">
      <div><dt>${ctx.say('board-hidden')}</dt><dd>${hidden(ctx, team)}</dd></div>
      <div><dt>${ctx.say('board-fragments-left')}</dt>
        <dd class="num">${ctx.say('board-fragments', {minor: fragments.minor, major: fragments.major, capping: 1 - identity.capping})}</dd></div>
    </dl></div>
    <div class="mems">${seatsOf(ctx, team).map((seat) => member(ctx, seat))}</div></section>`;
}

/** The tokens of Ambition: those that can be spent, and those that are. @param {Drawing} ctx @param {Team} team @param {number} count */
function tokens(ctx, team, count) {
  const most = ctx.content.limits.ambition;
  const name = ctx.say('board-ambition-of', {count, most});
  return html`<span class="ambs" role="img" title=${name} ${ctx.at(`ambition:${team}`, name)}>${Array.from({length: most}, (_, n) =>
    html`<span class="amb ${n < count ? 'on' : ''}">${ctx.icon('ambition')}</span>`)}</span>`;
}

/** The own team knows its Hidden Aspiration. @param {Drawing} ctx @param {Team} team */
function hidden(ctx, team) {
  const {hidden: name, has_hidden: there} = ctx.view.teams[team];
  const anchor = `hidden:${team}`;
  if (name === null) {
    const words = ctx.say(there ? 'board-hidden-down' : 'board-hidden-none');
    return html`<span class="hid">${frame(ctx, anchor, `${ctx.say('board-hidden')}: ${words}`)}${words}</span>`;
  }
  const standing = ctx.view.standings[name];
  return html`<span class="hid known">${frame(ctx, anchor, ctx.say('board-hidden-is', {aspiration: name}))}<b>${ctx.say(`aspiration-${name.toLowerCase()}`)}</b>
    ${standing ? versus(ctx, standing) : nothing}</span>`;
}

/**
 * A seat: its Spirit, what it has, and the tokens in its rows, unless its board is drawn large. On a
 * narrow screen the seats have their places among the chips.
 * @param {Drawing} ctx
 * @param {number} seat
 */
function member(ctx, seat) {
  const {wp, essence, cards} = seatOf(ctx, seat);
  return html`<div class="mem ${hasTurn(ctx, seat) ? 'turning' : ''}">
    <div class="who">${frame(ctx, `${ctx.narrow ? 'plate' : 'seat'}:${seat}`, ctx.say('board-seat', {seat, spirit: spiritName(ctx, seat)}))}${figureMark(ctx, seat)}
      <span class="grow"><b>${spiritName(ctx, seat)}</b> <span>${ctx.name(seat)}</span></span>
      ${amount(ctx, 'wp', wp)}${amount(ctx, 'essence', essence)}${amount(ctx, 'cards', cards)}${status(ctx, seat)}</div>
    ${seat === shownSeat(ctx) ? nothing : miniRows(ctx, seat)}</div>`;
}

/** The tokens of a Spirit board, small. @param {Drawing} ctx @param {number} seat */
function miniRows(ctx, seat) {
  const rows = seatOf(ctx, seat).rows;
  return html`<ul class="minis">${actionsOf(ctx, seat).map((action) => html`<li>${frame(ctx, `row:${seat}:${action}`, rowName(ctx, seat, action))}
    <small>${ctx.say(`action-${action}`)}</small><span>${rows[action].map(({vibe}) => token(ctx, vibe))}</span></li>`)}</ul>`;
}

/** Whether a seat wins, thinks, is a bot or away. @param {Drawing} ctx @param {number} seat */
export function status(ctx, seat) {
  const sits = ctx.table.seats[seat];
  if (over(ctx) && ctx.table.outcome?.winners.includes(seat)) return html`<span class="stands">${ctx.icon('flag', ctx.say('board-winner'))}</span>`;
  if (sits === undefined || ctx.readonly) return nothing;
  if (ctx.table.thinking.includes(seat)) return html`<span class="think" role="img" aria-label=${ctx.say('board-thinks')}><i></i><i></i><i></i></span>`;
  if (sits.kind === 'bot' || sits.level) return html`<span class="stands">${ctx.icon('bot', ctx.say('board-bot'))}</span>`;
  if (sits.kind !== 'person') return html`<span class="stands">${ctx.icon('link', ctx.say('board-empty-seat'))}</span>`;
  return sits.present ? nothing : html`<span class="stands">${ctx.icon('wifi', ctx.say('board-away'))}</span>`;
}

/** CER-277: the Wheel with its marked spaces; the counter goes on round it. @param {Drawing} ctx @param {Team} team */
function wheel(ctx, team) {
  const {size, marks} = ctx.content.wheel;
  const at = ctx.view.teams[team].wheel;
  /** @type {Record<string, string>} */
  const signs = {essence: 'essence', card: 'copy', ambition: 'ambition'};
  return html`<svg class="wheel" viewBox="-50 -50 100 100" role="img" ${ctx.at(`wheel:${team}`, ctx.say('board-wheel', {team, count: at, size}))}>
    ${Array.from({length: size}, (_, space) => {
      const angle = (space / size) * 2 * Math.PI;
      const mark = marks.find((one) => one.space === space);
      const on = at % size === space;
      const classes = `wd ${mark ? 'bo' : ''} ${at >= size || space < at ? 'past' : ''} ${on ? 'on' : ''}`;
      return svg`<g transform="translate(${(40 * Math.sin(angle)).toFixed(1)} ${(-40 * Math.cos(angle)).toFixed(1)})">
        <circle class=${classes} r=${on ? 7.2 : mark ? 5.6 : 3.4}></circle>
        ${mark && !on ? svg`<use class="wbi" href="#i-${signs[mark.bonus] ?? 'dot'}" x="-3.7" y="-3.7" width="7.4" height="7.4"></use>` : nothing}</g>`;
    })}
    <text class="wt" y="7">${at}</text><text class="ws" y="19">${ctx.say('board-wheel-of', {size})}</text></svg>`;
}

/** What scores points during turns: the same for both. @param {Drawing} ctx */
function intentions(ctx) {
  const {rules, scored} = ctx.view;
  if (rules.basic) return nothing;
  return html`<section class="ints panel" aria-label=${ctx.say('board-intentions')}><h3>${ctx.say('board-intentions')}
      <span>${ctx.say('board-intentions-next', {count: scored})}</span></h3>
    <ul>${ctx.content.intentions[rules.team_boards].map(({name, key}) =>
      html`<li>${frame(ctx, `intention:${name}`, ctx.say(key))}${ctx.say(key)}</li>`)}</ul></section>`;
}
