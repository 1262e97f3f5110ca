/** Printed actions as rows: of Entity tiles, the Gate, Items, Masks, cards. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {frame} from './frames.js';
import {actionWords} from './plates_on_map.js';
import {prices, traits} from './signs.js';

/** @typedef {import('./view.js').Action} Action */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Laid} Laid */

/** @type {Laid} */
const BARE = {used: false, markers: {}};

/**
 * An action with its price; while it can be taken, it is a place of its own.
 * @param {Drawing} ctx
 * @param {Action} action
 * @param {{laid?: Laid, owner?: string}} [how] `owner` is not said twice
 */
export function actionRow(ctx, action, {laid = BARE, owner = ''} = {}) {
  const more = traits(ctx, action).filter((word) => word !== owner);
  return html`<div class="ia ${laid.used ? 'used' : ''}">${frame(ctx, `action:${action.key}`, actionWords(ctx, {...action, ...laid}))}
    ${action.name && action.name !== owner ? html`<b>${action.name}</b>` : nothing}${prices(ctx, action.costs)}
    ${more.length ? html`<span class="xn">${more.join(', ')}</span>` : nothing}${pips(ctx, laid)}
    ${action.text ? html`<p>${action.text}</p>` : nothing}</div>`;
}

/** What has been paid on a Gradual action. @param {Drawing} ctx @param {Laid} laid */
export function pips(ctx, {markers}) {
  return Object.entries(markers).map(([colour, count]) => {
    const name = ctx.say('table-instalments', {count, colour});
    return html`<span class="pips t-${colour}" role="img" aria-label=${name} title=${name}>${Array.from({length: count}, () => html`<i></i>`)}</span>`;
  });
}
