/** The new table at a glance, and the button that opens it. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {crest, icon} from '../../lib/dom.js';
import {crestName} from './names.js';

/** @typedef {import('../new.js').Plan} Plan */

/** @param {Plan} plan */
export function summary(plan) {
  const {say, told, choices, busy, problem} = plan;
  const {count, options} = choices;
  const chairs = choices.chairs.slice(0, count);
  const free = chairs.filter(({kind}) => kind === 'person' || kind === 'open').length;
  const mine = chairs.some(({kind}) => kind === 'you' || kind === 'here');
  return html`<section class="panel sum" aria-labelledby="new-summary">
    <h2 class="vh" id="new-summary">${say('new-summary')}</h2>
    <label class="vh" for="new-name">${say('new-name')}</label>
    <input class="serif title" id="new-name" maxlength="80" autocomplete="off"
      placeholder=${say('new-name-hint', {game: told.title})} .value=${choices.title}
      @input=${(/** @type {Event} */ event) => {
        choices.title = /** @type {HTMLInputElement} */ (event.target).value;
      }}>
    <p class="muted">${say('new-summary-line', {game: told.title, count})}</p>
    <div class="who">${chairs.map(({kind}, seat) =>
      crest(seat, crestName(plan, seat), {off: kind === 'person' || kind === 'open'}))}
      <span>${free ? say('new-free', {count: free}) : say('new-full')}</span></div>
    <button class="btn pri big" ?disabled=${busy}>${icon('play')}${say('new-open')}</button>
    <div role="alert">${problem
      ? html`<p class="fault">${icon('warn')}<span>${problem}</span></p>`
      : nothing}</div>
    <p class="muted s">${say(
      !mine ? 'new-note-watch' : !free ? 'new-note-full' : options.warm ? 'new-note-warm' : 'new-note-wait')}
    ${free ? say('new-note-links') : nothing}</p>
  </section>`;
}
