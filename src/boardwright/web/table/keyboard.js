/** Every act has a key. */
import {prefs} from '../lib/prefs.js';
import {actOn, dismiss} from './pointer.js';
import {block, ready, stateOf} from './model.js';
import {numbered} from './options.js';

/** @typedef {import('./session.js').Session} Session */

const TYPING = 'input, textarea, select, [contenteditable]';
const PAUSE = 700;

/** @type {Record<string, [number, number]>} */
const WAYS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

/**
 * @param {HTMLElement} root
 * @param {Session} session
 * @param {{open: (id: string, from: Element) => void, close: () => boolean}} rules
 * @returns {() => void}
 */
export function startKeyboard(root, session, rules) {
  let typed = '';
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let pause;
  /** The question that was there when typing began. @type {number|undefined} */
  let asked;

  /** @param {string} text */
  const choose = (text) => {
    typed = '';
    clearTimeout(pause);
    chooseNumber(root, session, Number(text));
  };

  /** A number of two digits is waited for only where there are as many options. @param {string} digit */
  const number = (digit) => {
    const question = block(session.model).decision?.number;
    if (question !== asked) typed = '';
    asked = question;
    const count = Math.max(0, ...openNumbers(session));
    const text = typed + digit;
    if (text === '0' || Number(text) * 10 > count) {
      choose(text);
      return;
    }
    typed = text;
    clearTimeout(pause);
    pause = setTimeout(() => {
      // What was meant for one question answers no other.
      if (block(session.model).decision?.number === asked) choose(typed);
      else typed = '';
    }, PAUSE);
  };

  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    const target = event.target instanceof Element ? event.target : root;
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (session.model.state === null) return;
    if (event.key === 'Escape') {
      if (escape(session, rules)) event.preventDefault();
      return;
    }
    if (target.closest(TYPING) !== null || session.model.curtain !== null) return;
    const act = actions(root, session, rules, target)[event.key.toLowerCase()];
    if (/^[0-9]$/.test(event.key)) number(event.key);
    else if (event.key in WAYS) {
      if (!walk(root, target, /** @type {[number, number]} */ (WAYS[event.key]), event.shiftKey)) return;
    } else if (event.key === 'Enter' || event.key === ' ') {
      const anchor = target.getAttribute('data-anchor');
      if (anchor === null || target.matches('button, a')) return;
      actOn(session, anchor);
    } else if (act !== undefined) act();
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', pressed);
  return () => {
    clearTimeout(pause);
    document.removeEventListener('keydown', pressed);
  };
}

/**
 * @param {HTMLElement} root
 * @param {Session} session
 * @param {{open: (id: string, from: Element) => void}} rules
 * @param {Element} target
 * @returns {Record<string, () => void>}
 */
function actions(root, session, rules, target) {
  return {
    q: () => focusOn(root, '#ask'),
    h: () => focusOn(root, '#tray'),
    b: () => focusOn(root, '#board'),
    l: () => {
      session.change({rail: 'log', panel: 'rail', tab: session.model.narrow ? 'log' : session.model.tab});
      focusOn(root, '#log');
    },
    t: () => prefs.set({text: !session.model.text}),
    u: () => session.undo(),
    '?': () => {
      const [id, from] = ruleOf(root, session, target);
      if (id) rules.open(id, from);
    },
    '/': () => session.go('/rules'),
  };
}

/** The numbers that can be typed now. @param {Session} session @returns {number[]} */
function openNumbers(session) {
  const {decision} = block(session.model);
  return decision === null ? [] : numbered(decision).map((row) => row.number);
}

/**
 * A motion that asks me is answered first: 1 allows it, 0 keeps playing.
 * @param {HTMLElement} root
 * @param {Session} session
 * @param {number} number
 */
function chooseNumber(root, session, number) {
  const {motion} = stateOf(session.model).table;
  const answer = motion === null ? null : number === 1 ? 'agree' : number === 0 ? 'decline' : null;
  const button = answer === null ? null : root.querySelector(`[data-motion="${answer}"]`);
  if (button instanceof HTMLButtonElement) {
    button.click();
    return;
  }
  const {decision} = block(session.model);
  const row = decision === null ? undefined : numbered(decision).find((one) => one.number === number);
  if (row !== undefined && ready(session.model)) session.answer(row.option.key);
}

