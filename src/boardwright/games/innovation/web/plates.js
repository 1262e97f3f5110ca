/** The others: a plate for each with all that is public, or a chip for a narrow screen. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {BACKS, backs} from './cards.js';
import {cardOf, compared, others, over, printed, seatOf} from './facts.js';
import {smallPile} from './piles.js';
import {count, label, six} from './signs.js';

/** @typedef {import('./view.js').Drawing} Drawing */

/**
 * @param {Drawing} ctx
 */
export function plateRow(ctx) {
  return html`<div class="plates n-${others(ctx).length}">${others(ctx).map((seat) => plate(ctx, seat))}</div>`;
}

/**
 * @param {Drawing} ctx
 * @param {number} seat
 */
function plate(ctx, seat) {
  const {icons} = seatOf(ctx, seat);
  const name = ctx.name(seat);
  return html`<section class="plate panel ${turnOf(ctx, seat)}" aria-label=${name}>
    <div class="plate-facts">
      <header class="plate-head">
        <div class="whose">${seatFrame(ctx, seat)}${ctx.crest(seat)}<h3>${name}</h3></div>
        ${status(ctx, seat)}
      </header>
      <div class="os">${influence(ctx, seat)}
        ${handBacks(ctx, seat)}
        ${dominations(ctx, seat)}</div>
      ${six(ctx, icons, compared(ctx))}
    </div>
    <div class="mps">${ctx.content.colours.map((colour) => smallPile(ctx, seat, colour))}</div>
  </section>`;
}

/**
 * The place of a seat beside its name. On a narrow screen the others have theirs on their chips.
 * @param {Drawing} ctx
 * @param {number} seat
 */
export function seatFrame(ctx, seat) {
  const chip = ctx.narrow && seat !== ctx.seat;
  return html`<div class="frame" ${ctx.at(chip ? `plate:${seat}` : `seat:${seat}`, ctx.name(seat))}></div>`;
}

/**
 * @param {Drawing} ctx
 * @param {number} seat
 */
export function turnOf(ctx, seat) {
  return ctx.view.phase === 'turn' && ctx.view.turn === seat && !over(ctx) ? 'turning' : '';
}

/**
 * Points and number of cards of an influence; the faces are hidden.
 * @param {Drawing} ctx
 * @param {number} seat
 */
export function influence(ctx, seat) {
  const {points, influence_values: values} = seatOf(ctx, seat);
  const anchor = `influence:${seat}`;
  const cards = ctx.say('board-count', {count: values.length});
  const name = label(ctx, anchor, [points, cards], ctx.say('board-influence-of', {seat}));
  return html`<span class="points" ${ctx.at(anchor, name)}>
    ${ctx.icon('flag', ctx.say('board-points-name'))}<b class="num">${points}</b> <small>${cards}</small></span>`;
}

/**
 * A hand as everybody sees it.
 * @param {Drawing} ctx
 * @param {number} seat
 */
export function handBacks(ctx, seat) {
  const {hand_values: values} = seatOf(ctx, seat);
  if (!values.length) return html`<span class="hand-backs">${ctx.say('board-hand-none')}</span>`;
  return html`<span class="hand-backs ${values.length > BACKS ? 'long' : ''}">${ctx.say('board-hand-label')} ${backs(ctx, values)}</span>`;
}

/**
 * A round mark for each domination there is to win by: those taken, and those still missing.
 * @param {Drawing} ctx
 * @param {number} seat
 */
export function dominations(ctx, seat) {
  const {dominations: taken} = seatOf(ctx, seat);
  const missing = Math.max(0, ctx.view.needed - taken.length);
  const name = dominationsName(ctx, seat);
  return html`<span class="dm" role="img" aria-label=${name} title=${name}>
    ${taken.map((item) => html`<i class="on num">${typeof item === 'number' ? item : domainSign(ctx, item)}</i>`)}
    ${Array.from({length: missing}, () => html`<i></i>`)}</span>`;
}

/**
 * @param {Drawing} ctx
 * @param {number} seat
 */
function dominationsName(ctx, seat) {
  const {dominations: taken} = seatOf(ctx, seat);
  return ctx.say('board-text-dominations', {count: taken.length, needed: ctx.view.needed, taken});
}

/**
 * @param {Drawing} ctx
 * @param {string} name
 */
function domainSign(ctx, name) {
  const domain = ctx.content.domains.find((one) => one.name === name);
  return domain ? ctx.icon(domain.icon) : nothing;
}

/**
 * What a seat is about: it wins, has the turn, obeys, shares, thinks, or is away.
 * @param {Drawing} ctx
 * @param {number} seat
 */
export function status(ctx, seat) {
  const sits = ctx.table.seats[seat];
  const role = roleOf(ctx, seat);
  const chips = [];
  if (over(ctx) && ctx.table.outcome?.winners.includes(seat)) chips.push(html`<span class="chip">${ctx.icon('flag')}${ctx.say('board-winner')}</span>`);
  else if (role) chips.push(html`<span class="chip line">${ctx.say(role)}</span>`);
  else if (turnOf(ctx, seat)) chips.push(html`<span class="chip line">${ctx.say('board-has-turn')}</span>`);
  if (sits && !ctx.readonly) {
    if (ctx.table.thinking.includes(seat)) {
      chips.push(html`<span class="think" role="img" aria-label=${ctx.say('board-thinks')}><i></i><i></i><i></i></span>`);
    } else if (sits.kind === 'bot' || sits.level) {
      chips.push(html`<span class="kind">${ctx.icon('bot', ctx.say('board-bot'))}</span>`);
    } else if (sits.kind !== 'person') {
      chips.push(html`<span class="kind">${ctx.say('board-empty-seat')}</span>`);
    } else if (!sits.present) {
      chips.push(html`<span class="kind">${ctx.say('board-away')}</span>`);
    }
  }
  return html`<span class="stands">${chips}</span>`;
}

/**
 * What a seat has to do with the card that is carried out, if anything.
 * @param {Drawing} ctx
 * @param {number} seat
 */
function roleOf(ctx, seat) {
  const [run] = ctx.view.resolving;
  if (!run || over(ctx)) return null;
  if (run.by === seat) return 'board-activates';
  const kind = run.obeying.includes(seat) ? 'demand' : 'share';
  const concerned = printed(ctx, cardOf(ctx, run.card)).effects.some((effect) => effect.kind === kind);
  return concerned ? (kind === 'demand' ? 'board-obeys' : 'board-shares') : null;
}

/**
 * The others at a glance: points, dominations, and the icon that is compared.
 * @param {Drawing} ctx
 */
export function chips(ctx) {
  const icon = compared(ctx);
  return html`<div class="inn ocs">${others(ctx).map((seat) => {
    const {points, icons, dominations: taken} = seatOf(ctx, seat);
    return html`<div class="oc ${turnOf(ctx, seat)}"><div class="frame" ${ctx.at(`seat:${seat}`, ctx.name(seat))}></div>${ctx.crest(seat, true)}
      <div><b>${ctx.name(seat)}</b>
        <span class="num">${ctx.icon('flag', ctx.say('board-points-name'))}${points}
          ${icon ? count(ctx, icon, icons[icon]) : nothing}
          <em role="img" aria-label=${dominationsName(ctx, seat)}>${taken.length}/${ctx.view.needed}</em></span></div></div>`;
  })}</div>`;
}
