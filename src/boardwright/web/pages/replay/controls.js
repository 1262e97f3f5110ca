/** The controls of a replay: step, turn, play, speed, slider with marks, play on from here. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {live} from '../../vendor/lit-html/directives/live.js';
import {ref} from '../../vendor/lit-html/directives/ref.js';
import {icon} from '../../lib/dom.js';
import {segments} from '../parts/choosing.js';
import {openBranch} from './branch.js';

/** @typedef {import('./playback.js').Playback} Playback */
/** @typedef {import('./playback.js').Mark} Mark */

/** @param {Playback} playback */
export function controls(playback) {
  const {say, at, last, playing, source, nextMark} = playback;
  const first = at === 0;
  const end = at === last;
  return html`<section class="panel ctl" aria-label=${say('replay-controls')}>
    <div class="bts">
      ${button('prev', say('replay-turn-back'), first, () => playback.turnBack())}
      ${button('left', say('replay-step-back'), first, () => playback.step(-1), '[')}
      <button class="btn pri sm play" type="button" @click=${() => playback.togglePlay()}>
        ${icon(playing ? 'pause' : 'play')}<span>${say(playing ? 'replay-pause' : 'replay-play')}</span>
        <kbd>${say('replay-key-space')}</kbd></button>
      ${button('right', say('replay-step-on'), end, () => playback.step(1), ']')}
      ${button('chev', say('replay-turn-on'), end, () => playback.turnOn())}
      ${segments({
        name: 'speed',
        label: say('replay-speed'),
        values: [
          {value: 'slow', text: say('replay-speed-slow')},
          {value: 'normal', text: say('replay-speed-normal')},
          {value: 'fast', text: say('replay-speed-fast')},
        ],
        chosen: playback.speed,
        pick: (speed) => playback.setSpeed(/** @type {import('./playback.js').Speed} */ (speed)),
      })}
    </div>
    ${slider(playback)}
    <div class="bts">
      <button class="btn sm" type="button" ?disabled=${!nextMark}
        title=${nextMark ? labelOf(playback, nextMark) : nothing}
        @click=${() => { if (nextMark) playback.step(nextMark.at - at); }}
        >${icon('flag')}${say('replay-next-mark')}</button>
      ${source.closed
        ? html`<button class="btn sm" type="button" ?disabled=${end} @click=${() => openBranch(playback)}
            >${icon('play')}${say('replay-branch')}</button>`
        : nothing}
    </div>
  </section>`;
}

/**
 * @param {string} sign
 * @param {string} label
 * @param {boolean} off
 * @param {() => void} act
 * @param {string} [key]
 */
function button(sign, label, off, act, key) {
  return html`<button class="btn sm" type="button" title=${label} aria-label=${label}
    aria-keyshortcuts=${key ?? nothing} ?disabled=${off} @click=${act}>${icon(sign)}</button>`;
}

/** @param {Playback} playback */
function slider(playback) {
  const {say, at, last, turn, turns, marks} = playback;
  const head = turn?.head ? playback.tell(turn.head) : '';
  const where = say('replay-where', {at, last});
  return html`<div class="slider">
    <p class="where"><b>${where}</b> <span>${head}</span></p>
    <input type="range" min="0" max=${last} step="1" .value=${live(String(at))}
      aria-label=${say('replay-slider')} aria-valuetext="${where}. ${head}"
      ${ref((input) => place(input, at, last))}
      @input=${(/** @type {Event} */ event) => {
        playback.stop();
        playback.goTo(Number(/** @type {HTMLInputElement} */ (event.target).value));
      }}>
    <div class="marks" aria-hidden="true">
      ${turns.filter((one) => one.head).map(({step}) => html`<i class="m"
        ${ref((tick) => place(tick, step, last))}></i>`)}
      ${marks.map((mark) => html`<i class="m m-${mark.kind}" title=${labelOf(playback, mark)}
        ${ref((sign) => place(sign, mark.at, last))}></i>`)}
    </div>
  </div>`;
}

/**
 * @param {Playback} playback
 * @param {Mark} mark
 */
function labelOf({say}, {label}) {
  return say(label.key, label.args);
}

/**
 * Where a mark stands, and how far the bar is filled. The page's policy forbids style attributes,
 * not styles that a script sets.
 *
 * @param {Element | undefined} sign
 * @param {number} at
 * @param {number} last
 */
function place(sign, at, last) {
  if (sign instanceof HTMLElement) sign.style.setProperty('--part', String(last ? at / last : 0));
}
