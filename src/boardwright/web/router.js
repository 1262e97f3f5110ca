/** Which page an address shows. */

/** @typedef {{page: string, params: Record<string, string>}} Place */

/** @type {[RegExp, string, string[]][]} */
const PLACES = [
  [/^\/$/, 'home', []],
  [/^\/new$/, 'new', []],
  [/^\/table\/([^/]+)$/, 'table', ['id']],
  [/^\/replay\/([^/]+)$/, 'replay', ['id']],
  [/^\/rules$/, 'rules', []],
  [/^\/rules\/([^/]+)$/, 'rules', ['rule']],
];

/**
 * The page of a path with what the path says, or null.
 * @param {string} path
 * @returns {Place|null}
 */
export function placeOf(path) {
  for (const [pattern, page, names] of PLACES) {
    const found = pattern.exec(path);
    if (found !== null) {
      const values = found.slice(1).map(decoded);
      return {page, params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))};
    }
  }
  return null;
}

/** What a part of an address says; one that is spoilt says just what stands there. @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Shows pages as the address changes, and follows links of this site without loading anew.
 * @param {(place: Place|null) => void} show
 */
export function startRouter(show) {
  const follow = () => show(placeOf(location.pathname));
  /** @param {string} path */
  const go = (path) => {
    history.pushState(null, '', path);
    follow();
  };
  addEventListener('popstate', follow);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link === null || !plain || event.defaultPrevented) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (placeOf(link.pathname) === null) return;
    event.preventDefault();
    // A fragment is carried over: it may hold the key to a seat, which the page takes at once.
    go(link.pathname + link.search + link.hash);
  });
  follow();
  return go;
}
