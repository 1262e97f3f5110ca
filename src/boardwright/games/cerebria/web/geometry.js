/**
 * Where everything lies on the ring. Realm k has its normal at -90 + 72k degrees, Frontier k at
 * -54 + 72k; lengths are units of the drawing, whose middle is 0, 0.
 */

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Point} Point */
/** @typedef {import('./view.js').Team} Team */

export const BOX = {x: -436, y: -342, width: 872, height: 696};
/** An Emotion, or the slot for one. */
export const CARD = {width: 98, height: 67};
export const SPACE = 21;

const SLOT_OUT = 248;
const SLOT_ASIDE = 61;
const FRONTIER_OUT = 303;

/**
 * A point so far out along a normal, and so far aside clockwise.
 * @param {number} out
 * @param {number} degrees
 * @param {number} [aside]
 * @returns {Point}
 */
export function polar(out, degrees, aside = 0) {
  const angle = degrees * Math.PI / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {x: round(out * cos - aside * sin), y: round(out * sin + aside * cos)};
}

/** @param {number} number */
function round(number) {
  return Math.round(number * 10) / 10;
}

/** @param {number} realm */
export const realmAngle = (realm) => -90 + 72 * realm;
/** @param {number} frontier */
const frontierAngle = (frontier) => -54 + 72 * frontier;

/** @param {Drawing} ctx @param {string} name */
export function realmNumber(ctx, name) {
  return Object.keys(ctx.view.realms).indexOf(name);
}

/**
 * The normal of a Realm or Frontier.
 * @param {Drawing} ctx
 * @param {string} name
 */
function angleOf(ctx, name) {
  const realm = realmNumber(ctx, name);
  return realm >= 0 ? realmAngle(realm) : frontierAngle(Object.keys(ctx.view.frontiers).indexOf(name));
}

/**
 * The middle of a slot: those of a Realm lie on either side of its normal, `a` before `b` clockwise.
 * @param {Drawing} ctx
 * @param {string} slot
 */
export function slotAt(ctx, slot) {
  const [place = '', side] = slot.split('.');
  const angle = angleOf(ctx, place);
  return side === undefined ? polar(FRONTIER_OUT, angle) : polar(SLOT_OUT, angle, side === 'a' ? -SLOT_ASIDE : SLOT_ASIDE);
}

/** @param {Drawing} ctx @param {string} space */
export function spaceAt(ctx, space) {
  return polar(space in ctx.view.realms ? 182 : 200, angleOf(ctx, space));
}

/** @param {Drawing} ctx @param {string} realm */
export function fortAt(ctx, realm) {
  return polar(138, angleOf(ctx, realm));
}

/**
 * The middle of a Realm's plate; it lies outside the ring, above it or beside it.
 * @param {number} realm
 * @returns {Point}
 */
export function plateAt(realm) {
  return /** @type {Point} */ ([{x: 0, y: -312}, {x: 356, y: -106}, {x: 258, y: 288}, {x: -258, y: 288}, {x: -356, y: -106}][realm]);
}

/**
 * The totals of a Frontier stand over its card, below it on either side of the ring.
 * @param {Drawing} ctx
 * @param {string} frontier
 */
export function totalsAt(ctx, frontier) {
  const {x, y} = slotAt(ctx, frontier);
  const over = y < 0 || Math.abs(x) < 1;
  return {x, y: round(y + (over ? -1 : 1) * (CARD.height / 2 + 14))};
}

/** Corners as a polygon wants them. @param {Point[]} points */
export function corners(points) {
  return points.map(({x, y}) => `${x},${y}`).join(' ');
}

/** The ground of a Realm. @param {number} realm */
export function realmGround(realm) {
  const angle = realmAngle(realm);
  return corners([polar(302, angle, -136), polar(302, angle, 136), polar(119, angle, 53), polar(119, angle, -53)]);
}

/** The ground of a Frontier, between the grounds of its two Realms. @param {number} frontier */
export function frontierGround(frontier) {
  const [before, own, after] = [realmAngle(frontier), frontierAngle(frontier), realmAngle(frontier + 1)];
  return corners([
    polar(302, before, 136), polar(350, own, -28), polar(350, own, 28), polar(302, after, -136),
    polar(119, after, -53), polar(147, own), polar(119, before, 53),
  ]);
}

/**
 * The outline of what belongs to a team, around 0, 0: round for Bliss, with cut corners for Gloom.
 * @param {Team|null} team
 * @param {number} width
 * @param {number} height
 * @param {number} [corner]
 */
export function outline(team, width, height, corner = 11) {
  const [x, y] = [width / 2, height / 2];
  const [dx, dy] = [x - corner, y - corner];
  const turn = team === 'gloom' ? 'L' : `A${corner} ${corner} 0 0 1 `;
  return `M${-dx} ${-y}H${dx}${turn}${x} ${-dy}V${dy}${turn}${dx} ${y}H${-dx}${turn}${-x} ${dy}V${-dy}${turn}${-dx} ${-y}Z`;
}

/**
 * Where the border of a card is met on the way from its middle to another point.
 * @param {Point} from
 * @param {Point} to
 * @returns {Point} as seen from the middle
 */
export function edge(from, to) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const shrink = Math.max(Math.abs(x) / (CARD.width / 2), Math.abs(y) / (CARD.height / 2)) || 1;
  return {x: round(x / shrink), y: round(y / shrink)};
}
