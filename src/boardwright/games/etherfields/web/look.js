/** A closer look: what an anchor stands for, in full. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {actionRow} from './actions.js';
import {body} from './cards.js';
import {actionOf, counted, dreamerName, kindKey, seatOf} from './facts.js';
import {standing, figureName} from './figures.js';
import {entityWords} from './entities.js';
import {ended} from './plates_on_map.js';
import {brings} from './signs.js';
import {spaceWords} from './space.js';
import {stepsTo} from './steps.js';
import {locationWords} from './world.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./view.js').Thing} Thing */

/** @param {Drawing} ctx @param {string} anchor */
export function thing(ctx, anchor) {
  const [kind = '', ...rest] = anchor.split(':');
  const name = rest.join(':');
  const inside = LOOKS[kind]?.(ctx, name) ?? null;
  return inside === null ? null : html`<div class="eth eth-look">${inside}</div>`;
}

/** @type {Record<string, (ctx: Drawing, name: string) => unknown>} */
const LOOKS = {
  space: spaceLook,
  action(ctx, key) {
    const action = ctx.view.map.actions[key];
    const there = action ?? actionOf(ctx, key);
    return there === null ? null : actionRow(unplaced(ctx), there, action ? {laid: action} : {});
  },
  card: cardLook,
  item(ctx, nth) {
    const item = ctx.view.items[Number(nth)];
    return item ? thingLook(ctx, item) : null;
  },
  progress(ctx, which) {
    const [seat = '0', nth = '0'] = which.split(':');
    const placed = seatOf(ctx, Number(seat)).progress[Number(nth)];
    return placed ? html`${cardLook(ctx, placed.name)}${placed.flipped ? html`<p class="muted">${ctx.say('table-flipped')}</p>` : nothing}` : null;
  },
  entity(ctx, name) {
    const entity = ctx.view.map.entities.find((one) => one.name === name);
    return entity ? entityLook(ctx, entity) : null;
  },
  figure(ctx, number) {
    const figure = ctx.view.map.figures.find((one) => String(one.number) === number);
    if (figure === undefined) return null;
    const entity = ctx.view.map.entities.find(({name}) => name === figure.name);
    const companion = ctx.view.companions[figure.name];
    return html`<h4>${figureName(ctx, figure)}</h4>${entity ? entityLook(ctx, entity) : companion ? thingLook(ctx, companion) : nothing}`;
  },
  dreamer: (ctx, seat) => seatLook(ctx, Number(seat)),
  seat: (ctx, seat) => seatLook(ctx, Number(seat)),
  deck(ctx, seat) {
    const back = ctx.view.backs[seatOf(ctx, Number(seat)).back ?? ''];
    return html`<p>${ctx.say('table-count-deck', {count: seatOf(ctx, Number(seat)).deck})}</p>${back ? html`<h4>${ctx.say('table-back', {dreamer: back.name})}</h4>${actionRow(unplaced(ctx), back.action)}` : nothing}`;
  },
  discard: (ctx, seat) => pile(ctx, 'kind-discard', seatOf(ctx, Number(seat)).discard),
  sealed: (ctx, seat) => pile(ctx, 'kind-sealed', seatOf(ctx, Number(seat)).sealed),
  location(ctx, id) {
    const location = ctx.view.world.locations.find((one) => one.id === id);
    return location ? html`<p>${locationWords(ctx, location)}</p>` : null;
  },
};

/** The same, without places: what is drawn twice is one anchor only. @param {Drawing} ctx @returns {Drawing} */
function unplaced(ctx) {
  return {...ctx, at: () => nothing};
}

/** @param {Drawing} ctx @param {string} name */
function spaceLook(ctx, name) {
  const there = ctx.view.map.spaces[name];
  if (there === undefined) return null;
  const tile = ctx.view.map.tiles.find(({id}) => id === there.tile);
  const texts = [...there.icons.flatMap(({text}) => (text ? [text] : [])), ...ctx.view.map.rules.flatMap(({text, space}) => (space === name ? [text] : []))];
  const people = standing(ctx, name).length;
  return html`<h4>${spaceWords(ctx, name)}</h4>${tile ? html`<p class="muted">${tile.name}</p>` : nothing}
    ${[...new Set(texts)].map((text) => html`<p>${text}</p>`)}
    ${there.actions.map((key) => ctx.view.map.actions[key]).map((action) => (action ? actionRow(unplaced(ctx), action, {laid: action}) : nothing))}
    ${stepsTo(ctx, name) === null ? nothing : html`<p class="muted">${ctx.say('table-steps', {count: stepsTo(ctx, name)})}</p>`}
    ${people ? html`<p>${ctx.say('table-stands-here', {items: whoIsOn(ctx, name)})}</p>` : nothing}`;
}

