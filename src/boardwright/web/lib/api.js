/** The HTTP calls of docs/protocol.md. */

/** @typedef {import('./wire.js').Command} Command */
/** @typedef {import('./wire.js').ProblemBody} ProblemBody */

/** A refusal of the server, by its name in docs/protocol.md, or `offline` when there was no answer. */
export class Problem extends Error {
  /**
   * @param {string} name
   * @param {number} status
   * @param {Partial<ProblemBody>} [body]
   */
  constructor(name, status, body = {}) {
    super(body.detail ?? name);
    this.name = name;
    this.status = status;
    this.detail = body.detail ?? '';
    this.rule = body.rule ?? null;
    this.args = body.args ?? {};
    this.decision = body.decision ?? null;
  }

  /**
   * @param {Partial<ProblemBody>} body
   * @param {number} [status]
   */
  static from(body, status = body.status ?? 0) {
    const name = (body.type ?? '').split('/').pop() || 'unavailable';
    return new Problem(name, status, body);
  }
}

/**
 * @param {string} path
 * @param {{method?: string, body?: unknown, token?: string|null}} [how]
 * @returns {Promise<Response>}
 */
async function call(path, {method = 'GET', body, token = null} = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  /** @type {Response} */
  let answer;
  try {
    const text = body === undefined ? null : JSON.stringify(body);
    answer = await fetch(path, {method, headers, body: text});
  } catch {
    throw new Problem('offline', 0);
  }
  if (answer.ok) return answer;
  const refusal = await answer.json().catch(() => ({}));
  throw Problem.from(refusal, answer.status);
}

/**
 * @param {string} path
 * @param {{method?: string, body?: unknown, token?: string|null}} [how]
 */
async function ask(path, how) {
  return (await call(path, how)).json();
}

/** @param {string} id */
const at = (id) => `/api/tables/${encodeURIComponent(id)}`;
/** @param {string} game */
const of = (game) => `/api/games/${encodeURIComponent(game)}`;

export const api = {
  /** The languages that the shell speaks. @returns {Promise<string[]>} */
  languages: () => ask('/texts'),

  /** @returns {Promise<import('./wire.js').Game[]>} */
  games: () => ask('/api/games'),

  /** @param {string} game @returns {Promise<any>} */
  content: (game) => ask(`${of(game)}/content`),

  /** @param {string} game @returns {Promise<import('./wire.js').Rule[]>} */
  rules: (game) => ask(`${of(game)}/rules`),

  /**
   * How a game would begin with these settings.
   * @param {string} game
   * @param {{seats: number, settings: Record<string, string>}} body
   * @returns {Promise<import('./wire.js').Setup>}
   */
  setup: (game, body) => ask(`${of(game)}/setup`, {method: 'POST', body}),

  /**
   * @param {import('./wire.js').NewTable} table
   * @param {string|null} [token] of the table whose campaign goes on with this one
   * @returns {Promise<import('./wire.js').Joined>}
   */
  create: (table, token = null) => ask('/api/tables', {method: 'POST', body: table, token}),

  /** The tables that anybody may watch. @returns {Promise<import('./wire.js').Summary[]>} */
  listed: () => ask('/api/tables'),

  /** @param {string[]} tokens @returns {Promise<(import('./wire.js').Summary|null)[]>} */
  mine: (tokens) => ask('/api/mine', {method: 'POST', body: {tokens}}),

  /** @param {string} id @returns {Promise<import('./wire.js').Table>} */
  table: (id) => ask(at(id)),

  /**
   * @param {string} id
   * @param {import('./wire.js').Join} body
   * @returns {Promise<import('./wire.js').Joined>}
   */
  join: (id, body) => ask(`${at(id)}/join`, {method: 'POST', body}),

  /**
   * @param {string} id
   * @param {string|null} token
   * @returns {Promise<import('./wire.js').StateMessage>}
   */
  state: (id, token) => ask(`${at(id)}/state`, {token}),

  /**
   * @param {string} id
   * @param {string|null} token
   * @param {Command} command
   * @returns {Promise<import('./wire.js').Done>}
   */
  command: (id, token, command) => ask(`${at(id)}/do`, {method: 'POST', body: command, token}),

  /**
   * Frames of a table as a seat knows them, or as a watcher without one.
   * @param {string} id
   * @param {{seat?: number|'all'|'none'|null, from?: number, count?: number}} [part]
   * @param {string|null} [token]
   * @returns {Promise<any>}
   */
  replay: (id, {seat = null, from, count} = {}, token = null) => {
    const query = new URLSearchParams();
    if (seat !== null) query.set('seat', String(seat));
    if (from !== undefined) query.set('from', String(from));
    if (count !== undefined) query.set('count', String(count));
    return ask(`${at(id)}/replay?${query}`, {token});
  },

  /**
   * The record of a table as text.
   * @param {string} id
   * @param {string|null} [token]
   */
  record: async (id, token = null) => (await call(`${at(id)}/record`, {token})).text(),

  /**
   * The campaign up to a table as text.
   * @param {string} id
   * @param {string|null} [token]
   */
  campaign: async (id, token = null) => (await call(`${at(id)}/campaign`, {token})).text(),

  /** @param {{record: string, title?: string, good?: boolean}} body @returns {Promise<{table: string}>} */
  upload: (body) => ask('/api/records', {method: 'POST', body}),

  /**
   * @param {string} id
   * @param {{at: number, seat: number, name: string, level: string}} body
   * @param {string|null} [token]
   * @returns {Promise<import('./wire.js').Joined>}
   */
  branch: (id, body, token = null) => ask(`${at(id)}/branch`, {method: 'POST', body, token}),

  /** @param {string} text @returns {Promise<{size: number, path: string}>} */
  qr: (text) => ask('/api/qr', {method: 'POST', body: {text}}),

  /**
   * The messages of a table as server-sent events, read by fetch so that the token travels in a header.
   * @param {string} id
   * @param {string|null} token
   * @param {AbortSignal} signal
   */
  stream: async (id, token, signal) => {
    /** @type {Record<string, string>} */
    const headers = {Accept: 'text/event-stream'};
    if (token !== null) headers['Authorization'] = `Bearer ${token}`;
    const answer = await fetch(`${at(id)}/stream`, {headers, signal});
    if (!answer.ok) throw Problem.from(await answer.json().catch(() => ({})), answer.status);
    return answer;
  },
};
