/** The course of a Turn: its card, what each step will bring and from where, the Clock, the goal. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {actionRow} from './actions.js';
import {frame} from './frames.js';
import {kindKey} from './facts.js';
import {signOf} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').StepKind} StepKind */
/** @typedef {import('./view.js').Turn} Turn */

/** @param {StepKind} kind */
export function stepKey(kind) {
  return `kind-step-${kind}`;
}

/** @param {Drawing} ctx */
export function turnCard(ctx) {
  const {turn} = ctx.view;
  if (turn === null) return nothing;
  const {card, suit, left} = turn;
  return html`<section class="panel tc" aria-label=${ctx.say('kind-turn-card')}>
    <div class="ph">${frame(ctx, 'turn', ctx.say('kind-turn-card'))}${suit ? html`<span class="suit ${suit}">${ctx.icon(suit)}</span>` : nothing}
      <h3 class="grow">${card === null ? ctx.say('table-no-turn-card') : ctx.say('table-turn-card', {name: card.name, suit: suit ?? card.suit})}</h3>
      <span class="chip" ${ctx.at('clock', `${left} ${ctx.say('table-left')}, ${ctx.say('table-turns-left', {count: left})}`)}><b class="num">${left}</b> ${ctx.say('table-left')}</span></div>
    <ol class="tsteps">${turn.steps.map((_, nth) => step(ctx, turn, nth))}</ol>
    ${card?.loot ? html`<p class="loot">${ctx.icon('gem')}<span><b>${ctx.say('kind-loot')}</b> ${card.loot}</span></p>` : nothing}</section>`;
}

/** @param {Drawing} ctx @param {Turn} turn @param {number} nth */
function step(ctx, turn, nth) {
  const there = turn.steps[nth];
  if (there === undefined) return nothing;
  const {kind, blocked, brings} = there;
  const runs = ctx.view.phase === 'steps';
  const now = runs && turn.at === nth ? 'now' : runs && nth < (turn.at ?? 0) ? 'past' : '';
  return html`<li class="${now} ${blocked ? 'blocked' : ''}" aria-current=${now === 'now' ? 'step' : nothing}>
    ${frame(ctx, `turn:step:${nth}`, ctx.say(stepKey(kind)))}<span class="sk">${ctx.icon(blocked ? 'block' : signOf(kind))}</span>
    <b>${ctx.say(stepKey(kind))}${blocked ? html` <em>${ctx.say('table-blocked-step')}</em>` : nothing}</b>
    <ul>${kind === 'move' ? moves(ctx) : brings.map(({source, text}) => html`<li><i>${source}</i> ${text}</li>`)}</ul></li>`;
}

/** How far every Entity goes, and towards whom. @param {Drawing} ctx */
function moves(ctx) {
  const there = ctx.view.map.entities.filter(({move}) => move !== 0);
  return there.map(({name, move, target}) => html`<li><i>${name}</i> ${moveWords(ctx, move, target)}</li>`);
}

/** @param {Drawing} ctx @param {number|null} move @param {string} target */
export function moveWords(ctx, move, target) {
  const key = `table-target-${target.replaceAll('_', '-')}`;
  const towards = ctx.texts.has(key) ? ctx.say(key) : target;
  if (move === null) return ctx.say('table-moves-always', {towards});
  return move === 0 ? ctx.say('table-stays') : ctx.say('table-moves', {count: move, towards});
}

/** Hours, Keys, and what the supply still holds. @param {Drawing} ctx */
export function clock(ctx) {
  const {hours, keys, supply} = ctx.view;
  /** @param {string} anchor @param {string} icon @param {number} count @param {string} name */
  const one = (anchor, icon, count, name) => html`<div class="clock ${anchor === 'supply:distress' && count <= 4 ? 'low' : ''}" ${ctx.at(anchor, `${count} ${name}`)}>${ctx.icon(icon)}<b class="num">${count}</b><span>${name}</span></div>`;
  return html`<section class="panel ck" aria-label=${ctx.say('table-stock')}>
    ${one('hours', 'hour', hours, ctx.say('kind-hours'))}${one('keys', 'key', keys, ctx.say('kind-keys'))}
    ${one('supply:distress', 'distress', supply['distress'] ?? 0, ctx.say('table-supply-of', {what: ctx.say('kind-distress')}))}
    ${one('supply:gem', 'gem', supply['gem'] ?? 0, ctx.say('table-supply-of', {what: ctx.say('table-gems')}))}</section>`;
}

/** The Dream Gate: what this Dream wants. @param {Drawing} ctx */
export function goal(ctx) {
  const {gate} = ctx.view;
  if (gate === null) return nothing;
  return html`<section class="panel go" aria-label=${gate.name}>
    <div class="ph">${frame(ctx, 'gate', gate.name)}<h3 class="grow">${gate.name}</h3>${ctx.rule('ETH-095')}</div>
    <p class="goal">${gate.goal}</p>
    ${gate.rules ? html`<p>${gate.rules}</p>` : nothing}
    ${gate.trap ? html`<p><b>${ctx.say('kind-icon-trap')}</b> ${gate.trap}</p>` : nothing}
    ${Object.entries(gate.effects).map(([kind, text]) => html`<p><b>${ctx.say(`kind-step-${kind}`)}</b> ${text}</p>`)}
    <div class="ei">${gate.actions.map((action) => actionRow(ctx, action))}</div>
    ${counters(ctx)}</section>`;
}

/** Counters and votes: what is counted, and how many there are. @param {Drawing} ctx @returns {[string, number][]} */
export function tallies(ctx) {
  const votes = Object.entries(ctx.view.votes).map(([dreamer, count]) => /** @type {[string, number]} */ ([ctx.say('table-votes', {dreamer}), count]));
  return [...Object.entries(ctx.view.counters), ...votes];
}

/** What is being counted. @param {Drawing} ctx */
function counters(ctx) {
  const there = tallies(ctx);
  return there.length ? html`<ul class="counters">${there.map(([name, count]) => html`<li class="chip">${name} <b class="num">${count}</b></li>`)}</ul>` : nothing;
}

/** Rules that lie over the whole map. @param {Drawing} ctx */
export function standingRules(ctx) {
  const {rules, overlays} = ctx.view.map;
  if (rules.length + overlays.length === 0) return nothing;
  return html`<section class="panel go" aria-label=${ctx.say('table-on-map')}><div class="ph"><h3 class="grow">${ctx.say('table-on-map')}</h3></div>
    ${rules.map(({text}) => html`<p>${text}</p>`)}
    ${overlays.length ? html`<p><b>${ctx.say('kind-overlay')}</b> ${ctx.say('table-list', {items: overlays})}</p>` : nothing}</section>`;
}

/** A kind of the engine in words, where there are some. @param {Drawing} ctx @param {string} kind */
export function kindWord(ctx, kind) {
  return ctx.texts.has(kindKey(kind)) ? ctx.say(kindKey(kind)) : kind.replaceAll('_', ' ');
}
