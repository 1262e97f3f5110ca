/** The one state object that a table is drawn from, and how messages change it. */

/** @typedef {import('../lib/wire.js').Block} Block */
/** @typedef {import('../lib/wire.js').Past} Past */
/** @typedef {import('../lib/wire.js').ServerMessage} ServerMessage */
/** @typedef {import('../lib/wire.js').StateMessage} StateMessage */
/** @typedef {import('../lib/texts.js').Texts} Texts */
/** @typedef {import('./toast.js').Toast} Toast */

/**
 * @typedef {object} Model
 * @property {string} id
 * @property {import('../lib/wire.js').Game} game
 * @property {Texts} texts
 * @property {any} content
 * @property {any} module the drawing module
 * @property {ReadonlyMap<string, import('../lib/wire.js').Rule>} rules
 * @property {StateMessage|null} state as of the last message
 * @property {number} shown which of my blocks is on the screen
 * @property {number|null} curtain the seat whose person is to say that they are there
 * @property {{kind: 'opening'|'live'|'back'|'lost', count: number}} connection
 * @property {{key: string, decision: number}|null} busy an answer that is on its way
 * @property {{decision: number, sentences: ReadonlyMap<string, string[]>}|null} previews
 * @property {import('./hint.js').Advice|null} advice
 * @property {readonly Toast[]} toasts
 * @property {string|null} menu the anchor whose options are open beside it
 * @property {string|null} peek the option that is pointed at
 * @property {{anchor: string, pinned: boolean}|null} look
 * @property {'menu'|'seats'|'rail'|null} panel
 * @property {import('./invite.js').Invitation|null} invitation
 * @property {'table'|'players'|'log'|'rules'} tab on a narrow screen
 * @property {'log'|'chat'} rail
 * @property {number} read the last line of chat that was seen
 * @property {number|null} since the step after which things are news to me
 * @property {readonly {step: number, text: string}[]} said what readers hear of the last steps
 * @property {boolean} narrow
 * @property {boolean} text text mode
 * @property {boolean} leaving whether Abandon was asked for once
 */

/** @type {Block} */
const NOTHING = {seat: null, view: null, decision: null, others: [], undo: null, events: [], proposal: null};

/** The block on the screen; of a table under older rules nothing is seen. @param {Model} model @returns {Block} */
export function block(model) {
  const blocks = stateOf(model).blocks;
  return blocks[model.shown] ?? blocks[0] ?? NOTHING;
}

/** What happened, as the shown seat knows it, oldest first. @param {Model} model @returns {readonly Past[]} */
export function history(model) {
  return stateOf(model).history[model.shown] ?? [];
}

/** @param {Model} model @returns {StateMessage} */
export function stateOf(model) {
  if (model.state === null) throw new Error('nothing has come yet');
  return model.state;
}

/** Whether answers can be given: connected, and none on its way. @param {Model} model */
export function ready(model) {
  return model.busy === null && (model.connection.kind === 'live' || model.connection.kind === 'back');
}

/**
 * What a message makes of the state. A `step` brings every block anew, and its events are history.
 * @param {StateMessage|null} state
 * @param {ServerMessage} message
 * @returns {StateMessage|null}
 */
export function after(state, message) {
  if (message.type === 'state') return message;
  if (state === null) return null;
  switch (message.type) {
    case 'step':
      return {
        ...state,
        step: message.step,
        table: message.table,
        blocks: message.blocks,
        history: message.blocks.map(({events}, index) => [
          ...(state.history[index] ?? []),
          {step: message.step, seat: message.what.seat ?? null, events},
        ]),
      };
    case 'table':
      return {...state, table: message.table};
    case 'chat':
      return {...state, chat: [...state.chat, message.line]};
    default:
      return state;
  }
}

/**
 * Which block to show next. The one on the screen stays while its seat is asked, and while none of
 * mine is waited for; so the screen changes hands only where somebody has to do something. Whoever
 * is done in an open phase is still asked: when they say so it is the next one's turn, and it stays
 * so if they are turned to again.
 * @param {StateMessage} state
 * @param {number} shown
 * @param {StateMessage|null} before
 */
export function nextShown(state, shown, before) {
  const {blocks} = state;
  const here = blocks[shown];
  const next = blocks.findIndex(({seat}) => isWaitedFor(state, seat));
  const isDone = !isWaitedFor(state, here?.seat) && (before === null || isWaitedFor(before, here?.seat));
  if (next >= 0 && (!here?.decision || isDone)) return next;
  return here ? shown : 0;
}

/** @param {StateMessage} state @param {number|null|undefined} seat */
function isWaitedFor({table}, seat) {
  return table.waiting.some((other) => other === seat);
}

/**
 * Whether two seats may see the same.
 * @param {StateMessage} state
 * @param {number|null} one
 * @param {number|null} other
 */
export function together(state, one, other) {
  return one === other || state.table.sharing.some((seats) => [one, other].every((seat) => seat !== null && seats.includes(seat)));
}

/** Whether my seats hide something from each other. @param {StateMessage} state */
export function apart(state) {
  const [first = null, ...rest] = state.you.seats;
  return rest.some((seat) => !together(state, first, seat));
}

/** The last step at which the shown seat answered. @param {readonly Past[]} past @param {number|null} seat */
export function lastAnswer(past, seat) {
  for (let at = past.length - 1; at >= 0; at -= 1) {
    if (past[at]?.seat === seat) return /** @type {Past} */ (past[at]).step;
  }
  return null;
}
