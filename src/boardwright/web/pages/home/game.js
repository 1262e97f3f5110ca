/** The card of a game: its drawing, one line, what to expect, and a way to begin at once. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {api} from '../../lib/api.js';
import {icon} from '../../lib/dom.js';
import {keep, myName} from '../../lib/purse.js';
import {said} from '../parts/games.js';
import {refusal} from '../parts/refusal.js';
import {lastLevel} from '../new/choices.js';

/**
 * @typedef {import('../home.js').Home} Home
 * @typedef {import('../parts/games.js').Told} Told
 */

/**
 * @param {Home} home
 * @param {Told} told
 */
export function gameCard(home, told) {
  const {say, modules, starting} = home;
  const {game, texts, title} = told;
  const level = lastLevel(game);
  const busy = starting?.problem === null;
  const problem = starting?.game === game.name ? starting.problem : null;
  return html`<article class="game panel" aria-labelledby="game-${game.name}">
    <div class="art" aria-hidden="true">${modules.get(game.name)?.art?.() ?? nothing}</div>
    <div class="gb">
      <h2 id="game-${game.name}">${title}</h2>
      ${texts.has('game-line') ? html`<p>${texts.say('game-line')}</p>` : nothing}
      <ul class="facts" aria-label=${say('home-facts', {game: title})}>
        <li class="chip">${icon('user')}${players(home, game.seats)}</li>
        ${texts.has('game-length')
          ? html`<li class="chip">${icon('hour')}${texts.say('game-length')}</li>`
          : nothing}
        <li><a class="chip" href="/rules?game=${game.name}">${icon('book')}${
          say('home-rules', {count: game.rules})}</a></li>
      </ul>
      <div class="ga">
        <button class="btn pri big grow" type="button" ?disabled=${busy}
          @click=${() => playNow(home, told, level)}>
          ${icon('play')}<span>${say('home-play')}
          <small>${say('home-play-with', {bot: said(texts, `new-level-${level}.bot`, level)})}</small></span>
        </button>
        <a class="btn big" href="/new?game=${game.name}">${say('home-new')}</a>
      </div>
      ${problem ? html`<p class="fault" role="alert">${icon('warn')}${problem}</p>` : nothing}
    </div>
  </article>`;
}

/**
 * @param {Home} home
 * @param {readonly number[]} seats
 */
function players({say}, seats) {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return say('home-players', {least, most});
}

/**
 * A table against one bot, with what everybody would choose.
 *
 * @param {Home} home
 * @param {Told} told
 * @param {string} level
 */
export async function playNow(home, {game, texts}, level) {
  const least = Math.max(2, Math.min(...game.seats));
  home.starting = {game: game.name, problem: null};
  home.draw();
  try {
    const joined = await api.create({
      game: game.name,
      settings: {},
      name: myName() || home.say('home-guest'),
      seats: [
        {kind: 'you'},
        ...Array.from({length: least - 1}, () => ({kind: /** @type {const} */ ('bot'), level})),
      ],
      options: {watch: 'code'},
    });
    keep(joined.table, joined.token);
    home.app.go(`/table/${joined.table}`);
  } catch (error) {
    home.starting = {game: game.name, problem: refusal(texts, error)};
    home.draw();
  }
}
