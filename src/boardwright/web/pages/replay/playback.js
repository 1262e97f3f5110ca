/** A replay under way: whose eyes, which frame, playing or not. */
import {prefs} from '../../lib/prefs.js';
import {makeContext, namesOf} from '../../table/context.js';
import {Frames} from './frames.js';
import {turnAt, turnBack, turnOn, turnsOf} from './story.js';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../lib/wire.js').GameEvent} GameEvent
 * @typedef {import('../../lib/wire.js').Message} Message
 * @typedef {import('../../lib/wire.js').Table} Table
 * @typedef {import('./frames.js').Frame} Frame
 * @typedef {import('./story.js').Turn} Turn
 * @typedef {number | 'none' | 'all'} Eyes a seat's, a spectator's, or everybody's at once
 * @typedef {{at: number, kind: string, label: Message}} Mark
 * @typedef {'slow' | 'normal' | 'fast'} Speed
 *
 * @typedef {object} Source
 * @property {App} app
 * @property {Table} table
 * @property {string | null} token
 * @property {any} module the drawing module of the game
 * @property {any} content the game's public facts
 * @property {import('../../lib/texts.js').Texts} texts
 * @property {boolean} closed whether the game is over, so that its secrets are out
 * @property {readonly number[]} own seats of the reader's
 * @property {(eyes: Eyes, from: number, count: number) => Promise<import('./frames.js').Replay>} fetchFrames
 */

/** Milliseconds that a step stays, by speed. @type {Record<Speed, number>} */
const STAY = {slow: 2800, normal: 1400, fast: 450};

export class Playback {
  /** @param {Source} source */
  constructor(source) {
    this.source = source;
    this.table = source.table;
    this.texts = source.texts;
    this.names = namesOf(source.table, source.texts);
    this.at = 0;
    this.playing = false;
    /** @type {Speed} */
    this.speed = 'normal';
    /** @type {Eyes} */
    this.eyes = 'none';
    /** @type {Turn[]} */
    this.turns = [];
    /** @type {Mark[]} */
    this.marks = [];
    /** The rule that is open beside the story; null follows the step. @type {string | null} */
    this.rule = null;
    /** @type {string | null} */
    this.look = null;
    /** @type {import('./branch.js').Branching | null} */
    this.branching = null;
    /** @type {{text: string, link: string | null} | null} */
    this.notice = null;
    /** @type {() => void} */
    this.draw = () => {};
    this._frames = this._framesFor('none');
    /** @type {number | undefined} */
    this._timer = undefined;
    this._left = false;
    /** @type {WeakMap<GameEvent, string>} */
    this._told = new WeakMap();
  }

  get title() {
    return this.table.title || this.texts.say('game-title');
  }

  get last() {
    return this._frames.answers;
  }

  get viewer() {
    return typeof this.eyes === 'number' ? this.eyes : null;
  }

  /** Whose eyes there are to choose from. @returns {Eyes[]} */
  get allEyes() {
    const {closed, own, table} = this.source;
    if (closed) return ['all', ...table.seats.map(({seat}) => seat), 'none'];
    return table.options.watch === 'nobody' ? [...own] : [...own, 'none'];
  }

  /** @type {import('../parts/page.js').Say} */
  say = (key, args) => this.texts.say(key, args, {viewer: this.viewer, names: this.names});

  /** The sentence of an event, kept because the whole story is drawn at every step. @param {GameEvent} event */
  tell(event) {
    const sentence = this._told.get(event) ?? this.say(event.kind, event.args);
    this._told.set(event, sentence);
    return sentence;
  }

  /** The frame on the screen; undefined until it is here. */
  get frame() {
    return this._frames.peek(this.at);
  }

  get turn() {
    return turnAt(this.turns, this.at);
  }

  /** What the drawing module draws with. @param {Frame} frame */
  context(frame) {
    const {module, content} = this.source;
    return makeContext({
      view: frame.views ? module.together(frame.views) : frame.view,
      seat: this.viewer,
      content,
      table: this.table,
      texts: this.texts,
      readonly: true,
      look: (anchor) => this.lookAt(anchor),
    });
  }

