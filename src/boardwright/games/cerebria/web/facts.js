/** What the drawing looks up: seats, teams, names, who leads. */

/** @typedef {import('./view.js').ActionName} ActionName */
/** @typedef {import('./view.js').Card} Card */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Seat} Seat */
/** @typedef {import('./view.js').Team} Team */

/** @type {readonly Team[]} */
export const TEAMS = ['bliss', 'gloom'];

/** @param {Drawing} ctx @param {number} seat @returns {Seat} */
export function seatOf(ctx, seat) {
  return /** @type {Seat} */ (ctx.view.seats[seat]);
}

/** Whose Spirit board is drawn large: one's own, for a watcher that of the seat whose turn it is. @param {Drawing} ctx */
export function shownSeat(ctx) {
  return ctx.seat ?? ctx.view.turn;
}

/** The team of the reader; null for a watcher. @param {Drawing} ctx @returns {Team|null} */
export function ownTeam(ctx) {
  return ctx.seat === null ? null : seatOf(ctx, ctx.seat).team;
}

/** The teams, the reader's first. @param {Drawing} ctx @returns {Team[]} */
export function teams(ctx) {
  return ownTeam(ctx) === 'gloom' ? ['gloom', 'bliss'] : ['bliss', 'gloom'];
}

/** @param {Drawing} ctx @param {Team} team */
export function seatsOf(ctx, team) {
  return ctx.view.seats.flatMap((seat, number) => (seat.team === team ? [number] : []));
}

/** Those who play with the reader. @param {Drawing} ctx */
export function mates(ctx) {
  const team = ownTeam(ctx);
  return team === null ? [] : seatsOf(ctx, team).filter((seat) => seat !== ctx.seat);
}

/** The rows of a Spirit board that are in use. @param {Drawing} ctx @param {number} seat @returns {ActionName[]} */
export function actionsOf(ctx, seat) {
  const rows = /** @type {ActionName[]} */ (Object.keys(seatOf(ctx, seat).rows));
  return ctx.view.rules.basic ? rows.filter((name) => name !== 'empower') : rows;
}

/**
 * The facts of an Emotion; a position may have plain ones that no table of cards knows.
 * @param {Drawing} ctx
 * @param {string} name
 * @returns {Card|undefined}
 */
export function cardOf(ctx, name) {
  return ctx.content.emotions[name];
}

/** The name of an Emotion. @param {Drawing} ctx @param {string} name */
export function cardName(ctx, name) {
  const key = cardOf(ctx, name)?.key;
  return key !== undefined && ctx.texts.has(key) ? ctx.say(key) : name;
}

/** What the Fragments of a team in the Identity count. @param {Drawing} ctx @param {Team} team */
export function identityPoints(ctx, team) {
  const {points, wheel} = ctx.view.teams[team];
  return points - wheel;
}

/** The name of a Spirit. @param {Drawing} ctx @param {number} seat */
export function spiritName(ctx, seat) {
  return ctx.say(`spirit-${seatOf(ctx, seat).spirit}`);
}

/**
 * The first letters of a Spirit's name, as few as tell it from its teammate; teams differ by shape.
 * @param {Drawing} ctx
 * @param {number} seat
 */
export function initials(ctx, seat) {
  const signs = (/** @type {number} */ one) => [...spiritName(ctx, one)];
  const own = signs(seat);
  const others = seatsOf(ctx, seatOf(ctx, seat).team).flatMap((other) => (other === seat ? [] : [signs(other)]));
  for (let length = 1; length < Math.min(own.length, 3); length += 1) {
    const start = own.slice(0, length).join('');
    if (!others.some((other) => other.slice(0, length).join('') === start)) return start;
  }
  return own.slice(0, 3).join('');
}

/** Who has more of something; null in a tie. @param {{bliss: number, gloom: number}} both @returns {Team|null} */
export function leader({bliss, gloom}) {
  return bliss === gloom ? null : bliss > gloom ? 'bliss' : 'gloom';
}

/** Equal cards together, with how many they are. @param {readonly string[]} cards @returns {[string, number][]} */
export function counted(cards) {
  return [...new Set(cards)].map((name) => [name, cards.filter((one) => one === name).length]);
}

/** Whether the game is over as it is shown: a replay of it goes on. @param {Drawing} ctx */
export function over(ctx) {
  return ctx.table.outcome !== null && !ctx.readonly;
}

/** Whether it is this seat's turn. @param {Drawing} ctx @param {number} seat */
export function hasTurn(ctx, seat) {
  return ctx.view.turn === seat && !over(ctx);
}
