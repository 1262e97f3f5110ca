/** The keys of a replay. */

/** @typedef {import('./playback.js').Playback} Playback */

const TYPING = 'input:not([type=range], [type=radio], [type=checkbox]), textarea, select, dialog';
const MOVES_ITSELF = 'input[type=range], input[type=radio]';
const PRESSED_BY_SPACE = 'button, a, summary, input, select';

/**
 * @param {Playback} playback
 * @returns {(event: KeyboardEvent) => void}
 */
export function keysOf(playback) {
  /** @type {Record<string, () => void>} */
  const keys = {
    '[': () => playback.step(-1),
    ']': () => playback.step(1),
    ArrowLeft: () => playback.step(-1),
    ArrowRight: () => playback.step(1),
    'Shift+ArrowLeft': () => playback.turnBack(),
    'Shift+ArrowRight': () => playback.turnOn(),
    Home: () => playback.step(-playback.at),
    End: () => playback.step(playback.last - playback.at),
    ' ': () => playback.togglePlay(),
    t: () => playback.toggleText(),
  };
  return (event) => {
    const {target, key, shiftKey} = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key.length === 1 ? key.toLowerCase() : key;
    const act = keys[name];
    if (!act) return;
    if (target instanceof Element) {
      if (target.closest(TYPING)) return;
      if (key === ' ' && target.closest(PRESSED_BY_SPACE)) return;
      if (key.length > 1 && target.closest(MOVES_ITSELF)) return;
    }
    event.preventDefault();
    act();
  };
}
