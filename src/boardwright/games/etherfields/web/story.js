/** The paragraphs that were read: the last one in sight, the others by going back. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {keyed} from '/web/vendor/lit-html/directives/keyed.js';
import {ref} from '/web/vendor/lit-html/directives/ref.js';
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
    ${keyed(newest.number, html`<div class="strip" tabindex="0" role="group" aria-label=${ctx.say('table-story')} ${ref(atStart)}>${there.map(({number, text, effect, lesson}) => html`<article>
      ${frame(ctx, `script:${number}`, ctx.say('table-paragraph', {number}))}
      <h4 class="num">${ctx.say('table-paragraph', {number})}</h4><p class="story">${text}</p>${effect ? html`<p class="ins">${ctx.icon('check')}<span>${effect}</span></p>` : nothing}${lesson ? html`<p class="lesson">${lesson}</p>` : nothing}</article>`)}</div>`)}</section>`;
}

/** A new paragraph is in sight at once. @param {Element|undefined} strip */
function atStart(strip) {
  if (strip instanceof HTMLElement && strip.scrollLeft > 0) strip.scrollLeft = 0;
}

/**
 * @param {Drawing} ctx
 * @param {string} sign
 * @param {string} key
 * @param {number} by how many paragraphs back
 */
function turner(ctx, sign, key, by) {
  /** @param {Event} event */
  const turn = (event) => {
    const strip = /** @type {Element} */ (event.currentTarget).closest('.scr')?.querySelector('.strip');
    strip?.scrollBy({left: by * strip.clientWidth});
  };
  return html`<button type="button" class="turner" title=${ctx.say(key)} aria-label=${ctx.say(key)} @click=${turn}>${ctx.icon(sign)}</button>`;
}
