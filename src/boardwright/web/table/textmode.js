/** The whole table in letters, in reading order: question, my things, others, board, log. */
import {html} from '../vendor/lit-html/lit-html.js';
import {ask} from './ask.js';
import {chat} from './chat.js';
import {log} from './log.js';
import {block, ready} from './model.js';
import {numbered} from './options.js';
import {since} from './since.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./session.js').Session} Session */
/** @typedef {{option: import('../lib/wire.js').Option, number: number}} Row */
/** @typedef {{title: string, lines: {text: string, anchors?: readonly string[]}[]}} Part */

/** @param {Session} session @param {Context} ctx */
export function textMode(session, ctx) {
  /** @type {Part[]} */
  const parts = session.model.module.text?.(ctx) ?? [];
  const {decision} = block(session.model);
  const left = decision === null ? [] : numbered(decision);
  return html`<main class="textmode" id="board" tabindex="-1">
    ${ask(session, ctx)}
    ${since(session)}
    ${parts.map((part) => html`<section class="panel part"><h2 class="ph">${part.title}</h2>
      <ul>${part.lines.map((line) => html`<li data-lights=${(line.anchors ?? []).join('\n')}>
        ${line.text} ${acts(session, take(left, line.anchors ?? []))}</li>`)}</ul></section>`)}
    <section class="panel part"><h2 class="ph">${session.say('web-log')}</h2>${log(session)}</section>
    <section class="panel part"><h2 class="ph">${session.say('web-chat')}</h2>${chat(session)}</section>
  </main>`;
}

/**
 * Takes the options that belong to a line out of those that no line has named yet, so that each
 * stands where its thing is told first.
 * @param {Row[]} left
 * @param {readonly string[]} anchors
 * @returns {Row[]}
 */
function take(left, anchors) {
  const here = left.filter(({option}) => option.anchors.some((anchor) => anchors.includes(anchor)));
  for (const row of here) left.splice(left.indexOf(row), 1);
  return here;
}

/** The options of a line, by their numbers. @param {Session} session @param {readonly Row[]} rows */
function acts(session, rows) {
  return rows.map(({option, number}) => html`<button class="act" data-option=${option.key}
    aria-disabled=${!ready(session.model)} @click=${() => session.answer(option.key)}>
    ${number} ${session.say(option.label.key, option.label.args)}</button> `);
}
