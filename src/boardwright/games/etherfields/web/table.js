/** The table of Etherfields: docs/add-a-table.md. */
import {zoomed} from '/web/table/zoom.js';
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {dreamerPlates} from './dreamers.js';
import {entities, slumber} from './entities.js';
import {everywhere} from './everywhere.js';
import {shop, shops} from './piles.js';
import {journal} from './journal.js';
import {beside, looks, owned} from './rail.js';
import {scape} from './scape.js';
import {story} from './story.js';
import {zones} from './tray.js';
import {travels} from './facts.js';
import {clock, goal, standingRules, turnCard} from './turn.js';
import {chooses, who} from './who.js';
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
  const map = aside(ctx) ? nothing : travels(ctx) ? world(ctx) : scape(ctx);
  const course = html`${turnCard(ctx)}${clock(ctx)}${goal(ctx)}`;
  const there = html`${slumber(ctx)}${entities(ctx)}${standingRules(ctx)}`;
  if (ctx.narrow) {
    const name = ctx.say(travels(ctx) ? 'kind-dreamworld' : 'kind-dreamscape');
    return html`<div class="eth eth-board narrow">${looks(ctx)}${who(ctx)}${shop(ctx)}${map === nothing ? nothing : zoomed(ctx, map, {name, places: placesOf(ctx)})}
      ${story(ctx)}${everywhere(ctx)}${course}${there}${owned(ctx)}${zones(ctx)}${journal(ctx)}</div>`;
  }
  const side = html`<aside class="left" tabindex="0" role="group" aria-label=${ctx.say('table-course')}>${course}${travels(ctx) ? journal(ctx) : nothing}${there}</aside>`;
  const drawn = html`${who(ctx)}${shop(ctx)}${map === nothing ? nothing : html`<div class="map-place">${map}</div>`}${everywhere(ctx)}`;
  return html`<div class="eth eth-board ${ctx.readonly ? 'replayed' : ''}">${side}
    <div class="mid">${dreamerPlates(ctx)}<div class="bd ${aside(ctx) ? 'building' : shops(ctx) ? 'shopping' : ''}">${drawn}</div></div>
    ${ctx.readonly ? beside(ctx) : nothing}</div>`;
}

/** Beside the board on a wide screen, over the log. @param {Drawing} ctx */
export function rail(ctx) {
  return ctx.narrow ? nothing : beside(ctx);
}

/** Whether the cards of a board of their own leave no room for a map. @param {Drawing} ctx */
function aside(ctx) {
  return chooses(ctx) || ctx.view.phase === 'decks';
}

/** The places of the maps that a window follows. @param {Drawing} ctx */
function placesOf(ctx) {
  const {map, world: {locations}} = ctx.view;
  return [...Object.keys(map.spaces).map((name) => `space:${name}`), ...locations.map(({id}) => `location:${id}`)];
}
