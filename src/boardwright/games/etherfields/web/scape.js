/** The Dreamscape as one drawing: grid, tiles, spaces, Walls, tokens, figures. */
import {nothing, svg} from '/web/vendor/lit-html/lit-html.js';
import {dreamers, figures} from './figures.js';
import {INNER, SIZE, cornerOf, edgeOf, frameOf, slots} from './geometry.js';
import {quirkSlots, space} from './space.js';
import {spot} from './frames.js';
import {forget, measure, stepNumbers} from './steps.js';

/** @typedef {import('./view.js').Drawing} Drawing */

const MARGIN = 22;
/** On a narrow screen the tools that come closer lie over the map. */
const TOOLS = 52;

/** @param {Drawing} ctx */
export function scape(ctx) {
  const {rows, columns} = frameOf(ctx);
  const [left, top] = [(columns[0] - 1) * SIZE, (rows[0] - 1) * SIZE];
  const [width, height] = [(columns[1] - columns[0] + 1) * SIZE, (rows[1] - rows[0] + 1) * SIZE];
  const head = MARGIN + (ctx.narrow ? TOOLS : 0);
  return svg`<svg class="eth-map" viewBox="${left - MARGIN} ${top - head} ${width + 2 * MARGIN} ${height + head + MARGIN}"
      role="group" aria-label=${ctx.say('kind-dreamscape')}
      @pointerover=${(/** @type {Event} */ event) => measure(ctx, event)} @focusin=${(/** @type {Event} */ event) => measure(ctx, event)} @pointerleave=${forget} @focusout=${forget}>
    ${patterns()}${numbers(rows, columns)}${grid(rows, columns)}${tiles(ctx)}
    ${Object.keys(ctx.view.map.spaces).map((name) => space(ctx, name))}
    ${ctx.view.map.blocked.map((name) => blocked(name))}
    ${walls(ctx)}${quirkSlots(ctx)}${figures(ctx)}${dreamers(ctx)}${edges(ctx)}${stepNumbers(ctx)}</svg>`;
}

function patterns() {
  return svg`<defs>
    <pattern id="eth-water" width="22" height="12" patternUnits="userSpaceOnUse"><path d="M0 6c3.600-4 7.300-4 11 0s7.300 4 11 0" class="pw"></path></pattern>
    <pattern id="eth-darkness" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" class="pd"></path></pattern>
    <pattern id="eth-light" width="14" height="14" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="1.300" class="pl"></circle><circle cx="11" cy="11" r="1.300" class="pl"></circle></pattern>
    <pattern id="eth-swamp" width="16" height="14" patternUnits="userSpaceOnUse"><path d="M3 9V4M6 9V6M11 13V8M14 13v-3" class="ps"></path></pattern>
  </defs>`;
}

/** The numbers of rows and columns. @param {[number, number]} rows @param {[number, number]} columns */
function numbers(rows, columns) {
  const [top, left] = [(rows[0] - 1) * SIZE, (columns[0] - 1) * SIZE];
  return svg`<g aria-hidden="true">${range(columns).map((n) => svg`<text class="gl" x=${(n - 0.5) * SIZE} y=${top - 8}>${n}</text>`)}
    ${range(rows).map((n) => svg`<text class="gl" x=${left - 12} y=${(n - 0.5) * SIZE + 4}>${n}</text>`)}</g>`;
}

/** @param {[number, number]} ends @returns {number[]} */
function range([first, last]) {
  return Array.from({length: last - first + 1}, (_, n) => first + n);
}

/** The slots of the board that may still take a tile. @param {[number, number]} rows @param {[number, number]} columns */
function grid(rows, columns) {
  const there = slots().filter(({row, column}) => row >= rows[0] && row < rows[1] && column >= columns[0] && column < columns[1]);
  return svg`<g aria-hidden="true">${there.map(({name, row, column}) => svg`
    <rect class="slot" x=${(column - 1) * SIZE + 3} y=${(row - 1) * SIZE + 3} width=${2 * SIZE - 6} height=${2 * SIZE - 6} rx="10"></rect>
    <text class="sc" x=${(column - 1) * SIZE + 14} y=${(row - 1) * SIZE + 24}>${name}</text>`)}</g>`;
}

/** @param {Drawing} ctx */
function tiles(ctx) {
  return ctx.view.map.tiles.map(({id, name, row, column}) => {
    const anchor = `tile:${id}`;
    const middle = `translate(${column * SIZE} ${row * SIZE})`;
    return svg`<rect class="tile" x=${(column - 1) * SIZE} y=${(row - 1) * SIZE} width=${2 * SIZE} height=${2 * SIZE} rx="10"></rect>
      ${ctx.options(anchor).length ? svg`<g transform=${middle}>${spot(ctx, anchor, name, {width: 2 * SIZE, height: 2 * SIZE, corner: 10})}</g>` : nothing}`;
  });
}

/** @param {string} name */
function blocked(name) {
  const {x, y} = cornerOf(name);
  return svg`<g transform="translate(${x + 3} ${y + 3})"><rect class="sq blocked" width=${INNER} height=${INNER} rx="7"></rect>
    <path class="bx" d="M14 14 72 72M72 14 14 72"></path></g>`;
}

/** Walls, printed ones and tokens; where a token has broken one through, a dashed line. @param {Drawing} ctx */
function walls(ctx) {
  /** @param {[string, string]} edge @param {string} kind */
  const line = ([one, other], kind) => {
    const {x1, y1, x2, y2} = edgeOf(one, other);
    return svg`<line class=${kind} x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line>`;
  };
  const {walls: standing, edge_tokens: laid} = ctx.view.map;
  return svg`<g aria-hidden="true">${standing.map((edge) => line(edge, 'wall'))}
    ${laid.map(({edge, wall}) => line(edge, wall ? 'wall laid' : 'hole'))}</g>`;
}

/** Edges that can be chosen, each named by the space north or west of it. @param {Drawing} ctx */
function edges(ctx) {
  return Object.keys(ctx.view.map.spaces).flatMap((name) => {
    const {x, y} = cornerOf(name);
    return ['e', 's'].flatMap((side) => {
      const anchor = `edge:${name}:${side}`;
      if (ctx.options(anchor).length === 0) return [];
      const upright = side === 'e';
      return [svg`<g transform="translate(${x + (upright ? SIZE : SIZE / 2)} ${y + (upright ? SIZE / 2 : SIZE)})">
        ${spot(ctx, anchor, ctx.say('table-edge'), {width: upright ? 16 : SIZE - 16, height: upright ? SIZE - 16 : 16, corner: 6})}</g>`];
    });
  });
}
