/** The drawing of the home page: the ring of five Realms, half in the light and half in the dark. */
import {html, svg} from '/web/vendor/lit-html/lit-html.js';
import {corners, outline, polar} from './geometry.js';

/** @type {['bliss'|'gloom', string, number][]} */
const CARDS = [['bliss', 'vyellow', 2], ['bliss', 'vgreen', 3], ['gloom', 'vblue', 2], ['gloom', 'vred', 4], ['bliss', 'vgreen', 1]];

export function art() {
  const spaces = Array.from({length: 10}, (_, n) => polar(n % 2 ? 62 : 56, -90 + 36 * n));
  return html`<svg class="cer-art" viewBox="-200 -92 400 184" aria-hidden="true">
    <polygon class="path" points=${corners(spaces)}></polygon>
    ${spaces.map(({x, y}) => svg`<circle class="sp" cx=${x} cy=${y} r="6"></circle>`)}
    <circle class="orig" r="36"></circle>
    ${Array.from({length: 5}, (_, n) => polar(22, -90 + 72 * n)).map(({x, y}) => svg`<circle class="sph" cx=${x} cy=${y} r="9"></circle>`)}
    <g class="bliss"><use href="#i-bliss" x="-186" y="-26" width="52" height="52"></use></g>
    <g class="gloom"><use href="#i-gloom" x="134" y="-26" width="52" height="52"></use></g>
    ${CARDS.map(([team, sign, value], n) => {
      const {x, y} = polar(84, [-150, 150, 30, -30, -90][n] ?? 0);
      return svg`<g class=${team} transform="translate(${x * 1.12} ${y * 0.86})"><path class="face" d=${outline(team, 46, 32, 7)}></path>
        <use class="v-${sign.slice(1)}" href="#i-${sign}" x="-17" y="-8" width="16" height="16"></use><text x="10" y="6">${value}</text></g>`;
    })}</svg>`;
}
