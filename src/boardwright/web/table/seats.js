/** Who sits where: a dialog, and a tab on a narrow screen. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {crest, dots, icon} from '../lib/dom.js';
import {levelName, teamName} from '../pages/parts/games.js';
import {invitation, showKey, showLink} from './invite.js';
import {standIn} from './ask.js';
import {block, stateOf} from './model.js';

/** @typedef {import('../lib/wire.js').Seat} Seat */
/** @typedef {import('./session.js').Session} Session */

/** The whole of it in a dialog. @param {Session} session */
export function seatsDialog(session) {
  return html`<section class="pop dialog" role="dialog" aria-labelledby="seats-title" id="panel" tabindex="-1">
    <h2 class="ph" id="seats-title"><span class="grow">${session.say('web-seats')}</span>
      <button class="close" aria-label=${session.say('web-close')}
        @click=${() => session.change({panel: null})}>${icon('x')}</button></h2>
    ${seats(session)}</section>`;
}

/** @param {Session} session */
export function seats(session) {
  const {table, you} = stateOf(session.model);
  return html`<ul class="seats">${table.seats.map((seat) => seatRow(session, seat))}</ul>
    ${invitation(session)}
    ${you.person === null ? nothing : html`<div class="seats-foot">
      <form class="row" @submit=${(/** @type {SubmitEvent} */ event) => rename(session, event)}>
        <label for="my-name">${session.say('web-my-name')}</label>
        <input id="my-name" name="name" maxlength="40" required .defaultValue=${you.name ?? ''}>
        <button class="btn sm">${session.say('web-rename')}</button></form>
      <button class="btn sm" @click=${() => showKey(session)}>${icon('link')}${session.say('web-my-key')}</button>
    </div>`}
    <p class="muted watchers">${icon('eye')}${session.say('web-watchers', {count: table.watchers})}</p>`;
}

/** @param {Session} session @param {Seat} seat */
function seatRow(session, seat) {
  const {table, you} = stateOf(session.model);
  const asked = table.waiting.includes(seat.seat);
  const mine = you.seats.includes(seat.seat);
  const away = seat.kind === 'person' && !seat.present;
  const name = seat.name || session.say('seat-name', {number: seat.seat + 1});
  const team = teamName(session.model.texts, table.teams, seat.seat);
  return html`<li class="seat${away ? ' away' : ''}">${crest(seat.seat, name)}
    <span class="who"><b>${name}</b> <span class="muted">${team ? `${team}, ` : ''}${kindOf(session, seat, mine)}</span></span>
    ${table.thinking.includes(seat.seat)
      ? html`<span class="chip">${icon('bot')}${dots(session.say('web-thinking'))}</span>`
      : asked ? html`<span class="chip line">${session.say('web-asked')}</span>` : nothing}
    <span class="acts">${acts(session, seat, mine, away)}</span></li>`;
}

/** @param {Session} session @param {Seat} seat @param {boolean} mine */
function kindOf(session, seat, mine) {
  const level = seat.level === null ? '' : levelName(session.model.texts, seat.level);
  if (seat.kind === 'bot') return session.say('web-kind-bot', {level});
  if (seat.kind !== 'person') return session.say(`web-kind-${seat.kind}`);
  if (seat.level !== null) return session.say('web-kind-stood-in', {level});
  return mine ? session.say('web-kind-you') : seat.present ? session.say('web-kind-person') : session.say('web-kind-away');
}

/**
 * @param {Session} session
 * @param {Seat} seat
 * @param {boolean} mine
 * @param {boolean} away
 */
function acts(session, seat, mine, away) {
  const {table, you} = stateOf(session.model);
  if (table.status !== 'playing' || you.person === null) return nothing;
  const number = seat.seat;
  /** @param {string} key @param {() => void} act @param {string} sign */
  const button = (key, act, sign) => html`<button class="btn sm" @click=${act}>${icon(sign)}${session.say(key)}</button>`;
  const several = you.seats.length > 1;
  const free = seat.kind === 'open' || seat.kind === 'reserved';
  return [
    mine && seat.level !== null ? button('web-back', () => session.do({do: 'back', seat: number}), 'user') : nothing,
    mine && seat.level === null
      ? button('web-bot-for-me', () => standIn(session, number), 'bot') : nothing,
    mine && several && number !== block(session.model).seat ? button('web-show-seat', () => session.turnTo(number), 'eye') : nothing,
    mine ? button('web-free', () => session.do({do: 'free', seat: number}), 'x') : nothing,
    free && (you.host || seat.kind === 'open')
      ? button('web-invite', () => showLink(session, number), 'link') : nothing,
    (seat.kind === 'open' || seat.kind === 'bot') && you.seats.length === 0
      ? button('web-take', () => session.do({do: 'take', seat: number}), 'user') : nothing,
    free && you.seats.length > 0 ? button('web-seat-bot', () => standIn(session, number), 'bot') : nothing,
    !mine && away && seat.level === null && you.seats.length > 0
      ? button('web-let-bot', () => standIn(session, number), 'bot') : nothing,
  ];
}

/** @param {Session} session @param {SubmitEvent} event */
async function rename(session, event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const name = String(new FormData(form).get('name') ?? '').trim();
  if (name) await session.do({do: 'rename', name});
}
