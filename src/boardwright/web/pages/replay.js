/** The replay of a table: the same board read only, its story step by step, and a slider. */
import {html, nothing, render} from '../vendor/lit-html/lit-html.js';
import {api, Problem} from '../lib/api.js';
import {icon} from '../lib/dom.js';
import {tokenOf} from '../lib/purse.js';
import {said} from './parts/games.js';
import {enter, sayWith, withBar} from './parts/page.js';
import {refusal} from './parts/refusal.js';
import {teamClasses} from '../table/context.js';
import {board} from './replay/board.js';
import {branchDialog} from './replay/branch.js';
import {controls} from './replay/controls.js';
import {keysOf} from './replay/keys.js';
import {lookDialog} from './replay/look.js';
import {Playback} from './replay/playback.js';
import {announcement, keepInSight, steps} from './replay/steps.js';
import {eyesTool, recordTools, textTool} from './replay/tools.js';

/** @typedef {import('../app.js').App} App */

const CLOSED = new Set(['over', 'abandoned', 'record']);

/**
 * @param {HTMLElement} root
 * @param {Record<string, string>} params
 * @param {App} app
 */
export async function show(root, params, app) {
  const id = params['id'] ?? '';
  const token = tokenOf(id);
  try {
    const table = await api.table(id);
    const seats = token ? (await api.state(id, token)).you.seats : [];
    const [module, content, texts] = await Promise.all([
      app.module(table.game),
      app.content(table.game),
      app.texts(table.game, table.words),
    ]);
    const asked = new URLSearchParams(location.search);
    const playback = new Playback({
      app, table, token, module, content, texts,
      closed: CLOSED.has(table.status),
      own: seats,
      fetchFrames: (eyes, from, count) => api.replay(id, {seat: eyes, from, count}, token),
    });
    await playback.open(asked.get('as'), Number(asked.get('at') ?? 0));
    return await follow(root, app, playback);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return unreadable(root, app, id, error);
  }
}

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {Playback} playback
 */
async function follow(root, app, playback) {
  const {say} = playback;
  let shown = -1;
  playback.draw = () => {
    render(template(app, playback), root);
    if (shown !== playback.at && keepInSight(root)) shown = playback.at;
    for (const dialog of root.querySelectorAll('dialog')) if (dialog.matches('.pop') && !dialog.open) dialog.showModal();
  };
  const title = say('replay-title', {title: playback.title});
  const leave = await enter(app, root, title, playback.draw);
  const onKey = keysOf(playback);
  addEventListener('keydown', onKey);
  void playback.fetchAll();
  return () => {
    removeEventListener('keydown', onKey);
    playback.leave();
    leave();
  };
}

/**
 * @param {App} app
 * @param {Playback} playback
 */
function template(app, playback) {
  const {say, table, texts} = playback;
  const game = said(texts, 'game-title', table.game);
  /** @param {MouseEvent} event */
  const openRule = (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-rule]') : null;
    if (!link || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    playback.openRule(String(link.getAttribute('data-rule')));
  };
  const main = html`<main class="replay ${teamClasses(table)}" id="main" tabindex="-1" @click=${openRule}>
    <h1 class="vh" tabindex="-1">${say('replay-title', {title: playback.title})}</h1>
    ${board(playback)}${steps(playback)}${controls(playback)}
    ${announcement(playback)}${branchDialog(playback)}${lookDialog(playback)}
  </main>`;
  const title = html`<div class="tt"><b>${say('replay-title', {title: playback.title})}</b>
    <span>${say('replay-line', {game, count: table.seats.length})}</span></div>`;
  const tools = html`${eyesTool(playback)}${recordTools(playback)}${textTool(playback)}`;
  return withBar(app, say, {name: 'replay', main, title, tools});
}

/**
 * What cannot be replayed, why, and what to do next.
 *
 * @param {HTMLElement} root
 * @param {App} app
 * @param {string} id
 * @param {Problem} problem
 */
async function unreadable(root, app, id, problem) {
  const texts = await app.texts();
  const say = sayWith(texts);
  const why = problem.name === 'unknown-table' ? say('home-join-unknown', {code: id}) : refusal(texts, problem);
  const main = html`<main class="lost" id="main" tabindex="-1"><h1 tabindex="-1">${say('replay-none')}</h1>
    <p>${icon('warn')} ${why}</p>
    ${problem.name === 'unknown-table' ? nothing
      : html`<a class="btn" href="/table/${id}">${say('replay-to-table')}</a>`}
    <a class="btn pri" href="/">${say('replay-home')}</a></main>`;
  return enter(app, root, say('replay-none'), () => {
    render(withBar(app, say, {name: 'replay', main}), root);
  });
}
