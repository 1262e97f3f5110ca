/** What belongs to nobody: supplies, the periods over them, the domains. */
import {html, nothing} from '/web/vendor/lit-html/lit-html.js';
import {ownerOf, seatOf} from './facts.js';
import {soft} from './signs.js';

/** @typedef {import('./view.js').Domain} Domain */
/** @typedef {import('./view.js').Drawing} Drawing */

/**
 * @param {Drawing} ctx
 */
export function centre(ctx) {
  return html`<section class="mid" aria-label=${ctx.say('board-middle')}>${ages(ctx)}${domains(ctx)}</section>`;
}

/**
 * The ten supplies, and the periods over them.
 * @param {Drawing} ctx
 */
export function ages(ctx) {
  return html`<div class="mid-ages">
    <h3 class=${ctx.narrow ? 'vh' : ''}>${ctx.say('board-periods')} <span>${ctx.say('board-periods-note')}</span></h3>
    <div class="ages">${Object.keys(ctx.view.supply).map((key) => column(ctx, Number(key)))}</div>
  </div>`;
}

/**
 * @param {Drawing} ctx
 */
export function domains(ctx) {
  return html`<div class="mid-domains">
    <h3>${ctx.say('board-domains-title')} <span>${ctx.say('board-domains-note')}</span></h3>
    <div class="doms">${ctx.content.domains.map((domain) => domainCard(ctx, domain))}</div>
  </div>`;
}

/**
 * @param {Drawing} ctx
 * @param {number} period
 */
function column(ctx, period) {
  return html`<div class="agecol">${periodCard(ctx, period)}${supply(ctx, period)}</div>`;
}

/**
 * @param {Drawing} ctx
 * @param {number} number
 */
function periodCard(ctx, number) {
  const period = ctx.content.periods.find((one) => one.period === number);
  if (!period) return html`<div class="per blank">${ctx.say('board-period-none')}</div>`;
  const owner = ownerOf(ctx, number);
  const name = periodName(ctx, number);
  if (owner !== undefined) {
    return html`<div class="per taken" title=${name} ${ctx.at(`period:${number}`, name)}><b>${number}</b>${ctx.crest(owner, true)}</div>`;
  }
  return html`<div class="per" title=${name} ${ctx.at(`period:${number}`, name)}>
    <b class="num">${number}</b> <small class="num">${ctx.say('board-needs', {points: period.points})}</small></div>`;
}

/**
 * A period in words.
 * @param {Drawing} ctx
 * @param {number} number
 */
export function periodName(ctx, number) {
  const owner = ownerOf(ctx, number);
  if (owner !== undefined) return ctx.say('board-period-taken', {period: number, seat: owner});
  const period = ctx.content.periods.find((one) => one.period === number);
  if (!period) return ctx.say('board-period-none');
  return ctx.say('board-period', {period: number, points: period.points, value: period.value});
}

/**
 * @param {Drawing} ctx
 * @param {number} period
 */
function supply(ctx, period) {
  const count = ctx.view.supply[period] ?? 0;
  const next = ctx.seat !== null && seatOf(ctx, ctx.seat).draws === period;
  const name = supplyName(ctx, period);
  return html`<div class="sup ${count ? '' : 'e'} ${next ? 'next' : ''}" title=${name} ${ctx.at(`supply:${period}`, name)}>
    <b class="num">${period}</b> <span class="num">${ctx.narrow ? count : count ? ctx.say('board-supply-count', {count}) : ctx.say('board-supply-empty')}</span></div>`;
}

/**
 * A supply in words, and whether the reader draws from it.
 * @param {Drawing} ctx
 * @param {number} period
 */
export function supplyName(ctx, period) {
  const count = ctx.view.supply[period] ?? 0;
  const name = ctx.say('board-supply-name', {period, count});
  const next = ctx.seat !== null && seatOf(ctx, ctx.seat).draws === period;
  return next ? `${name}, ${ctx.say('board-next-draw')}` : name;
}

/**
 * @param {Drawing} ctx
 * @param {Domain} domain
 */
function domainCard(ctx, domain) {
  const owner = ownerOf(ctx, domain.name);
  const label = domainName(ctx, domain);
  const anchor = `domain:${domain.name}`;
  return html`<div class="dom ${owner === undefined ? '' : 'taken'}" title=${label} ${ctx.at(anchor, label)}>
    <span class="dom-sign">${ctx.icon(domain.icon)}${owner === undefined ? leader(ctx, domain) : ctx.crest(owner, true)}</span>
    <b>${soft(ctx.say(domain.key))}</b>${owner === undefined ? progress(ctx, domain) : nothing}</div>`;
}

/**
 * A domain in words.
 * @param {Drawing} ctx
 * @param {Domain} domain
 */
export function domainName(ctx, domain) {
  const owner = ownerOf(ctx, domain.name);
  if (owner !== undefined) return ctx.say('board-domain-taken', {domain: domain.name, seat: owner});
  const towards = ctx.seat === null ? undefined : seatOf(ctx, ctx.seat).towards[domain.name];
  const free = ctx.say('board-domain-free', {domain: domain.name});
  return towards ? `${free}, ${ctx.say('board-progress', {domain: domain.name, ...towards})}` : free;
}

/**
 * How far each seat is with a domain.
 * @param {Drawing} ctx
 * @param {Domain} domain
 */
function allTowards(ctx, domain) {
  return ctx.view.seats.map(({towards}) => towards[domain.name] ?? {have: 0, of: 1});
}

/**
 * Who is furthest with a domain, for whoever only watches.
 * @param {Drawing} ctx
 * @param {Domain} domain
 */
function leader(ctx, domain) {
  if (ctx.seat !== null) return nothing;
  const have = allTowards(ctx, domain).map((one) => one.have);
  const most = Math.max(...have);
  return most ? ctx.crest(have.indexOf(most), true) : nothing;
}

/**
 * How far the reader is; a watcher sees how far anybody is.
 * @param {Drawing} ctx
 * @param {Domain} domain
 */
function progress(ctx, domain) {
  const all = allTowards(ctx, domain);
  const best = all.reduce((most, one) => (one.have > most.have ? one : most));
  const {have, of} = (ctx.seat === null ? undefined : all[ctx.seat]) ?? best;
  return html`<small>${ctx.say('board-progress', {domain: domain.name, have, of})}</small>
    <progress class="bar" aria-hidden="true" .value=${Math.min(have, of)} .max=${of}></progress>`;
}
