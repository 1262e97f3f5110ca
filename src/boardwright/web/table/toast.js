/** What was refused and why; it stays until it is read. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {icon, ruleLink} from '../lib/dom.js';

/** @typedef {import('../lib/api.js').Problem} Problem */
/** @typedef {import('./session.js').Session} Session */

/**
 * @typedef {object} Toast
 * @property {number} number
 * @property {'warn'|'info'} kind
 * @property {string} title
 * @property {string} text
 * @property {string|null} rule
 */

const MOST = 3;
// Somebody else was quicker, or the same answer came twice: no fault of the reader's.
const MILD = new Set(['stale', 'repeated', 'offline', 'unavailable', 'too-many']);
let last = 0;

/**
 * A refusal in words: what it is called, then the rule that says so.
 * @param {Problem} problem
 * @param {import('../lib/texts.js').Texts} texts
 * @param {(key: string, args?: import('../lib/wire.js').Args) => string} say
 * @returns {Toast}
 */
export function refusal(problem, texts, say) {
  const key = `problem-${problem.name}`;
  const reason = problem.args['reason'];
  const undo = typeof reason === 'string' ? `undo-${reason}` : '';
  const rule = problem.rule !== null && texts.has(problem.rule) ? say(problem.rule) : '';
  return {
    number: ++last,
    kind: MILD.has(problem.name) ? 'info' : 'warn',
    title: say(texts.has(key) ? key : 'problem-failed'),
    text: texts.has(undo) ? say(undo) : rule,
    rule: problem.rule,
  };
}

/**
 * @param {string} title
 * @param {string} [text]
 * @returns {Toast}
 */
export function notice(title, text = '') {
  return {number: ++last, kind: 'info', title, text, rule: null};
}

/**
 * @param {readonly Toast[]} toasts
 * @param {Toast} toast
 */
export function withToast(toasts, toast) {
  const others = toasts.filter(({title, text}) => title !== toast.title || text !== toast.text);
  return [...others, toast].slice(-MOST);
}

/** @param {Session} session */
export function toasts(session) {
  const {model} = session;
  /** @param {number} number */
  const close = (number) =>
    session.change({toasts: model.toasts.filter((toast) => toast.number !== number)});
  return html`<div class="toasts" role="status">${model.toasts.map((toast) => html`
    <div class="toast ${toast.kind}">
      ${icon(toast.kind)}
      <div class="grow"><b>${toast.title}</b>
        ${toast.text || toast.rule ? html`<p>${toast.text} ${ruleLink(toast.rule)}</p>` : nothing}</div>
      <button class="close" aria-label=${session.say('web-close')}
        @click=${() => close(toast.number)}>${icon('x')}</button>
    </div>`)}</div>`;
}
