/** Under the top bar: whether the table is connected. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {icon} from '../lib/dom.js';

/** @param {import('./session.js').Session} session */
export function banner(session) {
  const {kind, count} = session.model.connection;
  if (kind === 'lost') {
    return html`<div class="banner lost-line" role="status">${icon('wifi')}
      <span class="grow">${session.say('web-lost-line', {tries: count})}</span>
      <button class="btn sm" @click=${() => session.retry()}>${session.say('web-retry')}</button></div>`;
  }
  if (kind === 'back') {
    const show = () => session.change({
      connection: {kind: 'live', count: 0}, tab: 'log', rail: 'log', panel: 'rail',
    });
    return html`<div class="banner ok" role="status">${icon('check')}
      <span class="grow">${session.say('web-back-line', {missed: count})}</span>
      ${count > 0
        ? html`<button class="link" @click=${show}>${session.say('web-show-them')}</button>`
        : nothing}</div>`;
  }
  return nothing;
}
