/** The settings that every seat has for itself. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {live} from '../../vendor/lit-html/directives/live.js';
import {said} from '../parts/games.js';

/**
 * @typedef {import('../new.js').Plan} Plan
 * @typedef {import('../../lib/wire.js').Setting} Setting
 */

/** Stands in the list of values for a text of one's own; no game has such a value. */
const OWN = ' ';

/**
 * @param {Plan} plan
 * @param {number} seat
 */
export function ownSettings(plan, seat) {
  const settings = plan.told.game.settings.filter((setting) => setting.each_seat);
  return settings.length ? html`<div class="own">${settings.map((setting) => one(plan, setting, seat))}</div>` : nothing;
}

/**
 * @param {Plan} plan
 * @param {Setting} setting
 * @param {number} seat
 */
function one(plan, {name, values, free}, seat) {
  const {say, told: {texts}, choices, setup} = plan;
  const full = `${name}.${seat}`;
  const chosen = choices.settings[full] ?? '';
  const typed = !values.includes(chosen);
  const possible = setup?.possible[full] ?? values;
  const title = said(texts, `setting-${name}`, name);
  /** @param {string} value */
  const put = (value) => {
    choices.settings[full] = value;
    plan.settle();
  };
  /** @param {Event} event */
  const pick = (event) => {
    const {value} = /** @type {HTMLSelectElement} */ (event.target);
    put(value === OWN ? '' : value);
  };
  return html`<label>${title}
      <select aria-label=${say('new-own', {setting: title, number: seat + 1})} .value=${live(typed ? OWN : chosen)} @change=${pick}>
        ${values.map((value) => html`<option value=${value} ?selected=${value === chosen}
          ?disabled=${!possible.includes(value) && value !== chosen}>${said(texts, `setting-${name}-${value}`, value)}</option>`)}
        ${free ? html`<option value=${OWN} ?selected=${typed}>${said(texts, `setting-${name}.own`, say('new-own-text'))}</option>` : nothing}
      </select></label>
    ${typed ? html`<textarea rows="3" maxlength="400" aria-label=${say('new-own', {setting: title, number: seat + 1})}
      placeholder=${said(texts, `setting-${name}.hint`, '')} .value=${live(chosen)}
      @input=${(/** @type {Event} */ event) => put(/** @type {HTMLTextAreaElement} */ (event.target).value)}></textarea>` : nothing}`;
}
