/** What the pages other than the table share: the bar above, and how a page is entered. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {crest, icon} from '../../lib/dom.js';
import {myName, setMyName} from '../../lib/purse.js';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../lib/texts.js').Texts} Texts
 * @typedef {import('../../lib/wire.js').Args} Args
 * @typedef {import('../../vendor/lit-html/lit-html.js').TemplateResult} Template
 * @typedef {(key: string, args?: Args) => string} Say
 */

/** @param {Texts} texts @returns {Say} */
export function sayWith(texts) {
  return (key, args) => texts.say(key, args);
}

/**
 * The bar and the page below it.
 *
 * @param {App} app
 * @param {Say} say
 * @param {object} page
 * @param {'home' | 'new' | 'replay' | 'rules'} page.name
 * @param {unknown} page.main a template of a `main` element with the id "main"
 * @param {unknown} [page.title] stands beside the product's name
 * @param {unknown} [page.tools] stand before those of every page
 * @returns {Template}
 */
export function withBar(app, say, {name, main, title = nothing, tools = nothing}) {
  /** @param {string} href @param {string} key @param {boolean} here */
  const link = (href, key, here) =>
    html`<a href=${href} aria-current=${here ? 'page' : nothing}>${say(key)}</a>`;
  return html`<a class="skip" href="#main" @click=${skip}>${say('home-skip')}</a>
    <header class="top">
      <a class="brand" href="/">${icon('logo')}<span>${say('home-product')}</span></a>
      ${title}
      <nav class="nav" aria-label=${say('home-nav')}>
        ${link('/', 'home-nav-play', name === 'home')}${link('/rules', 'home-nav-rules', name === 'rules')}
      </nav>
      <div class="tools">${tools}${languageTool(app, say)}${themeTool(app, say)}${nameTool(say)}</div>
    </header>
    ${main}`;
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The languages of the texts. @type {readonly string[]} */
let languages = [];

/** @param {App} app @param {Say} say */
function languageTool(app, say) {
  if (languages.length < 2) return nothing;
  const chosen = app.prefs.language(languages);
  /** @param {Event} event */
  const pick = (event) => {
    app.prefs.set({language: /** @type {HTMLSelectElement} */ (event.target).value});
    app.go(location.pathname + location.search);
  };
  return html`<label class="tool">${icon('globe', say('home-language'))}
    <select @change=${pick}>${languages.map((one) => html`<option value=${one} lang=${one}
      ?selected=${one === chosen}>${nameOf(one)}</option>`)}</select></label>`;
}

/** A language by its own name. @param {string} language */
function nameOf(language) {
  return new Intl.DisplayNames([language], {type: 'language'}).of(language) ?? language;
}

/** @param {App} app @param {Say} say */
function themeTool(app, say) {
  const dark = document.documentElement.dataset['theme'] === 'dark';
  const label = say(dark ? 'home-theme-light' : 'home-theme-dark');
  return html`<button class="tool" type="button" title=${label} aria-label=${label}
    @click=${() => app.prefs.set({theme: dark ? 'light' : 'dark'})}>${icon('theme')}</button>`;
}

/** @param {Say} say */
function nameTool(say) {
  const name = myName() || say('home-guest');
  /** @param {Event} event */
  const rename = (event) => setMyName(/** @type {HTMLInputElement} */ (event.target).value);
  /** @param {SubmitEvent} event */
  const close = (event) => {
    event.preventDefault();
    const box = /** @type {HTMLElement} */ (event.target).closest('details');
    if (!box) return;
    box.open = false;
    box.querySelector('summary')?.focus();
    dispatchEvent(new Event(RENAMED));
  };
  return html`<details class="me" @focusout=${closeOutside} @keydown=${closeByEscape}>
    <summary class="tool">${crest(0, name)}<b>${name}</b>
      <span class="vh">${say('home-name-change')}</span></summary>
    <form class="pop" @submit=${close}>
      <label for="my-name">${say('home-name')}</label>
      <div class="jf"><input id="my-name" maxlength="40" autocomplete="nickname"
        .value=${myName()} placeholder=${say('home-guest')} @input=${rename}>
      <button class="btn pri">${say('home-name-keep')}</button></div>
      <p class="muted">${say('home-name-note')}</p>
    </form></details>`;
}

const RENAMED = 'boardwright-renamed';

/** @param {FocusEvent} event */
function closeOutside(event) {
  const box = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  if (event.relatedTarget instanceof Node && !box.contains(event.relatedTarget)) box.open = false;
}

/** @param {KeyboardEvent} event */
function closeByEscape(event) {
  const box = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  if (event.key !== 'Escape' || !box.open) return;
  box.open = false;
  box.querySelector('summary')?.focus();
}

let arrivals = 0;

/**
 * Enters a page: its style, its title, redrawing when a preference or the name changes; whoever came
 * from another page gets the focus on the heading, so that readers hear where they are.
 *
 * @param {App} app
 * @param {HTMLElement} root
 * @param {string} title
 * @param {() => void} draw
 * @returns {Promise<() => void>} leaves it
 */
export async function enter(app, root, title, draw) {
  const [games] = await Promise.all([app.games(), app.style('/web/style/pages.css')]);
  languages = games[0]?.languages ?? [];
  app.title(title);
  draw();
  arrivals += 1;
  if (arrivals > 1) root.querySelector('h1')?.focus();
  const unwatch = app.prefs.watch(draw);
  addEventListener(RENAMED, draw);
  return () => {
    unwatch();
    removeEventListener(RENAMED, draw);
  };
}
