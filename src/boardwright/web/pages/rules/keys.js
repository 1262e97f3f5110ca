/** The keys of the rules browser: / searches, the arrows go through what was found. */
import {find} from './finding.js';

/** @typedef {import('../rules.js').Browser} Browser */

const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select';

/**
 * @param {Browser} browser
 * @param {HTMLElement} root
 * @returns {(event: KeyboardEvent) => void}
 */
export function keysOf(browser, root) {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const typing = target.closest(TYPING);
    const search = /** @type {HTMLInputElement} */ (root.querySelector('#rules-search'));
    if (event.key === '/' && !typing) {
      search.focus();
      search.select();
    } else if (event.key === 'Escape' && target === search && search.value) {
      browser.wanted.query = '';
      browser.narrow();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (target !== search && target !== document.body && !target.closest('.rl') && target.id !== 'main') return;
      move(browser, root, event.key === 'ArrowDown' ? 1 : -1);
    } else return;
    event.preventDefault();
  };
}

/**
 * @param {Browser} browser
 * @param {HTMLElement} root
 * @param {number} by
 */
function move(browser, root, by) {
  const found = find(browser.entries, browser.wanted);
  const place = found.findIndex(({rule}) => rule.id === browser.chosen);
  const next = found[Math.min(Math.max(0, place + by), found.length - 1)];
  if (!next) return;
  browser.choose(next.rule.id);
  const link = root.querySelector('.rl [aria-current]');
  if (link instanceof HTMLElement) link.focus();
}
