/** What a bot in my place thinks of the options. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {icon} from '../lib/dom.js';
import {block, ready} from './model.js';
import {numbered} from './options.js';

/** @typedef {import('../lib/wire.js').Hint} Hint */
/** @typedef {import('./session.js').Session} Session */

/** @typedef {{decision: number, hint: Hint|null}} Advice asked for, and what came */

/** @param {Session} session */
export async function askHint(session) {
  const {decision, seat} = block(session.model);
  if (decision === null || seat === null || !ready(session.model)) return;
  if (session.model.advice?.decision === decision.number) {
    session.change({advice: null});
    return;
  }
  session.change({advice: {decision: decision.number, hint: null}});
  const found = await session.do({do: 'hint', seat, decision: decision.number});
  if (session.model.advice?.decision !== decision.number) return;
  session.change({advice: found === undefined ? null : {decision: decision.number, hint: found}});
}

/** @param {Session} session */
export function hintButton(session) {
  const label = session.say('web-hint');
  return html`<button class="ask-tool" title=${label} aria-label=${label}
    aria-expanded=${session.model.advice !== null} @click=${() => askHint(session)}>${icon('bulb')}</button>`;
}

/**
 * The best options with the chance to win, what the best is good or bad for, and what comes after it; null without one.
 * @param {Session} session
 */
export function hint(session) {
  const {advice} = session.model;
  const {decision} = block(session.model);
  if (advice === null || decision === null) return null;
  if (advice.hint === null) return html`<p class="hint">${session.say('web-hint-asked')}</p>`;
  const rows = numbered(decision);
  const {ranked, reasons, line} = advice.hint;
  const said = ranked.flatMap(({key, value, half_width: width}) => {
    const row = rows.find(({option}) => option.key === key);
    return row === undefined ? [] : [{...row, value, width}];
  });
  return html`<div class="advice" role="status">
    <ol>${said.map(({option, number, value, width}) => html`<li><kbd>${number}</kbd>
      <span class="grow">${session.say(option.label.key, option.label.args)}</span>
      <b class="num">${session.say('web-chance', {percent: Math.round(value * 100)})}</b>
      <small class="num">${session.say('web-chance-width', {percent: Math.round(width * 100)})}</small></li>`)}</ol>
    ${because(session, 'play-hint-good', reasons.filter(({change}) => change > 0))}
    ${because(session, 'play-hint-bad', reasons.filter(({change}) => change < 0))}
    ${inMind(session, line)}
  </div>`;
}

/** The answers that it would go on with; an answer alone says nothing that is not said above. @param {Session} session @param {Hint['line']} line */
function inMind(session, line) {
  if (line.length < 2) return nothing;
  const steps = line.map(({label}) => session.say(label.key, label.args));
  return html`<p class="line">${session.say('web-hint-line', {steps})}</p>`;
}

/**
 * @param {Session} session
 * @param {string} key
 * @param {Hint['reasons']} reasons
 */
function because(session, key, reasons) {
  if (reasons.length === 0) return nothing;
  const what = reasons.map((reason) => session.say(reason.key));
  return html`<p>${session.say(key, {what})}</p>`;
}
