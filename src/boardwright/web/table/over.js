/** The question panel of a table where nothing is asked any more. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {api, Problem} from '../lib/api.js';
import {copy, crest, icon, ruleLink} from '../lib/dom.js';
import {keep, myName} from '../lib/purse.js';
import {stateOf} from './model.js';
import {notice, withToast} from './toast.js';

/** @typedef {import('./session.js').Session} Session */

/** @param {Session} session */
export function ended(session) {
  const {table} = stateOf(session.model);
  if (table.status === 'outdated') return outdated(session);
  return html`<div class="asked" aria-live="polite" aria-atomic="true">
      <div class="src">${icon('flag')}<b>${session.say(table.outcome ? 'web-over' : 'web-abandoned')}</b>
        <span class="grow"></span>${ruleLink(table.outcome?.rule ?? null)}</div>
      <h2 class="q">${table.outcome === null ? session.say('web-abandoned-why')
        : session.say('game-over', {reason: table.outcome.reason, winners: table.outcome.winners})}</h2>
    </div>
    ${scores(session)}
    <div class="opts">
      ${rematch(session)}
      ${readable(session)
        ? html`<a class="opt" href="/replay/${table.id}">${icon('play')}${session.say('web-replay')}</a>`
        : html`<button class="opt" data-save @click=${() => saveRecord(session)}>${icon('down')}
            ${session.say('web-save-record')}</button>`}
      ${campaign(session)}
      <button class="opt no" @click=${() => copyRecord(session)}>${icon('copy')}
        ${session.say('web-copy-record')}</button>
    </div>`;
}

/** @type {Record<string, string>} */
const AFTER = {next: 'web-next-session', again: 'web-session-again'};

/** A campaign goes on with other people too, and anywhere. @param {Session} session */
function campaign(session) {
  const {table, you} = stateOf(session.model);
  if (table.campaign === null) return nothing;
  const goesOn = AFTER[table.campaign] !== undefined && table.next === null && you.seats.length > 0;
  return html`${goesOn ? html`<a class="opt" href="/new?after=${table.id}">${icon('user')}${
      session.say('web-other-people')}</a>` : nothing}
    <button class="opt" data-campaign @click=${() => saveCampaign(session)}>${icon('down')}
      ${session.say('web-save-campaign')}</button>`;
}

/** Whether the game can be shown: one that was played under other rules cannot. @param {Session} session */
function readable({model}) {
  return stateOf(model).blocks.length > 0;
}

/** @param {Session} session */
function scores(session) {
  const {table} = stateOf(session.model);
  const {outcome} = table;
  if (outcome === null) return nothing;
  const order = table.seats.map(({seat}) => seat).sort((a, b) =>
    Number(outcome.winners.includes(b)) - Number(outcome.winners.includes(a))
    || (outcome.scores[b] ?? 0) - (outcome.scores[a] ?? 0));
  return html`<ul class="scores" aria-label=${session.say('web-scores')}>${order.map((seat) => html`<li>
    ${crest(seat, table.seats[seat]?.name ?? '', {small: true})}
    <span>${session.say('web-score', {seat, score: outcome.scores[seat] ?? 0})}</span></li>`)}</ul>`;
}

/** @param {Session} session */
function rematch(session) {
  const {table, you} = stateOf(session.model);
  if (table.next !== null) {
    return html`<button class="opt go" @click=${() => follow(session, /** @type {string} */ (table.next))}>
      ${icon('rapid')}${session.say('web-next-table')}</button>`;
  }
  if (you.seats.length === 0 || table.status === 'record') return nothing;
  return html`<button class="opt go" @click=${async () => {
    const made = await session.do({do: 'rematch'});
    if (made?.table) await follow(session, made.table);
  }}>${icon('rot')}${session.say(AFTER[table.campaign ?? ''] ?? 'web-rematch')}</button>`;
}

/**
 * Goes to the table that comes after this one, as the same person.
 * @param {Session} session
 * @param {string} next
 */
export async function follow(session, next) {
  const {you} = stateOf(session.model);
  try {
    if (session.token !== null) {
      const name = you.name ?? (myName() || session.say('web-somebody'));
      const joined = await api.join(next, {name, token: session.token});
      keep(next, joined.token);
    }
    session.go(`/table/${next}`);
  } catch (error) {
    session.refuse(error);
  }
}

/** @param {Session} session @param {'record'|'campaign'} what */
async function text(session, what) {
  try {
    return await api[what](session.model.id, session.token);
  } catch (error) {
    if (error instanceof Problem) session.refuse(error);
    return null;
  }
}

/** @param {Session} session */
async function copyRecord(session) {
  const found = await text(session, 'record');
  if (found === null) return;
  const said = session.say((await copy(found)) ? 'web-record-copied' : 'web-copy-failed');
  session.change({toasts: withToast(session.model.toasts, notice(said))});
}

/** @param {Session} session */
const saveRecord = (session) => save(session, 'record');

/** @param {Session} session */
const saveCampaign = (session) => save(session, 'campaign');

/** @param {Session} session @param {'record'|'campaign'} what */
async function save(session, what) {
  const found = await text(session, what);
  if (found === null) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([found], {type: 'text/plain'}));
  link.download = `${session.model.id}.${what}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The rules have changed since: the table plays on under the new ones, or it is given up. @param {Session} session */
function outdated(session) {
  const {table, you} = stateOf(session.model);
  const mine = you.seats.length > 0;
  return html`<div class="asked" aria-live="polite" aria-atomic="true">
      <div class="src">${icon('info')}<b>${session.say('web-outdated')}</b></div>
      <h2 class="q">${session.say('web-outdated-why')}</h2></div>
    <p class="hint">${session.say('web-outdated-hint')}</p>
    <div class="opts">
      ${table.next !== null ? html`<button class="opt go" @click=${() => follow(session, /** @type {string} */ (table.next))}>
        ${icon('rapid')}${session.say('web-next-table')}</button>` : nothing}
      ${mine && table.next === null && table.motion === null ? html`<button class="opt go" data-renew @click=${async () => {
        const made = await session.do({do: 'renew'});
        if (made?.table) await follow(session, made.table);
      }}>${icon('rot')}${session.say('web-renew')}</button>
      <button class="opt" data-abandon @click=${() => session.do({do: 'abandon'})}>${icon('flag')}
        ${session.say('web-abandon')}</button>` : nothing}
      <a class="opt no" href="/">${session.say('web-home')}</a>
    </div>`;
}
