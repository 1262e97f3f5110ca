/** The Action that is being put together: what was declared, the upgrades picked, the price so far. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {seatOf} from './facts.js';
import {RESOURCES, amount, figureMark} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').ActionName} ActionName */
/** @typedef {import('/web/lib/wire.js').Cost} Cost */
/** @typedef {import('/web/lib/wire.js').Option} Option */

/**
 * The line over the question; null where no Action is being put together.
 * @param {Drawing} ctx
 * @param {readonly Option[]} options
 */
export function asked(ctx, options) {
  const action = /** @type {ActionName|undefined} */ (ctx.progress['action']);
  if (ctx.seat === null || action === undefined) return null;
  const upgrades = /** @type {string[]} */ (ctx.progress['upgrades'] ?? []);
  const row = seatOf(ctx, ctx.seat).rows[action] ?? [];
  return html`<span class="cer cer-asked">${figureMark(ctx, ctx.seat)}<b>${ctx.say(`action-${action}`)}</b>
    ${upgrades.map((name) => html`<span class="plus"><i aria-hidden="true">+</i>${ctx.say(`upgrade-${name}`)}</span>`)}
    ${sum(ctx, action, row.filter(({name}) => upgrades.includes(name)), options)}</span>`;
}

/**
 * The price of what has been picked: the base and the upgrades. What the target adds stands with
 * the option.
 * @param {Drawing} ctx
 * @param {ActionName} action
 * @param {readonly import('./view.js').Place[]} used
 * @param {readonly Option[]} options
 */
function sum(ctx, action, used, options) {
  const shared = common(options);
  const base = ctx.content.actions[action];
  /** @param {'wp'|'essence'|'ambition'} of */
  const total = (of) => shared.length ? shared.filter((part) => part.of === of).reduce((all, part) => all + part.amount, 0)
    : base[of] + used.reduce((all, place) => all + (of === 'essence' ? 0 : place[of]), 0);
  return html`<span class="sum">${ctx.say('board-costs')} ${RESOURCES.map((of) => (total(of) > 0 || of === 'wp' ? amount(ctx, of, Math.max(0, total(of))) : nothing))}</span>`;
}

/** The parts of a price that all options with a price have. @param {readonly Option[]} options @returns {Cost[]} */
function common(options) {
  const [first, ...others] = options.filter(({cost}) => cost.length > 0);
  if (first === undefined) return [];
  return first.cost.filter((part) => others.every(({cost}) =>
    cost.some((other) => other.of === part.of && other.rule === part.rule && other.amount === part.amount)));
}
