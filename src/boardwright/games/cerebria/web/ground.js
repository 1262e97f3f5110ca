/** The ground of the ring: Realms and Frontiers with who controls them, paths, Fortresses. */
import {nothing, svg} from '/web/vendor/lit-html/lit-html.js';
import {corners, fortAt, frontierGround, outline, plateAt, realmGround, realmNumber, spaceAt, totalsAt} from './geometry.js';
import {spot} from './frames.js';
import {breadth, piece, squeeze} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Realm} Realm */
/** @typedef {import('./view.js').Team} Team */

/** The patterns by which teams differ besides their colours. */
export function patterns() {
  return svg`<defs>
    <pattern id="cer-bliss" width="10" height="10" patternUnits="userSpaceOnUse"><circle class="dots" cx="2.5" cy="2.5" r="1.3"></circle><circle class="dots" cx="7.5" cy="7.5" r="1.3"></circle></pattern>
    <pattern id="cer-gloom" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M0 0V7"></path></pattern>
  </defs>`;
}

/** @param {Drawing} ctx */
export function ground(ctx) {
  const realms = Object.values(ctx.view.realms).map(({control}, realm) => region('realm', control, realmGround(realm)));
  const frontiers = Object.values(ctx.view.frontiers).map(({control}, frontier) =>
    region('front', control, frontierGround(frontier)));
  return svg`<g aria-hidden="true">${realms}${frontiers}</g>`;
}

/**
 * @param {string} kind
 * @param {Team|null} control
 * @param {string} points
 */
function region(kind, control, points) {
  return svg`<polygon class="reg ${kind} ${control ?? 'free'}" points=${points}></polygon>
    ${control === null ? nothing : svg`<polygon class="pattern" points=${points} fill="url(#cer-${control})"></polygon>`}`;
}

/** The paths between the spaces: one ring. @param {Drawing} ctx */
export function paths(ctx) {
  const [realms, frontiers] = [Object.keys(ctx.view.realms), Object.keys(ctx.view.frontiers)];
  const spaces = realms.flatMap((realm, number) => [realm, /** @type {string} */ (frontiers[number])]);
  return svg`<polygon class="path" points=${corners(spaces.map((space) => spaceAt(ctx, space)))}></polygon>`;
}

/** The Fortress locations. @param {Drawing} ctx */
export function forts(ctx) {
  return Object.entries(ctx.view.realms).map(([realm, {fort}]) => {
    const {x, y} = fortAt(ctx, realm);
    const place = (/** @type {number} */ width, /** @type {number} */ height) =>
      spot(ctx, `fort:${realm}`, fortName(ctx, realm), {team: fort?.team ?? null, width, height, corner: 8});
    if (fort === null) {
      return svg`<g transform="translate(${x} ${y})"><g class="fort none" aria-hidden="true"><rect x="-14" y="-12" width="28" height="24" rx="5"></rect>
        <use href="#i-fortress" x="-8" y="-9" width="16" height="16"></use></g>${place(28, 24)}</g>`;
    }
    const {team, size, ripe} = fort;
    const [width, height] = size === 'major' ? [44, 32] : [38, 28];
    return svg`<g transform="translate(${x} ${y})"><g class="fort ${team} ${size} ${ripe ? 'ripe' : 'new'}" aria-hidden="true"><path class="wall" d=${outline(team, width, height, 8)}></path>
      ${size === 'major' ? svg`<path class="second" d=${outline(team, width - 6, height - 6, 6)}></path>` : nothing}
      <use href="#i-fortress" x=${-width / 2 + 5} y="-7.5" width="15" height="15"></use>
      <text x="9" y="4.5">${`+${size === 'major' ? 2 : 1}`}</text></g>${place(width, height)}</g>`;
  });
}

/** @param {Drawing} ctx @param {string} realm */
export function fortName(ctx, realm) {
  const fort = ctx.view.realms[realm]?.fort ?? null;
  if (fort === null) return ctx.say('board-fort-none', {realm});
  const {team, size, ripe} = fort;
  return ctx.say('board-fort', {realm, team, size, ripe});
}

/** What each side counts on a Frontier. @param {Drawing} ctx */
export function totals(ctx) {
  return Object.entries(ctx.view.frontiers).map(([frontier, {control, bliss, gloom}]) => {
    const {x, y} = totalsAt(ctx, frontier);
    return svg`<g transform="translate(${x} ${y})"><g class="tot" aria-hidden="true"><rect class="pill" x="-32" y="-12" width="64" height="24" rx="12"></rect>
      <g class="near">${marker(control, 0, 0, 19)}<text class="tv bliss" x="-20" y="4.8">${bliss}</text><text class="tv gloom" x="20" y="4.8">${gloom}</text></g>
      <g class="away">${marker(control, 0, 0, 30)}</g></g>
      ${spot(ctx, `frontier:${frontier}`, heldName(ctx, frontier), {width: 64, height: 24, corner: 12})}</g>`;
  });
}

