/** What the view says, as the drawing asks for it. */

/** @typedef {import('./view.js').Action} Action */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Seat} Seat */

/** The parts of the Dreamscape where something stands. @param {Drawing} ctx */
export function travels(ctx) {
  return ctx.view.place === 'dreamworld';
}

/** @param {Drawing} ctx @param {number} seat @returns {Seat} */
export function seatOf(ctx, seat) {
  return /** @type {Seat} */ (ctx.view.seats[seat]);
}

/** The Dreamer that is shown large: the reader's, for a watcher the First Player's. @param {Drawing} ctx */
export function shownSeat(ctx) {
  return ctx.seat ?? ctx.view.first;
}

/** @param {Drawing} ctx @param {number} seat */
export function dreamerName(ctx, seat) {
  return seatOf(ctx, seat).dreamer.name || ctx.name(seat);
}

/** The letter of a Dreamer, on crest and figure. @param {Drawing} ctx @param {number} seat */
export function letterOf(ctx, seat) {
  const word = dreamerName(ctx, seat).split(/\s+/u).at(-1) ?? '';
  return [...word][0]?.toUpperCase() ?? '';
}

/**
 * Equal cards lie together.
 * @param {readonly string[]} names
 * @returns {[string, number][]}
 */
export function counted(names) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found];
}

/** The key of the name of a kind: kind-mask-lock. @param {string} kind */
export function kindKey(kind) {
  return `kind-${kind.replaceAll('_', '-')}`;
}

/** @param {string} name such as r3c4 */
export function place(name) {
  const [row = '0', column = '0'] = name.slice(1).split('c');
  return {row: Number(row), column: Number(column)};
}

/** A space as people say it. @param {Drawing} ctx @param {string} name */
export function spaceName(ctx, name) {
  return ctx.say('table-space', place(name));
}

/** Whether anything can be done at one of these anchors. @param {Drawing} ctx @param {readonly string[]} anchors */
export function anyLegal(ctx, anchors) {
  return anchors.some((anchor) => ctx.options(anchor).length > 0);
}

/** Every action that the view shows, by its key. @param {Drawing} ctx @param {string} key @returns {Action|null} */
export function actionOf(ctx, key) {
  const {map, gate, slumber, items, masks, wisdom, notes, backs, companions, season, cards} = ctx.view;
  const printed = map.actions[key];
  if (printed) return printed;
  const holders = [
    ...map.entities, ...items, ...wisdom, ...notes, ...Object.values(masks), ...Object.values(companions),
    ...Object.values(cards), ...[gate, slumber, season].flatMap((one) => (one ? [one] : [])),
  ];
  const backOnes = Object.values(backs).map(({action}) => action);
  return [...backOnes, ...holders.flatMap(({actions}) => actions)].find((action) => action.key === key) ?? null;
}
