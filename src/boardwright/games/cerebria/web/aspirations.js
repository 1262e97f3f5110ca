/** The row of Common Aspirations, the current one first, with the present standing of both sides. */
import {soft} from '/web/lib/soft.js';
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {frame} from './frames.js';
import {versus} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/** @param {Drawing} ctx */
export function aspirations(ctx) {
  const {row, down, removed} = ctx.view.common;
  const spent = [...down, ...removed];
  return html`<section class="asps" aria-label=${ctx.say('board-common')}>
    ${spent.length ? html`<div class="asp spent" title=${downName(ctx)}>${frame(ctx, 'aspirations:down', downName(ctx))}
      <b class="num">${spent.length}</b><span>${ctx.say('board-common-down')}</span></div>` : nothing}
    ${row.map((name, place) => aspiration(ctx, name, place === 0))}</section>`;
}

/** Those that were scored, and those that were removed. @param {Drawing} ctx */
export function downName(ctx) {
  const {down, removed} = ctx.view.common;
  return [
    ...(down.length ? [ctx.say('board-common-scored', {items: down})] : []),
    ...(removed.length ? [ctx.say('board-common-removed', {items: removed})] : []),
  ].join(' ');
}

/** @param {Drawing} ctx @param {string} name */
export function aspirationName(ctx, name) {
  const {bliss = 0, gloom = 0} = ctx.view.standings[name] ?? {};
  return ctx.say('board-aspiration', {aspiration: name, bliss, gloom});
}

/**
 * @param {Drawing} ctx
 * @param {string} name
 * @param {boolean} current
 */
function aspiration(ctx, name, current) {
  const standing = ctx.view.standings[name];
  return html`<div class="asp ${current ? 'cur' : ''}">${frame(ctx, `aspiration:${name}`, aspirationName(ctx, name))}
    <b>${soft(ctx.say(`aspiration-${name.toLowerCase()}`))}</b>${standing ? versus(ctx, standing) : nothing}
    ${current ? html`<em>${ctx.say('board-common-now')}</em>` : nothing}</div>`;
}
