/** Who sits where at a new table. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {live} from '../../vendor/lit-html/directives/live.js';
import {crest, icon, ruleLink} from '../../lib/dom.js';
import {myName, setMyName} from '../../lib/purse.js';
import {segments} from '../parts/choosing.js';
import {levelName, said, teamName} from '../parts/games.js';
import {KINDS, sameNames} from './choices.js';
import {crestName, namesOf} from './names.js';
import {ownSettings} from './own.js';

/**
 * @typedef {import('../new.js').Plan} Plan
 * @typedef {import('./choices.js').Chair} Chair
 * @typedef {import('./choices.js').Kind} Kind
 */

/** @param {Plan} plan */
export function seatsPanel(plan) {
  const {say, told, choices} = plan;
  const doubled = plan.tried ? sameNames(namesOf(plan)) : new Set();
  return html`<section class="panel" aria-labelledby="new-seats">
    <div class="ph"><h2 class="grow" id="new-seats">${say('new-seats')}</h2>
      ${segments({
        name: 'count',
        label: say('new-count'),
        values: told.game.seats.map((count) => ({value: count, text: String(count)})),
        chosen: choices.count,
        pick: (count) => {
          choices.count = count;
          plan.problem = null;
          plan.settle();
        },
      })}</div>
    <ol class="chairs">${choices.chairs
      .slice(0, choices.count)
      .map((chair, seat) => row(plan, chair, seat, doubled.has(seat)))}</ol>
    ${told.game.settings.filter((setting) => setting.each_seat).map(({name, rule}) => html`<p class="muted note">
      ${said(told.texts, `setting-${name}.note`, '')} ${ruleLink(rule)}</p>`)}
  </section>`;
}

/**
 * @param {Plan} plan
 * @param {() => void} act
 */
function change(plan, act) {
  act();
  plan.problem = null;
  plan.draw();
}

/**
 * @param {Plan} plan
 * @param {Chair} chair
 * @param {number} seat
 * @param {boolean} doubled
 */
function row(plan, chair, seat, doubled) {
  const {say, told} = plan;
  const number = seat + 1;
  const {kind} = chair;
  const team = teamName(told.texts, plan.setup?.teams ?? [], seat);
  return html`<li class="chair">
    <span class="vh">${say('new-seat', {number})}</span>${crest(seat, crestName(plan, seat))}
    <div class="grow">${who(plan, chair, seat, doubled)}<span>${team ? html`<b class="team">${team}</b> ` : nothing}${say(`new-kind-${kind}.note`)}</span>
      ${doubled
        ? html`<span class="fault" id="fault-${seat}">${icon('warn')}${say('new-same-name')}</span>`
        : nothing}</div>
    ${kind === 'bot'
      ? segments({
          name: `level-${seat}`,
          label: say('new-level', {number}),
          values: told.game.levels.map((level) => ({value: level, text: levelName(told.texts, level)})),
          chosen: chair.level,
          pick: (level) => change(plan, () => { chair.level = level; }),
        })
      : nothing}
    <select aria-label=${say('new-seat-kind', {number})} .value=${live(kind)}
      @change=${(/** @type {Event} */ event) =>
        change(plan, () => sit(plan, seat, /** @type {Kind} */ (
          /** @type {HTMLSelectElement} */ (event.target).value)))}>
      ${KINDS.map((one) => html`<option value=${one} ?selected=${one === kind}
        >${say(`new-kind-${one}`)}</option>`)}
    </select>
    ${ownSettings(plan, seat)}
  </li>`;
}

/**
 * A name to type for those at this screen, else what will come.
 *
 * @param {Plan} plan
 * @param {Chair} chair
 * @param {number} seat
 * @param {boolean} doubled
 */
function who(plan, chair, seat, doubled) {
  const {say} = plan;
  const number = seat + 1;
  if (chair.kind !== 'you' && chair.kind !== 'here') return html`<b>${say(`new-kind-${chair.kind}.who`)}</b>`;
  const mine = chair.kind === 'you';
  /** @param {Event} event */
  const type = (event) => {
    const {value} = /** @type {HTMLInputElement} */ (event.target);
    change(plan, () => {
      if (mine) setMyName(value);
      else chair.name = value;
    });
  };
  return html`<input maxlength="40" autocomplete=${mine ? 'nickname' : 'off'}
    aria-label=${say(mine ? 'new-you-name' : 'new-here-label', {number})}
    placeholder=${mine ? say('home-guest') : say('new-here-name', {number})}
    aria-invalid=${doubled ? 'true' : nothing} aria-describedby=${doubled ? `fault-${seat}` : nothing}
    .value=${mine ? myName() : chair.name} @input=${type}>`;
}

/**
 * One seat at most is "you": whoever sits down elsewhere gives the old seat what was at the new one.
 *
 * @param {Plan} plan
 * @param {number} seat
 * @param {Kind} kind
 */
function sit({choices}, seat, kind) {
  const chair = /** @type {Chair} */ (choices.chairs[seat]);
  const before = choices.chairs.find((one) => one.kind === 'you');
  if (kind === 'you' && before) before.kind = chair.kind;
  chair.kind = kind;
}
