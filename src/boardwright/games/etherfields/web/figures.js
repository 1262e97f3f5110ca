/** Who stands on the map: Dreamers with their crests, Entities, Companions, Spirits. */
import {nothing, svg} from '/web/vendor/lit-html/lit-html.js';
import {dreamerName, kindKey, letterOf, spaceName} from './facts.js';
import {middleOf} from './geometry.js';
import {spot} from './frames.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Figure} Figure */
/** @typedef {import('./view.js').Point} Point */

/** Where those stand that share a space, two of them and more. @type {readonly [number, number][]} */
const STANDS = [[25, -26], [-6, -26]];
/** @type {readonly [number, number][]} */
const CROWD = [[31, -31], [6, -31], [31, -7], [6, -7], [-19, -7], [-19, -31], [31, 17], [6, 17]];
const FEW = 2;
const R = 14.5;

/** Everybody on a space, Dreamers first, in the order in which they are drawn. @param {Drawing} ctx @param {string} space @returns {string[]} */
export function standing(ctx, space) {
  const {seats, map} = ctx.view;
  return [
    ...seats.flatMap((seat, number) => (seat.space === space ? [`dreamer:${number}`] : [])),
    ...map.figures.flatMap((figure) => (figure.space === space ? [`figure:${figure.number}`] : [])),
    ...seats.flatMap((seat, number) => (seat.spirit === space ? [`spirit:${number}`] : [])),
  ];
}

/** @param {Drawing} ctx @param {string} space @param {string} anchor @returns {Point} */
function standOf(ctx, space, anchor) {
  const {x, y} = middleOf(space);
  const here = standing(ctx, space);
  const stands = here.length > FEW ? CROWD : STANDS;
  const [dx, dy] = stands[here.indexOf(anchor) % stands.length] ?? [0, 0];
  return {x: x + dx, y: y + dy};
}

/** How large those are drawn that share a space. @param {Drawing} ctx @param {string} space */
function scaleOn(ctx, space) {
  return standing(ctx, space).length > FEW ? 0.76 : 1;
}

/** What a reader hears of a figure. @param {Drawing} ctx @param {Figure} figure */
export function figureName(ctx, {name, number, companion, states, owner, space}) {
  const words = [
    ctx.say('table-figure', {name, number}),
    ...(companion ? [owner === null ? ctx.say('kind-companion') : ctx.say('table-companion-of', {dreamer: dreamerName(ctx, owner)})] : []),
    ...states.map((state) => ctx.say(kindKey(state))),
    ...(space === null ? [] : [spaceName(ctx, space)]),
  ];
  return words.join(', ');
}

/** A figure lets the pointer through to a space that can be acted on. @param {Drawing} ctx @param {string} space @param {string} anchor */
function through(ctx, space, anchor) {
  return ctx.options(anchor).length === 0 && ctx.options(`space:${space}`).length > 0 ? 'through' : '';
}

/** Entities and Companions. @param {Drawing} ctx */
export function figures(ctx) {
  return ctx.view.map.figures.map((figure) => {
    const {space, number, big, companion, name} = figure;
    if (space === null) return nothing;
    const anchor = `figure:${number}`;
    const {x, y} = big ? middleOf(space) : standOf(ctx, space, anchor);
    const scale = big ? 1.75 : scaleOn(ctx, space);
    return svg`<g transform="translate(${x} ${y})"><g class="fig ${companion ? 'companion' : 'entity'} ${through(ctx, space, anchor)}">
      <path class="body" transform="scale(${scale})" d=${companion ? 'M-12-12H12V12H-12Z' : 'M0-17L15-8.500V8.500L0 17L-15 8.500V-8.500Z'}></path>
      <text class="fl" y=${5 * scale} font-size=${13 * scale}>${initials(name)}</text>
      ${states(ctx, figure.states, 15 * scale)}
      ${spot(ctx, anchor, figureName(ctx, figure), {width: 30 * scale, height: 32 * scale, corner: 9})}</g></g>`;
  });
}

/** Two letters of a name. @param {string} name */
export function initials(name) {
  const words = name.split(/\s+/u).filter((word) => /^[\p{Lu}\p{Lo}\d]/u.test(word));
  const [first = name, second] = words.slice(-2);
  return second === undefined ? [...first].slice(0, 2).join('') : `${[...first][0] ?? ''}${[...second][0] ?? ''}`;
}

/** State tokens beside a figure. @param {Drawing} ctx @param {readonly string[]} there @param {number} right */
function states(ctx, there, right) {
  return there.map((state, nth) => svg`<g class="state" transform="translate(${right - 4} ${10 - 11 * nth})"><title>${ctx.say(kindKey(state))}</title>
    <circle r="6.500"></circle><text y="3.200">${ctx.say(kindKey(state)).slice(0, 1)}</text></g>`);
}

/** The Dreamers and their Spirits, over everything else. @param {Drawing} ctx */
export function dreamers(ctx) {
  return ctx.view.seats.map((seat, number) => {
    const own = seat.space === null ? nothing : dreamer(ctx, number, seat.space);
    if (seat.spirit === null) return own;
    const {x, y} = standOf(ctx, seat.spirit, `spirit:${number}`);
    return svg`${own}<g transform="translate(${x} ${y})"><g class="fig spirit s${number % 4} ${through(ctx, seat.spirit, `spirit:${number}`)}">
      <circle class="body" r="10"></circle><text class="fl" y="4" font-size="11">${letterOf(ctx, number)}</text>
      ${spot(ctx, `spirit:${number}`, ctx.say('table-spirit', {dreamer: dreamerName(ctx, number)}), {width: 20, height: 20, corner: 10})}</g></g>`;
  });
}

/** @param {Drawing} ctx @param {number} seat @param {string} space */
function dreamer(ctx, seat, space) {
  const anchor = `dreamer:${seat}`;
  const {x, y} = standOf(ctx, space, anchor);
  const scale = scaleOn(ctx, space);
  const name = `${dreamerName(ctx, seat)}, ${spaceName(ctx, space)}`;
  return svg`<g transform="translate(${x} ${y})"><g class="fig dreamer s${seat % 4} ${through(ctx, space, anchor)}">
    ${seat === ctx.seat ? svg`<circle class="mering" r=${(R + 3.5) * scale}></circle>` : nothing}
    <path class="body" transform="scale(${scale})" d=${SHAPES[seat % 4] ?? ''}></path><text class="fl" y=${5 * scale} font-size=${14 * scale}>${letterOf(ctx, seat)}</text>
    ${states(ctx, ctx.view.seats[seat]?.states ?? [], 17 * scale)}
    ${spot(ctx, anchor, name, {width: 2 * R * scale, height: 2 * R * scale, corner: 10 * scale})}</g></g>`;
}

/** Circle, square, pentagon, hexagon: the shapes of the seats. */
const SHAPES = [
  'M-14.500 0a14.500 14.500 0 1 0 29 0a14.500 14.500 0 1 0-29 0Z',
  'M-9-13H9a4,4 0 0 1 4 4V9a4 4 0 0 1-4 4H-9a4 4 0 0 1-4-4V-9a4 4 0 0 1 4-4Z',
  'M0-15L15.500-3.500 9.500 14.500H-9.500L-15.500-3.500Z',
  'M-7.500-13.500H7.500L15.500 0 7.500 13.500H-7.500L-15.500 0Z',
];
