/** A closer look: whole texts of cards and upgrades, and what stands behind the numbers. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {aspirationName, downName} from './aspirations.js';
import {cardName, cardOf, counted, seatOf, spiritName} from './facts.js';
import {standing} from './figures.js';
import {fortName, heldName} from './ground.js';
import {board, row, seat, team} from './look_seats.js';
import {identityName, sphereName} from './origin.js';
import {figureMark, teamMark, vibeSign} from './signs.js';
import {deckName} from './tray.js';

/** @typedef {import('./view.js').ActionName} ActionName */
/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Team} Team */

/**
 * @param {Drawing} ctx
 * @param {string} anchor
 */
export function thing(ctx, anchor) {
  const [kind = '', first = '', second = '', third = ''] = anchor.split(':');
  /** @type {Record<string, () => unknown>} */
  const draw = {
    card: () => card(ctx, first),
    slot: () => slot(ctx, first),
    space: () => space(ctx, first),
    figure: () => seat(ctx, Number(first)),
    seat: () => seat(ctx, Number(first)),
    plate: () => seat(ctx, Number(first)),
    fort: () => titled(fortName(ctx, first), ctx.say('board-fort-note'), 'CER-141', 'CER-298'),
    realm: () => realm(ctx, first),
    frontier: () => frontier(ctx, first),
    sphere: () => sphere(ctx, first),
    row: () => row(ctx, Number(first), /** @type {ActionName} */ (second)),
    upgrade: () => row(ctx, Number(first), /** @type {ActionName} */ (second), third),
    ability: () => ability(ctx, first),
    aspiration: () => aspiration(ctx, first),
    aspirations: () => titled(ctx.say('board-common'), downName(ctx), 'CER-288', 'CER-289'),
    hidden: () => aspiration(ctx, ctx.view.teams[/** @type {Team} */ (first)].hidden ?? '')
      ?? titled(ctx.say('board-hidden'), ctx.say('board-hidden-cards', {count: ctx.view.teams[/** @type {Team} */ (first)].hidden_left}), 'CER-421'),
    identity: () => titled(ctx.say('board-identity'), identityName(ctx), 'CER-285', 'CER-327'),
    intention: () => intention(ctx, first),
    ambition: () => titled(ctx.say('board-ambition'), ctx.say('board-ambition-of', {count: ctx.view.teams[/** @type {Team} */ (first)].ambition, most: ctx.content.limits.ambition}), 'CER-009', 'CER-246'),
    origin: () => titled(ctx.say('board-origin'), ctx.say('ability-rotate.text'), 'CER-129'),
    deck: () => deck(ctx, Number(first)),
    team: () => team(ctx, /** @type {Team} */ (first)),
    wheel: () => team(ctx, /** @type {Team} */ (first)),
    board: () => board(ctx, Number(first)),
  };
  const inside = draw[kind]?.() ?? null;
  return inside === null ? null : html`<div class="cer cer-look">${inside}</div>`;

  /**
   * @param {string} title
   * @param {string} words
   * @param {...string} rules
   */
  function titled(title, words, ...rules) {
    return html`<h4>${title}</h4><p>${words}</p>${ids(ctx, ...rules)}`;
  }
}

/** @param {Drawing} ctx @param {...string} rules */
export function ids(ctx, ...rules) {
  return html`<p class="rule-ids">${rules.map((rule) => html`${ctx.rule(rule)} `)}</p>`;
}

/** @param {Drawing} ctx @param {string} name */
function card(ctx, name) {
  const found = cardOf(ctx, name);
  if (found === undefined) return null;
  const {vibe, team: side, kind, row: printed, threshold, counterpart, text, mark, note} = found;
  return html`<h4>${vibeSign(ctx, vibe)}${cardName(ctx, name)}</h4>
    <p class="under">${teamMark(ctx, side)}${ctx.say('board-kind', {kind, vibe})}</p>
    <p class="es">${printed.map((number) => html`<i class="num">${number}</i>`)}</p>
    ${text === null ? nothing : html`<p>${ctx.say(text)}</p>`}${note === null ? nothing : html`<p class="remark">${ctx.say(note)}</p>`}
    ${counterpart === null ? nothing : html`<p>${ctx.say(kind === 'strong' ? 'board-comes-from' : 'board-text-becomes', {emotion: counterpart, count: threshold ?? 0})}</p>`}
    ${mark === null ? nothing : html`<p class="remark">${ctx.say(mark)}</p>`}
    ${ids(ctx, 'CER-069', 'CER-072')}`;
}

/** @param {Drawing} ctx @param {string} name */
function slot(ctx, name) {
  const emotion = ctx.view.slots[name] ?? null;
  if (emotion === null) return html`<h4>${name}</h4><p>${ctx.say('board-slot-empty', {slot: name})}</p>${ids(ctx, 'CER-076', 'CER-121')}`;
  const {essence, row: printed, intensity, token, insecurity, blocked, home, power_spent: spent} = emotion;
  return html`${card(ctx, emotion.emotion) ?? html`<h4>${emotion.emotion}</h4>`}
    <ul class="facts"><li>${ctx.say('board-look-essence', {essence, spaces: printed.length, intensity})}</li>
      ${token ? html`<li>${ctx.say('board-text-token', {amount: token})} ${ctx.rule('CER-406')}</li>` : nothing}
      ${insecurity ? html`<li>${ctx.say('board-text-insecurity')}</li>` : nothing}
      ${blocked.map((realmName) => html`<li>${ctx.say('board-blocked', {realm: realmName})}. ${ctx.rule('CER-137')}</li>`)}
      ${home === null ? nothing : html`<li>${ctx.say('board-text-home', {seat: home})}</li>`}
      ${spent ? html`<li>${ctx.say('board-text-power-spent')}</li>` : nothing}</ul>`;
}

