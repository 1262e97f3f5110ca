/** The two ways in which messages of a table arrive. */
import {api, Problem} from './api.js';

/** @typedef {import('./wire.js').ServerMessage} ServerMessage */

/**
 * @typedef {object} Ends
 * @property {(message: ServerMessage) => void} message
 * @property {(problem: Problem|null) => void} closed
 */

/**
 * @typedef {object} Channel
 * @property {'socket'|'stream'} kind
 * @property {boolean} open messages come
 * @property {boolean} opened it was open at some time
 * @property {(message: object) => void} send
 * @property {() => void} close without a call of `closed`
 */

const PATIENCE = 6000;

/**
 * @param {string} table
 * @param {string|null} token
 * @param {Ends} ends
 * @returns {Channel}
 */
export function openSocket(table, token, ends) {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
  let over = false;
  /** @param {Problem|null} problem */
  const finish = (problem) => {
    clearTimeout(limit);
    if (!over) {
      over = true;
      channel.open = false;
      ends.closed(problem);
    }
  };
  const limit = setTimeout(() => {
    finish(null);
    socket.close();
  }, PATIENCE);
  /** @type {Channel} */
  const channel = {
    kind: 'socket',
    open: false,
    opened: false,
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => {
      over = true;
      clearTimeout(limit);
      socket.close();
    },
  };
  socket.onopen = () => {
    channel.open = channel.opened = true;
    clearTimeout(limit);
    socket.send(JSON.stringify(token === null ? {do: 'hello'} : {do: 'hello', token}));
  };
  socket.onmessage = ({data}) => {
    if (!over) ends.message(JSON.parse(data));
  };
  socket.onclose = () => finish(null);
  return channel;
}

/**
 * @param {string} table
 * @param {string|null} token
 * @param {Ends} ends
 * @returns {Channel}
 */
export function openStream(table, token, ends) {
  const stop = new AbortController();
  /** @type {Channel} */
  const channel = {
    kind: 'stream',
    open: false,
    opened: false,
    send: () => {
      throw new Error('a stream only listens');
    },
    close: () => stop.abort(),
  };
  const run = async () => {
    const answer = await api.stream(table, token, stop.signal);
    channel.open = channel.opened = true;
    for await (const message of messagesOf(answer)) ends.message(message);
  };
  run()
    .then(() => null, (error) => (error instanceof Problem ? error : null))
    .then((problem) => {
      channel.open = false;
      if (!stop.signal.aborted) ends.closed(problem);
    });
  return channel;
}

/**
 * The messages of a stream of server-sent events.
 * @param {Response} answer
 * @returns {AsyncGenerator<ServerMessage>}
 */
async function* messagesOf(answer) {
  if (answer.body === null) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const {value, done} = await reader.read();
    if (done) return;
    const parts = (rest + value.replaceAll('\r\n', '\n')).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const lines = part.split('\n').filter((line) => line.startsWith('data:'));
      if (lines.length > 0) yield JSON.parse(lines.map((line) => line.slice(5).trim()).join('\n'));
    }
  }
}
