/** One space: Terrain, icons, tokens, and the plates of the actions that can be taken there. */
import {nothing, svg} from '/web/vendor/lit-html/lit-html.js';
import {anyLegal, kindKey, spaceName} from './facts.js';
import {INNER, cornerOf, middleOf} from './geometry.js';
import {plates} from './plates_on_map.js';
import {signOf, squeeze} from './signs.js';
import {spot} from './frames.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Icon} Icon */
/** @typedef {import('./view.js').Space} Space */

const ICON = 15;
const BAD = new Set(['spawn', 'trap']);
/** Tokens that lie on the map as such; Traps and Terrain show in what the space is. */
const DRAWN_OTHERWISE = new Set(['trap', 'terrain', 'light', 'darkness', 'swamp', 'water', 'block']);

/** Everything on a space in words. @param {Drawing} ctx @param {string} name @returns {string} */
export function spaceWords(ctx, name) {
  const there = ctx.view.map.spaces[name];
  if (there === undefined) return spaceName(ctx, name);
  const parts = [
    ...there.terrain.map((terrain) => ctx.say(kindKey(terrain))),
    ...there.icons.map((icon) => iconWords(ctx, icon, there.gem)),
    ...(there.trap && !there.icons.some(({kind}) => kind === 'trap') ? [ctx.say('kind-icon-trap')] : []),
    ...tokensOn(ctx, name).map((token) => tokenName(ctx, token)),
    ...(there.full ? [ctx.say('table-full')] : []),
  ];
  return [spaceName(ctx, name), ...parts].join(', ');
}

/** @param {Drawing} ctx @param {Icon} icon @param {boolean} [gem] @returns {string} */
function iconWords(ctx, {kind, suit, n}, gem = false) {
  const name = ctx.say(`kind-icon-${kind.replaceAll('_', '-')}`);
  if (kind === 'gem_slot') return ctx.say(gem ? 'table-gem-in' : 'table-gem-out', {name});
  if (suit) return `${name} ${ctx.say(`kind-${suit}`)}`;
  return n ? `${name} +${n}` : name;
}

/** @param {Drawing} ctx @param {string} name */
export function tokensOn(ctx, name) {
  return ctx.view.map.tokens.filter(({space, kind}) => space === name && !DRAWN_OTHERWISE.has(kind));
}

/** @param {Drawing} ctx @param {import('./view.js').Token} token */
export function tokenName(ctx, {kind, side}) {
  const name = ctx.texts.has(kindKey(kind)) ? ctx.say(kindKey(kind)) : kind;
  return kind === 'sign' ? `${name}: ${side}` : name;
}

/** @param {Drawing} ctx @param {string} name */
export function space(ctx, name) {
  const there = /** @type {Space} */ (ctx.view.map.spaces[name]);
  const {x, y} = cornerOf(name);
  const through = ctx.options(`space:${name}`).length > 0;
  const [terrain] = there.terrain;
  return svg`<g class="space ${through ? 'under' : ''}">
    <g transform="translate(${x + 3} ${y + 3})" class=${there.terrain.map((one) => `t-${one}`).join(' ')}>
      <rect class="sq" width=${INNER} height=${INNER} rx="7"></rect>
      ${terrain ? svg`<rect class="pattern" width=${INNER} height=${INNER} rx="7" fill="url(#eth-${terrain})"></rect>` : nothing}
      ${icons(there)}${tokens(ctx, name)}</g>
    <g transform="translate(${middleOf(name).x} ${middleOf(name).y})">${spot(ctx, `space:${name}`, spaceWords(ctx, name), {width: INNER, height: INNER})}</g>
    ${plates(ctx, name, there.actions)}</g>`;
}

/** Terrain first, then what is printed, in a row at the top. @param {Space} there */
function icons(there) {
  const row = [
    ...there.terrain.map((kind) => ({sign: kind, kind: 'terrain', n: 0, suit: undefined})),
    ...there.icons.filter(({kind}) => kind !== 'gem_slot' && kind !== 'special_space').map(({kind, n, suit}) => ({sign: kind, kind, n, suit})),
    ...(there.trap && !there.icons.some(({kind}) => kind === 'trap') ? [{sign: 'trap', kind: 'trap', n: 0, suit: undefined}] : []),
  ];
  let at = 6;
  const slot = there.icons.some(({kind}) => kind === 'gem_slot');
  return svg`<g aria-hidden="true">${row.map(({sign, kind, n, suit}) => {
    const here = at;
    at += ICON + 3 + (suit ? ICON - 2 : 0) + (n && kind === 'draw_bonus' ? 13 : 0);
    return svg`<use class="mi ${BAD.has(kind) ? 'bad' : ''}" href="#i-${signOf(sign)}" x=${here} y="6" width=${ICON} height=${ICON}></use>
      ${suit ? svg`<use class="mi" href="#i-${suit}" x=${here + ICON} y="6" width=${ICON - 2} height=${ICON}></use>` : nothing}
      ${n && kind === 'draw_bonus' ? svg`<text class="ml" x=${here + ICON + 1} y="18">+${n}</text>` : nothing}`;
  })}
  ${there.icons.some(({kind}) => kind === 'special_space') ? svg`<path class="spec" d="M70 5l3.200 7.800 7.800 3.200-7.800 3.200-3.200 7.800-3.200-7.800-7.800-3.200 7.800-3.200z"></path>` : nothing}
  ${slot ? svg`<circle class="gs ${there.gem ? 'filled' : ''}" cx="69" cy="18" r="11"></circle><use class="mi ${there.gem ? 'gem' : 'off'}" href="#i-gem" x="62" y="11" width="14" height="14"></use>` : nothing}</g>`;
}

/** Tokens that lie on a space, as pills on its left side. @param {Drawing} ctx @param {string} name */
function tokens(ctx, name) {
  return tokensOn(ctx, name).map((token, nth) => {
    const words = tokenName(ctx, token);
    return svg`<g class="tk" transform="translate(5 ${24 + 15 * nth})"><title>${words}</title><rect width="50" height="13" rx="6.500"></rect>
      <text x="25" y="9.800" textLength=${squeeze(words, 9.5, 44)} lengthAdjust="spacingAndGlyphs">${words}</text></g>`;
  });
}

/** The places for Quirks, and those that lie there. @param {Drawing} ctx */
export function quirkSlots(ctx) {
  return ctx.view.map.quirks.map((quirk) => {
    if (quirk.space === null) return nothing;
    const {x, y} = middleOf(quirk.space);
    const anchor = `slot:${quirk.tile}.${quirk.slot}`;
    return svg`<g class="quirk ${anyLegal(ctx, [`space:${quirk.space}`]) ? 'through' : ''}" transform="translate(${x + 30} ${y - 4})"><circle r="10"></circle><use href="#i-fate" x="-7" y="-7" width="14" height="14"></use>
      ${spot(ctx, anchor, quirk.name, {width: 22, height: 22, corner: 11})}</g>`;
  });
}
