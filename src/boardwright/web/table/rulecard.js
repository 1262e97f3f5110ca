/** A rule opened in place: its id, its text, what it means here, related rules. */
import {html, nothing, render} from '../vendor/lit-html/lit-html.js';
import {icon, ruleLink} from '../lib/dom.js';
import {placeBeside} from './popover.js';

/** @typedef {import('../lib/wire.js').Rule} Rule */
/** @typedef {import('../lib/texts.js').Texts} Texts */

/**
 * Opens rules in place wherever a rule id under `root` is clicked.
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

  /** Closes the card; false if there was none. */
  const close = () => {
    if (host.firstElementChild === null) return false;
    render(nothing, host);
    if (from instanceof HTMLElement && from.isConnected) from.focus({preventScroll: true});
    from = null;
    return true;
  };

  /** @param {string} id @param {Element} source */
  const open = (id, source) => {
    const {texts, rules} = known();
    const near = source.getBoundingClientRect();
    const inside = host.contains(source);
    if (!inside) from = source;
    const here = inside ? '' : source.closest('li')?.querySelector('.w')?.textContent?.trim() ?? '';
    render(card(id, rules.get(id), texts, here, close), host);
    const element = /** @type {HTMLElement} */ (host.firstElementChild);
    if (!inside) placeBeside(element, near);
    element.focus({preventScroll: true});
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
  root.addEventListener('click', clicked, true);
  host.addEventListener('keydown', pressed);
  const end = () => {
    root.removeEventListener('click', clicked, true);
    host.remove();
  };
  return {open, close, end};
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
