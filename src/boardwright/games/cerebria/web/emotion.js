/** Emotions and slots on the ring: upright, whatever the side of the ring. */
import {nothing, svg} from '/web/vendor/lit-html/lit-html.js';
import {cardName} from './facts.js';
import {CARD, edge, outline, slotAt} from './geometry.js';
import {spot} from './frames.js';
import {squeeze} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Emotion} Emotion */
/** @typedef {import('./view.js').Point} Point */

const {width: W, height: H} = CARD;
const LEFT = -W / 2 + 9;
const NAME = 13.5;

/**
 * The fifteen slots in the order of the ring, which is also that of the arrow keys.
 * @param {Drawing} ctx
 */
export function slots(ctx) {
  return svg`<g data-ring="slots">${Object.entries(ctx.view.slots).map(([slot, emotion]) =>
    emotion === null ? empty(ctx, slot) : card(ctx, slot, emotion))}</g>`;
}

/**
 * An Emotion in words: what a reader hears instead of the card.
 * @param {Drawing} ctx
 * @param {string} slot
 * @param {Emotion} emotion
 */
export function emotionName(ctx, slot, {emotion, team, intensity, essence, row}) {
  return ctx.say('board-emotion', {emotion, team, intensity, essence, spaces: row.length, slot});
}

/** @param {Drawing} ctx @param {string} slot */
function empty(ctx, slot) {
  const {x, y} = slotAt(ctx, slot);
  return svg`<g transform="translate(${x} ${y})"><path class="empty" d=${outline(null, W, H)}></path>
    ${spot(ctx, `slot:${slot}`, ctx.say('board-slot-empty', {slot}), CARD)}</g>`;
}

/**
 * @param {Drawing} ctx
 * @param {string} slot
 * @param {Emotion} emotion
 */
function card(ctx, slot, emotion) {
  const {x, y} = slotAt(ctx, slot);
  const {team, kind, vibe, intensity} = emotion;
  const name = cardName(ctx, emotion.emotion);
  const sign = vibe === 'none' ? 'vwild' : `v${vibe}`;
  return svg`<g transform="translate(${x} ${y})"><g class="emo ${team} ${kind}" aria-hidden="true">
    <path class="face" d=${outline(team, W, H)}></path>
    ${kind === 'strong' ? svg`<path class="inner" d=${outline(team, W - 7, H - 7, 9)}></path>` : nothing}
    <g class="near">
      <text class="en" x=${LEFT} y=${-H / 2 + 20} textLength=${squeeze(name, NAME, W - 18)} lengthAdjust="spacingAndGlyphs">${name}</text>
      <use class="v-${vibe}" href="#i-${sign}" x=${LEFT} y="7" width="17" height="17"></use>
      ${essences(emotion)}
      <text class="ei" x=${W / 2 - 14} y="24">${intensity}</text>
    </g>
    <g class="away">
      <use class="v-${vibe}" href="#i-${sign}" x=${LEFT + 2} y="-16" width="32" height="32"></use>
      <text class="ei" x="20" y="15">${intensity}</text>
    </g>
    ${tabs(emotion)}${blocked(ctx, slot, emotion)}</g>
    ${spot(ctx, `slot:${slot}`, emotionName(ctx, slot, emotion), {team, ...CARD})}</g>`;
}

/** The Essence spaces with their printed Intensities, from the left. @param {Emotion} emotion */
function essences({essence, row}) {
  const step = Math.min(16, (W - 60) / row.length);
  return row.map((printed, place) => {
    const on = place < essence ? 'on' : '';
    return svg`<g transform="translate(${LEFT + 27 + place * step} 15.5)"><path class="ess ${on}" d=${hexagon(step)}></path>
      <text class="ev ${on}" y="4.2">${printed}</text></g>`;
  });
}

/** @param {number} step from one to the next */
function hexagon(step) {
  const [x, y] = [Math.min(7.3, step / 2 - 0.3), 8.2];
  return `M0 ${-y}L${x} ${-y / 2}V${y / 2}L0 ${y}L${-x} ${y / 2}V${-y / 2}Z`;
}

/** The Intensity token and the Insecurity token, and a power that has been used. @param {Emotion} emotion */
function tabs({token, insecurity, power_spent: spent}) {
  /** @param {number} at @param {string} text @param {string} kind */
  const tab = (at, text, kind) => svg`<g transform="translate(${at} ${-H / 2 - 1})"><rect class="tok ${kind}" x="-13" y="-9" width="26" height="18" rx="9"></rect>
    <text class="tokt ${kind}" y="4.3">${text}</text></g>`;
  return [
    token ? tab(W / 2 - 11, `+${token}`, '') : nothing,
    insecurity ? tab(W / 2 - (token ? 40 : 11), '−1', 'weak') : nothing,
    spent ? svg`<g class="spent" transform="translate(${-W / 2 + 6} ${H / 2 - 2})"><circle r="8"></circle><use href="#i-check" x="-5.5" y="-5.5" width="11" height="11"></use></g>` : nothing,
  ];
}

/**
 * A sign on the edge towards each Realm for which the Emotion does not count.
 * @param {Drawing} ctx
 * @param {string} slot
 * @param {Emotion} emotion
 */
function blocked(ctx, slot, emotion) {
  const here = slotAt(ctx, slot);
  return emotion.blocked.map((realm) => {
    const {x, y} = edge(here, towards(ctx, realm));
    return svg`<g class="blocked" transform="translate(${x} ${y})"><circle r="9"></circle>
      <use href="#i-block" x="-6.5" y="-6.5" width="13" height="13"></use></g>`;
  });
}

/** The middle of a Realm's two slots. @param {Drawing} ctx @param {string} realm @returns {Point} */
function towards(ctx, realm) {
  const [a, b] = [slotAt(ctx, `${realm}.a`), slotAt(ctx, `${realm}.b`)];
  return {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2};
}
