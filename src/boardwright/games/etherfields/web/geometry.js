/** Where the spaces of the Dreamscape lie: 8 columns and 6 rows, and half a slot around them. */
import {place} from './facts.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Point} Point */

export const SIZE = 92;
/** Of what is drawn of a space. */
export const INNER = 86;
const COLUMNS = 8;
const ROWS = 6;

/** The upper left corner of a space. @param {string} name @returns {Point} */
export function cornerOf(name) {
  const {row, column} = place(name);
  return {x: (column - 1) * SIZE, y: (row - 1) * SIZE};
}

/** @param {string} name @returns {Point} */
export function middleOf(name) {
  const {x, y} = cornerOf(name);
  return {x: x + SIZE / 2, y: y + SIZE / 2};
}

/** The line between two spaces beside each other. @param {string} one @param {string} other */
export function edgeOf(one, other) {
  const [a, b] = [place(one), place(other)];
  if (a.row === b.row) {
    const x = Math.max(a.column, b.column) * SIZE - SIZE;
    return {x1: x, x2: x, y1: (a.row - 1) * SIZE, y2: a.row * SIZE};
  }
  const y = Math.max(a.row, b.row) * SIZE - SIZE;
  return {x1: (a.column - 1) * SIZE, x2: a.column * SIZE, y1: y, y2: y};
}

/**
 * What is drawn of the grid, in spaces: all of it, and half a slot more where something lies
 * there; on a narrow screen only what is needed.
 * @param {Drawing} ctx
 * @returns {{rows: [number, number], columns: [number, number]}}
 */
export function frameOf(ctx) {
  const {spaces, blocked, tiles} = ctx.view.map;
  const used = [...Object.keys(spaces), ...blocked].map(place);
  const corners = tiles.flatMap(({row, column}) => [{row, column}, {row: row + 1, column: column + 1}]);
  const all = [...used, ...corners];
  const narrow = ctx.narrow && all.length > 0;
  const rows = all.map(({row}) => row);
  const columns = all.map(({column}) => column);
  const most = narrow ? [] : [1];
  return {
    rows: [Math.min(...most, ...rows), Math.max(...(narrow ? [] : [ROWS]), ...rows)],
    columns: [Math.min(...most, ...columns), Math.max(...(narrow ? [] : [COLUMNS]), ...columns)],
  };
}

/** The slots of the grid, each of two by two spaces. @returns {{name: string, row: number, column: number}[]} */
export function slots() {
  return ['A', 'B', 'C'].flatMap((letter, down) =>
    [1, 2, 3, 4].map((number) => ({name: `${letter}${number}`, row: 2 * down + 1, column: 2 * number - 1})));
}
