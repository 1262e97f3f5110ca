/** A link to a seat, to copy or to photograph. It is the key to the seat, and the dialog says so. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {api} from '../lib/api.js';
import {copy, icon} from '../lib/dom.js';
import {inviteOf, keep, keyLink, seatLink} from '../lib/purse.js';

/** @typedef {import('./session.js').Session} Session */

/**
 * @typedef {object} Invitation
 * @property {number|null} seat null: my own key, for another device
 * @property {string} link
 * @property {{size: number, path: string}|null} code
 * @property {boolean} copied
 */

/**
 * Shows the link to a seat; a new one where this browser does not know it.
 * @param {Session} session
 * @param {number} seat
 * @param {boolean} [anew]
 */
export async function showLink(session, seat, anew = false) {
  const {id} = session.model;
  let invite = anew ? null : inviteOf(id, seat);
  if (invite === null) {
    const made = await session.do({do: 'link', seat});
    if (made === undefined || session.token === null) return;
    invite = /** @type {string} */ (made.invite);
    keep(id, session.token, [{seat, invite}]);
  }
  await present(session, seat, seatLink(id, invite));
}

/** Shows the link that makes another device the same person. @param {Session} session */
export async function showKey(session) {
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
    ${seat === null ? nothing : html`<button class="link" @click=${() => showLink(session, seat, true)}>
      ${session.say('web-new-link')}</button>`}
    <button class="link" @click=${() => session.change({invitation: null})}>${session.say('web-close')}</button>
  </section>`;
}