/** Names of everybody on a space. @param {Drawing} ctx @param {string} space @returns {string[]} */
export function whoIsOn(ctx, space) {
  return standing(ctx, space).map((anchor) => {
    const [kind, number] = anchor.split(':');
    if (kind === 'figure') return ctx.view.map.figures.find((one) => String(one.number) === number)?.name ?? '';
    const dreamer = seatOf(ctx, Number(number)).dreamer.name;
    return kind === 'spirit' ? ctx.say('table-spirit', {dreamer}) : dreamer;
  });
}

/** @param {Drawing} ctx @param {string} name */
function cardLook(ctx, name) {
  const card = ctx.view.cards[name];
  if (card) {
    return html`<h4>${name} ${brings(ctx, card.intent)}</h4>${body(ctx, card)}${card.flavour ? html`<p class="flavour">${card.flavour}</p>` : nothing}
      ${card.ether ? html`<p class="muted">${ctx.say('table-ether-price', {count: card.ether})}</p>` : nothing}`;
  }
  const {masks, notes, wisdom, companions, season, items, storage, fate, slumber} = ctx.view;
  const there = [...Object.values(masks), ...notes, ...wisdom, ...Object.values(companions), ...items, ...storage, ...(season ? [season] : [])].find((one) => one.name === name);
  if (there) return thingLook(ctx, there);
  if (fate?.name === name) return html`<h4>${name}</h4><p>${fate.text}</p>`;
  return slumber?.name === name ? html`${entityWords(ctx, slumber).map((words) => html`<p>${ended(words)}</p>`)}` : null;
}

/** @param {Drawing} ctx @param {Thing} there */
function thingLook(ctx, there) {
  return html`<h4>${there.name} ${brings(ctx, there.intent)}</h4>${there.text && there.actions.length === 0 ? html`<p>${there.text}</p>` : nothing}
    ${there.actions.map((action) => actionRow(unplaced(ctx), action, {owner: there.name}))}${there.passives.filter((text) => text !== there.text).map((text) => html`<p>${text}</p>`)}`;
}

/** @param {Drawing} ctx @param {import('./view.js').Entity} entity */
function entityLook(ctx, entity) {
  return html`${entityWords(ctx, entity).map((words) => html`<p>${ended(words)}</p>`)}${entity.actions.map((action) => actionRow(unplaced(ctx), action))}`;
}

/** A Dreamer: who it is, what lies there, the hand. @param {Drawing} ctx @param {number} seat */
function seatLook(ctx, seat) {
  const there = seatOf(ctx, seat);
  const lists = [['kind-hand', there.hand ?? []], ['kind-progress', there.progress.map(({name}) => name)], ['kind-discard', there.discard], ['kind-sealed', there.sealed], ['kind-flaw', there.flaws], ['table-masks', there.masks]];
  return html`<h4>${dreamerName(ctx, seat)}</h4>${there.dreamer.id ? html`<p class="muted">${ctx.say(kindKey(there.dreamer.archetype))}. ${there.dreamer.about}</p>` : nothing}
    ${lists.map(([key, names]) => (names?.length ? html`<p><b>${ctx.say(/** @type {string} */ (key))}</b> ${ctx.say('table-list', {items: times(/** @type {string[]} */ (names))})}</p>` : nothing))}`;
}

/** @param {Drawing} ctx @param {string} key @param {readonly string[]} names */
function pile(ctx, key, names) {
  return html`<h4>${ctx.say(key)}</h4><p>${names.length ? ctx.say('table-list', {items: times(names)}) : ctx.say('table-empty')}</p>`;
}

/** @param {readonly string[]} names */
export function times(names) {
  return counted(names).map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
}
