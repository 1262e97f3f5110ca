/** A closer look: the whole text of a card, a pile with all that its viewer may see, the middle. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {backs} from './cards.js';
import {domainName, periodName, supplyName} from './centre.js';
import {cardOf, condition, ownerOf, printed, seatOf, strips} from './facts.js';
import {gains, pileName} from './piles.js';
import {dominations} from './plates.js';
import {arrow, mark, pip, six, spot, sum} from './signs.js';

/** @typedef {import('./view.js').Colour} Colour */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Way} Way */

/**
 * @param {Drawing} ctx
 * @param {string} anchor
 */
export function thing(ctx, anchor) {
  const [kind = '', first = '', second = ''] = anchor.split(':');
  const draw = {
    card: () => card(ctx, first),
    pile: () => pile(ctx, Number(first), /** @type {Colour} */ (second)),
    supply: () => supply(ctx, Number(first)),
    period: () => period(ctx, Number(first)),
    domain: () => domain(ctx, first),
    influence: () => influence(ctx, Number(first)),
    seat: () => seat(ctx, Number(first)),
    plate: () => seat(ctx, Number(first)),
  }[kind];
  if (!draw) return null;
  const inside = draw();
  return inside && html`<div class="inn inn-look">${inside}</div>`;
}

/**
 * @param {Drawing} ctx
 * @param {string} name
 */
function card(ctx, name) {
  if (!ctx.content.cards[name]) return null;
  const {colour, period, icons, needs, key, ...rest} = cardOf(ctx, name);
  const {effects, note} = printed(ctx, {colour, period, icons, needs, key, ...rest});
  const kinds = effects.map(({kind}) => kind);
  return html`<article class="big c-${colour}">
    <header>${spot(ctx, icons[0])}<h4>${ctx.say(key)}</h4><span class="age num">${period}</span></header>
    <p class="under-title">${pip(colour)}${ctx.say('board-look-card', {colour, value: period})}</p>
    <ol class="fx-full">${effects.map(
      ({kind, text}) => html`<li>${mark(ctx, kind)}<div><b>${ctx.say('board-effect-title', {kind, icon: needs})}</b> ${ctx.say(text)}</div></li>`,
    )}</ol>
    ${note ? html`<p class="remark">${ctx.say(note)}</p>` : nothing}
    <footer>${icons.slice(1).map((icon) => spot(ctx, icon))}</footer>
    <p class="under-title">${spots(ctx, name)}</p>
    <div class="who-has">${ctx.view.seats.map(
      (one, owner) => html`<span class="kk" title=${ctx.name(owner)}>${ctx.crest(owner, true)}<span class="vh">${ctx.name(owner)}</span>
        <span class="k k-${needs}">${ctx.icon(needs, ctx.say(`icon-${needs}`))}</span><b class="num">${one.icons[needs]}</b></span>`,
    )}</div>
    <p class="rule-ids">${ctx.rule('INN-050')} ${kinds.includes('demand') ? ctx.rule('INN-060') : nothing} ${kinds.includes('share') ? ctx.rule('INN-070') : nothing}</p>
  </article>`;
}

/**
 * The icons of a card in words, each in its place.
 * @param {Drawing} ctx
 * @param {string} name
 */
export function spots(ctx, name) {
  const [first, second, third, fourth] = cardOf(ctx, name).icons.map((icon) =>
    icon === null ? ctx.say('board-spot-none') : ctx.say(`icon-${icon}`),
  );
  return ctx.say('board-spots', {first, second, third, fourth});
}

/**
 * Of an own pile every card, of another's what it shows (INN-016).
 * @param {Drawing} ctx
 * @param {number} owner
 * @param {Colour} colour
 */
function pile(ctx, owner, colour) {
  const {top, splay, cards, icons, splays = {}} = seatOf(ctx, owner).zone[colour];
  const shown = strips(ctx, seatOf(ctx, owner).zone[colour]);
  const name = ctx.say('board-pile-of', {seat: owner, colour});
  const ways = /** @type {Way[]} */ (Object.keys(splays)).filter((way) => way !== splay);
  return html`<article class="c-${colour}">
    <h4>${pip(colour)}${name}</h4>
    <p class="under-title">${pileName(ctx, owner, colour)}</p>
    ${top === null
      ? nothing
      : cards
        ? html`<h5>${ctx.say('board-from-top')}</h5><ol class="under">${cards.map(
            (one, index) => html`<li><b class="age num">${cardOf(ctx, one).period}</b><span>${ctx.say(cardOf(ctx, one).key)}</span>
              <span class="pk">${(index ? shown[index - 1] ?? [] : cardOf(ctx, one).icons).map((icon) => spot(ctx, icon))}</span></li>`,
          )}</ol>`
        : html`<ol class="under"><li><b class="age num">${cardOf(ctx, top).period}</b><span>${ctx.say(cardOf(ctx, top).key)}</span>
              <span class="pk">${cardOf(ctx, top).icons.map((icon) => spot(ctx, icon))}</span></li>
            ${shown.map((row) => html`<li><span class="pk">${row.map((icon) => spot(ctx, icon))}</span></li>`)}</ol>
            <p class="remark">${ctx.say('board-hidden-under')}</p>`}
    ${six(ctx, icons, null)}
    ${ways.map((way) => {
      const then = splays[way];
      return then ? html`<p class="would">${ctx.icon(way)}${ctx.say('board-would', {way})} ${gains(ctx, icons, then)}</p>` : nothing;
    })}
    <p class="rule-ids">${ctx.rule('INN-016')} ${ctx.rule('INN-029')}</p>
  </article>`;
}

