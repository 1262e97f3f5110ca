/** The options of a question as buttons with numbers. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {keyed} from '../vendor/lit-html/directives/keyed.js';
import {repeat} from '../vendor/lit-html/directives/repeat.js';
import {hasIcon, icon} from '../lib/dom.js';
import {block, ready} from './model.js';
import {previewOf} from './previews.js';

/** @typedef {import('../lib/wire.js').Cost} Cost */
/** @typedef {import('../lib/wire.js').Decision} Decision */
/** @typedef {import('../lib/wire.js').Option} Option */
/** @typedef {import('./session.js').Session} Session */

// The keys by which every game lets a player decline or stop.
const DECLINES = new Set(['no', 'done', 'pass', 'stop']);
export const FEW = 3;
// More than this would need to be scrolled on an ordinary screen, were they not smaller.
const MANY = 5;

/**
 * The options in the order of their numbers: the one that declines comes last and has the number 0.
 * @param {Decision} decision
 * @returns {{option: Option, number: number}[]}
 */
export function numbered({options}) {
  const decline = options.filter(({key}) => DECLINES.has(key)).at(-1) ?? null;
  const others = options.filter((option) => option !== decline);
  const rows = others.map((option, index) => ({option, number: index + 1}));
  return decline === null ? rows : [...rows, {option: decline, number: 0}];
}

/**
 * @param {Session} session
 * @param {Decision} decision
 */
export function options(session, decision) {
  const rows = numbered(decision);
  const told = rows.some(({option}) => previewOf(session.model, option.key).length > 0);
  const roomy = told && (rows.length <= FEW || session.model.text);
  const size = roomy ? ' roomy' : rows.length > MANY ? ' many' : '';
  return html`${suggestions(session, decision)}<ul class="opts${size}" aria-label=${session.say('web-options')}>
    ${repeat(rows, ({option}) => option.key, ({option, number}) => html`<li>
      ${optionButton(session, option, number, roomy)}</li>`)}</ul>`;
}

/**
 * Rows of answers that can be taken as a whole.
 * @param {Session} session
 * @param {Decision} decision
 */
function suggestions(session, decision) {
  if (decision.suggestions.length === 0) return nothing;
  // A new question begins with its first one in sight.
  return keyed(decision.number, html`<ul class="suggested" aria-label=${session.say('web-suggestions')}>
    ${decision.suggestions.map(({keys, label}) => html`<li>
      <button class="opt go" aria-disabled=${!ready(session.model)} @click=${() => session.takeRow(keys)}>
        ${icon('rapid')}${session.say(label.key, label.args)}</button></li>`)}</ul>`);
}

/**
 * @param {Session} session
 * @param {Option} option
 * @param {number} number
 * @param {boolean} roomy whether there is room for what would follow
 */
export function optionButton(session, option, number, roomy) {
  const {model} = session;
  const {proposal} = block(model);
  const follows = previewOf(model, option.key).join(' ');
  const warning = option.warning === null ? '' : session.say(option.warning.key, option.warning.args);
  const note = [warning, follows].filter(Boolean).join(' ');
  const chosen = model.busy?.key === option.key || proposal?.key === option.key;
  const classes = `opt${number === 0 ? ' no' : ''}${chosen ? ' go' : ''}`;
  const keys = number < 10 ? String(number) : nothing;
  return html`<button class=${classes} data-option=${option.key} data-rule-of=${option.rule}
    aria-keyshortcuts=${keys} aria-describedby=${note ? `note-${number}` : nothing}
    aria-pressed=${chosen ? 'true' : nothing} aria-disabled=${!ready(model)}
    @click=${() => session.answer(option.key)}>
    ${warning ? icon('warn') : nothing}
    <span>${session.say(option.label.key, option.label.args)}${costs(session, option)}
      ${roomy && follows ? html`<em aria-hidden="true">${follows}</em>` : nothing}</span>
    ${proposal?.key === option.key
      ? html`<em>${session.say('web-agreed', {count: proposal.agreed.length + 1})}</em>` : nothing}
    <kbd aria-hidden="true">${number}</kbd>
    ${note ? html`<span class="vh" id=${`note-${number}`}>${note}</span>` : nothing}</button>`;
}

/** What it costs in all, by kind. @param {Session} session @param {Option} option */
function costs(session, {cost}) {
  return sums(cost).map(([of, amount]) => {
    const name = session.say('web-cost', {amount, of});
    return hasIcon(of) ? html` <em class="cost num" role="img" aria-label=${name} title=${name}>${amount}${icon(of)}</em>`
      : html` <em>${name}</em>`;
  });
}

/** @param {readonly Cost[]} cost @returns {[string, number][]} */
function sums(cost) {
  const kinds = [...new Set(cost.map(({of}) => of))];
  return kinds.map((kind) => [kind, cost.reduce((sum, {of, amount}) => sum + (of === kind ? amount : 0), 0)]);
}

/**
 * A price as a sum, each part with the rule that makes it so; nothing where there is no sum to make.
 * @param {Session} session
 * @param {Option} option
 */
export function priceParts(session, {cost}) {
  if (cost.length < 2) return nothing;
  return html`<p class="price">${sums(cost).map(([kind, sum]) => html`<span>${cost.filter(({of}) => of === kind).map(({amount, rule}, place) =>
    html`<span class="part">${amount < 0 ? '−' : place ? '+' : ''} <b class="num">${Math.abs(amount)}</b> <span class="rule">${rule}</span></span> `)}
    = <b>${session.say('web-cost', {amount: sum, of: kind})}</b></span>`)}</p>`;
}
