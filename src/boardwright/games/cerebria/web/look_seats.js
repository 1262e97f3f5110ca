/** A closer look at seats, their boards, and teams. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {actionsOf, cardName, counted, identityPoints, seatOf, spiritName} from './facts.js';
import {RESOURCES, amount, figureMark, surcharge, teamMark, token} from './signs.js';

/** @typedef {import('./view.js').ActionName} ActionName */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Team} Team */

/** @param {Drawing} ctx @param {number} owner */
export function seat(ctx, owner) {
  if (ctx.view.seats[owner] === undefined) return null;
  const {team: side, wp, essence, cards, spirit, shown, hand} = seatOf(ctx, owner);
  const facts = ctx.content.spirits[spirit];
  return html`<h4>${figureMark(ctx, owner)}${spiritName(ctx, owner)}</h4>
    <p class="under">${teamMark(ctx, side)}${ctx.name(owner)} ${amount(ctx, 'wp', wp)}${amount(ctx, 'essence', essence)}${amount(ctx, 'cards', cards)}</p>
    ${facts && !ctx.view.rules.basic ? html`<p>${ctx.say(facts.power)} ${ctx.rule(facts.rule)}</p>` : nothing}
    ${hand ? html`<p>${ctx.say('board-list', {items: hand})}</p>` : shown.length ? html`<p>${ctx.say('board-text-shown', {cards: shown})}</p>` : nothing}
    ${board(ctx, owner)}`;
}

/** All rows of a Spirit board, with names and prices. @param {Drawing} ctx @param {number} owner */
export function board(ctx, owner) {
  return html`<ul class="lrows">${actionsOf(ctx, owner).map((action) => {
    const [unlock, ...upgrades] = seatOf(ctx, owner).rows[action];
    return html`<li><b>${token(ctx, unlock?.vibe ?? null)}${ctx.say(`action-${action}`)}</b>
      <span>${upgrades.map((place) => html`<span class=${place.vibe === null ? 'off' : 'on'}>${token(ctx, place.vibe)}${ctx.say(`upgrade-${place.name}`)} ${surcharge(ctx, place)}</span>`)}</span></li>`;
  })}</ul>`;
}

/**
 * A row with what the Action and its upgrades do; one of them may be meant.
 * @param {Drawing} ctx
 * @param {number} owner
 * @param {ActionName} action
 * @param {string} [meant]
 */
export function row(ctx, owner, action, meant = '') {
  if (ctx.view.seats[owner] === undefined || !(action in seatOf(ctx, owner).rows)) return null;
  const {rows, spirit} = seatOf(ctx, owner);
  const base = ctx.content.actions[action];
  const [, ...upgrades] = rows[action];
  const texts = ctx.content.spirits[spirit]?.boards[ctx.view.rules.boards][action] ?? [];
  return html`<h4>${ctx.say(base.key)} ${RESOURCES.map((of) => (base[of] ? amount(ctx, of, base[of]) : nothing))} ${ctx.rule(base.rule)}</h4>
    <p>${ctx.say(base.text)}</p>
    <ul class="lups">${upgrades.map((place, n) => html`<li class="${place.vibe === null ? 'off' : ''} ${place.name === meant ? 'meant' : ''}">
      <b>${token(ctx, place.vibe)}${ctx.say(`upgrade-${place.name}`)} ${surcharge(ctx, place)} ${ctx.rule(place.rule)}</b>
      ${texts[n] ? html`<span>${ctx.say(texts[n].text)}</span>` : nothing}</li>`)}</ul>`;
}

/** @param {Drawing} ctx @param {Team} side */
export function team(ctx, side) {
  const {wheel, points, strong, past, hidden_left: left} = ctx.view.teams[side];
  const {size, marks, rule} = ctx.content.wheel;
  const next = marks.find(({space}) => space > wheel % size);
  const gone = Object.entries(strong).filter(([, count]) => count < 2);
  return html`<h4>${teamMark(ctx, side)}${ctx.say(`kind-${side}`)}</h4>
    <p>${ctx.say('board-text-points', {count: points})} ${ctx.say('board-points-parts', {wheel, identity: identityPoints(ctx, side)})}</p>
    ${ctx.view.rules.basic ? nothing : html`<p>${ctx.say('board-text-wheel', {count: wheel, size, space: next?.space ?? size, bonus: next ? ctx.say(next.key) : null})} ${ctx.rule(rule)}</p>`}
    <p>${ctx.say('board-hidden-cards', {count: left})}
      ${past.length ? html`${ctx.say('board-hidden-past')}: ${ctx.say('board-list', {items: past})}.` : nothing}</p>
    ${gone.length ? html`<p>${ctx.say('board-strong-gone', {items: counted(gone.map(([name]) => name)).map(([name]) => cardName(ctx, name))})}</p>` : nothing}
    <p class="rule-ids">${ctx.rule('CER-327')} ${ctx.rule('CER-065')}</p>`;
}
