/**
 * Where the Locations of the Dreamworld stand inside their districts, and how the ways between them
 * run: so that as few as can be cross each other, and none passes under a Location.
 */

/** @typedef {import('./view.js').Point} Point */
/** @typedef {import('./view.js').World} World */
/** A way by the point that it bends towards. @typedef {{from: Point, bend: Point, to: Point}} Way */
/** @typedef {Map<string, Point>} Places */

export const WIDTH = 210;
export const HEIGHT = 236;
/** More than this need not lie between a way and what it passes. */
const ROOM = 38;
const CROSSING = 60;
const SWEEPS = 3;
/** The stands of a district, by how many Locations it has. @type {Record<number, readonly [number, number][]>} */
const STANDS = {
  1: [[0, 10]],
  2: [[-48, -30], [48, 56]],
  3: [[-54, -30], [54, 4], [-40, 74]],
  4: [[-54, -36], [54, -20], [54, 70], [-54, 60]],
  5: [[-60, -42], [58, -32], [0, 18], [58, 76], [-58, 72]],
  6: [[-60, -42], [58, -42], [-60, 18], [58, 18], [-60, 78], [58, 78]],
};

/** The upper left corner of a district. @param {string} slot such as B2 @returns {Point} */
export function slotAt(slot) {
  return {x: (Number(slot.slice(1)) - 1) * WIDTH, y: (slot.charCodeAt(0) - 65) * HEIGHT};
}

/** Of each world that was drawn. @type {WeakMap<World, Places>} */
const known = new WeakMap();

/** Where each Location stands. @param {World} world @returns {Places} */
export function placesOf(world) {
  const found = known.get(world) ?? settled(world);
  known.set(world, found);
  return found;
}

/** Two Locations of a district change places as long as that untangles the ways. @param {World} world @returns {Places} */
function settled(world) {
  const districts = world.tiles.map(({id, slot}) => {
    const mates = world.locations.filter(({tile}) => tile === id).map((location) => location.id);
    return {slot, order: mates};
  });
  /** @type {Places} */
  const places = new Map();
  for (const {slot, order} of districts) stand(places, slot, order);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const district of districts) untangle(world, places, district);
  }
  return places;
}

/** @param {World} world @param {Places} places @param {{slot: string, order: string[]}} district */
function untangle(world, places, district) {
  for (const [one, other] of pairs(district.order.length)) {
    const before = tangle(world, places);
    const swapped = [...district.order];
    [swapped[one], swapped[other]] = [district.order[other] ?? '', district.order[one] ?? ''];
    stand(places, district.slot, swapped);
    if (tangle(world, places) < before) district.order = swapped;
    else stand(places, district.slot, district.order);
  }
}

/** @param {Places} places @param {string} slot @param {readonly string[]} order */
function stand(places, slot, order) {
  const {x, y} = slotAt(slot);
  const stands = STANDS[Math.min(6, order.length)] ?? [];
  for (const [nth, id] of order.entries()) {
    const [dx, dy] = stands[nth % stands.length] ?? [0, 0];
    places.set(id, {x: x + WIDTH / 2 + dx, y: y + HEIGHT / 2 + dy});
  }
}

/** @param {number} count @returns {[number, number][]} */
function pairs(count) {
  return Array.from({length: count}, (_, one) => one).flatMap((one) => Array.from({length: count - one - 1}, (_, n) => /** @type {[number, number]} */ ([one, one + n + 1])));
}

/** How hard the ways would be to follow, were they straight. @param {World} world @param {Places} places */
function tangle(world, places) {
  const ways = world.edges.flatMap(({from, to}) => {
    const [a, b] = [places.get(from), places.get(to)];
    return a && b ? [{ends: [from, to], a, b}] : [];
  });
  const under = ways.reduce((sum, {ends, a, b}) => sum + Math.hypot(a.x - b.x, a.y - b.y) / 5
    + [...places].reduce((all, [id, point]) => all + (ends.includes(id) ? 0 : 6 * Math.max(0, ROOM - distance(point, a, b))), 0), 0);
  return under + pairs(ways.length).filter(([one, other]) => {
    const [p, q] = [ways[one], ways[other]];
    return p && q && !p.ends.some((end) => q.ends.includes(end)) && cross(p.a, p.b, q.a, q.b);
  }).length * CROSSING;
}

/** Of a point from a stretch. @param {Point} point @param {Point} a @param {Point} b */
function distance(point, a, b) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - a.x - at * dx, point.y - a.y - at * dy);
}

/** @param {Point} a @param {Point} b @param {Point} c @param {Point} d */
function cross(a, b, c, d) {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** On which side of a line a point lies. @param {Point} a @param {Point} b @param {Point} point */
function side(a, b, point) {
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}

/**
 * It goes around the Locations that lie between, and the names below them; a Shortcut is always bent.
 * @param {Places} places
 * @param {{from: string, to: string, shortcut: boolean}} edge
 * @returns {string|null} the path of the line; null where an end is not found yet
 */
export function wayOf(places, {from, to, shortcut}) {
  const [a, b] = [places.get(from), places.get(to)];
  if (a === undefined || b === undefined) return null;
  const others = [...places].flatMap(([id, {x, y}]) => (id === from || id === to ? [] : [{x, y}, {x, y: y + 26}]));
  const ways = (shortcut ? [26, -26, 60, -60] : [0, 34, -34, 68, -68, 110, -110]).map((bow) => bent(a, b, bow));
  const room = ways.map((way) => clearance(way, others));
  const best = ways[room.indexOf(Math.max(...room))];
  if (best === undefined) return null;
  const [start, middle, end] = [best.from, best.bend, best.to].map(({x, y}) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${start}Q${middle} ${end}`;
}

/** It ends before the Locations. @param {Point} a @param {Point} b @param {number} bow how far it leaves the straight line @returns {Way} */
function bent(a, b, bow) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const bend = {x: (a.x + b.x) / 2 - (b.y - a.y) / length * bow, y: (a.y + b.y) / 2 + (b.x - a.x) / length * bow};
  return {from: towards(a, bend, 24), bend, to: towards(b, bend, 27)};
}

/** @param {Point} a @param {Point} b @param {number} gap @returns {Point} */
function towards(a, b, gap) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return {x: a.x + (b.x - a.x) * gap / length, y: a.y + (b.y - a.y) * gap / length};
}

/** How near it comes to any of these, if nearer than matters. @param {Way} way @param {readonly Point[]} others */
function clearance({from, bend, to}, others) {
  const along = Array.from({length: 11}, (_, n) => {
    const t = (n + 1) / 12;
    const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return {x: u * from.x + v * bend.x + w * to.x, y: u * from.y + v * bend.y + w * to.y};
  });
  return Math.min(ROOM, ...others.flatMap(({x, y}) => along.map((point) => Math.hypot(point.x - x, point.y - y))));
}
