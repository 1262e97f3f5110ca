/** The drawing of the home page: a fan of five cards, one of each colour. */
import {svg, html} from '/web/vendor/lit-html/lit-html.js';

/** @type {[string, number, string][]} */
const FAN = [
  ['blue', 2, 'bulb'],
  ['red', 4, 'factory'],
  ['green', 5, 'crown'],
  ['yellow', 7, 'leaf'],
  ['purple', 9, 'clock'],
];

export function art() {
  return html`<svg class="inn-art" viewBox="0 0 400 170" aria-hidden="true">${FAN.map(
    ([colour, period, icon], index) => svg`<g class="c-${colour}" transform="rotate(${(index - 2) * 13} 200 330) translate(154 34)">
      <rect class="paper" width="92" height="122" rx="9"></rect>
      <text x="12" y="30">${period}</text>
      <g class="k-${icon}"><use href="#i-${icon}" x="26" y="44" width="40" height="40"></use></g>
      <rect class="line" x="12" y="98" width="46" height="5" rx="2.5"></rect>
      <rect class="line" x="12" y="108" width="30" height="5" rx="2.5"></rect>
    </g>`,
  )}</svg>`;
}
