/** A closer look at what an anchor stands for, and the options of an anchor that has several. */
import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {elementOf} from './anchor.js';
import {block} from './model.js';
import {numbered, optionButton} from './options.js';
import {placeBeside} from './popover.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('./session.js').Session} Session */

/**
 * What the drawing module shows of a thing, and what acting on it would lead to.
 * @param {Session} session
 * @param {Context} ctx
 */
export function look(session, ctx) {
  const {look: at, module, menu} = session.model;
  if (at === null || menu !== null) return nothing;
  const thing = module.thing?.(ctx, at.anchor) ?? null;
  const follows = ctx.previews(at.anchor);
  if (thing === null && follows.length === 0) return nothing;
  return html`<aside class="pop look${at.pinned ? ' pinned' : ''}" data-beside=${at.anchor}
    aria-label=${session.say('web-look')}>${thing}
    ${follows.length > 0 ? html`<p class="follows">${follows.join(' ')}</p>` : nothing}</aside>`;
}

/** The options of the anchor that was chosen. @param {Session} session */
export function menu(session) {
  const {menu: anchor} = session.model;
  const {decision} = block(session.model);
  if (anchor === null || decision === null) return nothing;
  const here = numbered(decision).filter(({option}) => option.anchors.includes(anchor));
  return html`<div class="pop anchor-menu ask" data-beside=${anchor} role="group"
    aria-label=${session.say('web-options-here')}>
    <ul class="opts">${here.map(({option, number}) => html`<li>
      ${optionButton(session, option, number, true)}</li>`)}</ul></div>`;
}

/**
 * Puts what floats beside its anchor; to be called after drawing.
 * @param {HTMLElement} root
 */
export function placeFloating(root) {
  for (const floating of root.querySelectorAll('[data-beside]')) {
    const element = /** @type {HTMLElement} */ (floating);
    const anchor = elementOf(root, element.dataset['beside'] ?? '');
    if (anchor !== null) placeBeside(element, anchor.getBoundingClientRect());
  }
}
