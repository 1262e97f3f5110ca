/** The board of a replay, drawn or told in text. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {prefs} from '../../lib/prefs.js';

/** @typedef {import('./playback.js').Playback} Playback */

/** @param {Playback} playback */
export function board(playback) {
  const {say, frame, source} = playback;
  if (!frame) return html`<div class="stage" aria-busy="true"><p class="empty">${say('home-loading')}</p></div>`;
  const ctx = playback.context(frame);
  if (prefs.now.text) {
    return html`<section class="stage" aria-label=${say('replay-text')}>
      <div class="told" tabindex="0">${source.module.text(ctx).map(section)}</div></section>`;
  }
  const tray = ctx.seat === null ? null : source.module.tray?.(ctx) ?? null;
  return html`<section class="stage" aria-labelledby="stage-title"
    @click=${(/** @type {MouseEvent} */ event) => lookAt(playback, event)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => walk(playback, event)}>
    <h2 class="vh" id="stage-title">${say('replay-board')}</h2>
    <div class="stage-board" tabindex="0" role="group" aria-labelledby="stage-title" aria-describedby="stage-keys"
      >${source.module.board(ctx)}</div>
    <p class="keys" id="stage-keys">${say('replay-board-keys')}</p>
    ${tray === null ? nothing : html`<div class="stage-tray panel">${tray}</div>`}
  </section>`;
}

/** @param {{title: string, lines: {text: string}[]}} one */
function section({title, lines}) {
  return html`<h2>${title}</h2><ul>${lines.map(({text}) => html`<li>${text}</li>`)}</ul>`;
}

/**
 * @param {Playback} playback
 * @param {MouseEvent} event
 */
function lookAt(playback, event) {
  if (!(event.target instanceof Element) || event.target.closest('a, button, summary')) return;
  const anchor = event.target.closest('[data-anchor]')?.getAttribute('data-anchor');
  if (anchor) playback.lookAt(anchor);
}

/**
 * Enter goes from the board to its things and looks at one; up and down go from thing to thing;
 * Escape goes back to the board. Left and right stay those of the replay.
 *
 * @param {Playback} playback
 * @param {KeyboardEvent} event
 */
function walk(playback, event) {
  const stage = /** @type {HTMLElement} */ (event.currentTarget);
  const ground = /** @type {HTMLElement} */ (stage.querySelector('.stage-board'));
  const target = /** @type {HTMLElement} */ (event.target);
  const anchor = target.dataset['anchor'];
  const way = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (event.key === 'Enter' && anchor) playback.lookAt(anchor);
  else if (event.key === 'Enter' && target === ground) things(playback, stage)[0]?.focus();
  else if (event.key === 'Escape' && anchor) ground.focus();
  else if (way && anchor) {
    const all = things(playback, stage);
    all[(all.indexOf(target) + way + all.length) % all.length]?.focus();
  } else return;
  event.preventDefault();
}

/**
 * What there is a closer look at, in the order of the board.
 *
 * @param {Playback} playback
 * @param {HTMLElement} stage
 * @returns {(HTMLElement|SVGElement)[]}
 */
function things(playback, stage) {
  return [...stage.querySelectorAll('[data-anchor]')].filter(
    /** @returns {element is HTMLElement|SVGElement} */
    (element) => (element instanceof HTMLElement || element instanceof SVGElement) && playback.hasLook(element.dataset['anchor'] ?? ''),
  );
}
