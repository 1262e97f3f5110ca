/** A drawn board on a narrow screen: all of it at a glance, or closer, to be pushed about. */
import {html, noChange} from '../vendor/lit-html/lit-html.js';
import {Directive, PartType, directive} from '../vendor/lit-html/directive.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('../vendor/lit-html/directive.js').ElementPart} ElementPart */

const MOST = 3.4;
/** From here on the small texts can be read. */
const CLOSE = 1.9;
const STEP = 1.35;

/** How close each window is. @type {WeakMap<HTMLElement, number>} */
const closeness = new WeakMap();

/**
 * A window onto the drawing. It follows the question: what can be acted on is in its middle.
 * @param {Context} ctx
 * @param {unknown} drawing
 * @param {{name: string, places: readonly string[]}} of its name, and the anchors that are drawn in it
 */
export function zoomed(ctx, drawing, {name, places}) {
  const live = places.filter((anchor) => ctx.options(anchor).length > 0);
  /** @param {string} sign @param {string} key @param {(view: HTMLElement) => void} act */
  const tool = (sign, key, act) => html`<button type="button" title=${ctx.say(key)} aria-label=${ctx.say(key)}
    @click=${(/** @type {Event} */ event) => act(windowOf(event))}>${ctx.icon(sign)}</button>`;
  return html`<section class="zoom" aria-label=${name}>
    <div class="pan far" tabindex="0" role="group" aria-label=${name} ${pannable(live.join(' '))}>${drawing}</div>
    <div class="zoom-tools">${tool('target', 'web-zoom-question', toQuestion)}${tool('whole', 'web-zoom-all', (view) => zoom(view, 0))}
      ${tool('minus', 'web-zoom-out', (view) => zoom(view, 1 / STEP))}${tool('plus', 'web-zoom-in', (view) => zoom(view, STEP))}</div>
  </section>`;
}

/** @param {Event} event */
function windowOf(event) {
  const tool = /** @type {Element} */ (event.currentTarget);
  return /** @type {HTMLElement} */ (tool.closest('.zoom')?.querySelector('.pan'));
}

/**
 * Comes closer by a factor, around the middle of the window or another point in it.
 * @param {HTMLElement} view
 * @param {number} factor
 * @param {{x: number, y: number}} [around]
 */
function zoom(view, factor, around = {x: view.clientWidth / 2, y: view.clientHeight / 2}) {
  const before = closeness.get(view) ?? 1;
  const now = Math.max(1, Math.min(MOST, before * factor));
  closeness.set(view, now);
  view.style.setProperty('--zoom', String(now));
  view.classList.toggle('far', now < CLOSE);
  view.scrollLeft = (view.scrollLeft + around.x) * now / before - around.x;
  view.scrollTop = (view.scrollTop + around.y) * now / before - around.y;
}

/** Comes close to what can be acted on. @param {HTMLElement} view */
function toQuestion(view) {
  if ((closeness.get(view) ?? 1) < CLOSE) zoom(view, 2.1 / (closeness.get(view) ?? 1));
  centre(view);
}

/** @param {HTMLElement} view */
function centre(view) {
  const live = [...view.querySelectorAll('[data-legal]')].map((element) => element.getBoundingClientRect());
  if (live.length === 0) return;
  const here = view.getBoundingClientRect();
  const left = Math.min(...live.map((box) => box.left));
  const right = Math.max(...live.map((box) => box.right));
  const top = Math.min(...live.map((box) => box.top));
  const bottom = Math.max(...live.map((box) => box.bottom));
  view.scrollLeft += (left + right) / 2 - (here.left + here.right) / 2;
  view.scrollTop += (top + bottom) / 2 - (here.top + here.bottom) / 2;
}

class Pannable extends Directive {
  /** @param {import('/web/vendor/lit-html/directive.js').PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('pannable() stands in the tag of an element');
    /** @type {string|null} */
    this._asked = null;
  }

  /** @param {string} _asked */
  render(_asked) {
    return noChange;
  }

  /** @param {ElementPart} part @param {[string]} values */
  update(part, [asked]) {
    const view = /** @type {HTMLElement} */ (part.element);
    if (this._asked === null) pinch(view);
    if (this._asked !== asked && asked !== '' && (closeness.get(view) ?? 1) > 1) requestAnimationFrame(() => centre(view));
    this._asked = asked;
    return noChange;
  }
}

const pannable = directive(Pannable);

/** Two fingers, or the wheel with Ctrl. @param {HTMLElement} view */
function pinch(view) {
  let apart = 0;
  view.addEventListener('touchmove', (event) => {
    const [one, two] = event.touches;
    if (one === undefined || two === undefined) return;
    event.preventDefault();
    const far = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    const {left, top} = view.getBoundingClientRect();
    if (apart > 0) zoom(view, far / apart, {x: (one.clientX + two.clientX) / 2 - left, y: (one.clientY + two.clientY) / 2 - top});
    apart = far;
  }, {passive: false});
  view.addEventListener('touchend', () => {
    apart = 0;
  });
  view.addEventListener('wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const {left, top} = view.getBoundingClientRect();
    zoom(view, event.deltaY < 0 ? 1.1 : 1 / 1.1, {x: event.clientX - left, y: event.clientY - top});
  }, {passive: false});
}
