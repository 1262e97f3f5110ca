/** The table of Etherfields: docs/add-a-table.md. */
import {zoomed} from '/web/table/zoom.js';
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {dreamerPlates} from './dreamers.js';
import {entities, slumber} from './entities.js';
import {everywhere} from './everywhere.js';
import {shop, shops} from './piles.js';
import {beside, journal, looks} from './rail.js';
import {scape} from './scape.js';
import {zones} from './tray.js';
import {travels} from './facts.js';
import {clock, goal, standingRules, turnCard} from './turn.js';
import {world} from './world.js';

/** @typedef {import('./view.js').Drawing} Drawing */

export {art} from './art.js';
export {asked} from './asked.js';
export {chips as plates} from './dreamers.js';
export {thing} from './look.js';
export {marks, status, together} from './course.js';
export {text} from './text.js';
export {tray} from './tray.js';

/**
 * Beside the map the course of the Turn, over it the Dreamers. On a narrow screen the map comes
 * first, and the rest below it.
 * @param {Drawing} ctx
 */
export function board(ctx) {
  const map = travels(ctx) ? world(ctx) : scape(ctx);
  const left = html`${travels(ctx) ? html`<div class="eth-journal">${journal(ctx)}</div>` : nothing}${turnCard(ctx)}${clock(ctx)}${slumber(ctx)}${entities(ctx)}${goal(ctx)}${standingRules(ctx)}`;
  if (ctx.narrow) {
    const name = ctx.say(travels(ctx) ? 'kind-dreamworld' : 'kind-dreamscape');
    return html`<div class="eth eth-board narrow">${looks(ctx)}${shop(ctx)}${zoomed(ctx, map, {name, places: placesOf(ctx)})}${everywhere(ctx)}${zones(ctx)}${left}${beside(ctx)}</div>`;
  }
  const side = html`<aside class="left" tabindex="0" role="group" aria-label=${ctx.say('table-course')}>${left}</aside>`;
  return html`<div class="eth eth-board ${ctx.readonly ? 'replayed' : ''}">${side}
    <div class="mid">${dreamerPlates(ctx)}<div class="bd ${shops(ctx) ? 'shopping' : ''}">${shop(ctx)}<div class="map-place">${map}</div>${everywhere(ctx)}</div></div>
    ${ctx.readonly ? beside(ctx) : nothing}</div>`;
}

/** Beside the board on a wide screen, over the log. @param {Drawing} ctx */
export function rail(ctx) {
  return ctx.narrow ? nothing : beside(ctx);
}

/** The places of the maps that a window follows. @param {Drawing} ctx */
function placesOf(ctx) {
  const {map, world: {locations}} = ctx.view;
  return [...Object.keys(map.spaces).map((name) => `space:${name}`), ...locations.map(({id}) => `location:${id}`)];
}
