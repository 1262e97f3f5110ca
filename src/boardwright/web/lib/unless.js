/** Draws a part anew only where what it is drawn from has changed. */
import {noChange} from '../vendor/lit-html/lit-html.js';
import {Directive, directive} from '../vendor/lit-html/directive.js';

class Unless extends Directive {
  /** @type {readonly unknown[]|null} */
  _before = null;

  /**
   * @param {readonly unknown[]} from
   * @param {() => unknown} draw
   */
  render(from, draw) {
    if (this._before?.every((value, index) => value === from[index])) return noChange;
    this._before = from;
    return draw();
  }
}

/** `unless([what, it, is, drawn, from], draw)`: skips drawing while all of these are the same. */
export const unless = directive(Unless);
