/** The Dreamworld: districts that were found, their Locations, Paths and Shortcuts, and the Team. */
import {nothing, svg} from '/web/vendor/lit-html/lit-html.js';
import {signOf, squeeze} from './signs.js';
import {spot} from './frames.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Location} Location */
/** @typedef {import('./view.js').Point} Point */

const WIDTH = 210;
const HEIGHT = 236;
/** Where the Locations of a district stand, by how many there are. @type {Record<number, readonly [number, number][]>} */
const STANDS = {
  1: [[0, 10]],
  2: [[-48, -30], [48, 56]],
  3: [[-54, -30], [54, 4], [-40, 74]],
  4: [[-54, -36], [54, -20], [54, 70], [-54, 60]],
  5: [[-60, -42], [58, -32], [0, 18], [58, 76], [-58, 72]],
  6: [[-60, -42], [58, -42], [-60, 18], [58, 18], [-60, 78], [58, 78]],
};

/** @param {Drawing} ctx */
export function world(ctx) {
  const {tiles, locations, edges, at} = ctx.view.world;
  const places = new Map(locations.map((location) => [location.id, pointOf(ctx, location)]));
  const rows = tiles.length && ctx.narrow ? tiles.map(({slot}) => slot.charCodeAt(0) - 65) : [0, 1];
  const columns = tiles.length && ctx.narrow ? tiles.map(({slot}) => Number(slot.slice(1)) - 1) : [0, 3];
  const [left, top] = [Math.min(...columns) * WIDTH, Math.min(...rows) * HEIGHT];
  const [width, height] = [(Math.max(...columns) + 1) * WIDTH - left, (Math.max(...rows) + 1) * HEIGHT - top];
  return svg`<svg class="eth-map eth-world" viewBox="${left - 8} ${top - 8} ${width + 16} ${height + 16}" role="group" aria-label=${ctx.say('kind-dreamworld')}>
    <defs><marker id="eth-arrow" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path class="arrow" d="M0 0 8 4 0 8z"></path></marker></defs>
    ${[0, 1].flatMap((row) => [0, 1, 2, 3].map((column) => svg`<rect class="slot" x=${column * WIDTH + 4} y=${row * HEIGHT + 4} width=${WIDTH - 8} height=${HEIGHT - 8} rx="12"></rect>`))}
    ${tiles.map(({id, name, slot}) => {
      const {x, y} = slotAt(slot);
      return svg`<g><rect class="tile" x=${x + 2} y=${y + 2} width=${WIDTH - 4} height=${HEIGHT - 4} rx="12"></rect><text class="dn" x=${x + 14} y=${y + 24}>${name}</text>
        <g transform="translate(${x + WIDTH / 2} ${y + 18})">${spot(ctx, `world:${id}`, name, {width: WIDTH - 16, height: 26})}</g></g>`;
    })}
    ${edges.map(({from, to, shortcut, one_way: one}) => {
      const [a, b] = [places.get(from), places.get(to)];
      if (a === undefined || b === undefined) return nothing;
      return svg`<path class="way ${shortcut ? 'short' : ''}" d=${wayOf(a, b, shortcut)} marker-end=${one ? 'url(#eth-arrow)' : nothing}></path>`;
    })}
    ${locations.map((location) => place(ctx, location, places.get(location.id) ?? {x: 0, y: 0}, location.id === at))}</svg>`;
}

/** The upper left corner of a district. @param {string} slot such as B2 @returns {Point} */
function slotAt(slot) {
  return {x: (Number(slot.slice(1)) - 1) * WIDTH, y: (slot.charCodeAt(0) - 65) * HEIGHT};
}

/** @param {Drawing} ctx @param {Location} location @returns {Point} */
function pointOf(ctx, location) {
  const {tiles, locations} = ctx.view.world;
  const tile = tiles.find(({id}) => id === location.tile);
  const mates = locations.filter((other) => other.tile === location.tile);
  const stands = STANDS[Math.min(6, mates.length)] ?? [];
  const [dx, dy] = stands[mates.indexOf(location)] ?? [0, 0];
  const {x, y} = slotAt(tile?.slot ?? 'A1');
  return {x: x + WIDTH / 2 + dx, y: y + HEIGHT / 2 + dy};
}

/** Ends before the Locations; a Shortcut is bent. @param {Point} a @param {Point} b @param {boolean} bent */
function wayOf(a, b, bent) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [from, to] = [{x: a.x + ux * 24, y: a.y + uy * 24}, {x: b.x - ux * 26, y: b.y - uy * 26}];
  const bow = bent ? 26 : 0;
  const [mx, my] = [(from.x + to.x) / 2 - uy * bow, (from.y + to.y) / 2 + ux * bow];
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
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
    ${gate === null ? nothing : svg`<g class="gk"><rect x="9" y="-25" width="30" height="17" rx="8"></rect><use href="#i-key" x="12" y="-22" width="11" height="11"></use><text x="31" y="-12.500">${gate.keys}</text></g>`}
    ${here ? svg`<g class="team"><circle r="26"></circle><path d="M-9-42H9L0-27z"></path></g>` : nothing}
    <text class="ln" y="36" textLength=${squeeze(name, 12, 98)} lengthAdjust="spacingAndGlyphs">${name}</text>
    ${spot(ctx, `location:${id}`, locationWords(ctx, location), {width: 44, height: 44, corner: 22})}</g>`;
}
