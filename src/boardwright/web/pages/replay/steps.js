/** The story beside the board: every step in sentences with its rules, and the rule of the step. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {crest, ruleLink} from '../../lib/dom.js';

/**
 * @typedef {import('./playback.js').Playback} Playback
 * @typedef {import('./story.js').Turn} Turn
 * @typedef {import('../../lib/wire.js').Past} Past
 */

/** @param {Playback} playback */
export function steps(playback) {
  const {say, turns} = playback;
  return html`<aside class="panel story" aria-labelledby="replay-story">
    <h2 class="ph" id="replay-story">${say('replay-story')}</h2>
    <div class="turns" tabindex="0" role="group" aria-labelledby="replay-story">
      ${turns.length
        ? turns.map((turn) => turnOf(playback, turn))
        : html`<p class="muted">${say('play-log-empty')}</p>`}
    </div>
    ${ruleOf(playback)}
  </aside>`;
}

/**
 * @param {Playback} playback
 * @param {Turn} turn
 */
function turnOf(playback, turn) {
  const {head, step, actions} = turn;
  return html`${head
    ? html`<h3>${jump(playback, step, true)}<span>${playback.tell(head)}</span></h3>`
    : nothing}
    <ol>${actions.map((action) => stepOf(playback, action))}</ol>`;
}

/**
 * @param {Playback} playback
 * @param {Past} action
 */
function stepOf(playback, {step, seat, events}) {
  const {at} = playback;
  return html`<li class=${step === at ? 'cur' : step > at ? 'next' : 'past'}>
    ${jump(playback, step, false)}
    <div class="w">${events.map((event) => html`<p>
      <span>${playback.tell(event)}</span> ${ruleLink(event.rule)}</p>`)}</div>
    ${seat === null ? nothing : crest(seat, playback.names[seat] ?? '', {small: true})}
  </li>`;
}

/**
 * @param {Playback} playback
 * @param {number} step
 * @param {boolean} turn
 */
function jump(playback, step, turn) {
  const label = playback.say(turn ? 'replay-go-turn' : 'replay-go-step', {step});
  return html`<button class="n num" type="button" aria-label=${label} title=${label}
    aria-current=${!turn && step === playback.at ? 'step' : nothing}
    @click=${() => { playback.stop(); playback.goTo(step); }}>${step}</button>`;
}

/**
 * Brings the step on the screen into sight; scrolls the list itself, never the page.
 *
 * @param {HTMLElement} root
 * @returns {boolean} false while the story has not come so far
 */
export function keepInSight(root) {
  const list = root.querySelector('.story .turns');
  const line = list?.querySelector('.cur')?.getBoundingClientRect();
  if (!list || !line) return false;
  const box = list.getBoundingClientRect();
  if (line.top < box.top || line.bottom > box.bottom) list.scrollTop += line.top - box.top - box.height / 3;
  return true;
}

/** @param {Playback} playback */
function ruleOf(playback) {
  const {say, texts, frame} = playback;
  const id = playback.rule ?? frame?.events[0]?.rule;
  return html`<div class="pop in" id="replay-rule" tabindex="-1">${id && texts.has(id)
    ? html`<h3>${id}</h3><p>${texts.say(id)}</p><p><a href="/rules/${id}">${say('replay-rule-more')}</a></p>`
    : html`<p class="muted">${say('replay-rule-none')}</p>`}</div>`;
}

/** What readers hear of a step: its sentences, the rule last. @param {Playback} playback */
export function announcement(playback) {
  const {say, frame, at, last} = playback;
  const sentences = frame?.events.map((event) => playback.tell(event)) ?? [];
  const rule = frame?.events[0]?.rule ?? '';
  return html`<p class="vh" role="status">${say('replay-where', {at, last})}
    ${sentences.join(' ')} ${rule}</p>`;
}
