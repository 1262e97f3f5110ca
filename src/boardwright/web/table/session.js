/** Somebody at a table: what they hear, and what they do. */
import {Problem} from '../lib/api.js';
import {Live} from '../lib/live.js';
import {prefs} from '../lib/prefs.js';
import {keep} from '../lib/purse.js';
import {namesOf} from './context.js';
import {askPreviews} from './previews.js';
import {refusal, withToast} from './toast.js';
import {after, apart, block, history, lastAnswer, nextShown, ready, stateOf, together} from './model.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('../lib/wire.js').Args} Args */
/** @typedef {import('../lib/wire.js').Command} Command */
/** @typedef {import('../lib/wire.js').ServerMessage} ServerMessage */

const BACK = 6000;
const HEARD = 6;

export class Session {
  /**
   * @param {Model} model
   * @param {string|null} token
   * @param {(moved: boolean) => void} draw
   * @param {{refused: (problem: Problem) => void, go: (path: string) => void}} ways out of the table
   */
  constructor(model, token, draw, {refused, go}) {
    this.model = model;
    this.token = token;
    this.go = go;
    this._draw = draw;
    /** @type {string[]} what is left of a row of answers, and the seat that takes it */
    this._row = [];
    /** @type {number|null} */
    this._taker = null;
    this._live = new Live(model.id, token, {
      message: (message) => this._hear(message),
      lost: (tries) => this.change({connection: {kind: 'lost', count: tries}, busy: null}),
      back: (missed) => this._back(missed),
      refused,
    });
  }

  end() {
    this._live.end();
  }

  retry() {
    this._live.retry();
  }

  /** Changes what is on the screen. @param {Partial<Model>} change */
  change(change) {
    Object.assign(this.model, change);
    if (this.model.state !== null) this._draw(false);
  }

  /**
   * A text as the shown seat reads it.
   * @param {string} key
   * @param {Args} [args]
   */
  say(key, args = {}) {
    const {texts, state} = this.model;
    if (state === null) return texts.say(key, args);
    return texts.say(key, args, {viewer: block(this.model).seat, names: namesOf(state.table, texts)});
  }

  /**
   * Carries a command out. A refusal becomes a toast, and the result undefined.
   * @param {Command} command
   * @returns {Promise<any>}
   */
  async do(command) {
    try {
      return (await this._live.send(command)) ?? {};
    } catch (error) {
      this.refuse(error);
      return undefined;
    }
  }

  /** @param {unknown} error */
  refuse(error) {
    if (!(error instanceof Problem)) throw error;
    const said = refusal(error, this.model.texts, (key, args) => this.say(key, args));
    this.change({toasts: withToast(this.model.toasts, said)});
  }

  /**
   * Answers the open question of the shown seat.
   * @param {string} key
   */
  async answer(key) {
    const {decision, seat} = block(this.model);
    if (decision === null || !ready(this.model)) return;
    this.change({busy: {key, decision: decision.number}, menu: null, look: null, peek: null});
    const done = await this.do({do: 'answer', seat, decision: decision.number, key});
    if (done === undefined) this._row = [];
    if (this.model.busy?.decision === decision.number) this.change({busy: null});
  }

  /**
   * Takes a whole row of answers, one by one; it stops when somebody else is asked, and when a
   * question does not offer the next.
   * @param {readonly string[]} keys
   */
  takeRow(keys) {
    const [first, ...rest] = keys;
    if (first === undefined || !ready(this.model)) return;
    this._row = rest;
    this._taker = block(this.model).seat;
    this.answer(first);
  }

  async undo() {
    const {seat, undo} = block(this.model);
    if (seat === null || undo === null || undo.grant === 'none' || !ready(this.model)) return;
    this._row = [];
    await this.do({do: 'undo', seat});
  }

  /** Says everything in other words from now on. @param {import('../lib/texts.js').Texts} texts */
  reword(texts) {
    if (texts === this.model.texts) return;
    this.change({texts, advice: null});
    if (this.model.state !== null) askPreviews(this);
  }

  /** A new key for me; the old one, wherever it is, opens nothing any more. Whether it was made. */
  async renewKey() {
    const made = await this.do({do: 'renew-key'});
    if (made === undefined) return false;
    this.token = this._live.token = /** @type {string} */ (made.token);
    keep(this.model.id, this.token);
    return true;
  }

