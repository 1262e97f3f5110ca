/** The rules of a new table, and how it is kept. */
import {html} from '../../vendor/lit-html/lit-html.js';
import {ruleLink} from '../../lib/dom.js';
import {onOff, segments} from '../parts/choosing.js';
import {said} from '../parts/games.js';

/**
 * @typedef {import('../new.js').Plan} Plan
 * @typedef {import('../../lib/wire.js').Setting} Setting
 */

const OWN_WORDS = '';

/** @param {Plan} plan */
export function rulesPanel(plan) {
  const {say, told, choices} = plan;
  const {game} = told;
  const chairs = choices.chairs.slice(0, choices.count);
  const bots = chairs.some(({kind}) => kind === 'bot');
  const free = chairs.some(({kind}) => kind === 'person' || kind === 'open');
  return html`<section class="panel" aria-labelledby="new-rules">
    <div class="ph"><h2 class="grow" id="new-rules">${say('new-rules')}</h2>
      <span class="muted">${say('new-version', {version: game.rules_version})}</span></div>
    <ul class="ops">
      ${game.settings.filter((setting) => !setting.each_seat).map((setting) => settingRow(plan, setting))}
      ${game.words.length ? wordsRow(plan) : ''}
    </ul>
  </section>
  <section class="panel" aria-labelledby="new-keeping">
    <div class="ph"><h2 class="grow" id="new-keeping">${say('new-keeping')}</h2></div>
    <ul class="ops">
      ${oneOf(plan, 'watch', ['everybody', 'code', 'nobody'])}
      ${oneOf(plan, 'takeback', ['consent', 'never'])}
      ${bots && choices.options.takeback === 'consent' ? yesNo(plan, 'bots_accept') : ''}
      ${bots ? oneOf(plan, 'pace', ['brisk', 'relaxed', 'none']) : ''}
      ${free ? yesNo(plan, 'warm') : ''}
    </ul>
  </section>`;
}

/**
 * @param {Plan} plan
 * @param {Setting} setting
 */
function settingRow(plan, {name, values, rule}) {
  const {told, choices, setup} = plan;
  const {texts} = told;
  const title = said(texts, `setting-${name}`, name);
  const possible = setup?.possible[name] ?? values;
  const chosen = setup?.settings[name] ?? choices.settings[name] ?? '';
  return html`<li class="op"><div class="grow"><b>${title}</b>
    <span>${said(texts, `setting-${name}.note`, '')} ${ruleLink(rule)}</span></div>
    ${segments({
      name: `setting-${name}`,
      label: title,
      values: values.map((value) => ({
        value,
        text: said(texts, `setting-${name}-${value}`, value),
        off: !possible.includes(value) && value !== chosen,
      })),
      chosen,
      pick: (value) => {
        choices.settings[name] = value;
        if (setup) setup.settings[name] = value;
        plan.settle();
      },
    })}</li>`;
}

/** @param {Plan} plan */
function wordsRow(plan) {
  const {say, told, choices} = plan;
  return html`<li class="op">
    <div class="grow"><b>${say('new-words')}</b><span>${say('new-words-note')}</span></div>
    ${segments({
      name: 'words',
      label: say('new-words'),
      values: [
        {value: OWN_WORDS, text: said(told.texts, 'words-own', say('new-words-own'))},
        ...told.game.words.map((set) => ({value: set, text: said(told.texts, `words-${set}`, set)})),
      ],
      chosen: choices.words ?? OWN_WORDS,
      pick: (set) => void plan.pickWords(set === OWN_WORDS ? null : set),
    })}</li>`;
}

/**
 * @template {'watch' | 'takeback' | 'pace'} N
 * @param {Plan} plan
 * @param {N} name
 * @param {readonly import('../../lib/wire.js').TableOptions[N][]} values
 */
function oneOf(plan, name, values) {
  const {say, choices} = plan;
  const title = say(`new-${name}`);
  const chosen = choices.options[name];
  return html`<li class="op">
    <div class="grow"><b>${title}</b><span>${say(`new-${name}-${chosen}.note`)}</span></div>
    ${segments({
      name: `option-${name}`,
      label: title,
      values: values.map((value) => ({value, text: say(`new-${name}-${value}`)})),
      chosen,
      pick: (value) => {
        choices.options[name] = value;
        plan.draw();
      },
    })}</li>`;
}

/**
 * @param {Plan} plan
 * @param {'bots_accept' | 'warm'} name
 */
function yesNo(plan, name) {
  const {say, choices} = plan;
  const title = name === 'warm' ? say('new-warm') : say('new-bots-accept');
  const note = name === 'warm' ? say('new-warm.note') : say('new-bots-accept.note');
  return html`<li class="op"><div class="grow"><label for="option-${name}"><b>${title}</b></label>
    <span id="note-${name}">${note}</span></div>
    ${onOff({
      id: `option-${name}`,
      on: choices.options[name],
      flip: (on) => {
        choices.options[name] = on;
        plan.draw();
      },
      describedBy: `note-${name}`,
    })}</li>`;
}
