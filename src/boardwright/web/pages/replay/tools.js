/** The tools in the bar of a replay: whose eyes, share, record, text mode. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {live} from '../../vendor/lit-html/directives/live.js';
import {api} from '../../lib/api.js';
import {copy, icon} from '../../lib/dom.js';
import {prefs} from '../../lib/prefs.js';
import {refusal} from '../parts/refusal.js';

/**
 * @typedef {import('./playback.js').Playback} Playback
 * @typedef {import('./playback.js').Eyes} Eyes
 */

const CAN_GO_ON = ['next', 'again', 'resume'];

/** @param {Playback} playback */
export function eyesTool(playback) {
  const {say, eyes, allEyes} = playback;
  /** @param {Event} event */
  const pick = async (event) => {
    const {value} = /** @type {HTMLSelectElement} */ (event.target);
    playback.stop();
    await playback.lookAs(/** @type {Eyes} */ (allEyes.find((one) => String(one) === value)));
    await playback.fetchAll();
  };
  return html`<label class="tool eyes">${icon('eye')}<span>${say('replay-as')}</span>
    <select .value=${live(String(eyes))} @change=${pick}>${allEyes.map((one) => html`<option
      value=${String(one)} ?selected=${one === eyes}>${nameOf(playback, one)}</option>`)}</select></label>`;
}

/**
 * @param {Playback} playback
 * @param {Eyes} eyes
 */
function nameOf({say, names}, eyes) {
  if (eyes === 'all') return say('replay-as-all');
  return eyes === 'none' ? say('replay-as-none') : names[eyes] ?? '';
}

/** @param {Playback} playback */
export function recordTools(playback) {
  const {say, source, table, notice} = playback;
  return html`<button class="tool" type="button" title=${say('replay-share-note')}
      @click=${() => share(playback)}>${icon('link')}<span>${say('replay-share')}</span></button>
    ${CAN_GO_ON.includes(table.campaign ?? '') && table.next === null
      ? html`<a class="tool" href="/new?after=${table.id}" title=${say('replay-go-on')}
          >${icon('rot')}<span>${say('replay-go-on')}</span></a>`
      : nothing}
    ${source.closed
      ? html`<button class="tool" type="button" title=${say('replay-record-note')}
          @click=${() => download(playback)}>${icon('journal')}<span>${say('replay-record')}</span></button>`
      : html`<a class="tool" href="/table/${table.id}" title=${say('replay-to-table')}
          >${icon('play')}<span>${say('replay-to-table')}</span></a>`}
    <span class="notice" role="status">${notice
      ? html`<span class="pop">${notice.text}${notice.link
          ? html`<input readonly aria-label=${say('replay-share')} .value=${notice.link}
              @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>`
          : nothing}</span>`
      : nothing}</span>`;
}

/** @param {Playback} playback */
export function textTool(playback) {
  const {say} = playback;
  return html`<button class="tool" type="button" aria-pressed=${prefs.now.text ? 'true' : 'false'}
    aria-keyshortcuts="T" @click=${() => playback.toggleText()}
    >${icon('text')}<span>${say('replay-text-tool')}</span><kbd>T</kbd></button>`;
}

/** @param {Playback} playback */
async function share(playback) {
  const link = location.origin + playback.address;
  const copied = await copy(link);
  playback.notice = copied
    ? {text: playback.say('replay-shared'), link: null}
    : {text: playback.say('replay-share-by-hand'), link};
  playback.draw();
}

/** @param {Playback} playback */
async function download(playback) {
  const {source, table, texts} = playback;
  try {
    const record = await api.record(table.id, source.token);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([record], {type: 'text/plain'}));
    link.download = `${table.id}.record`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    playback.notice = {text: refusal(texts, error), link: null};
    playback.draw();
  }
}
