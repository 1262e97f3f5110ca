/** Places where long words may break. */
import {html} from '../vendor/lit-html/lit-html.js';

const VOWEL = '[aeiouyà-öø-ÿ]';
const CONSONANT = '(?:[ct]h|[sc]h|ph|[b-df-hj-np-tv-xzß-ý])';
const BREAK = new RegExp(`(?<=${VOWEL})(?=${CONSONANT}${VOWEL})|(?<=${VOWEL}${CONSONANT})(?!h)(?=${CONSONANT}${VOWEL})`, 'giu');

/**
 * A name with places where its long words may break, should there be no room for them.
 * @param {string} name
 */
export function soft(name) {
  const parts = name.replace(/\p{L}{7,}/gu, (word) =>
    word.replace(BREAK, (_, at) => (at < 2 || at > word.length - 2 ? '' : '\n'))).split('\n');
  return parts.map((part, index) => (index ? html`<i class="shy"></i>${part}` : part));
}
