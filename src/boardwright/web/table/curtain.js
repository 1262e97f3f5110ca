/** One screen, several people: between two seats nothing is shown until the next person is there. */
import {html} from '../vendor/lit-html/lit-html.js';
import {crest, icon} from '../lib/dom.js';
import {stateOf} from './model.js';

/** @param {import('./session.js').Session} session */
export function curtain(session) {
  const {curtain: seat} = session.model;
  const {table} = stateOf(session.model);
  const name = table.seats[seat ?? 0]?.name ?? '';
  return html`<main class="curtain"><section class="ask" id="ask" tabindex="-1" aria-live="polite">
    <div class="src">${crest(seat ?? 0, name)}<b>${session.say('web-curtain')}</b></div>
    <h1 class="q">${session.say('web-curtain-for', {name})}</h1>
    <p class="hint">${session.say('web-curtain-why')}</p>
    <div class="opts"><button class="opt go" data-curtain @click=${() => session.liftCurtain()}>
      ${icon('eye')}${session.say('web-curtain-lift', {name})}</button></div>
  </section></main>`;
}