/** @param {Drawing} ctx @param {string} name */
function space(ctx, name) {
  const there = standing(ctx, name);
  const beside = ctx.content.board.spaces[name];
  return html`<h4>${ctx.say('board-place', {place: name})}</h4>
    ${there.map((one) => html`<p class="under">${figureMark(ctx, one)}<b>${spiritName(ctx, one)}</b> ${ctx.name(one)}</p>`)}
    ${beside ? html`<p>${ctx.say('board-reaches', {slots: beside.slots, forts: beside.forts})}</p>` : nothing}${ids(ctx, 'CER-118', 'CER-121')}`;
}

/** @param {Drawing} ctx @param {string} name */
function realm(ctx, name) {
  const {fee = 0} = ctx.view.realms[name] ?? {};
  const facts = ctx.content.realms[name];
  if (facts === undefined) return null;
  return html`<h4>${ctx.say(facts.key)}</h4><p>${heldName(ctx, name)}</p>${parts(ctx, [...facts.slots, ...near(ctx, name)], name)}
    <p><b>${ctx.say('board-realm-fee', {realm: name, amount: fee})}</b> ${ctx.say(facts.action)}</p>${ids(ctx, facts.rule, 'CER-136', 'CER-231')}`;
}

/** The Frontier slots beside a Realm. @param {Drawing} ctx @param {string} name */
function near(ctx, name) {
  return Object.entries(ctx.content.board.slots).flatMap(([other, {realms}]) =>
    (!other.includes('.') && realms.includes(name) ? [other] : []));
}

/** @param {Drawing} ctx @param {string} name */
function frontier(ctx, name) {
  return html`<h4>${ctx.say('board-place', {place: name})}</h4><p>${heldName(ctx, name)}</p>
    ${parts(ctx, ctx.content.board.triads[name] ?? [], null)}${ids(ctx, 'CER-132', 'CER-133')}`;
}

/**
 * What makes up the totals: the Emotions that count, and those that are blocked.
 * @param {Drawing} ctx
 * @param {readonly string[]} slots
 * @param {string|null} realmName
 */
function parts(ctx, slots, realmName) {
  const fort = realmName === null ? null : ctx.view.realms[realmName]?.fort ?? null;
  return html`<ul class="parts">${slots.map((name) => {
    const emotion = ctx.view.slots[name] ?? null;
    if (emotion === null) return nothing;
    const out = realmName !== null && emotion.blocked.includes(realmName);
    return html`<li class=${out ? 'out' : ''}>${teamMark(ctx, emotion.team)}<span class="grow">${cardName(ctx, emotion.emotion)}</span>
      ${out ? ctx.icon('block', ctx.say('board-blocked', {realm: realmName})) : nothing}<b class="num">${emotion.intensity}</b></li>`;
  })}${fort === null || realmName === null ? nothing : html`<li>${teamMark(ctx, fort.team)}<span class="grow">${ctx.say('board-fort-short', {size: fort.size})}</span></li>`}</ul>`;
}

/** @param {Drawing} ctx @param {string} name */
function sphere(ctx, name) {
  const found = ctx.view.spheres.find((one) => one.name === name);
  const facts = ctx.content.spheres[name];
  if (found === undefined || facts === undefined) return null;
  return html`<h4>${ctx.say(facts.key)}</h4><p>${sphereName(ctx, found)}</p><p>${ctx.say(facts.bonus)}</p>${ids(ctx, facts.rule, 'CER-256', 'CER-264')}`;
}

/** @param {Drawing} ctx @param {string} name */
function ability(ctx, name) {
  const facts = ctx.content.abilities[name];
  return facts === undefined ? null : html`<h4>${ctx.say(facts.key)}</h4><p>${ctx.say(facts.text)}</p>${ids(ctx, facts.rule, 'CER-252')}`;
}

/** @param {Drawing} ctx @param {string} name */
function aspiration(ctx, name) {
  const facts = ctx.content.aspirations[name];
  return facts === undefined ? null
    : html`<h4>${ctx.say(facts.key)}</h4><p>${ctx.say(facts.text)}</p><p>${aspirationName(ctx, name)}</p>${ids(ctx, facts.rule, 'CER-283')}`;
}

/** @param {Drawing} ctx @param {number} owner */
function deck(ctx, owner) {
  const {top, bottom, list = []} = seatOf(ctx, owner);
  const owned = counted(list).map(([name, count]) => ctx.say('board-list-one', {card: name, count}));
  return html`<h4>${deckName(ctx, owner)}</h4>${top === null ? nothing : card(ctx, top)}
    ${owned.length ? html`<p>${ctx.say('board-list-of', {seat: owner, items: owned})}</p>` : nothing}
    ${bottom.length ? html`<p>${ctx.say('board-text-bottom', {cards: counted(bottom).map(([name]) => name)})}</p>` : nothing}${ids(ctx, 'CER-066', 'CER-457')}`;
}

/** @param {Drawing} ctx @param {string} name */
function intention(ctx, name) {
  const facts = ctx.content.intentions[ctx.view.rules.team_boards].find((one) => one.name === name);
  return facts === undefined ? null
    : html`<h4>${ctx.say(facts.key)}</h4><p>${ctx.say('board-intentions-next', {count: ctx.view.scored})}</p>${ids(ctx, facts.rule, 'CER-271')}`;
}
