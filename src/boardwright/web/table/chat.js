/** What people at the table say to each other. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {repeat} from '../vendor/lit-html/directives/repeat.js';
import {crest, icon} from '../lib/dom.js';
import {stateOf} from './model.js';

/** @typedef {import('./session.js').Session} Session */

const LONGEST = 500;

/** How many lines were not seen yet. @param {Session} session */
export function unread({model}) {
  return stateOf(model).chat.filter(({number}) => number > model.read).length;
}

/** @param {Session} session */
export function chat(session) {
  const {chat: lines, you, table} = stateOf(session.model);
  const time = new Intl.DateTimeFormat(session.model.texts.language, {timeStyle: 'short'});
  return html`<div class="chat">
    <div class="lines" role="log" aria-label=${session.say('web-chat')} tabindex="0">
      ${lines.length === 0 ? html`<p class="empty">${session.say('web-chat-empty')}</p>` : nothing}
      <ol>${repeat(lines, ({number}) => number, (said) => {
        const seat = table.seats.find(({person}) => person !== null && person === said.person);
        return html`<li class=${said.person === you.person ? 'mine' : nothing}>
          ${seat ? crest(seat.seat, said.name, {small: true}) : icon('user')}
          <span class="w"><b>${said.name}</b> ${said.text}</span>
          <time class="muted num">${time.format(said.at * 1000)}</time></li>`;
      })}</ol></div>
    ${you.person === null ? html`<p class="empty">${session.say('web-chat-watching')}</p>` : html`
    <form class="say" @submit=${(/** @type {SubmitEvent} */ event) => send(session, event)}>
      <input name="text" maxlength=${LONGEST} autocomplete="off" aria-label=${session.say('web-chat-say')}
        placeholder=${session.say('web-chat-say')}>
      <button class="btn sm">${session.say('web-chat-send')}</button></form>`}
  </div>`;
}

/** @param {Session} session @param {SubmitEvent} event */
async function send(session, event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const input = /** @type {HTMLInputElement} */ (form.elements.namedItem('text'));
  const text = input.value.trim();
  if (!text) return;
  if ((await session.do({do: 'chat', text})) !== undefined) input.value = '';
}