  /** The closer look at an anchor as a template, or null. @param {string} anchor */
  thing(anchor) {
    return (this.frame && this.source.module.thing?.(this.context(this.frame), anchor)) ?? null;
  }

  /** @param {string} anchor */
  hasLook(anchor) {
    return this.thing(anchor) !== null;
  }

  /** @param {string} anchor */
  lookAt(anchor) {
    if (!this.hasLook(anchor)) return;
    this.stop();
    this.look = anchor;
    this.draw();
  }

  /**
   * @param {string | null} as whose eyes the address asks for
   * @param {number} at
   */
  async open(as, at) {
    const possible = this.allEyes;
    const asked = possible.find((eyes) => String(eyes) === as);
    await this.lookAs(asked ?? possible[0] ?? 'none', Number.isInteger(at) ? at : 0);
  }

  /**
   * @param {Eyes} eyes
   * @param {number} [at]
   */
  async lookAs(eyes, at = this.at) {
    const frames = this._framesFor(eyes);
    await frames.get(Math.max(0, at));
    if (!frames.head?.frames.length) await frames.get(0);
    this.eyes = eyes;
    this._frames = frames;
    this.at = Math.min(Math.max(0, at), frames.answers);
    this._retell();
    this.goTo(this.at);
  }

  /** @param {Eyes} eyes */
  _framesFor(eyes) {
    return new Frames((from, count) => this.source.fetchFrames(eyes, from, count));
  }

  /** Fetch what is missing, so that the story and its marks are whole. */
  async fetchAll() {
    const frames = this._frames;
    const wanted = () => frames === this._frames && !this._left;
    await frames.all(() => {
      if (!wanted()) return;
      this._retell();
      this.draw();
    }, wanted);
  }

  _retell() {
    const {story} = this._frames;
    this.turns = turnsOf(story);
    this.marks = this.source.module.marks?.(story) ?? [];
  }

  /** @param {number} at */
  goTo(at) {
    this.at = Math.min(Math.max(0, at), this.last);
    this.rule = null;
    this.notice = null;
    history.replaceState(history.state, '', this.address);
    if (!this.frame) void this._frames.get(this.at).then(() => this.draw());
    this.draw();
  }

  /** The address of what is on the screen; it holds no key. */
  get address() {
    return `/replay/${this.table.id}?at=${this.at}&as=${this.eyes}`;
  }

  /** @param {number} by */
  step(by) {
    this.stop();
    this.goTo(this.at + by);
  }

  turnBack() {
    this.stop();
    this.goTo(turnBack(this.turns, this.at));
  }

  turnOn() {
    this.stop();
    this.goTo(turnOn(this.turns, this.at, this.last));
  }

  /** The next mark after this frame, if there is one. */
  get nextMark() {
    return this.marks.find(({at}) => at > this.at);
  }

  togglePlay() {
    if (this.playing) return this.stop();
    if (this.at === this.last) this.goTo(0);
    this.playing = true;
    this._later();
    this.draw();
  }

  stop() {
    clearTimeout(this._timer);
    if (!this.playing) return;
    this.playing = false;
    this.draw();
  }

  /** @param {Speed} speed */
  setSpeed(speed) {
    this.speed = speed;
    if (this.playing) this._later();
    this.draw();
  }

  _later() {
    clearTimeout(this._timer);
    this._timer = window.setTimeout(() => {
      if (this.at >= this.last) return this.stop();
      this.goTo(this.at + 1);
      this._later();
    }, STAY[this.speed]);
  }

  /** @param {string} id */
  openRule(id) {
    this.rule = id;
    this.look = null;
    this.draw();
    document.getElementById('replay-rule')?.focus();
  }

  toggleText() {
    prefs.set({text: !prefs.now.text});
  }

  leave() {
    this._left = true;
    clearTimeout(this._timer);
    this.draw = () => {};
  }
}
