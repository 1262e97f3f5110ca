/** Import a record: choose a file, drop it, or paste its text. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {live} from '../../vendor/lit-html/directives/live.js';
import {api, Problem} from '../../lib/api.js';
import {icon} from '../../lib/dom.js';
import {refusal} from '../parts/refusal.js';

/**
 * @typedef {import('../home.js').Home} Home
 *
 * @typedef {object} Importing
 * @property {string} pasted kept until it was read, so that a fault can be mended in place
 * @property {string} title of the file that it came from
 * @property {string | null} problem
 * @property {string[]} faults what the server found in it
 * @property {number} kept sessions of a broken campaign that are whole
 * @property {boolean} open whether the place to paste is open
 * @property {boolean} over whether a file is held over the panel
 * @property {boolean} busy
 */

/** @param {Home} home */
export function importPanel(home) {
  const {say, importing} = home;
  const {pasted, problem, faults, kept, open, over, busy} = importing;
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    void send(home);
  };
  /** @param {Event} event */
  const choose = (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    void take(home, input.files?.[0]).then(() => { input.value = ''; });
  };
  return html`<section class=${over ? 'panel import over' : 'panel import'} aria-labelledby="record"
    @dragover=${(/** @type {DragEvent} */ event) => hold(home, event, true)}
    @dragleave=${(/** @type {DragEvent} */ event) => hold(home, event, false)}
    @drop=${(/** @type {DragEvent} */ event) => drop(home, event)}>
    <h2 class="ph" id="record">${say('home-import')}</h2>
    <p class="muted">${say('home-import-note')}</p>
    <div class="jr">
      <label class="btn sm">${icon('journal')}${say('home-import-file')}<input class="vh" type="file"
        accept=".record,.txt,text/plain" @change=${choose}></label>
      <button class="btn sm" type="button" aria-expanded=${open ? 'true' : 'false'} aria-controls="import-text"
        @click=${() => { importing.open = !open; home.draw(); }}>${say('home-import-paste')}</button>
    </div>
    <div class="fault" id="import-fault" role="alert">${problem
      ? html`${icon('warn')}<div>${problem}${faults.length
          ? html`<ul>${faults.map((fault) => html`<li>${fault}</li>`)}</ul>`
          : nothing}${kept
          ? html`<button class="btn sm" type="button" data-good @click=${() => send(home, true)}
              >${say('home-import-good', {kept})}</button>`
          : nothing}</div>`
      : nothing}</div>
    <form id="import-text" ?hidden=${!open} @submit=${submit}>
      <textarea rows="6" aria-label=${say('home-import-label')} placeholder=${say('home-import-hint')}
        spellcheck="false" aria-describedby="import-fault" aria-invalid=${problem ? 'true' : nothing}
        .value=${live(pasted)} @input=${(/** @type {Event} */ event) => {
          importing.pasted = /** @type {HTMLTextAreaElement} */ (event.target).value;
        }}></textarea>
      <button class="btn pri" ?disabled=${busy}>${say('home-import-do')}</button>
    </form>
  </section>`;
}

/**
 * @param {Home} home
 * @param {DragEvent} event
 * @param {boolean} over
 */
function hold(home, event, over) {
  event.preventDefault();
  if (home.importing.over === over) return;
  home.importing.over = over;
  home.draw();
}

/**
 * @param {Home} home
 * @param {DragEvent} event
 */
function drop(home, event) {
  event.preventDefault();
  home.importing.over = false;
  const text = event.dataTransfer?.getData('text/plain');
  if (text) {
    home.importing.pasted = text;
    void send(home);
  } else {
    void take(home, event.dataTransfer?.files[0]);
  }
}

/**
 * @param {Home} home
 * @param {File | undefined} file
 */
async function take(home, file) {
  if (!file) return home.draw();
  home.importing.pasted = await file.text();
  home.importing.title = file.name.replace(/\.[^.]*$/, '').slice(0, 80);
  await send(home);
}

/** @param {Home} home @param {boolean} [good] of a broken campaign, what is whole will do */
async function send(home, good = false) {
  const {importing, say, texts, app} = home;
  const {pasted, title} = importing;
  if (!pasted.trim()) {
    Object.assign(importing, {problem: say('home-import-empty'), faults: [], kept: 0});
    return home.draw();
  }
  importing.busy = true;
  home.draw();
  try {
    const {table} = await api.upload({record: pasted, ...(title ? {title} : {}), ...(good ? {good} : {})});
    app.go(`/replay/${table}`);
  } catch (error) {
    const bad = error instanceof Problem && error.name === 'bad-record';
    Object.assign(importing, {
      problem: bad ? say('home-import-bad') : refusal(texts, error),
      faults: error instanceof Problem && error.detail ? error.detail.split('\n') : [],
      kept: error instanceof Problem ? Number(error.args['kept'] ?? 0) : 0,
      open: true,
      busy: false,
    });
    home.draw();
  }
}
