/** Where things that float beside something stand. */

const GAP = 8;
const EDGE = 8;

/**
 * Places a floating element beside another, inside the window: right of it, left, above or below.
 * What lies low, as a hand does, keeps its neighbours in sight: there it stands above.
 * @param {HTMLElement} floating
 * @param {DOMRect} near
 */
export function placeBeside(floating, near) {
  const {offsetWidth: width, offsetHeight: height} = floating;
  const right = near.right + GAP + width <= innerWidth - EDGE;
  const left = near.left - GAP - width >= EDGE;
  let x = right ? near.right + GAP : near.left - GAP - width;
  let y = near.top + near.height / 2 - height / 2;
  const low = near.top > innerHeight * 0.66 && near.top - GAP - height >= EDGE;
  if (low || (!right && !left)) {
    x = near.left + near.width / 2 - width / 2;
    y = near.top - GAP - height >= EDGE ? near.top - GAP - height : near.bottom + GAP;
  }
  floating.style.left = `${Math.round(clamp(x, EDGE, innerWidth - EDGE - width))}px`;
  floating.style.top = `${Math.round(clamp(y, EDGE, innerHeight - EDGE - height))}px`;
}

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
function clamp(value, low, high) {
  return Math.max(low, Math.min(high, value));
}
