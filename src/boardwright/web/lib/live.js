/** The live connection of a table: a socket, or a stream with POST where sockets do not get through. */
import {api, Problem} from './api.js';
import {openSocket, openStream} from './channel.js';

/** @typedef {import('./wire.js').ServerMessage} ServerMessage */
/** @typedef {import('./wire.js').Command} Command */
/** @typedef {import('./channel.js').Channel} Channel */

/**
 * @typedef {object} Hears
 * @property {(message: ServerMessage) => void} message state, step, table, chat; no step is left out
 * @property {(tries: number) => void} lost there is no connection; so many attempts have failed
 * @property {(missed: number) => void} back there is one again; so many steps happened meanwhile
 * @property {(problem: Problem) => void} refused the table does not let us in; no further attempt is made
 */

const FIRST = 500;
const LONGEST = 8000;
const PROBE = 4000;
// A socket that was refused so often at once will not get through: a proxy forbids it.
const SOCKET_FAILURES = 2;
const FOR_GOOD = new Set(['unknown-table', 'no-token', 'bad-token', 'not-allowed']);

export class Live {
  /**
   * @param {string} table
   * @param {string|null} token
   * @param {Hears} hears
   */
  constructor(table, token, hears) {
    this.table = table;
    this.token = token;
    this._hears = hears;
    /** @type {Channel|null} */
    this._channel = null;
    this._step = -1;
    this._tries = 0;
    this._lost = false;
    this._ended = false;
    this._socketFailures = 0;
    this._socketWorks = false;
    this._asking = false;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this._timer = undefined;
    /** @type {Map<number, {done: (result: any) => void, failed: (problem: Problem) => void}>} */
    this._pending = new Map();
    this._ref = 0;
    /** @type {{step: number, go: () => false}[]} */
    this._late = [];
    this._wake = () => this._woken();
    document.addEventListener('visibilitychange', this._wake);
    addEventListener('online', this._wake);
    this._connect();
  }

  /** Leaves the table. */
  end() {
    this._ended = true;
    document.removeEventListener('visibilitychange', this._wake);
    removeEventListener('online', this._wake);
    clearTimeout(this._timer);
    this._channel?.close();
    this._channel = null;
  }

  /** Tries to connect now. */
  retry() {
    clearTimeout(this._timer);
    if (this._channel === null && !this._ended) this._connect();
  }

  /**
   * Carries a command out; gives its result, or throws the Problem.
   * @param {Command} command
   * @returns {Promise<any>}
   */
  async send(command) {
    const channel = this._channel;
    if (channel === null || !channel.open) throw new Problem('offline', 0);
    if (channel.kind === 'stream') {
      if (command.do === 'state') return this._hear(await api.state(this.table, this.token));
      const {step, result} = await api.command(this.table, this.token, command);
      await this._caughtUp(step);
      return result;
    }
    const ref = ++this._ref;
    return new Promise((done, failed) => {
      this._pending.set(ref, {done, failed});
      channel.send({...command, ref});
    });
  }

  _connect() {
    const socket = this._socketWorks || this._socketFailures < SOCKET_FAILURES;
    const open = socket ? openSocket : openStream;
    const channel = open(this.table, this.token, {
      message: (message) => {
        if (channel === this._channel) this._hear(message);
      },
      closed: (problem) => {
        if (channel === this._channel) this._closed(channel, problem);
      },
    });
    this._channel = channel;
  }

  /** @param {ServerMessage} message */
  _hear(message) {
    switch (message.type) {
      case 'done':
      case 'refused':
        this._answered(message);
        return;
      case 'bye':
        this._drop();
        this._again(message.after * 1000);
        return;
      case 'state':
        this._arrived(message.step);
        break;
      case 'step':
        if (message.step <= this._step) return;
        if (message.step !== this._step + 1) {
          this._reload();
          return;
        }
        this._step = message.step;
        break;
    }
    this._hears.message(message);
    this._late = this._late.filter(({step, go}) => step > this._step || go());
  }

  /**
   * Waits for what a command has led to: it comes by the stream, and so perhaps after the answer.
   * @param {number} step
   * @returns {Promise<void>}
   */
  _caughtUp(step) {
    if (this._step >= step) return Promise.resolve();
    return new Promise((done) => {
      this._late.push({step, go: () => (done(), false)});
    });
  }

  /** @param {number} step */
  _arrived(step) {
    const missed = this._step < 0 ? 0 : Math.max(0, step - this._step);
    this._step = step;
    this._tries = 0;
    this._socketWorks ||= this._channel?.kind === 'socket';
    if (this._lost) {
      this._lost = false;
      this._hears.back(missed);
    }
  }

  /** A gap: everything is asked for anew, once. */
  _reload() {
    if (this._asking) return;
    this._asking = true;
    this.send({do: 'state'})
      .catch(() => this._restart())
      .finally(() => {
        this._asking = false;
      });
  }

  /** @param {Extract<ServerMessage, {type: 'done'|'refused'}>} message */
  _answered(message) {
    if (message.ref === null || message.ref === undefined) {
      if (message.type === 'refused') this._refused(Problem.from(message.problem));
      return;
    }
    const waiting = this._pending.get(message.ref);
    this._pending.delete(message.ref);
    if (message.type === 'done') waiting?.done(message.result);
    else waiting?.failed(Problem.from(message.problem));
  }

  /** @param {Problem} problem */
  _refused(problem) {
    if (!FOR_GOOD.has(problem.name)) return;
    this._drop();
    this.end();
    this._hears.refused(problem);
  }

  /**
   * @param {Channel} channel
   * @param {Problem|null} problem
   */
  _closed(channel, problem) {
    if (problem !== null && FOR_GOOD.has(problem.name)) {
      this._refused(problem);
      return;
    }
    if (channel.kind === 'socket' && !channel.opened) this._socketFailures += 1;
    this._drop();
    if (this._lost) this._tries += 1;
    this._again(Math.min(LONGEST, FIRST * 2 ** this._tries * (0.7 + 0.6 * Math.random())));
  }

  /** Ends the channel; whoever waits for an answer hears that there is none. */
  _drop() {
    const channel = this._channel;
    this._channel = null;
    channel?.close();
    for (const {failed} of this._pending.values()) failed(new Problem('offline', 0));
    this._pending.clear();
    for (const {go} of this._late) go();
    this._late = [];
  }

  /** @param {number} wait */
  _again(wait) {
    if (this._ended) return;
    this._lost = true;
    this._hears.lost(this._tries);
    clearTimeout(this._timer);
    this._timer = setTimeout(() => this.retry(), wait);
  }

  _restart() {
    this._drop();
    this._again(0);
  }

  /** The page is seen again, or there is a network: a connection may be dead without saying so. */
  _woken() {
    if (document.visibilityState === 'hidden' || this._ended) return;
    const channel = this._channel;
    if (channel === null) {
      this.retry();
    } else if (channel.open && channel.kind === 'socket') {
      const limit = setTimeout(() => {
        if (channel === this._channel) this._restart();
      }, PROBE);
      this.send({do: 'state'}).catch(() => {}).finally(() => clearTimeout(limit));
    }
  }
}
