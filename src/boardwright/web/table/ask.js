/** The question panel: the one place that asks. It is always there, so nothing moves when it does. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {crest, dots, icon, ruleLink} from '../lib/dom.js';
import {block, stateOf} from './model.js';
import {hint, hintButton} from './hint.js';
import {motion} from './motion.js';
import {FEW, options, priceParts} from './options.js';
import {ended} from './over.js';
import {previewOf} from './previews.js';
import {sinceLine} from './since.js';

/** @typedef {import('../lib/wire.js').Decision} Decision */
/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./session.js').Session} Session */

// What is no longer than this is read in full on the button of one of a few options.
const SHORT = 60;

/** @param {Session} session @param {Context|null} [ctx] */
export function ask(session, ctx = null) {
  const {table} = stateOf(session.model);
  const {decision} = block(session.model);
  const strip = motion(session);
  const quiet = decision === null && table.status === 'playing' && strip === nothing;
  const wait = quiet ? ' wait' : '';
  return html`<section class="ask-place${wait}" id="ask" tabindex="-1" aria-label=${session.say('web-question')}>
    ${bubble(session)}<div class="ask${wait}">${strip}
    ${table.status !== 'playing' ? ended(session)
      : decision !== null ? question(session, decision, ctx)
      : strip === nothing ? waiting(session) : nothing}
  </div></section>`;
}

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Context|null} ctx
 */
function question(session, decision, ctx) {
  return html`
    <div class="asked" aria-live="polite" aria-atomic="true">
      <div class="src">${source(session, decision, ctx)}<span class="grow"></span>
        ${hintButton(session)}${ruleLink(decision.rule)}${sinceLine(session)}</div>
      <h2 class="q">${session.say(decision.prompt.key, decision.prompt.args)}</h2>
    </div>
    ${proposal(session, decision)}
    ${options(session, decision)}`;
}

/**
 * Where the question comes from: what the drawing module says of it, or the card or place and how
 * far it has come.
 * @param {Session} session
 * @param {Decision} decision
 * @param {Context|null} ctx
 */
function source(session, decision, ctx) {
  const own = ctx === null ? null : session.model.module.asked?.(ctx, decision.options) ?? null;
  if (own !== null) return own;
  const {source: from, progress: {effect, of}} = decision;
  if (!from) return html`<b>${session.say('web-your-move')}</b>`;
  const step = typeof effect === 'number' && typeof of === 'number'
    ? session.say('web-effect', {effect, of}) : '';
  return html`<b>${session.say('web-source', {source: from})}</b><span>${step}</span>`;
}

/**
 * Over the panel, so that it takes no room: the advice that was asked for, or what the option
 * pointed at would lead to.
 * @param {Session} session
 */
function bubble(session) {
  const {decision} = block(session.model);
  if (decision === null) return nothing;
  const advice = hint(session);
  if (advice !== null) return html`<div class="pop bubble">${advice}</div>`;
  const option = decision.options.find(({key}) => key === session.model.peek);
  // In text mode there is no room over the panel; each button says it itself.
  if (option === undefined || session.model.text) return nothing;
  const {warning, rule} = option;
  const words = previewOf(session.model, option.key);
  const onButton = decision.options.length <= FEW && words.join(' ').length < SHORT;
  const price = priceParts(session, option);
  if (warning === null && price === nothing && (words.length === 0 || onButton)) return nothing;
  return html`<div class="pop bubble" aria-hidden="true">${warning === null ? nothing
    : html`<p class="warned">${icon('warn')}${session.say(warning.key, warning.args)}</p>`}
    ${price}<p>${words.join(' ')} ${rule === decision.rule ? nothing : html`<span class="rule">${rule}</span>`}</p></div>`;
}

/**
 * A joint decision: what was proposed, who agrees, who may end it.
 * @param {Session} session
 * @param {Decision} decision
 */
function proposal(session, decision) {
  const {proposal: made, seat} = block(session.model);
  if (decision.seats.length < 2) return nothing;
  if (made === null) return html`<p class="hint">${session.say('web-joint', {seats: decision.seats})}</p>`;
  const option = decision.options.find(({key}) => key === made.key);
  const label = option ? session.say(option.label.key, option.label.args) : made.key;
  const missing = made.wanted.filter((other) => !made.agreed.includes(other));
  return html`<p class="hint">${session.say('web-proposed', {seat: made.by, option: label, seats: missing})}
    ${made.insist === seat ? html`<button class="link"
      @click=${() => session.do({do: 'insist', seat, decision: decision.number})}>
      ${session.say('web-insist')}</button>` : nothing}</p>`;
}

/** Nobody asks me: who is asked, and by what. @param {Session} session */
function waiting(session) {
  const {table, you} = stateOf(session.model);
  const {others} = block(session.model);
  const first = others[0];
  const seats = first?.seats ?? table.waiting;
  const mine = you.seats.length > 0;
  const away = table.seats.filter(({seat, kind, present, level}) =>
    seats.includes(seat) && kind === 'person' && level === null && !present);
  const open = table.seats.filter(({seat, kind, level}) =>
    seats.includes(seat) && (kind === 'reserved' || (kind === 'open' && level === null && !table.options.warm)));
  const thinking = table.thinking.length > 0;
  return html`<div class="asked" aria-live="polite" aria-atomic="true">
      <div class="src">${seats.map((seat) => crest(seat, table.seats[seat]?.name ?? '', {small: true}))}
        <b>${session.say(thinking ? 'web-thinks' : 'web-decides', {seats})}</b>
        ${thinking ? dots(session.say('web-thinking')) : nothing}
        <span class="grow"></span>${ruleLink(first?.rule ?? null)}</div>
      <h2 class="q">${open.length > 0 ? session.say('web-waits-seat', {seats: open.map(({seat}) => seat)})
        : first?.source ? session.say('web-waits-for', {source: first.source})
        : session.say('web-waits')}</h2></div>
    <p class="hint">${away.length > 0 ? session.say('web-away', {seats: away.map(({seat}) => seat)}) : nothing}</p>
    <div class="opts">
      ${thinking && mine && table.options.pace !== 'none' ? html`<button class="btn sm"
        @click=${() => session.do({do: 'skip'})}>${icon('rapid')}${session.say('web-skip')}</button>` : nothing}
      ${mine ? away.map(({seat}) => html`<button class="btn sm" @click=${() => standIn(session, seat)}>
        ${icon('bot')}${session.say('web-let-bot-play', {seat})}</button>`) : nothing}
      ${open.length > 0 && mine ? html`<button class="btn sm pri" @click=${() => session.change({panel: 'seats'})}>
        ${icon('link')}${session.say('web-invite')}</button>` : nothing}
    </div>`;
}

/**
 * The strongest bot that there is plays for a seat.
 * @param {Session} session
 * @param {number} seat
 */
export function standIn(session, seat) {
  const level = session.model.game.levels.at(-1) ?? '';
  return session.do({do: 'stand-in', seat, level});
}
