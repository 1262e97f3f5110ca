/** Entity tiles, with what they do at each step, what can be done with them, and their Morphings. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {actionRow} from './actions.js';
import {initials} from './figures.js';
import {frame} from './frames.js';
import {counted, kindKey, spaceName} from './facts.js';
import {signOf} from './signs.js';
import {kindWord, moveWords, stepKey} from './turn.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Entity} Entity */
/** @typedef {import('./view.js').EntityFace} EntityFace */
/** @typedef {import('./view.js').StepKind} StepKind */

/** @type {readonly StepKind[]} */
export const STEPS = ['morph', 'basic', 'special', 'move'];

/** All Entity tiles in play. @param {Drawing} ctx */
export function entities(ctx) {
  return ctx.view.map.entities.map((entity) => tile(ctx, entity));
}

/** @param {Drawing} ctx @param {Entity} entity */
function tile(ctx, entity) {
  const {name, actions, paid, morphings, tokens} = entity;
  return html`<section class="panel ent" aria-label=${name}>
    <div class="ph">${frame(ctx, `entity:${name}`, name)}<span class="eh" aria-hidden="true">${initials(name)}</span>
      <h3 class="grow">${name}</h3>${entity.slumber ? nothing : html`<span class="chip">${moveChip(ctx, entity)}</span>`}</div>
    ${entity.text ? html`<p class="et">${entity.text}</p>` : nothing}
    <div class="ei">${actions.map((action) => actionRow(ctx, action, {...(paid[action.key] ? {laid: paid[action.key]} : {})}))}</div>
    ${effects(ctx, entity)}
    ${morphings.length || Object.keys(tokens).length ? html`<ul class="mo">${counted(morphings).map(([kind, count]) => morphing(ctx, kind, count))}
      ${Object.entries(tokens).map(([kind, count]) => html`<li class="chip">${kindWord(ctx, kind)} <b class="num">${count}</b></li>`)}</ul>` : nothing}</section>`;
}

/** @param {Drawing} ctx @param {string} kind @param {number} count */
function morphing(ctx, kind, count) {
  return html`<li class="mt">${ctx.icon(signOf(kind))}${ctx.say(kindKey(kind))}${count > 1 ? html` <b class="num">×${count}</b>` : nothing}</li>`;
}

/** @param {Drawing} ctx @param {EntityFace} entity */
function effects(ctx, {effects: there}) {
  return html`<ul class="ef">${STEPS.map((kind) => {
    const text = there[kind];
    return text ? html`<li><b>${ctx.say(stepKey(kind))}</b> ${text}</li>` : nothing;
  })}</ul>`;
}

/** @param {Drawing} ctx @param {EntityFace} entity */
export function moveChip(ctx, {move}) {
  if (move === null) return ctx.say('table-move-always');
  return move ? ctx.say('table-move', {count: move}) : ctx.say('table-stays');
}

/** The Slumber tile that the Team is in. @param {Drawing} ctx */
export function slumber(ctx) {
  const there = ctx.view.slumber;
  if (there === null) return nothing;
  return html`<section class="panel go" aria-label=${there.name}><div class="ph">${frame(ctx, `card:${there.name}`, there.name)}<h3 class="grow">${there.name}</h3>
      <span class="chip">${ctx.say('kind-slumber')}</span></div>
    ${ctx.view.map.entities.some(({name}) => name === there.name) ? nothing : html`${there.text ? html`<p>${there.text}</p>` : nothing}${effects(ctx, there)}
    <div class="ei">${there.actions.map((action) => actionRow(ctx, action))}</div>`}
    ${there.out_of_turns ? html`<p><b>${ctx.say('kind-out-of-turns')}</b> ${there.out_of_turns}</p>` : nothing}</section>`;
}

/** An Entity in sentences: its tile, then its figures. @param {Drawing} ctx @param {EntityFace} entity @returns {string[]} */
export function entityWords(ctx, entity) {
  const figures = ctx.view.map.figures.flatMap(({name, space}) => (name === entity.name && space !== null ? [spaceName(ctx, space)] : []));
  return [
    entity.slumber ? entity.name : ctx.say('table-entity', {name: entity.name, move: moveWords(ctx, entity.move, entity.target)}),
    ...(entity.text ? [entity.text] : []),
    ...STEPS.flatMap((kind) => (entity.effects[kind] ? [`${ctx.say(stepKey(kind))}: ${entity.effects[kind]}`] : [])),
    ...(figures.length ? [ctx.say('table-stands-on', {items: figures})] : []),
  ];
}
