/** The plates of printed actions: name, price, instalments; struck through once they are used up. */
import {nothing, svg} from '/web/vendor/lit-html/lit-html.js';
import {cornerOf} from './geometry.js';
import {COLOURS, priceText, signOf, squeeze, traits, wrap} from './signs.js';
import {spot} from './frames.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Part} Part */
/** @typedef {import('./view.js').Printed} Printed */

const WIDTH = 78;
const LETTERS = 12;
const LINE = 12.6;
const CHIP = 17;
const PIP = 9.3;
const MOST_PIPS = 5;

/** An action in words, with what lies on it. @param {Drawing} ctx @param {Printed} action */
export function actionWords(ctx, action) {
  const {name, text, costs, used} = action;
  const laid = Object.entries(action.markers).map(([colour, count]) => ctx.say('table-instalments', {count, colour}));
  return [[name, priceText(ctx, costs), ...traits(ctx, action)].filter(Boolean).join(', '), text, ...laid,
    ...(used ? [ctx.say('table-used')] : [])].filter(Boolean).map(ended).join(' ');
}

/** With a full stop at its end. @param {string} sentence */
export function ended(sentence) {
  return /[.!?:…。！？]["'”’)]*$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** The plates of a space, from its bottom up. @param {Drawing} ctx @param {string} name @param {readonly string[]} keys */
export function plates(ctx, name, keys) {
  const actions = keys.flatMap((key) => ctx.view.map.actions[key] ?? []);
  const {x, y} = cornerOf(name);
  let bottom = y + 86;
  return actions.map((action) => {
    const most = actions.length > 1 ? 1 : 2;
    const lines = wrap(action.name, LETTERS, WIDTH - 10, most);
    const height = lines.length * LINE + (actions.length > 1 ? 5.4 : 7);
    const top = bottom - height;
    bottom = top - 2;
    return plate(ctx, action, {x: x + 7, y: top, height}, lines, actions.length > 1);
  });
}

/**
 * @param {Drawing} ctx
 * @param {Printed} action
 * @param {{x: number, y: number, height: number}} box
 * @param {readonly string[]} lines
 * @param {boolean} tight its price stands in the plate
 */
function plate(ctx, action, {x, y, height}, lines, tight) {
  const pips = Object.entries(action.markers).flatMap(([colour, count]) => Array.from({length: count}, () => colour));
  const chips = action.used ? [] : chipsOf(action.costs, tight ? 1 : 2);
  const room = WIDTH - 10 - (tight ? chips.length * 24 : 0);
  return svg`<g class="plate ${action.used ? 'used' : ''}">
    <g aria-hidden="true"><rect class="ab" x=${x} y=${y} width=${WIDTH} height=${height} rx="6"></rect>
    ${lines.map((line, nth) => svg`<text class="at" x=${x + 5} y=${y + 12.6 + nth * LINE} textLength=${squeeze(line, LETTERS, room)} lengthAdjust="spacingAndGlyphs">${line}</text>`)}
    ${chips.map((part, nth) => chip(part, tight ? x + WIDTH - 27 : x + nth * 28, tight ? y + 1.5 : y - CHIP + 1, tight))}
    ${action.gradual && !action.used && !(tight && pips.length === 0) ? instalments(pips, Math.min(x + WIDTH - pipsWide(pips), tight ? Infinity : x + chips.length * 28 + 1), tight ? y + height - 4 : y - 7) : nothing}
    ${action.used ? svg`<use class="mi off" href="#i-block" x=${x + WIDTH - 15} y=${y - 14} width="13" height="13"></use>` : nothing}</g>
    <g transform="translate(${x + WIDTH / 2} ${y + height / 2})">${spot(ctx, `action:${action.key}`, actionWords(ctx, action), {width: WIDTH, height, corner: 6})}</g></g>`;
}

/** The Intent of the ways to pay. @param {readonly (readonly Part[])[]} costs @param {number} most @returns {Part[]} */
function chipsOf(costs, most) {
  const parts = costs.flatMap((way) => way.filter(({of}) => of === 'any' || COLOURS.some((colour) => colour === of)));
  return parts.slice(0, most);
}

/** @param {Part} part @param {number} x @param {number} y @param {boolean} tight */
function chip({of, amount}, x, y, tight) {
  const width = tight ? 25 : 27;
  return svg`<g class="t-${of}"><rect class="cb" x=${x} y=${y} width=${width} height=${CHIP - 1} rx="8"></rect>
    <use class="ci" href="#i-${signOf(of)}" x=${x + 3} y=${y + 2} width="12" height="12"></use>
    <text class="ct" x=${x + width - 8} y=${y + 12.4}>${amount}</text></g>`;
}

/** What has been paid so far, and that more is to come. @param {readonly string[]} pips @param {number} left @param {number} y */
function instalments(pips, left, y) {
  const shown = [...pips.slice(0, MOST_PIPS), null];
  return shown.map((colour, nth) => svg`<circle class="gp ${colour ? `on t-${colour}` : ''}" cx=${left + 4 + nth * PIP} cy=${y} r="3.700"></circle>`);
}

/** @param {readonly string[]} pips */
function pipsWide(pips) {
  return (Math.min(MOST_PIPS, pips.length) + 1) * PIP;
}
