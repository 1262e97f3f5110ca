/** What somebody wants and all others must allow: a takeback, an end, new rules. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {icon} from '../lib/dom.js';
import {ready, stateOf} from './model.js';

/** @param {import('./session.js').Session} session */
export function motion(session) {
  const {table, you} = stateOf(session.model);
  const {motion: put} = table;
  if (put === null || you.person === null) return nothing;
  const name = table.people.find(({person}) => person === put.by)?.name ?? '';
  const missing = table.people
    .filter(({person}) => put.wanted.includes(person) && !put.agreed.includes(person))
    .map((person) => person.name);
  const asksMe = put.wanted.includes(you.person) && !put.agreed.includes(you.person);
  const mine = put.by === you.person;
  return html`<div class="motion" aria-live="polite">
    <div class="src">${icon('rot')}<b>${mine ? session.say('web-motion-yours')
      : session.say('web-motion-by', {name})}</b></div>
    <h2 class="q">${session.say(`web-motion-${put.kind}`, {name})}</h2>
    ${asksMe ? nothing : html`<p class="hint">${session.say('web-motion-missing', {names: missing})}</p>`}
    <div class="opts">${asksMe ? html`
      <button class="opt" data-motion="agree" aria-disabled=${!ready(session.model)}
        @click=${() => answer(session, 'agree')}>${session.say('web-allow')}<kbd aria-hidden="true">1</kbd></button>` : nothing}
      ${asksMe || mine ? html`
      <button class="opt no" data-motion="decline" aria-disabled=${!ready(session.model)}
        @click=${() => answer(session, 'decline')}>
        ${session.say(mine ? 'web-withdraw' : 'web-keep-playing')}<kbd aria-hidden="true">0</kbd></button>` : nothing}
    </div></div>`;
}

/** @param {import('./session.js').Session} session @param {'agree'|'decline'} what */
function answer(session, what) {
  if (ready(session.model)) session.do({do: what});
}
