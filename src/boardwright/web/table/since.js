/** What happened since I answered last; told when my question comes back. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {icon} from '../lib/dom.js';
import {block, history} from './model.js';
import {line, TURN} from './log.js';

/** @typedef {import('./session.js').Session} Session */

const SHOWN = 8;

/**
 * What others did since my last answer, oldest first. What my own answer caused is no news.
 * @param {Session} session
 */
function news(session) {
  const {since} = session.model;
  const {seat} = block(session.model);
  if (since === null || seat === null) return [];
  return history(session.model)
    .filter((past) => past.step > since && past.seat !== seat)
    .flatMap((past) => past.events.filter(({kind}) => kind !== TURN));
}

/** A panel in the rail. @param {Session} session */
export function since(session) {
  const events = news(session);
  if (events.length === 0) return nothing;
  const shown = events.slice(-SHOWN);
  return html`<section class="panel since" aria-label=${session.say('web-since')}>
    <h2 class="ph"><span class="grow">${session.say('web-since')}</span>
      <button class="close" aria-label=${session.say('web-close')}
        @click=${() => session.change({since: null})}>${icon('x')}</button></h2>
    <ol class="log">
      ${events.length > SHOWN
        ? html`<li class="tn">${session.say('web-since-more', {count: events.length - SHOWN})}</li>` : nothing}
      ${shown.map((event) => line(session, event))}</ol>
  </section>`;
}

/** How much happened, beside the source of the question; leads to the log. @param {Session} session */
export function sinceLine(session) {
  const {length: count} = news(session);
  if (count === 0) return nothing;
  const {narrow, tab} = session.model;
  return html`<button class="link since-line"
    @click=${() => session.change({panel: 'rail', rail: 'log', tab: narrow ? 'log' : tab})}>
    ${session.say('web-since-count', {count})}</button>`;
}
