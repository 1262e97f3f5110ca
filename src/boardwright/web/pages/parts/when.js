/** How long ago something was, in words. */

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [['day', 86_400], ['hour', 3_600], ['minute', 60]];

/**
 * @param {number | string} at seconds since 1970, or a date as text
 * @param {string} language
 * @param {number} [now]
 */
export function ago(at, language, now = Date.now()) {
  const then = typeof at === 'number' ? at * 1000 : Date.parse(at);
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  const words = new Intl.RelativeTimeFormat(language, {numeric: 'auto', style: 'short'});
  for (const [unit, size] of UNITS) {
    if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  }
  return words.format(0, 'second');
}
