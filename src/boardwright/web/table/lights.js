/** Lights up the anchors that something on the screen is about. */
import {elementOf} from './anchor.js';

/**
 * @param {HTMLElement} root
 * @param {readonly string[]} anchors none: puts all lights out
 * @param {string} [mark]
 */
export function light(root, anchors, mark = 'data-lit') {
  for (const element of root.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  for (const anchor of anchors) elementOf(root, anchor)?.setAttribute(mark, '');
}
