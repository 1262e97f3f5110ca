/** Before a table: who comes, to which seat, or to watch. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {crest, icon} from '../lib/dom.js';
import {said} from '../pages/parts/games.js';

/** @typedef {import('../lib/wire.js').Table} Table */
/** @typedef {import('../lib/texts.js').Texts} Texts */

/**
 * @typedef {object} Door
 * @property {Texts} texts
 * @property {Table} table
 * @property {string} name
 * @property {boolean} invited a seat link led here
 * @property {string|null} problem a text key
 * @property {(join: {seat?: number, invited?: boolean, watch?: boolean}, name: string) => void} enter
 */

/** @param {Door} door */
export function door({texts, table, name, invited, problem, enter}) {
  const say = texts.say.bind(texts);
  const open = table.seats.filter(({kind}) => kind === 'open');
  const title = table.title || said(texts, 'game-title', table.game);
  /** @param {{seat?: number, invited?: boolean, watch?: boolean}} how */
  const go = (how) => (/** @type {Event} */ event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (document.getElementById('door-name'));
    if (!how.watch && !input.reportValidity()) return;
    enter(how, input.value.trim());
  };
  return html`<main class="door"><section class="panel">
    <a class="brand" href="/">${icon('logo')}<span>${say('home-product')}</span></a>
    <h1>${title}</h1>
    <p class="muted">${said(texts, 'game-title', table.game)}</p>
    ${problem === null ? nothing : html`<p class="warned" role="status">${icon('warn')}${say(problem)}</p>`}
    <ul class="door-seats">${table.seats.map((seat) => html`<li>${crest(seat.seat, seat.name ?? '', {small: true})}
      <span class="grow">${seat.name || say('seat-name', {number: seat.seat + 1})}</span>
      <span class="muted">${say(`web-door-${seat.kind}`)}</span>
      ${!invited && seat.kind === 'bot' && table.status === 'playing'
        ? html`<button class="btn sm" @click=${go({seat: seat.seat})}>${say('web-take')}</button>` : nothing}</li>`)}</ul>
    <form @submit=${go(invited ? {invited: true} : open[0] ? {seat: open[0].seat} : {watch: true})}>
      <label for="door-name">${say('web-my-name')}</label>
      <input id="door-name" name="name" required maxlength="40" autocomplete="nickname" .defaultValue=${name}>
      <div class="row">
        ${invited ? html`<button class="btn pri">${say('web-sit-down')}</button>` : nothing}
        ${invited ? nothing : open.map(({seat}, index) => html`<button class="btn${index === 0 ? ' pri' : ''}"
          type=${index === 0 ? 'submit' : 'button'} @click=${go({seat})}>
          ${say('web-take-seat', {number: seat + 1})}</button>`)}
        ${table.options.watch === 'nobody' ? nothing
          : html`<button class="btn" type="button" @click=${go({watch: true})}>${icon('eye')}${say('web-watch')}</button>`}
      </div>
      ${!invited && open.length === 0 && table.options.watch === 'nobody'
        ? html`<p>${say('web-door-closed')}</p>` : nothing}
    </form></section></main>`;
}
