/** The ten spaces and the figures of the Spirits that stand on them. */
import {nothing, svg} from '/web/vendor/lit-html/lit-html.js';
import {SPACE, outline, spaceAt} from './geometry.js';
import {hasTurn, initials, seatOf, spiritName} from './facts.js';
import {spot} from './frames.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/** Where figures stand that share a space, and how large they are. */
/** @type {Record<number, {size: number, at: [number, number][]}>} */
const SHARED = {
  1: {size: 32, at: [[0, 0]]},
  2: {size: 27, at: [[-12, 0], [12, 0]]},
  3: {size: 23, at: [[-11, -8], [11, -8], [0, 11]]},
  4: {size: 21, at: [[-11, -10], [11, -10], [-11, 11], [11, 11]]},
};

/** The spaces in the order of the ring. @param {Drawing} ctx */
export function spaces(ctx) {
  const [realms, frontiers] = [Object.keys(ctx.view.realms), Object.keys(ctx.view.frontiers)];
  return svg`<g data-ring="spaces">${realms.flatMap((realm, number) => [space(ctx, realm), space(ctx, frontiers[number] ?? '')])}</g>`;
}

/** Who stands on a space. @param {Drawing} ctx @param {string} name */
export function standing(ctx, name) {
  return ctx.view.seats.flatMap((seat, number) => (seat.space === name ? [number] : []));
}

/** @param {Drawing} ctx @param {string} name */
export function spaceName(ctx, name) {
  const spirits = standing(ctx, name).map((seat) => spiritName(ctx, seat));
  return ctx.say(spirits.length ? 'board-space' : 'board-space-empty', {space: name, spirits});
}

/** @param {Drawing} ctx @param {string} name */
function space(ctx, name) {
  const {x, y} = spaceAt(ctx, name);
  return svg`<g transform="translate(${x} ${y})"><circle class="sp" r=${SPACE}></circle>
    ${spot(ctx, `space:${name}`, spaceName(ctx, name), {team: 'bliss', width: 2 * SPACE, height: 2 * SPACE, corner: SPACE})}</g>`;
}

/** The figures, over the spaces. @param {Drawing} ctx */
export function figures(ctx) {
  return ctx.view.seats.map((seat, number) => {
    if (seat.space === null) return nothing;
    const here = standing(ctx, seat.space);
    const {size, at} = SHARED[here.length] ?? /** @type {{size: number, at: [number, number][]}} */ (SHARED[4]);
    const [dx, dy] = at[here.indexOf(number)] ?? [0, 0];
    const {x, y} = spaceAt(ctx, seat.space);
    return svg`<g transform="translate(${x + dx} ${y + dy})">${figure(ctx, number, size)}</g>`;
  });
}

/**
 * A figure lets the pointer through to a space that can be acted on.
 * @param {Drawing} ctx
 * @param {number} seat
 * @param {number} size
 */
function figure(ctx, seat, size) {
  const {team, space} = seatOf(ctx, seat);
  const through = ctx.options(`space:${space}`).length && !ctx.options(`figure:${seat}`).length ? 'through' : '';
  const letters = initials(ctx, seat);
  const corner = team === 'bliss' ? size / 2 : size * 0.28;
  return svg`<g class="fig ${team} ${through} ${hasTurn(ctx, seat) ? 'turning' : ''}" role="img"
      ${ctx.at(`figure:${seat}`, ctx.say('board-figure', {seat, spirit: spiritName(ctx, seat)}))}>
    ${seat === ctx.seat ? svg`<circle class="mering" r=${size / 2 + 8}></circle>` : nothing}
    <path class="body" d=${outline(team, size, size, corner)}></path>
    <text y=${size * 0.15} font-size=${letters.length > 1 ? size * 0.38 : size * 0.46}>${letters}</text></g>`;
}
