/** The closer look at a thing on the board of a replay. */
import {html, nothing} from '../../vendor/lit-html/lit-html.js';

/** @typedef {import('./playback.js').Playback} Playback */

/** @param {Playback} playback */
export function lookDialog(playback) {
  const {say, look} = playback;
  const thing = look === null ? null : playback.thing(look);
  if (thing === null) return nothing;
  const close = () => {
    playback.look = null;
    playback.draw();
  };
  return html`<dialog class="pop closer" aria-label=${say('replay-look')} @close=${close}>
    ${thing}
    <form method="dialog"><button class="btn" autofocus>${say('replay-look-close')}</button></form>
  </dialog>`;
}
