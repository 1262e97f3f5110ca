/** The page for a new table: which game, who sits where, under which rules. */
import {html, nothing, render} from '../vendor/lit-html/lit-html.js';
import {live} from '../vendor/lit-html/directives/live.js';
import {api} from '../lib/api.js';
import {keep, myName, tokenOf} from '../lib/purse.js';
import {choicesAfter, choicesFor, given, newTable, rememberChoices, sameNames} from './new/choices.js';
import {namesOf} from './new/names.js';
import {rulesPanel} from './new/rules.js';
import {seatsPanel} from './new/seats.js';
import {summary} from './new/summary.js';
import {gameIcon, tell, tellAll} from './parts/games.js';
import {enter, sayWith, withBar} from './parts/page.js';
import {refusal} from './parts/refusal.js';

/**
 * @typedef {import('../app.js').App} App
 * @typedef {import('./parts/games.js').Told} Told
 *
 * @typedef {object} Plan everything that the page shows
 * @property {App} app
 * @property {import('./parts/page.js').Say} say
 * @property {Told[]} games
 * @property {Told} told the chosen one, in the chosen words
 * @property {import('./new/choices.js').Choices} choices
 * @property {import('../lib/wire.js').Table | null} after the table whose campaign goes on
 * @property {boolean} tried whether the table was asked for, so that faults show
 * @property {boolean} busy
 * @property {string | null} problem what the server refused
 * @property {import('../lib/wire.js').Setup | null} setup how the game would begin with what is chosen
 * @property {() => void} settle after a setting or the number of seats has changed
 * @property {() => void} draw
 * @property {(game: string) => Promise<void>} pickGame
 * @property {(words: string | null) => Promise<void>} pickWords
 */

/**
 * @param {HTMLElement} root
 * @param {Record<string, string>} _params
 * @param {App} app
 */
export async function show(root, _params, app) {
  const say = sayWith(await app.texts());
  const games = await tellAll(app);
  const address = new URLSearchParams(location.search);
  const code = address.get('after');
  const after = code === null ? null : await api.table(code).catch(() => null);
  const wanted = after?.game ?? address.get('game');
  const first = games.find(({game}) => game.name === wanted) ?? /** @type {Told} */ (games[0]);
  let here = true;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let trying;
  /** @type {Plan} */
  const plan = {
    app,
    say,
    games,
    told: first,
    after,
    choices: after === null
      ? choicesFor(first.game, address.get('watch') === 'everybody' ? {watch: 'everybody'} : {})
      : choicesAfter(first.game, after),
    tried: false,
    busy: false,
    problem: null,
    setup: null,
    settle: () => {
      plan.draw();
      clearTimeout(trying);
      trying = setTimeout(() => void trySetup(plan), PAUSE);
    },
    draw: () => {
      if (here) render(template(plan), root);
    },
    pickGame: async (name) => {
      const picked = games.find(({game}) => game.name === name) ?? plan.told;
      plan.told = picked;
      plan.choices = choicesFor(picked.game);
      plan.setup = null;
      plan.problem = null;
      await plan.pickWords(plan.choices.words);
      await trySetup(plan);
    },
    pickWords: async (words) => {
      plan.choices.words = words;
      plan.told = await tell(app, plan.told.game, words);
      plan.draw();
    },
  };
  await plan.pickWords(plan.choices.words);
  void trySetup(plan);
  const leave = await enter(app, root, say('new-title'), plan.draw);
  return () => {
    here = false;
    clearTimeout(trying);
    leave();
  };
}

const PAUSE = 250;

/**
 * Asks the server how the game would begin, so that what does not go together is seen at once.
 *
 * @param {Plan} plan
 */
async function trySetup(plan) {
  const {told: {game, texts}, choices} = plan;
  const settings = given(game, choices);
  const asked = JSON.stringify([game.name, choices.count, settings]);
  const isStale = () => asked !== JSON.stringify([plan.told.game.name, plan.choices.count, given(plan.told.game, plan.choices)]);
  try {
    const setup = await api.setup(game.name, {seats: choices.count, settings});
    if (isStale()) return;
    plan.problem = setup.problem === null ? null : texts.say('new-problem', {problem: setup.problem});
    if (setup.problem === null) plan.setup = setup;
  } catch (error) {
    if (isStale()) return;
    plan.problem = refusal(texts, error);
  }
  plan.draw();
}

/** @param {Plan} plan */
function template(plan) {
  const {app, say, games, told} = plan;
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    void open(plan);
  };
  const main = html`<main id="main" tabindex="-1"><form class="new" @submit=${submit} novalidate>
    <h1 class="vh" tabindex="-1">${say('new-title')}</h1>
    <div class="form">
      ${games.length > 1 && plan.after === null ? gamesPanel(plan) : nothing}
      ${seatsPanel(plan)}
      ${rulesPanel(plan)}
    </div>
    <div class="side">${summary(plan)}</div>
  </form></main>`;
  const heading = plan.after === null ? say('new-title-of', {game: told.title}) : say('new-session-of', {game: told.title});
  const title = html`<div class="tt"><b>${heading}</b>
    <span>${say('new-line')}</span></div>`;
  return withBar(app, say, {name: 'new', main, title});
}

/** @param {Plan} plan */
function gamesPanel({say, games, told, pickGame}) {
  return html`<fieldset class="panel"><legend class="vh">${say('new-game')}</legend>
    <h2 class="ph" aria-hidden="true">${say('new-game')}</h2>
    <div class="gs">${games.map(({game, title}) => html`<label class="g">
      <input type="radio" name="game" .checked=${live(game.name === told.game.name)}
        @change=${() => pickGame(game.name)}>
      ${gameIcon(game.name)}<b>${title}</b><small>${say('home-players', {
        least: Math.min(...game.seats),
        most: Math.max(...game.seats),
      })}</small></label>`)}</div>
  </fieldset>`;
}

/** @param {Plan} plan */
async function open(plan) {
  const {app, told, choices, after} = plan;
  const {game, texts} = told;
  const names = namesOf(plan);
  plan.tried = true;
  plan.problem = null;
  if (sameNames(names).size) {
    plan.draw();
    const fault = document.querySelector('.new [aria-invalid]');
    if (fault instanceof HTMLElement) fault.focus();
    return;
  }
  plan.busy = true;
  plan.draw();
  if (after === null) rememberChoices(game, choices);
  try {
    const me = myName() || plan.say('home-guest');
    const wish = newTable(game, choices, names, me);
    const joined = await (after === null ? api.create(wish)
      : api.create({...wish, after: after.id}, tokenOf(after.id)));
    keep(joined.table, joined.token);
    app.go(`/table/${joined.table}`);
  } catch (error) {
    plan.busy = false;
    plan.problem = refusal(texts, error);
    plan.draw();
  }
}
