/** What each option would lead to: asked once for a question, shown on its buttons and its anchors. */
import {TURN} from './log.js';
import {block} from './model.js';

/** @typedef {import('./session.js').Session} Session */

// That the next turn begins, or that there is only one answer then, says nothing about the option.
const ASIDE = new Set([TURN, 'forced']);

/** @param {Session} session */
export async function askPreviews(session) {
  const {decision, seat} = block(session.model);
  if (decision === null || seat === null) return;
  /** @type {import('../lib/wire.js').Previews} */
  let found;
  try {
    found = await session.quietly({do: 'previews', seat, decision: decision.number});
  } catch {
    // A preview is a help: the question can be answered without, and may be closed by now.
    return;
  }
  if (block(session.model).decision?.number !== found.decision) return;
  /** @type {Map<string, string[]>} */
  const sentences = new Map();
  for (const [key, messages] of Object.entries(found.previews)) {
    const told = messages.filter((message) => !ASIDE.has(message.key));
    sentences.set(key, told.map((message) => session.say(message.key, message.args)));
  }
  session.change({previews: {decision: found.decision, sentences}});
}

/**
 * The sentences of an option, as far as they are known.
 * @param {import('./model.js').Model} model
 * @param {string} key
 * @returns {readonly string[]}
 */
export function previewOf(model, key) {
  const number = block(model).decision?.number;
  return model.previews?.decision === number ? model.previews?.sentences.get(key) ?? [] : [];
}
