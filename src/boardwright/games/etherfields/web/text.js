/** The table as text: every fact of the view, a line for each thing, in reading order. */
import {seatSection, handSection} from './text_seats.js';
import {entityLines, gateLines, itemLines, journalLines, shopLines, storyLines, turnLines, worldLines} from './text_things.js';
import {actionWords, ended} from './plates_on_map.js';
import {kindKey, seatOf, shownSeat, travels} from './facts.js';
import {spaceWords} from './space.js';
import {stepsTo} from './steps.js';
import {standing} from './figures.js';
import {whoIsOn} from './look.js';
import {chooses, playerOf, publicDreamers} from './who.js';

/** @typedef {import('./view.js').Drawing} Drawing */
/** @typedef {import('./text_seats.js').Line} Line */
/** @typedef {import('./text_seats.js').Section} Section */

/** @param {Drawing} ctx @returns {Section[]} */
export function text(ctx) {
  const others = ctx.view.seats.flatMap((_, seat) => (seat === ctx.seat ? [] : [seat]));
  const own = ctx.seat === null ? [] : [handSection(ctx, ctx.seat), seatSection(ctx, ctx.seat)];
  /** @param {string} key @param {Line[]} lines */
  const part = (key, lines) => (lines.length ? [{title: ctx.say(key), lines}] : []);
  return [
    ...part('table-course', turnLines(ctx)),
    ...own,
    ...part('table-dreamers', whoLines(ctx)),
    ...part('table-offer', shopLines(ctx)),
    ...(travels(ctx) ? part('kind-dreamworld', worldLines(ctx)) : part('kind-dreamscape', mapLines(ctx))),
    ...part('table-entities', entityLines(ctx)),
    ...part('table-goal', gateLines(ctx)),
    ...part('table-items', itemLines(ctx)),
    ...others.flatMap((seat) => [seatSection(ctx, seat), handSection(ctx, seat)]),
    ...part('table-story', storyLines(ctx)),
    ...part('table-journal', journalLines(ctx)),
    ...(travels(ctx) ? [] : part('kind-dreamworld', worldLines(ctx))),
  ];
}

/** Who can be chosen, while somebody has to. @param {Drawing} ctx @returns {Line[]} */
function whoLines(ctx) {
  if (!chooses(ctx)) return [];
  return publicDreamers(ctx).map(([id, {name, archetype, about, back}]) => {
    const seat = playerOf(ctx, id);
    const words = [`${name}, ${ctx.say(kindKey(archetype))}`, ...(seat < 0 ? [] : [ctx.name(seat)]), about, `${ctx.say('table-on-back')}: ${actionWords(ctx, {...back, used: false, markers: {}})}`];
    return {text: words.map(ended).join(' '), anchors: [`card:${name}`]};
  });
}

/** Row by row, then what can be done from everywhere. @param {Drawing} ctx @returns {Line[]} */
function mapLines(ctx) {
  const {spaces, blocked, flying, actions, rules, tiles} = ctx.view.map;
  const back = ctx.view.backs[seatOf(ctx, shownSeat(ctx)).back ?? ''];
  return [
    ...tiles.filter(({id}) => ctx.options(`tile:${id}`).length).map(({id, name}) => ({text: ended(name), anchors: [`tile:${id}`]})),
    ...Object.keys(spaces).flatMap((name) => spaceLines(ctx, name)),
    ...(blocked.length ? [{text: ctx.say('table-blocked', {items: blocked.map((name) => spaceWords(ctx, name))}), anchors: []}] : []),
    ...flying.flatMap(({action}) => {
      const there = actions[action];
      return there ? [{text: `${ctx.say('table-everywhere')}: ${actionWords(ctx, there)}`, anchors: [`action:${action}`]}] : [];
    }),
    ...(back ? [{text: `${ctx.say('table-back', {dreamer: back.name})}: ${actionWords(ctx, {...back.action, used: false, markers: {}})}`, anchors: [`action:${back.action.key}`, `deck:${shownSeat(ctx)}`]}] : []),
    ...rules.map(({text}) => ({text, anchors: []})),
  ];
}

/** A space with who stands there and its Walls; then its actions. @param {Drawing} ctx @param {string} name @returns {Line[]} */
function spaceLines(ctx, name) {
  const {spaces, walls, actions} = ctx.view.map;
  const there = spaces[name];
  const who = whoIsOn(ctx, name);
  const beyond = walls.flatMap(([one, other]) => (one === name ? [other] : other === name ? [one] : []));
  const words = [
    ended(spaceWords(ctx, name)),
    ...(stepsTo(ctx, name) === null ? [] : [ctx.say('table-steps', {count: stepsTo(ctx, name)})]),
    ...(who.length ? [ctx.say('table-stands-here', {items: who})] : []),
    ...(beyond.length ? [ctx.say('table-walls', {items: sidesOf(ctx, name, beyond)})] : []),
  ];
  const rows = (there?.actions ?? []).flatMap((key) => actions[key] ?? []);
  return [
    ...rows.map((action) => ({text: `${spaceWords(ctx, name)}: ${actionWords(ctx, action)}`, anchors: [`action:${action.key}`]})),
    {text: words.join(' '), anchors: [`space:${name}`, ...standing(ctx, name), `edge:${name}:e`, `edge:${name}:s`]},
  ];
}

/** On which sides. @param {Drawing} ctx @param {string} name @param {readonly string[]} others */
function sidesOf(ctx, name, others) {
  const [row = 0, column = 0] = name.slice(1).split('c').map(Number);
  return others.map((other) => {
    const [r = 0, c = 0] = other.slice(1).split('c').map(Number);
    return ctx.say(`table-side-${r < row ? 'north' : r > row ? 'south' : c < column ? 'west' : 'east'}`);
  });
}