/** Closes the nearest thing that is open. @param {Session} session @param {{close: () => boolean}} rules */
function escape(session, rules) {
  if (rules.close() || dismiss(session)) return true;
  if (session.model.advice !== null) session.change({advice: null});
  else if (session.model.panel !== null) session.change({panel: null, leaving: false, invitation: null});
  else return false;
  return true;
}

/** @param {HTMLElement} root @param {string} selector */
function focusOn(root, selector) {
  const part = root.querySelector(selector);
  const first = part?.querySelector('[data-legal], .opt') ?? part;
  if (canFocus(first)) first.focus();
}

/**
 * The rule of the focused thing: its own, that of its option, or that of the question.
 * @param {HTMLElement} root
 * @param {Session} session
 * @param {Element} target
 * @returns {[string, Element]}
 */
function ruleOf(root, session, target) {
  const {decision, others} = block(session.model);
  const anchor = target.closest('[data-anchor]')?.getAttribute('data-anchor') ?? null;
  const option = anchor === null ? undefined : decision?.options.find(({anchors}) => anchors.includes(anchor));
  const own = target.closest('[data-rule-of]')?.getAttribute('data-rule-of')
    ?? target.closest('li')?.querySelector('[data-rule]')?.getAttribute('data-rule');
  const id = own ?? option?.rule ?? decision?.rule ?? others[0]?.rule ?? '';
  return [id, target.closest('[data-anchor], [data-rule-of], li') ?? root.querySelector('#ask') ?? root];
}

/**
 * Moves the focus to the nearest thing in a direction: among options, or among what can be acted
 * on; with Shift among everything on the table.
 * @param {HTMLElement} root
 * @param {Element} from
 * @param {[number, number]} way
 * @param {boolean} everything
 */
function walk(root, from, [x, y], everything) {
  const list = from.closest('.opts');
  const selector = list !== null ? '.opt' : everything ? '[data-anchor]' : '[data-legal]';
  const others = [...(list ?? root).querySelectorAll(selector)].filter((one) => one !== from);
  if (list === null && from.closest('[data-anchor]') === null) {
    const [first] = others;
    if (!canFocus(first) || from !== document.body && from.closest('#ask, #board, #tray') === null) return false;
    first.focus();
    return true;
  }
  const ring = from.closest('[data-ring]');
  const beside = ring === null ? null : onRing([...ring.querySelectorAll(selector)], from, [x, y]);
  if (canFocus(beside)) {
    beside.focus();
    return true;
  }
  const here = centre(from);
  let best = null;
  let least = Infinity;
  for (const other of others) {
    const there = centre(other);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const across = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const far = along + 2 * across;
    if (along > 4 && far < least) [best, least] = [other, far];
  }
  if (!canFocus(best)) return list !== null || from.closest('[data-anchor]') !== null;
  best.focus();
  return true;
}

/**
 * Things that lie in a ring are walked along it: the neighbour that lies further in the direction.
 * @param {readonly Element[]} ring in its order
 * @param {Element} from
 * @param {[number, number]} way
 */
function onRing(ring, from, [x, y]) {
  const at = ring.indexOf(from);
  if (at < 0 || ring.length < 3) return null;
  const here = centre(from);
  const neighbours = [ring[(at + 1) % ring.length], ring.at(at - 1)].map((element) => {
    const there = centre(/** @type {Element} */ (element));
    const [across, down] = [there.x - here.x, there.y - here.y];
    return {element, part: (across * x + down * y) / (Math.hypot(across, down) || 1)};
  });
  const [best] = neighbours.sort((one, other) => other.part - one.part);
  return best !== undefined && best.part > 0.35 ? best.element : null;
}

/**
 * What is drawn can have the focus like any other element.
 * @param {unknown} element
 * @returns {element is HTMLElement|SVGElement}
 */
function canFocus(element) {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

/** @param {Element} element */
function centre(element) {
  const {left, top, width, height} = element.getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2};
}
