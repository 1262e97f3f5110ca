/** The middle: the Origin with its five Spheres, which turns, and the Identity. */
import {nothing, svg} from '/web/vendor/lit-html/lit-html.js';
import {realmNumber} from './geometry.js';
import {TEAMS, identityPoints} from './facts.js';
import {spot} from './frames.js';
import {piece, squeeze} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Sphere} Sphere */
/** @typedef {import('./view.js').Team} Team */

const OUT = 81;
const RADIUS = 34;
/** A Sphere that holds so little may be emptied by the next Absorb. */
const LOW = 2;
/** @type {Record<string, string>} */
const SIGNS = {Commitment: 'ambition', Creativity: 'copy', Humility: 'essence', Diligence: 'wp', Knowledge: 'vwild'};

/**
 * How far the Origin has been turned on the screen, by table: it goes on from there, never the long
 * way back.
 * @type {Map<string, {step: number, angle: number}>}
 */
const turned = new Map();

/** @param {Drawing} ctx */
function angle(ctx) {
  const [name] = ctx.content.board.spheres;
  const first = ctx.view.spheres.find((sphere) => sphere.name === name);
  const step = first === undefined ? 0 : realmNumber(ctx, first.realm);
  const before = turned.get(ctx.table.id) ?? {step, angle: step * 72};
  const ahead = (step - before.step + 5) % 5;
  const now = {step, angle: before.angle + 72 * (ahead > 2 ? ahead - 5 : ahead)};
  turned.set(ctx.table.id, now);
  return now.angle;
}

/** @param {Drawing} ctx */
export function origin(ctx) {
  const start = angle(ctx);
  return svg`<circle class="orig" r="117"></circle>${spot(ctx, 'origin', ctx.say('board-origin'), {team: 'bliss', width: 230, height: 230, corner: 115})}${identity(ctx)}
    <g data-ring="spheres">${ctx.content.board.spheres.map((name, number) => {
      const one = ctx.view.spheres.find((other) => other.name === name);
      return one === undefined ? nothing : sphere(ctx, one, start + 72 * number);
    })}</g>`;
}

/** @param {Drawing} ctx @param {Sphere} sphere */
export function sphereName(ctx, {name, wp, realm}) {
  return ctx.say('board-sphere', {sphere: name, wp, realm});
}

/**
 * @param {Drawing} ctx
 * @param {Sphere} sphere
 * @param {number} degrees clockwise from the top
 */
function sphere(ctx, sphere, degrees) {
  const {name, wp} = sphere;
  const said = ctx.say(`sphere-${name.toLowerCase()}`);
  return svg`<g class="turn" transform="rotate(${degrees})"><g transform="translate(0 ${-OUT})"><g class="turn" transform="rotate(${-degrees})">
    <g class="sphere${wp <= LOW ? ' low' : ''}" aria-hidden="true">
      <circle class="sph" r=${RADIUS}></circle>
      <text class="spw" y="1">${wp}</text>
      <text class="spn" y="15" textLength=${squeeze(said, 12, 60)} lengthAdjust="spacingAndGlyphs">${said}</text>
      <circle class="bonus" cx="25" cy="-24" r="10.5"></circle>
      <use class="bonusi" href="#i-${SIGNS[name] ?? 'plus'}" x="18.2" y="-30.8" width="13.6" height="13.6"></use></g>
    ${spot(ctx, `sphere:${name}`, sphereName(ctx, sphere), {team: 'bliss', width: 2 * RADIUS - 2, height: 2 * RADIUS - 2, corner: RADIUS - 1})}</g></g></g>`;
}

/** The Fragments that are in the Identity, and what they are worth. @param {Drawing} ctx */
function identity(ctx) {
  const title = ctx.say('board-identity');
  return svg`<g class="identity" aria-hidden="true"><circle class="ident" r="45"></circle>
    <text class="idt" y="-25" textLength=${squeeze(title, 12, 58)} lengthAdjust="spacingAndGlyphs">${title}</text>
    ${TEAMS.map((team) => share(ctx, team))}<path class="between" d="M0-18V28"></path></g>
    ${ctx.options('origin').length ? nothing : spot(ctx, 'identity', identityName(ctx), {team: 'bliss', width: 86, height: 86, corner: 43})}`;
}

/** @param {Drawing} ctx */
export function identityName(ctx) {
  return TEAMS.map((team) => {
    const {minor, major, capping} = ctx.view.teams[team].identity;
    return ctx.say('board-identity-of', {team, minor, major, capping, points: identityPoints(ctx, team)});
  }).join(' ');
}

/** @param {Drawing} ctx @param {Team} team */
function share(ctx, team) {
  const {minor, major, capping} = ctx.view.teams[team].identity;
  const x = team === 'bliss' ? -20 : 20;
  /** @param {number} count @param {number} size @param {number} y */
  const row = (count, size, y) => Array.from({length: count}, (_, n) =>
    svg`<g transform="translate(${(n - (count - 1) / 2) * (size + 1.4)} ${y})">${piece(team, size, 'frag')}</g>`);
  return svg`<g transform="translate(${x} 0)"><text class="idp ${team}" y="-1">${identityPoints(ctx, team)}</text>
    ${row(minor, 5.6, 8)}${row(major, 9, 18)}
    ${capping ? svg`<use class="frag ${team}" href="#i-crown" x="-6" y="23" width="12" height="12"></use>` : nothing}</g>`;
}
