/** Things travel: from where they were to where they are, and along the anchors of what happened. */
import {prefs} from '../lib/prefs.js';
import {elementOf} from './anchor.js';
import {pictureOf, scaleOf} from './pictures.js';

/** @typedef {import('../lib/wire.js').GameEvent} GameEvent */
/** @typedef {{rects: Map<string, DOMRect>, ghosts: Map<string, HTMLElement>, texts: Map<string, string>}} Before */

const MOVE = 260;
const FADE = 80;
const EASE = 'cubic-bezier(.2,.7,.2,1)';
// More would be a flurry that nobody can follow.
const MOST = 6;

/**
 * Where everything is, with pictures of what the events are about; to be called before drawing.
 * @param {HTMLElement} root
 * @param {readonly GameEvent[]} events
 * @returns {Before}
 */
export function beforeDrawing(root, events) {
  const rects = new Map();
  for (const element of root.querySelectorAll('[data-anchor]')) {
    rects.set(nameOf(element), element.getBoundingClientRect());
  }
  const ghosts = new Map();
  const texts = new Map();
  for (const anchor of new Set(events.slice(-MOST).flatMap(({anchors}) => anchors))) {
    const element = elementOf(root, anchor);
    if (element === null) continue;
    texts.set(anchor, element.textContent);
    if (element.querySelector('[data-anchor]') === null) ghosts.set(anchor, pictureOf(element));
  }
  return {rects, ghosts, texts};
}

/**
 * Lets everything travel to its new place; to be called after drawing.
 * @param {HTMLElement} root
 * @param {Before} before
 * @param {readonly GameEvent[]} events
 */
export function afterDrawing(root, before, events) {
  const elements = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-anchor]'));
  if (!prefs.moves) {
    for (const element of elements) {
      if (!before.rects.has(nameOf(element))) {
        element.animate([{opacity: 0}, {opacity: 1}], {duration: FADE});
      }
    }
    return;
  }
  for (const element of elements) shift(element, before);
  for (const event of events.slice(-MOST)) fly(root, before, event);
}

/**
 * An element that was elsewhere comes from there; one that only moved with what it lies in does not.
 * @param {HTMLElement} element
 * @param {Before} before
 */
function shift(element, {rects}) {
  const old = rects.get(nameOf(element));
  if (old === undefined || old.width === 0) return;
  const here = element.getBoundingClientRect();
  const [x, y] = [old.left - here.left, old.top - here.top];
  if (Math.hypot(x, y) < 3) return;
  const outer = element.parentElement?.closest('[data-anchor]');
  const outerOld = outer && rects.get(nameOf(outer));
  if (outer && outerOld) {
    const now = outer.getBoundingClientRect();
    if (Math.hypot(x - (outerOld.left - now.left), y - (outerOld.top - now.top)) < 3) return;
  }
  const scale = scaleOf(element);
  element.animate(
    [{translate: `${x / scale}px ${y / scale}px`}, {translate: 'none'}],
    {duration: MOVE, easing: EASE});
}

/**
 * What an event moved: a thing that is new comes from another anchor of the event, one that is gone
 * goes there; where no thing is seen, a blank card goes from the one place to the other.
 * @param {HTMLElement} root
 * @param {Before} before
 * @param {GameEvent} event
 */
function fly(root, before, {anchors}) {
  const drawn = anchors.flatMap((anchor) => elementOf(root, anchor) ?? []).filter((element) => element.checkVisibility());
  const come = drawn.find((element) => !before.rects.has(nameOf(element)));
  const gone = anchors.find((anchor) => before.rects.has(anchor) && elementOf(root, anchor) === null);
  const places = drawn.filter((element) => element !== come);
  const [first, second] = places;
  if (come !== undefined) {
    const from = places.findLast((place) => !place.contains(come));
    if (from !== undefined) comeFrom(come, from.getBoundingClientRect());
  } else if (gone !== undefined) {
    const ghost = before.ghosts.get(gone);
    const to = places.at(-1);
    if (ghost && to) send(ghost, /** @type {DOMRect} */ (before.rects.get(gone)), to.getBoundingClientRect());
  } else if (first !== undefined && second !== undefined && places.length === 2) {
    const [from, to] = isSeat(second) ? [first, second] : [second, first];
    if (isSeat(to) && (isSeat(from) || leaves(from, before))) sendBlank(from, to);
  }
}

/** @param {HTMLElement} place */
function isSeat(place) {
  return nameOf(place).startsWith('seat:');
}

/**
 * Something has left a place that nobody owns: it shows something else than before.
 * @param {HTMLElement} place
 * @param {Before} before
 */
function leaves(place, {texts}) {
  const anchor = nameOf(place);
  return anchor.split(':').length === 2 && texts.get(anchor) !== place.textContent;
}

/** @param {HTMLElement} from @param {HTMLElement} to */
function sendBlank(from, to) {
  const {left, top, width, height} = from.getBoundingClientRect();
  const blank = document.createElement('div');
  blank.className = 'flying-blank';
  send(blank, new DOMRect(left + width / 2 - 14, top + height / 2 - 18, 28, 36), to.getBoundingClientRect());
}

/** @param {HTMLElement} element @param {DOMRect} from */
function comeFrom(element, from) {
  const here = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - here.left - here.width / 2;
  const y = from.top + from.height / 2 - here.top - here.height / 2;
  const size = scaleOf(element);
  element.animate(
    [{translate: `${x / size}px ${y / size}px`, scale: '.4', opacity: 0.2}, {translate: 'none', scale: 'none', opacity: 1}],
    {duration: MOVE, easing: EASE});
}

/**
 * Sends a picture over the table; it is no part of the table and is not read.
 * @param {HTMLElement} picture
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function send(picture, from, to) {
  for (const name of ['data-anchor', 'data-legal', 'data-chosen', 'tabindex', 'role', 'id']) {
    picture.removeAttribute(name);
  }
  for (const inner of picture.querySelectorAll('[data-anchor], [id]')) {
    inner.removeAttribute('data-anchor');
    inner.removeAttribute('id');
  }
  picture.setAttribute('aria-hidden', 'true');
  picture.classList.add('flying');
  Object.assign(picture.style, {
    left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`,
  });
  document.body.append(picture);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  picture.animate(
    [{transform: 'none', opacity: 1}, {transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0.1}],
    {duration: MOVE, easing: EASE}).finished.finally(() => picture.remove());
}

/** @param {Element} element */
function nameOf(element) {
  return element.getAttribute('data-anchor') ?? '';
}