/**
 * @param {Drawing} ctx
 * @param {number} period
 */
function supply(ctx, period) {
  return html`<h4>${supplyName(ctx, period)}</h4><p>${ctx.say('board-supply-note')}</p>
    <p class="rule-ids">${ctx.rule('INN-030')} ${ctx.rule('INN-032')}</p>`;
}

/**
 * @param {Drawing} ctx
 * @param {number} number
 */
function period(ctx, number) {
  return html`<h4>${periodName(ctx, number)}</h4><p class="rule-ids">${ctx.rule('INN-090')} ${ctx.rule('INN-093')}</p>`;
}

/**
 * @param {Drawing} ctx
 * @param {string} name
 */
function domain(ctx, name) {
  const found = ctx.content.domains.find((one) => one.name === name);
  if (!found) return null;
  const free = ownerOf(ctx, name) === undefined;
  return html`<h4>${ctx.icon(found.icon)}${domainName(ctx, found)}</h4>
    <p>${condition(ctx, found)}</p><p class="remark">${ctx.say('board-or', {way: ctx.say(found.card)})}</p>
    ${free
      ? html`<ul class="far">${ctx.view.seats.map(({towards}, owner) => {
          const {have = 0, of = 1} = towards[name] ?? {};
          return html`<li>${ctx.crest(owner, true)}<span>${ctx.name(owner)}</span>
            <span class="num">${ctx.say('board-progress', {domain: name, have, of})}</span></li>`;
        })}</ul>`
      : nothing}
    <p class="rule-ids">${ctx.rule(found.rule)} ${ctx.rule('INN-105')}</p>`;
}

/**
 * @param {Drawing} ctx
 * @param {number} owner
 */
function influence(ctx, owner) {
  const {points, influence: cards, influence_values: values} = seatOf(ctx, owner);
  return html`<h4>${ctx.say('board-influence-of', {seat: owner})}</h4>
    <p class="under-title">${ctx.say('board-count', {count: values.length})}, ${ctx.say('board-points-of', {count: points})}</p>
    ${cards
      ? html`<ul class="under">${cards.map((name) => html`<li><b class="age num">${cardOf(ctx, name).period}</b>
          ${pip(cardOf(ctx, name).colour)}<span>${ctx.say(cardOf(ctx, name).key)}</span></li>`)}</ul>`
      : backs(ctx, values)}
    <p class="rule-ids">${ctx.rule('INN-017')} ${ctx.rule('INN-027')}</p>`;
}

/**
 * @param {Drawing} ctx
 * @param {number} owner
 */
function seat(ctx, owner) {
  if (!ctx.view.seats[owner]) return null;
  const {icons, draws, hand_values: hand, zone} = seatOf(ctx, owner);
  return html`<h4>${ctx.crest(owner)}${ctx.name(owner)}</h4>
    <p class="under-title">${ctx.say('board-dominations-label')} ${dominations(ctx, owner)}</p>
    ${six(ctx, icons, null)}
    <ul class="under">${ctx.content.colours.map((colour) => {
      const {top, splay, icons: shown} = zone[colour];
      return top === null ? nothing : html`<li class="c-${colour}"><b class="age num">${cardOf(ctx, top).period}</b>
        ${pip(colour)}<span>${ctx.say(cardOf(ctx, top).key)}</span><span class="pk">${arrow(ctx, splay)}${sum(ctx, shown)}</span></li>`;
    })}</ul>
    <p>${hand.length ? html`${ctx.say('board-hand-label')} ${backs(ctx, hand)}` : ctx.say('board-hand-none')}</p>
    <p>${ctx.say('board-draws-from', {period: draws})}</p>
    <p class="rule-ids">${ctx.rule('INN-015')} ${ctx.rule('INN-028')}</p>`;
}
