/** A link to a seat, to copy or to photograph. It is the key to the seat, and the dialog says so. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {api} from '../lib/api.js';
import {copy, icon} from '../lib/dom.js';
import {keyLink, seatLink} from '../lib/purse.js';

/** @typedef {import('./session.js').Session} Session */

/**
 * @typedef {object} Invitation
 * @property {number|null} seat null: my own key, for another device
 * @property {string} link
 * @property {{size: number, path: string}|null} code
 * @property {boolean} copied
 */

/**
 * Shows the link to a seat: the one that is good now, or a new one.
 * @param {Session} session
 * @param {number} seat
 * @param {boolean} [anew]
 */
export async function showLink(session, seat, anew = false) {
  const {id} = session.model;
  const known = anew ? null : await session.do({do: 'links'});
  /** @type {import('../lib/wire.js').SeatLink[]} */
  const links = known?.links ?? [];
  const made = links.find((link) => link.seat === seat) ?? await session.do({do: 'link', seat});
  if (made !== undefined) await present(session, seat, seatLink(id, made.invite));
}

/**
 * Shows the link that makes another device the same person.
 * @param {Session} session
 * @param {boolean} [anew] the old key, wherever it is, is void then
 */
export async function showKey(session, anew = false) {
  if (anew && !(await session.renewKey())) return;
  await present(session, null, keyLink(session.model.id));
}

/** @param {Session} session @param {number|null} seat @param {string} link */
async function present(session, seat, link) {
  session.change({invitation: {seat, link, code: null, copied: false}});
  const code = await api.qr(link).catch(() => null);
  const {invitation: open} = session.model;
  if (open?.link === link) session.change({invitation: {...open, code}});
}

/** @param {Session} session */
export function invitation(session) {
  const open = session.model.invitation;
  if (open === null) return nothing;
  const {seat, link, code, copied} = open;
  const take = async () => session.change({invitation: {...open, copied: await copy(link)}});
  return html`<section class="invite" aria-live="polite">
    <h3>${seat === null ? session.say('web-my-key') : session.say('web-invite-to', {number: seat + 1})}</h3>
    <p>${session.say(seat === null ? 'web-my-key-why' : 'web-invite-why')}</p>
    <div class="row"><input readonly .value=${link} aria-label=${session.say('web-link')}
      @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>
      <button class="btn sm pri" @click=${take}>${icon(copied ? 'check' : 'copy')}
        ${session.say(copied ? 'web-copied' : 'web-copy')}</button></div>
    ${code === null ? nothing : html`<svg class="qr" role="img" aria-label=${session.say('web-qr')}
      viewBox="0 0 ${code.size} ${code.size}"><path d=${code.path}></path></svg>`}
    <button class="link" @click=${() => (seat === null ? showKey(session, true) : showLink(session, seat, true))}>
      ${session.say('web-new-link')}</button>
    <button class="link" @click=${() => session.change({invitation: null})}>${session.say('web-close')}</button>
  </section>`;
}