  /** The person of the next seat is there. */
  liftCurtain() {
    const {curtain, state} = this.model;
    const shown = state?.blocks.findIndex(({seat}) => seat === curtain) ?? -1;
    this.change({curtain: null, shown: Math.max(0, shown), since: null, menu: null, look: null, said: []});
    this._news(true);
    this._prepare();
  }

  /**
   * Shows another seat of mine: when its person says that they are there, at once if it is of the same team.
   * @param {number} seat
   */
  turnTo(seat) {
    const model = this.model;
    const same = together(stateOf(model), block(model).seat, seat);
    this.change({curtain: seat, panel: null});
    if (same) this.liftCurtain();
  }

  /** @param {ServerMessage} message */
  _hear(message) {
    const model = this.model;
    const before = model.state;
    const asked = before === null ? null : block(model).decision?.number ?? null;
    model.state = after(before, message);
    if (model.state === null) return;
    if (model.connection.kind !== 'live' && model.connection.kind !== 'back') {
      model.connection = {kind: 'live', count: 0};
    }
    if (message.type === 'state' || message.type === 'step') {
      this._settle(before, asked);
      if (message.type === 'step') this._announce();
    }
    if (message.type === 'chat' && chatIsSeen(model)) model.read = message.line.number;
    if (before === null) model.read = model.state.chat.at(-1)?.number ?? 0;
    this._draw(message.type === 'step');
  }

  /**
   * Puts the screen in order after something has happened.
   * @param {import('../lib/wire.js').StateMessage|null} before
   * @param {number|null} asked the question that was open
   */
  _settle(before, asked) {
    const model = this.model;
    const state = stateOf(model);
    const shown = nextShown(state, model.shown, before);
    const hides = apart(state);
    const seat = state.blocks[shown]?.seat ?? null;
    const other = before === null || !together(state, seat, before.blocks[model.shown]?.seat ?? null);
    if (hides && other && seat !== null) model.curtain = seat;
    else model.shown = shown;
    if (!hides) model.curtain = null;
    const number = block(model).decision?.number ?? null;
    if (number !== asked) {
      Object.assign(model, {menu: null, peek: null, busy: null, advice: null});
      this._news(number !== null);
      this._prepare();
    }
    if (prefs.now.skip && state.table.thinking.length > 0 && state.you.seats.length > 0) {
      this._live.send({do: 'skip'}).catch(() => {});
    }
  }

  /** What is news: from the last answer of this seat on, until it answers again. @param {boolean} asked */
  _news(asked) {
    const model = this.model;
    const last = lastAnswer(history(model), block(model).seat);
    model.since = asked ? last : null;
  }

  /** A new question: the rest of a row goes on, unless somebody else is asked, or its previews are asked for. */
  _prepare() {
    const model = this.model;
    const {decision, seat} = block(model);
    const [next, ...rest] = this._row;
    this._row = [];
    model.previews = null;
    if (decision === null || model.curtain !== null) return;
    if (next !== undefined && seat === this._taker && decision.options.some(({key}) => key === next)) {
      this._row = rest;
      queueMicrotask(() => this.answer(next));
      return;
    }
    askPreviews(this);
  }

  /** The last step in words, for those who hear the table: each event, its rule last. */
  _announce() {
    const {said} = this.model;
    const last = history(this.model).at(-1);
    if (last === undefined || last.events.length === 0 || this.model.curtain !== null) return;
    const text = last.events.map(({kind, args, rule}) => `${this.say(kind, args)} ${rule}`).join(' ');
    this.model.said = [...said, {step: last.step, text}].slice(-HEARD);
  }

  /** @param {number} missed */
  _back(missed) {
    this.model.connection = {kind: 'back', count: missed};
    setTimeout(() => {
      if (this.model.connection.kind === 'back') this.change({connection: {kind: 'live', count: 0}});
    }, BACK);
  }

  /** @param {Command} command @returns {Promise<any>} */
  quietly(command) {
    return this._live.send(command);
  }
}

/** @param {Model} model */
function chatIsSeen({narrow, tab, rail, panel}) {
  return rail === 'chat' && (narrow ? tab === 'log' : panel === 'rail' || matchMedia('(min-width: 1200px)').matches);
}