/**
 * A Realm or Frontier with what each side counts there, in words.
 * @param {Drawing} ctx
 * @param {string} place
 */
export function heldName(ctx, place) {
  const {control, bliss, gloom} = /** @type {Realm} */ (ctx.view.realms[place] ?? ctx.view.frontiers[place]);
  return ctx.say('board-held', {place, control: control ?? 'nobody', bliss, gloom});
}

/**
 * The marker of who controls something.
 * @param {Team|null} control
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function marker(control, x, y, size) {
  return svg`<g transform="translate(${x} ${y})">${control === null ? svg`<circle class="mk none" r=${size / 2 - 1}></circle>`
    : svg`${piece(control, size, 'mk')}<use class="mki" href="#i-${control}" x=${-size * 0.36} y=${-size * 0.36} width=${size * 0.72} height=${size * 0.72}></use>`}</g>`;
}

/** The plates of the Realms: who controls them, by how much, and what their Action costs. @param {Drawing} ctx */
export function plates(ctx) {
  return Object.keys(ctx.view.realms).map((realm) => plate(ctx, realm));
}

/** @param {Drawing} ctx @param {string} realm */
function plate(ctx, realm) {
  const {control, bliss, gloom, fee} = /** @type {Realm} */ (ctx.view.realms[realm]);
  const number = realmNumber(ctx, realm);
  const {x, y} = plateAt(number);
  const [width, height] = number ? [148, 62] : [230, 40];
  const [left, right] = [-width / 2, width / 2];
  const name = ctx.say(`realm-${realm.toLowerCase()}`);
  const [first, second] = number ? lines(name, 12.5, 74) : [name, ''];
  const deed = ctx.say('board-realm-deed', {realm});
  const cheap = fee < (ctx.content.realms[realm]?.wp ?? 0);
  const low = number ? height / 2 - 9 : height / 2 - 7;
  const label = `${heldName(ctx, realm)} ${ctx.say('board-realm-fee', {realm, amount: fee})}`;
  return svg`<g transform="translate(${x} ${y})"><g class="plate" aria-hidden="true"><rect class="paper" x=${left} y=${-height / 2} width=${width} height=${height} rx="9"></rect>
    <g class="away">${marker(control, left + 28, 0, 36)}<text class="rt" x=${right - 12} y="11"><tspan class="tb">${bliss}</tspan>:<tspan class="tg">${gloom}</tspan></text></g>
    <g class="near">${marker(control, left + 18, number ? -height / 2 + 19 : 0, 22)}
    <text class="rn" x=${left + 34} y=${-height / 2 + 17} textLength=${squeeze(first, 12.5, number ? 74 : 130)} lengthAdjust="spacingAndGlyphs">${first}</text>
    ${second ? svg`<text class="rn2" x=${left + 34} y=${-height / 2 + 31} textLength=${squeeze(second, 12.5, 74)} lengthAdjust="spacingAndGlyphs">${second}</text>` : nothing}
    <text class="rt" x=${right - 9} y=${number ? -height / 2 + 24 : low - 5}><tspan class="tb">${bliss}</tspan> : <tspan class="tg">${gloom}</tspan></text>
    <text class="ra ${cheap ? 'disc' : ''}" x=${number ? left + 9 : left + 34} y=${low} textLength=${squeeze(deed, 12, number ? 98 : 100)} lengthAdjust="spacingAndGlyphs">${deed}</text>
    <text class="fee ${cheap ? 'disc' : ''}" x=${number ? right - 22 : right - 66} y=${low}>${fee}</text>
    <use class="feei" href="#i-wp" x=${number ? right - 21 : right - 65} y=${low - 10.5} width="12" height="12"></use></g></g>${spot(ctx, `realm:${realm}`, label, {width, height, corner: 9})}</g>`;
}

/**
 * A name on one line or two, broken between words.
 * @param {string} text
 * @param {number} size
 * @param {number} width
 * @returns {[string, string]}
 */
function lines(text, size, width) {
  if (breadth(text) * size <= width) return [text, ''];
  const words = text.split(' ');
  if (words.length === 1) return [text, ''];
  let first = words.shift() ?? '';
  while (words.length > 1 && breadth(`${first} ${words[0]}`) * size <= width) first += ` ${words.shift()}`;
  return [first, words.join(' ')];
}
