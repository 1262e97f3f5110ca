/** Join by link or by code. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {api, Problem} from '../../lib/api.js';
import {icon} from '../../lib/dom.js';
import {refusal} from '../parts/refusal.js';
import {readInvitation} from './joining.js';

/** @typedef {import('../home.js').Home} Home */

/** @param {Home} home */
export function joinPanel(home) {
  const {say, joining} = home;
  /** @param {Event} event */
  const type = (event) => {
    joining.typed = /** @type {HTMLInputElement} */ (event.target).value;
    if (joining.problem === null) return;
    joining.problem = null;
    home.draw();
  };
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    void join(home);
  };
  return html`<section class="panel join" aria-labelledby="join">
    <h2 class="ph" id="join">${say('home-join')}</h2>
    <form class="jf" @submit=${submit}>
      <input aria-label=${say('home-join-label')} placeholder=${say('home-join-hint')} autocomplete="off"
        autocapitalize="characters" spellcheck="false" aria-describedby="join-note join-fault"
        aria-invalid=${joining.problem ? 'true' : nothing} .value=${joining.typed} @input=${type}>
      <button class="btn pri">${say('home-join-do')}</button>
    </form>
    <p class="fault" id="join-fault" role="alert">${joining.problem
      ? html`${icon('warn')}${joining.problem}`
      : nothing}</p>
    <p class="muted" id="join-note">${say('home-join-note')}</p>
  </section>`;
}

/** @param {Home} home */
async function join(home) {
  const {say, joining, texts, app} = home;
  const read = readInvitation(joining.typed, location.origin);
  if (read.kind === 'nothing') {
    joining.problem = say(joining.typed.trim() ? 'home-join-unread' : 'home-join-empty');
  } else if (read.kind === 'elsewhere') {
    joining.problem = say('home-join-elsewhere', {host: read.host});
  } else {
    try {
      await api.table(read.id);
      app.go(read.place);
      return;
    } catch (error) {
      const unknown = error instanceof Problem && error.name === 'unknown-table';
      joining.problem = unknown ? say('home-join-unknown', {code: read.id}) : refusal(texts, error);
    }
  }
  home.draw();
}
