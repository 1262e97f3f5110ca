/** What the drawing looks up: cards, owners, visible spots. */

/** @typedef {import('./view.js').Card} Card */
/** @typedef {import('./view.js').Counts} Counts */
/** @typedef {import('./view.js').Domain} Domain */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Effect} Effect */
/** @typedef {import('./view.js').Icon} Icon */
/** @typedef {import('./view.js').Pile} Pile */
/** @typedef {import('./view.js').Seat} Seat */
/** @typedef {import('./view.js').Spot} Spot */
/** @typedef {import('./view.js').Way} Way */

/**
 * The places of a covered card that stay in sight (INN-029), from top or left on: 0 is top left, 1
 * to 3 are the bottom row.
 * @type {Record<Way, number[]>}
 */
const SPOTS = {none: [], left: [3], right: [0, 1], up: [1, 2, 3]};

/**
 * @param {Drawing} ctx
 * @param {string} name
 * @returns {Card}
 */
export function cardOf(ctx, name) {
  const card = ctx.content.cards[name];
  if (!card) throw new Error(`no card ${name}`);
  return card;
}

/**
 * @param {Drawing} ctx
 * @param {number} seat
 * @returns {Seat}
 */
export function seatOf(ctx, seat) {
  return /** @type {Seat} */ (ctx.view.seats[seat]);
}

/**
 * The effects in the edition that is played (INN-230), and the note to them.
 * @param {Drawing} ctx
 * @param {Card} card
 * @returns {{effects: Effect[], note: string|null}}
 */
export function printed(ctx, card) {
  return (ctx.table.settings['cards'] === 'later' && card.later) || card;
}

/**
 * The text of what a domain asks: for Technology as the table has it (INN-114).
 * @param {Drawing} ctx
 * @param {Domain} domain
 */
export function condition(ctx, domain) {
  const either = ctx.table.settings['technology'] === 'either' ? domain.either : null;
  return ctx.say(either ?? domain.condition);
}

/**
 * What the splay shows of each covered card, the one under the top first. Of other people's piles
 * the icons are known, not their places.
 * @param {Drawing} ctx
 * @param {Pile} pile
 * @returns {Spot[][]}
 */
export function strips(ctx, pile) {
  if (pile.splay === 'none') return [];
  const {cards} = pile;
  if (!cards) return pile.strips.map((counts) => listed(ctx, counts));
  return cards.slice(1).map((name) => SPOTS[pile.splay].map((spot) => cardOf(ctx, name).icons[spot] ?? null));
}

/**
 * Every icon of a count by itself.
 * @param {Drawing} ctx
 * @param {Counts} counts
 * @returns {Icon[]}
 */
export function listed(ctx, counts) {
  return ctx.content.icons.flatMap((icon) => Array(counts[icon]).fill(icon));
}

/**
 * The icons of a count that are there at all, with their numbers.
 * @param {Drawing} ctx
 * @param {Counts} counts
 * @returns {[Icon, number][]}
 */
export function counted(ctx, counts) {
  return ctx.content.icons.filter((icon) => counts[icon] > 0).map((icon) => [icon, counts[icon]]);
}

/**
 * The sum of some rows of icons.
 * @param {Drawing} ctx
 * @param {Spot[][]} rows
 * @returns {Counts}
 */
export function summed(ctx, rows) {
  const flat = rows.flat();
  const of = (/** @type {Icon} */ icon) => flat.filter((spot) => spot === icon).length;
  return /** @type {Counts} */ (Object.fromEntries(ctx.content.icons.map((icon) => [icon, of(icon)])));
}

/**
 * Who has a period or a domain; undefined while it is free.
 * @param {Drawing} ctx
 * @param {number|string} domination
 */
export function ownerOf(ctx, domination) {
  const owner = ctx.view.seats.findIndex((seat) => seat.dominations.includes(domination));
  return owner < 0 ? undefined : owner;
}

/**
 * The others as they sit, from the left of the viewer on; a watcher sees everybody.
 * @param {Drawing} ctx
 * @returns {number[]}
 */
export function others(ctx) {
  const count = ctx.view.seats.length;
  const first = ctx.seat === null ? 0 : ctx.seat + 1;
  const rest = ctx.seat === null ? count : count - 1;
  return Array.from({length: rest}, (_, n) => (first + n) % count);
}

/**
 * The icon that is being compared just now.
 * @param {Drawing} ctx
 * @returns {Icon|null}
 */
export function compared(ctx) {
  const first = ctx.view.resolving[0];
  return first ? cardOf(ctx, first.card).needs : null;
}

/**
 * Whether the game is over as it is shown: a replay of it goes on.
 * @param {Drawing} ctx
 */
export function over(ctx) {
  return ctx.table.outcome !== null && !ctx.readonly;
}
