/** Play on from here: a new table that begins with this frame, against bots. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {api} from '../../lib/api.js';
import {icon} from '../../lib/dom.js';
import {keep, myName, setMyName} from '../../lib/purse.js';
import {lastLevel} from '../new/choices.js';
import {segments} from '../parts/choosing.js';
import {levelName} from '../parts/games.js';
import {refusal} from '../parts/refusal.js';

/**
 * @typedef {import('./playback.js').Playback} Playback
 *
 * @typedef {object} Branching
 * @property {readonly string[]} levels
 * @property {number} seat
 * @property {string} level
 * @property {string} name
 * @property {boolean} busy
 * @property {string | null} problem
 */

/** @param {Playback} playback */
export async function openBranch(playback) {
  playback.stop();
  const game = await playback.source.app.game(playback.table.game);
  playback.branching = {
    levels: game.levels,
    seat: playback.viewer ?? playback.source.own[0] ?? 0,
    level: lastLevel(game),
    name: myName(),
    busy: false,
    problem: null,
  };
  playback.draw();
}

/** @param {Playback} playback */
export function branchDialog(playback) {
  const {say, branching, names, texts, at} = playback;
  if (!branching) return nothing;
  const close = () => {
    playback.branching = null;
    playback.draw();
  };
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    void playOn(playback, branching);
  };
  return html`<dialog class="pop branch" aria-labelledby="branch-title" @close=${close}>
    <form @submit=${submit}>
      <h2 id="branch-title">${say('replay-branch-title', {at})}</h2>
      <p class="muted">${say('replay-branch-note')}</p>
      <div class="field"><span>${say('replay-branch-seat')}</span>${segments({
        name: 'branch-seat',
        label: say('replay-branch-seat'),
        values: names.map((text, value) => ({value, text})),
        chosen: branching.seat,
        pick: (seat) => { branching.seat = seat; playback.draw(); },
      })}</div>
      <div class="field"><span>${say('replay-branch-level')}</span>${segments({
        name: 'branch-level',
        label: say('replay-branch-level'),
        values: branching.levels.map((value) => ({value, text: levelName(texts, value)})),
        chosen: branching.level,
        pick: (level) => { branching.level = level; playback.draw(); },
      })}</div>
      <label class="field"><span>${say('home-name')}</span><input maxlength="40" autocomplete="nickname"
        placeholder=${say('home-guest')} .value=${branching.name}
        @input=${(/** @type {Event} */ event) => {
          branching.name = /** @type {HTMLInputElement} */ (event.target).value;
        }}></label>
      <div role="alert">${branching.problem
        ? html`<p class="fault">${icon('warn')}${branching.problem}</p>`
        : nothing}</div>
      <div class="jr"><button class="btn" type="button"
        @click=${(/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest('dialog')?.close()}
        >${say('replay-branch-no')}</button>
        <button class="btn pri" ?disabled=${branching.busy}>${icon('play')}${say('replay-branch')}</button></div>
    </form>
  </dialog>`;
}

/**
 * @param {Playback} playback
 * @param {Branching} branching
 */
async function playOn(playback, branching) {
  const {table, at, source, texts, say} = playback;
  const {seat, level, name} = branching;
  branching.busy = true;
  playback.draw();
  try {
    setMyName(name);
    const body = {at, seat, level, name: name.trim() || say('home-guest')};
    const joined = await api.branch(table.id, body, source.token);
    keep(joined.table, joined.token);
    source.app.go(`/table/${joined.table}`);
  } catch (error) {
    Object.assign(branching, {busy: false, problem: refusal(texts, error)});
    playback.draw();
  }
}
