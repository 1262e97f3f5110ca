/** The drawing of the home page: four rooms of a dream, half under water, and who walks there. */
import {html, svg} from '/web/vendor/lit-html/lit-html.js';

/** @type {[number, number, string][]} */
const ROOMS = [[0, 0, 'dark'], [1, 0, ''], [2, 0, ''], [0, 1, 'light'], [1, 1, 'light'], [2, 1, 'water'], [3, 1, 'water'], [2, 2, 'water'], [3, 2, 'water']];

export function art() {
  const at = (/** @type {number} */ n) => n * 58 - 116;
  return html`<svg class="eth-art" viewBox="-200 -92 400 184" aria-hidden="true">
    ${ROOMS.map(([column, row, terrain]) => svg`<rect class="room ${terrain}" x=${at(column) + 2} y=${row * 58 - 85} width="54" height="54" rx="6"></rect>`)}
    <path class="wall" d="M${at(1)}-85v56M${at(2)} 31h-58M${at(4)}-27v58"></path>
    <use class="sign" href="#i-dark" x=${at(0) + 8} y="-78" width="14" height="14"></use><use class="sign" href="#i-stairs" x=${at(2) + 8} y="-78" width="14" height="14"></use>
    <use class="sign" href="#i-light" x=${at(0) + 8} y="-20" width="14" height="14"></use><use class="sign" href="#i-water" x=${at(3) + 8} y="38" width="14" height="14"></use>
    <g class="beast" transform="translate(${at(2) + 29} 2)"><path d="M0-21 18-10.500V10.500L0 21-18 10.500V-10.500Z"></path><use href="#i-heron" x="-12" y="-13" width="25" height="25"></use></g>
    <circle class="one" cx=${at(1) + 29} cy="2" r="14"></circle><rect class="two" x=${at(3) + 17} y="-9" width="24" height="24" rx="4"></rect></svg>`;
}
