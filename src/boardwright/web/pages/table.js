/** The page of a table: comes in by a token, a seat link or the door, then plays. */
import {html, render} from '../vendor/lit-html/lit-html.js';
import {api, Problem} from '../lib/api.js';
import {prefs} from '../lib/prefs.js';
import {forget, keep, myName, setMyName, takeFragment, tokenOf} from '../lib/purse.js';
import {said} from './parts/games.js';
import {door} from '../table/door.js';
import {startKeyboard} from '../table/keyboard.js';
import {placeFloating} from '../table/look.js';
import {block, stateOf} from '../table/model.js';
import {page} from '../table/page.js';
import {startPointer} from '../table/pointer.js';
import {ruleCards} from '../table/rulecard.js';
import {Session} from '../table/session.js';
import {afterDrawing, beforeDrawing} from '../table/travel.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../table/model.js').Model} Model */

/** @type {import('../app.js').Page} */
export async function show(root, params, app) {
  const id = params['id'] ?? '';
  const {invite, key} = takeFragment();
  if (key !== null) keep(id, key);
  let gone = false;
  let leave = () => {};

  /** @param {string|null} token */
  const enter = async (token) => {
    const left = await play(root, id, token, app, (problem) => {
      leave();
      leave = () => {};
      if (token !== null) forget(id);
      if (!gone) knock(null, problem);
    });
    if (gone) left();
    else leave = left;
  };

  /** @param {string|null} by an invitation @param {Problem|null} problem why we were not let in */
  const knock = async (by, problem) => {
    const table = await api.table(id);
    if (table.status === 'record') {
      app.go(`/replay/${id}`);
      return;
    }
    const texts = await app.texts(table.game, table.words);
    app.title(table.title || said(texts, 'game-title', table.game));
    if (gone) return;
    /** @param {Problem|null} refused */
    const draw = (refused) => render(door({
      texts,
      table,
      name: myName(),
      invited: by !== null,
      problem: refused === null ? null : `problem-${refused.name}`,
      enter: async ({seat, invited, watch}, name) => {
        if (name) setMyName(name);
        const how = invited && by !== null ? {invite: by} : watch ? {watch: true} : {seat};
        try {
          // Whoever only watches need not say who they are.
          const joined = watch && !name ? null : await api.join(id, {name, ...how});
          if (joined !== null) keep(id, joined.token);
          await enter(joined?.token ?? null);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          draw(error);
        }
      },
    }), root);
    draw(problem);
  };

  const token = tokenOf(id);
  if (invite !== null && token !== null) {
    // Somebody who is at the table already takes another seat by a link.
    const name = myName() || (await app.texts()).say('home-guest');
    const joined = await api.join(id, {name, invite, token}).catch(() => null);
    if (joined !== null) keep(id, joined.token);
    await enter(joined?.token ?? token);
  } else if (token !== null && invite === null) await enter(token);
  else await knock(invite, null);
  return () => {
    gone = true;
    leave();
  };
}

/**
 * Sits at the table until the page is left.
 * @param {HTMLElement} root
 * @param {string} id
 * @param {string|null} token
 * @param {App} app
 * @param {(problem: Problem) => void} refused
 * @returns {Promise<() => void>}
 */
async function play(root, id, token, app, refused) {
  const table = await api.table(id);
  const [game, content, module, rules, texts] = await Promise.all([
    app.game(table.game), app.content(table.game), app.module(table.game), app.rules(table.game),
    app.texts(table.game, table.words),
  ]);
  const narrowScreen = matchMedia('(max-width: 759px)');
  /** @type {Model} */
  const model = {
    id, game, texts, content, module,
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    state: null, shown: 0, curtain: null, connection: {kind: 'opening', count: 0}, busy: null,
    previews: null, advice: null, toasts: [], menu: null, peek: null, look: null, panel: null,
    invitation: null, tab: 'table', rail: 'log', read: 0, since: null, said: [],
    narrow: narrowScreen.matches, text: prefs.now.text, leaving: false,
  };
  render(html`<div class="table loading" role="status">${texts.say('home-loading')}</div>`, root);

  let planned = false;
  let moved = false;
  const follow = panelFocus();
  const focus = focusKeeper(root);
  const drawNow = () => {
    planned = false;
    if (model.state === null) return;
    const {events} = block(model);
    const before = moved ? beforeDrawing(root, events) : null;
    render(page(session), root);
    if (before !== null) afterDrawing(root, before, events);
    moved = false;
    placeFloating(root);
    follow(root, model.panel);
    focus.keep();
    title(app, session);
  };
  const session = new Session(model, token, (step) => {
    moved ||= step;
    if (!planned) {
      planned = true;
      requestAnimationFrame(drawNow);
    }
  }, {refused, go: app.go});

  const cards = ruleCards(root.parentElement ?? root, () => model);
  const ends = [
    startPointer(root, session, cards.open),
    startKeyboard(root, session, cards),
    cards.end,
    prefs.watch(async () => {
      session.change({text: prefs.now.text});
      session.reword(await app.texts(table.game, table.words));
    }),
    () => session.end(),
    focus.end,
  ];
  const resized = () => session.change({narrow: narrowScreen.matches});
  narrowScreen.addEventListener('change', resized);
  return () => {
    narrowScreen.removeEventListener('change', resized);
    for (const end of ends) end();
  };
}

/**
 * A dialog that opens takes the focus; one that closes gives it back.
 * @returns {(root: HTMLElement, panel: string|null) => void}
 */
function panelFocus() {
  /** @type {string|null} */
  let open = null;
  /** @type {Element|null} */
  let opener = null;
  return (root, panel) => {
    if (panel === open) return;
    const shown = root.querySelector('#panel');
    if (shown instanceof HTMLElement) {
      opener = open === null ? document.activeElement : opener;
      shown.focus();
    } else if (opener instanceof HTMLElement && opener.isConnected) {
      opener.focus();
      opener = null;
    }
    open = panel;
  };
}

/**
 * What had the focus may be gone after drawing; then the question has it, so that it is never lost.
 * @param {HTMLElement} root
 */
function focusKeeper(root) {
  const stop = new AbortController();
  let inside = false;
  root.addEventListener('focusin', () => {
    inside = true;
  }, {signal: stop.signal});
  // Whoever clicks beside everything gives the focus up on purpose.
  document.addEventListener('pointerdown', () => {
    inside = false;
  }, {signal: stop.signal, capture: true});
  return {
    keep() {
      const ask = root.querySelector('#ask');
      if (inside && document.activeElement === document.body && ask instanceof HTMLElement) {
        ask.focus({preventScroll: true});
      }
    },
    end: () => stop.abort(),
  };
}

/** @param {App} app @param {Session} session */
function title(app, session) {
  const {table, you} = stateOf(session.model);
  const name = table.title || said(session.model.texts, 'game-title', table.game);
  const asked = table.status === 'playing' && table.waiting.some((seat) => you.seats.includes(seat));
  app.title(asked ? session.say('web-title-asked', {title: name}) : name);
}
