/** The element directive `at`: this element is that anchor. */
import {noChange} from '../vendor/lit-html/lit-html.js';
import {Directive, directive, PartType} from '../vendor/lit-html/directive.js';

/**
 * What the shell shows at an anchor.
 * @typedef {object} Mark
 * @property {boolean} legal an option belongs to it
 * @property {boolean} chosen
 * @property {boolean} several more than one option: a menu opens
 * @property {string} name what a reader hears: the label of the option, or of the options
 */

const NATIVE = new Set(['BUTTON', 'A', 'INPUT', 'SELECT']);
// A name needs a role; what is an item of a list has one.
const PLAIN = new Set(['DIV', 'SPAN', 'SECTION', 'ARTICLE']);

class At extends Directive {
  /** @param {import('../vendor/lit-html/directive.js').PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('at() stands in the tag of an element');
    /** @type {string|null|undefined} */
    this._role = undefined;
  }

  /**
   * @param {string} _anchor
   * @param {string|undefined} _label
   * @param {Mark} _mark
   */
  render(_anchor, _label, _mark) {
    return noChange;
  }

  /**
   * @param {import('../vendor/lit-html/directive.js').ElementPart} part
   * @param {[string, string|undefined, Mark]} values
   */
  update(part, [anchor, label, mark]) {
    const element = part.element;
    if (this._role === undefined) this._role = element.getAttribute('role');
    put(element, 'data-anchor', anchor);
    put(element, 'data-legal', mark.legal ? '' : null);
    put(element, 'data-chosen', mark.chosen ? '' : null);
    put(element, 'aria-haspopup', mark.several ? 'menu' : null);
    const native = NATIVE.has(element.tagName);
    if (!native) put(element, 'tabindex', mark.legal ? '0' : '-1');
    const group = label !== undefined && PLAIN.has(element.tagName) ? 'group' : null;
    if (!native) put(element, 'role', mark.legal ? 'button' : this._role ?? group);
    const name = [label, mark.legal ? mark.name : ''].filter(Boolean).join(': ');
    put(element, 'aria-label', name || null);
    return noChange;
  }
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string|null} value
 */
function put(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export const at = directive(At);

/**
 * The element of an anchor, if it is drawn.
 * @param {ParentNode} root
 * @param {string} anchor
 * @returns {HTMLElement|null}
 */
export function elementOf(root, anchor) {
  return root.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
}
