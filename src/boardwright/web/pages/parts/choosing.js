/** One of several, and yes or no: native inputs in the look of the product. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {live} from '../../vendor/lit-html/directives/live.js';

/**
 * @template {string | number} T
 * @typedef {object} Choice
 * @property {string} name of the group, the only one on the page
 * @property {string} label for readers
 * @property {readonly {value: T, text: string, off?: boolean}[]} values those that are off cannot be chosen
 * @property {T} chosen
 * @property {(value: T) => void} pick
 */

/**
 * Side by side, one of them chosen.
 *
 * @template {string | number} T
 * @param {Choice<T>} choice
 */
export function segments({name, label, values, chosen, pick}) {
  return html`<fieldset class="seg"><legend class="vh">${label}</legend>${values.map(
    ({value, text, off = false}) => html`<label><input type="radio" name=${name} value=${value} ?disabled=${off}
      .checked=${live(value === chosen)} @change=${() => pick(value)}><span>${text}</span></label>`,
  )}</fieldset>`;
}

/**
 * On or off.
 *
 * @param {{id: string, on: boolean, flip: (on: boolean) => void, describedBy?: string}} what
 */
export function onOff({id, on, flip, describedBy}) {
  /** @param {Event} event */
  const change = (event) => flip(/** @type {HTMLInputElement} */ (event.target).checked);
  return html`<input class="sw" type="checkbox" role="switch" id=${id} .checked=${live(on)}
    aria-describedby=${describedBy ?? nothing} @change=${change}>`;
}
