/** The paragraphs that were read: the last one in sight, the others by going back. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {keyed} from '/web/vendor/lit-html/directives/keyed.js';
import {frame} from './frames.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/** Newest first. @param {Drawing} ctx */
function inOrder(ctx) {
  return [...ctx.view.read].reverse();
}

/** @param {Drawing} ctx */
export function story(ctx) {
  const there = inOrder(ctx);
  const newest = there[0];
  if (newest === undefined) return nothing;
  return html`<section class="panel scr" aria-label=${ctx.say('table-story')}>
    <div class="ph"><h3 class="grow">${ctx.say('table-paragraphs', {count: there.length})}</h3>
      ${there.length > 1 ? html`${turner(ctx, 'prev', 'table-earlier', 1)}${turner(ctx, 'chev', 'table-later', -1)}` : nothing}</div>
    ${keyed(newest.number, html`<div class="strip">${there.map((script, nth) => html`<article ?hidden=${nth > 0} tabindex="0" aria-labelledby=${`eth-script-${script.number}`}>
      ${frame(ctx, `script:${script.number}`, ctx.say('table-paragraph', {number: script.number}))}
      <h4 class="num" id=${`eth-script-${script.number}`}>${ctx.say('table-paragraph', {number: script.number})}</h4>${paragraph(ctx, script)}</article>`)}</div>`)}</section>`;
}

/** What a paragraph says, what it does, and what a beginner may want to know. @param {Drawing} ctx @param {import('./view.js').Script} script */
export function paragraph(ctx, {text, effect, lesson}) {
  return html`<p class="story">${text}</p>${effect ? html`<p class="ins">${ctx.icon('check')}<span>${effect}</span></p>` : nothing}
    ${lesson ? html`<p class="lesson">${lesson}</p>` : nothing}`;
}

/**
 * The newest paragraph is in sight at once; turning shows another one in its place.
 * @param {Drawing} ctx
 * @param {string} sign
 * @param {string} key
 * @param {number} by how many paragraphs back
 */
function turner(ctx, sign, key, by) {
  /** @param {Event} event */
  const turn = (event) => {
    const strip = /** @type {Element} */ (event.currentTarget).closest('.scr')?.querySelector('.strip');
    const all = [...(strip?.children ?? [])];
    const next = all.findIndex((one) => !one.hasAttribute('hidden')) + by;
    if (all[next] === undefined) return;
    for (const [nth, one] of all.entries()) one.toggleAttribute('hidden', nth !== next);
  };
  return html`<button type="button" class="turner" title=${ctx.say(key)} aria-label=${ctx.say(key)} @click=${turn}>${ctx.icon(sign)}</button>`;
}
