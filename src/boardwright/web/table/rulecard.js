/**
 * A rule in place: its id and its text on hover and focus; on a click also what it means here and
 * related rules.
 */
import {html, nothing, render} from '../vendor/lit-html/lit-html.js';
import {icon, ruleLink} from '../lib/dom.js';
import {placeBeside} from './popover.js';

/** @typedef {import('../lib/wire.js').Rule} Rule */
/** @typedef {import('../lib/texts.js').Texts} Texts */

const HOVER = 300;
// Long enough to move from the id to the card, which then stays.
const LEAVE = 200;

/**
 * Tells rules in place wherever a rule id under `root` is pointed at, focused or clicked.
 * @param {HTMLElement} root
 * @param {() => {texts: Texts, rules: ReadonlyMap<string, Rule>}} known
 * @returns {{open: (id: string, from: Element) => void, close: () => boolean, end: () => void}}
 */
export function ruleCards(root, known) {
  const host = document.createElement('div');
  host.className = 'rulecards';
  root.append(host);
  /** @type {Element|null} */
  let from = null;
  // What is only pointed at or focused goes away by itself.
  let pinned = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let soon;

  /** Closes the card; false if there was none. */
  const close = () => {
    clearTimeout(soon);
    if (host.firstElementChild === null) return false;
    render(nothing, host);
    from?.removeAttribute('aria-describedby');
    if (pinned && from instanceof HTMLElement && from.isConnected) from.focus({preventScroll: true});
    from = null;
    pinned = false;
    return true;
  };

  /** @param {string} id @param {Element} source */
  const open = (id, source) => {
    clearTimeout(soon);
    const {texts, rules} = known();
    const near = source.getBoundingClientRect();
    const inside = host.contains(source);
    if (!inside) from = source;
    pinned = true;
    from?.removeAttribute('aria-describedby');
    const here = inside ? '' : source.closest('li')?.querySelector('.w')?.textContent?.trim() ?? '';
    render(card(id, rules.get(id), texts, here, close), host);
    const element = /** @type {HTMLElement} */ (host.firstElementChild);
    if (!inside) placeBeside(element, near);
    element.focus({preventScroll: true});
  };

  /** @param {Element} link */
  const tell = (link) => {
    if (pinned || !link.isConnected) return;
    from?.removeAttribute('aria-describedby');
    from = link;
    link.setAttribute('aria-describedby', 'rulecard');
    render(note(link.getAttribute('data-rule') ?? '', known().texts), host);
    placeBeside(/** @type {HTMLElement} */ (host.firstElementChild), link.getBoundingClientRect());
  };

  /** @param {PointerEvent} event */
  const pointed = (event) => {
    if (event.pointerType !== 'mouse' || pinned || !(event.target instanceof Element)) return;
    const link = event.target.closest('a[data-rule]');
    const shown = host.firstElementChild !== null;
    if (link === null ? host.contains(event.target) : link === from && shown) {
      clearTimeout(soon);
    } else if (link !== null) {
      clearTimeout(soon);
      soon = setTimeout(() => tell(link), HOVER);
    } else if (shown ? from !== document.activeElement : soon !== undefined) {
      clearTimeout(soon);
      soon = shown ? setTimeout(close, LEAVE) : undefined;
    }
  };
  /** @param {FocusEvent} event */
  const focused = (event) => {
    if (pinned || !(event.target instanceof Element)) return;
    const link = event.target.closest('a[data-rule]');
    if (link !== null && link.matches(':focus-visible')) tell(link);
    else close();
  };

  /** @param {MouseEvent} event */
  const clicked = (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-rule]') : null;
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (link !== null && plain && event.button === 0) {
      event.preventDefault();
      event.stopPropagation();
      open(link.getAttribute('data-rule') ?? '', link);
    } else if (event.target instanceof Node && !host.contains(event.target)) close();
  };
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    if (event.key === 'Escape' && close()) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
  const stop = new AbortController();
  const {signal} = stop;
  root.addEventListener('click', clicked, {capture: true, signal});
  root.addEventListener('pointerover', pointed, {signal});
  root.addEventListener('focusin', focused, {signal});
  host.addEventListener('keydown', pressed, {signal});
  const end = () => {
    clearTimeout(soon);
    stop.abort();
    host.remove();
  };
  return {open, close, end};
}

/** @param {string} id @param {Texts} texts */
function note(id, texts) {
  return html`<section class="pop rulecard" role="tooltip" id="rulecard"><h4>${id}</h4>
    <p>${texts.has(id) ? texts.say(id) : texts.say('web-no-rule')}</p></section>`;
}

/**
 * @param {string} id
 * @param {Rule|undefined} rule
 * @param {Texts} texts
 * @param {string} here
 * @param {() => void} close
 */
function card(id, rule, texts, here, close) {
  return html`<section class="pop rulecard" role="dialog" aria-labelledby="rulecard-id" tabindex="-1">
    <h4 id="rulecard-id"><span class="grow">${id}</span>
      <button class="close" aria-label=${texts.say('web-close')} @click=${close}>${icon('x')}</button></h4>
    <p>${texts.has(id) ? texts.say(id) : texts.say('web-no-rule')}</p>
    ${here ? html`<p class="muted">${texts.say('web-rule-here', {here})}</p>` : nothing}
    ${rule && rule.related.length > 0 ? html`<p class="muted related">${texts.say('web-rule-related')}
      ${rule.related.map((other) => html`${ruleLink(other)} `)}</p>` : nothing}
    <p><a href="/rules/${id}">${texts.say('web-rule-browser')}</a></p>
  </section>`;
}
