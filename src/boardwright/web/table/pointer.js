/** What mouse and finger do on a table: answer, look closer, drag. */
import {block, ready} from './model.js';
import {light} from './lights.js';
import {scaleOf} from './pictures.js';

/** @typedef {import('../lib/wire.js').Option} Option */
/** @typedef {import('./session.js').Session} Session */

const HOVER = 300;
const PRESS = 500;
const DRAG = 8;

/**
 * The options of the shown question that belong to an anchor.
 * @param {Session} session
 * @param {string} anchor
 * @returns {readonly Option[]}
 */
export function optionsAt(session, anchor) {
  if (session.model.state === null) return [];
  return block(session.model).decision?.options.filter(({anchors}) => anchors.includes(anchor)) ?? [];
}

/**
 * Acts on an anchor: one option is answered, of several a menu opens, else a closer look.
 * @param {Session} session
 * @param {string} anchor
 */
export function actOn(session, anchor) {
  const here = optionsAt(session, anchor);
  const [only] = here;
  if (only !== undefined && here.length === 1) session.answer(only.key);
  else if (here.length > 1) session.change({menu: anchor, look: null});
  else session.change({look: {anchor, pinned: true}});
}

/**
 * @param {HTMLElement} root
 * @param {Session} session
 * @param {(id: string, from: Element) => void} openRule
 * @returns {() => void}
 */
