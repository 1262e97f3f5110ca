/** At the beginning: the Dreamers of the pack, and who plays them. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {actionRow} from './actions.js';
import {kindKey} from './facts.js';
import {frame} from './frames.js';
import {crestOf} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Public} Public */

/** Whether somebody has no Dreamer yet. @param {Drawing} ctx */
export function chooses(ctx) {
  return ctx.view.seats.some(({dreamer}) => dreamer.id === '');
}

/** @param {Drawing} ctx */
export function who(ctx) {
  if (!chooses(ctx)) return nothing;
  return html`<section class="shop panel" aria-label=${ctx.say('table-dreamers')}><div class="ph"><h3>${ctx.say('table-dreamers')}</h3></div>
    <div class="offer who">${publicDreamers(ctx).map((one) => card(ctx, one))}</div></section>`;
}

/** @param {Drawing} ctx @returns {[string, Public][]} */
export function publicDreamers(ctx) {
  return Object.entries(ctx.content?.dreamers ?? {});
}

/** Who plays this Dreamer, if anybody. @param {Drawing} ctx @param {string} id */
export function playerOf(ctx, id) {
  return ctx.view.seats.findIndex(({dreamer}) => dreamer.id === id);
}

/** @param {Drawing} ctx @param {[string, Public]} dreamer */
function card(ctx, [id, {name, archetype, about, back}]) {
  const seat = playerOf(ctx, id);
  return html`<article class="ec ${seat < 0 ? '' : 'taken'}">${frame(ctx, `card:${name}`, name)}
    <h4>${name} ${seat < 0 ? nothing : crestOf(ctx, seat)}</h4><p class="muted">${ctx.say(kindKey(archetype))}${seat < 0 ? nothing : html`, ${ctx.name(seat)}`}</p>
    <p>${about}</p><h5>${ctx.say('table-on-back')}</h5>${actionRow({...ctx, at: () => nothing}, back)}</article>`;
}
