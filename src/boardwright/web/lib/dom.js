/** Small drawings that every page uses. */
import {html, nothing, svg} from '../vendor/lit-html/lit-html.js';

/** @typedef {import('../vendor/lit-html/lit-html.js').TemplateResult} Template */

/**
 * Brings the signs into the document, once: those that say that the connection is lost must be
 * there when it is.
 */
export async function loadIcons() {
  const answer = await fetch('/web/icons.svg');
  const drawing = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  drawing.classList.add('icons');
  drawing.setAttribute('aria-hidden', 'true');
  document.body.prepend(document.adoptNode(drawing));
}

/**
 * A sign from icons.svg; with a title it is an image with a name, without it is hidden from readers.
 * @param {string} name
 * @param {string} [title]
 */
export function icon(name, title) {
  const use = svg`<use href="#i-${name}"></use>`;
  return title === undefined
    ? html`<svg class="i" aria-hidden="true">${use}</svg>`
    : html`<svg class="i" role="img" aria-label=${title}>${svg`<title>${title}</title>`}${use}</svg>`;
}

/** Whether there is a sign of this name. @param {string} name */
export function hasIcon(name) {
  return document.getElementById(`i-${name}`) !== null;
}

/**
 * The sign of a seat: shape, colour, letter.
 * @param {number} seat
 * @param {string} name
 * @param {{small?: boolean, off?: boolean}} [how]
 */
export function crest(seat, name, {small = false, off = false} = {}) {
  const classes = `crest s${seat % 4}${small ? ' sm' : ''}${off ? ' off' : ''}`;
  return html`<span class=${classes} aria-hidden="true">${letterOf(name)}</span>`;
}

/** @param {string} name */
function letterOf(name) {
  const first = new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next().value;
  return (first?.segment ?? '').toUpperCase();
}

/**
 * A rule id as a link; on pages with rule cards a click opens the rule in place.
 * @param {string|null} id
 */
export function ruleLink(id) {
  return id ? html`<a class="rule" href="/rules/${id}" data-rule=${id}>${id}</a>` : nothing;
}

/**
 * Three dots: somebody thinks.
 * @param {string} label
 */
export function dots(label) {
  return html`<span class="think" role="img" aria-label=${label}><i></i><i></i><i></i></span>`;
}

/**
 * Puts a text on the clipboard; false where the browser does not allow it.
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