export function startPointer(root, session, openRule) {
  const stop = new AbortController();
  const how = {signal: stop.signal};
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let hovering;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let pressing;
  let swallow = false;
  /** @type {string|null} */
  let resting = null;

  root.addEventListener('click', (event) => {
    if (swallow) {
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const target = /** @type {Element} */ (event.target);
    const found = anchorAt(target);
    const aside = target.closest('.rail') !== null && target.closest('.rail-own [data-anchor]') === null;
    if (aside || target.closest('.pop, .top, .toasts') !== null) return;
    if (session.model.panel !== null) session.change({panel: null, leaving: false, invitation: null});
    if (found !== null) actOn(session, found.anchor);
    else dismiss(session);
  }, how);

  root.addEventListener('pointerover', (event) => {
    const target = /** @type {Element} */ (event.target);
    const lights = target.closest('[data-lights]');
    const key = target.closest('[data-option]')?.getAttribute('data-option') ?? null;
    const option = key === null ? undefined : block(session.model).decision?.options.find((one) => one.key === key);
    light(root, option?.anchors ?? lights?.getAttribute('data-lights')?.split('\n').filter(Boolean) ?? []);
    peek(session, key);
    if (event.pointerType !== 'mouse') return;
    // A mouse that lies still is over something else when the page is drawn anew; it closes nothing
    // that a key has opened.
    const {look} = session.model;
    const where = `${event.clientX},${event.clientY}`;
    const lies = resting === null || resting === where;
    resting = where;
    if (lies && look !== null) return;
    clearTimeout(hovering);
    const anchor = target.closest('[data-anchor]')?.getAttribute('data-anchor') ?? null;
    if (look !== null && !look.pinned && look.anchor !== anchor) session.change({look: null});
    if (anchor !== null && look === null) {
      hovering = setTimeout(() => session.change({look: {anchor, pinned: false}}), HOVER);
    }
  }, how);

  root.addEventListener('pointerleave', () => {
    clearTimeout(hovering);
    light(root, []);
    peek(session, null);
  }, how);

  root.addEventListener('pointerdown', (event) => {
    clearTimeout(hovering);
    clearTimeout(pressing);
    swallow = false;
    const target = /** @type {Element} */ (event.target);
    if (event.pointerType === 'mouse') {
      startDrag(root, session, event);
      return;
    }
    pressing = setTimeout(() => {
      const option = target.closest('[data-rule-of]');
      const anchor = target.closest('[data-anchor]')?.getAttribute('data-anchor');
      swallow = option !== null || typeof anchor === 'string';
      if (option !== null) openRule(option.getAttribute('data-rule-of') ?? '', option);
      else if (anchor) session.change({look: {anchor, pinned: true}, menu: null});
    }, PRESS);
  }, how);
  for (const end of ['pointerup', 'pointercancel', 'pointermove']) {
    root.addEventListener(end, (event) => {
      const {pointerType, movementX, movementY} = /** @type {PointerEvent} */ (event);
      if (end !== 'pointermove' || (pointerType !== 'mouse' && Math.hypot(movementX, movementY) > 4)) {
        clearTimeout(pressing);
      }
    }, how);
  }
  root.addEventListener('contextmenu', (event) => {
    if (swallow) event.preventDefault();
  }, how);

  root.addEventListener('focusin', (event) => {
    const target = /** @type {Element} */ (event.target);
    peek(session, target.closest('[data-option]')?.getAttribute('data-option') ?? null);
    const anchor = target.getAttribute('data-anchor');
    if (anchor !== null && target.matches(':focus-visible')) session.change({look: {anchor, pinned: false}});
    else if (session.model.look?.pinned === false) session.change({look: null});
  }, how);

  return () => {
    clearTimeout(hovering);
    clearTimeout(pressing);
    stop.abort();
  };
}

/** Closes what was open beside something. @param {Session} session */
export function dismiss(session) {
  const {menu, look} = session.model;
  if (menu === null && look === null) return false;
  session.change({menu: null, look: null});
  return true;
}

/** @param {Session} session @param {string|null} key */
function peek(session, key) {
  if (session.model.peek !== key) session.change({peek: key});
}

/**
 * The anchor that a click on this element means: the nearest that can be acted on, else the nearest.
 * A link or button of its own inside an anchor is not the anchor.
 * @param {Element} target
 */
function anchorAt(target) {
  const nearest = target.closest('[data-anchor]');
  if (nearest === null) return null;
  const inner = target.closest('a, button, input, select, summary, label');
  if (inner !== null && nearest.contains(inner) && inner !== nearest) return null;
  const element = target.closest('[data-anchor][data-legal]') ?? nearest;
  return {element, anchor: element.getAttribute('data-anchor') ?? ''};
}

/**
 * Drags a thing onto another that belongs to the same option: the same as choosing that option.
 * @param {HTMLElement} root
 * @param {Session} session
 * @param {PointerEvent} event
 */
function startDrag(root, session, event) {
  const found = anchorAt(/** @type {Element} */ (event.target));
  if (found === null || event.button !== 0 || !ready(session.model)) return;
  const options = optionsAt(session, found.anchor).filter(({anchors}) => anchors.length > 1);
  if (options.length === 0) return;
  const targets = options.flatMap(({anchors}) => anchors.filter((anchor) => anchor !== found.anchor));
  const element = /** @type {HTMLElement} */ (found.element);
  const from = {x: event.clientX, y: event.clientY};
  const scale = scaleOf(element);
  let dragging = false;
  const stop = new AbortController();

  /** @param {PointerEvent} move */
  const moved = (move) => {
    const x = move.clientX - from.x;
    const y = move.clientY - from.y;
    if (!dragging && Math.hypot(x, y) > DRAG) {
      dragging = true;
      element.setAttribute('data-dragged', '');
      light(root, targets, 'data-drop');
      session.change({look: null});
    }
    if (dragging) element.style.translate = `${x / scale}px ${y / scale}px`;
  };
  /** @param {PointerEvent} up */
  const dropped = (up) => {
    stop.abort();
    element.style.translate = '';
    element.removeAttribute('data-dragged');
    light(root, [], 'data-drop');
    if (!dragging) return;
    swallowClick();
    const under = document.elementsFromPoint(up.clientX, up.clientY)
      .map((one) => one.closest('[data-anchor]')?.getAttribute('data-anchor'));
    const fitting = options.filter(({anchors}) =>
      anchors.some((anchor) => anchor !== found.anchor && under.includes(anchor)));
    const [only] = fitting;
    if (only !== undefined && fitting.length === 1) session.answer(only.key);
  };
  addEventListener('pointermove', moved, {signal: stop.signal});
  addEventListener('pointerup', dropped, {signal: stop.signal});
  addEventListener('pointercancel', dropped, {signal: stop.signal});
}

/** The click that follows a drag, if one follows, is no click. */
function swallowClick() {
  const stop = new AbortController();
  addEventListener('click', (click) => click.stopPropagation(), {capture: true, signal: stop.signal});
  setTimeout(() => stop.abort(), 0);
}
