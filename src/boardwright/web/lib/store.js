/** What this browser remembers; a browser that forbids it forgets, and everything still works. */

/**
 * @template T
 * @param {string} name
 * @param {T} fallback
 * @returns {T}
 */
export function recall(name, fallback) {
  try {
    const text = localStorage.getItem(`boardwright.${name}`);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(`boardwright.${name}`, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page goes on with what it holds in memory.
  }
}
