/** The Dreamworld: districts that were found, their Locations, Paths and Shortcuts, and the Team. */
import {nothing, svg} from '/web/vendor/lit-html/lit-html.js';
import {signOf, squeeze} from './signs.js';
import {spot} from './frames.js';
import {HEIGHT, WIDTH, placesOf, slotAt, wayOf} from './ways.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Location} Location */
/** @typedef {import('./view.js').Point} Point */

/** @param {Drawing} ctx */
export function world(ctx) {
  const {tiles, locations, edges, at} = ctx.view.world;
  const places = placesOf(ctx.view.world);
  const rows = tiles.length && ctx.narrow ? tiles.map(({slot}) => slot.charCodeAt(0) - 65) : [0, 1];
  const columns = tiles.length && ctx.narrow ? tiles.map(({slot}) => Number(slot.slice(1)) - 1) : [0, 3];
  const [left, top] = [Math.min(...columns) * WIDTH, Math.min(...rows) * HEIGHT];
  const [width, height] = [(Math.max(...columns) + 1) * WIDTH - left, (Math.max(...rows) + 1) * HEIGHT - top];
  // On a narrow screen the tools that come closer lie over the map.
  const head = ctx.narrow ? 48 : 8;
  return svg`<svg class="eth-map eth-world" viewBox="${left - 8} ${top - head} ${width + 16} ${height + 8 + head}" role="group" aria-label=${ctx.say('kind-dreamworld')}>
    <defs><marker id="eth-arrow" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path class="arrow" d="M0 0 8 4 0 8z"></path></marker></defs>
    ${[0, 1].flatMap((row) => [0, 1, 2, 3].map((column) => svg`<rect class="slot" x=${column * WIDTH + 4} y=${row * HEIGHT + 4} width=${WIDTH - 8} height=${HEIGHT - 8} rx="12"></rect>`))}
    ${tiles.map(({id, name, slot}) => {
      const {x, y} = slotAt(slot);
      return svg`<g><rect class="tile" x=${x + 2} y=${y + 2} width=${WIDTH - 4} height=${HEIGHT - 4} rx="12"></rect><text class="dn" x=${x + 14} y=${y + 24}>${name}</text>
        <g transform="translate(${x + WIDTH / 2} ${y + 18})">${spot(ctx, `world:${id}`, name, {width: WIDTH - 16, height: 26})}</g></g>`;
    })}
    ${edges.map((edge) => {
      const path = wayOf(places, edge);
      return path === null ? nothing : svg`<path class="way ${edge.shortcut ? 'short' : ''}" d=${path} marker-end=${edge.one_way ? 'url(#eth-arrow)' : nothing}></path>`;
    })}
    ${locations.map((location) => place(ctx, location, places.get(location.id) ?? {x: 0, y: 0}, location.id === at))}</svg>`;
}

/** A Location in words. @param {Drawing} ctx @param {Location} location */
export function locationWords(ctx, {id, name, icon, paid, gate}) {
  const {at} = ctx.view.world;
  return [
    `${name}, ${ctx.say(`kind-location-${icon}`)}`,
    ...(gate === null ? [] : [ctx.say('table-gate', {name: gate.name, count: gate.keys})]),
    ...(paid ? [ctx.say('table-paid')] : []),
    ...(id === at ? [ctx.say('table-team-here')] : []),
  ].join('. ');
}

/** @param {Drawing} ctx @param {Location} location @param {Point} at @param {boolean} here */
function place(ctx, location, {x, y}, here) {
  const {id, name, icon, paid, gate} = location;
  return svg`<g class="loc ${here ? 'here' : ''} ${paid ? 'paid' : ''}" transform="translate(${x} ${y})">
    <circle class="lb" r="21"></circle>${icon === 'none' ? nothing : svg`<use class="li" href="#i-${signOf(icon)}" x="-11" y="-11" width="22" height="22"></use>`}
    ${gate === null ? nothing : svg`<g class="gk"><rect x="-46" y="-33" width="30" height="17" rx="8"></rect><use href="#i-key" x="-43" y="-30" width="11" height="11"></use><text x="-24" y="-20.500">${gate.keys}</text></g>`}
    ${here ? svg`<g class="team"><circle r="26"></circle><path d="M-9-42H9L0-27z"></path></g>` : nothing}
    <text class="ln" y="36" textLength=${squeeze(name, 12, 98)} lengthAdjust="spacingAndGlyphs">${name}</text>
    ${spot(ctx, `location:${id}`, locationWords(ctx, location), {width: 44, height: 44, corner: 22})}</g>`;
}
