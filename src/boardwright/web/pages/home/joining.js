/**
 * Reads what somebody typed or pasted to join a table: a whole link, or the code of a table.
 *
 * @typedef {{kind: 'table', id: string, place: string}} AtTable
 * @typedef {{kind: 'elsewhere', host: string} | {kind: 'nothing'}} NotHere
 */

const PATH = /^\/(table|replay)\/([A-Za-z0-9]+)\/?$/;
const CODE = /^[A-Z0-9]{6}$/;

/**
 * The fragment is kept as it is: it may hold the key to a seat.
 *
 * @param {string} typed
 * @param {string} origin of this server
 * @returns {AtTable | NotHere}
 */
export function readInvitation(typed, origin) {
  const text = typed.trim();
  if (/[/#]/.test(text)) return readLink(text, origin);
  const id = text.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(id) ? {kind: 'table', id, place: `/table/${id}`} : {kind: 'nothing'};
}

/**
 * @param {string} text
 * @param {string} origin
 * @returns {AtTable | NotHere}
 */
function readLink(text, origin) {
  const whole = /^https?:/i.test(text) || text.startsWith('/') ? text : `${new URL(origin).protocol}//${text}`;
  let url;
  try {
    url = new URL(whole, origin);
  } catch {
    return {kind: 'nothing'};
  }
  const found = PATH.exec(url.pathname);
  if (!found) return {kind: 'nothing'};
  if (url.host !== new URL(origin).host) return {kind: 'elsewhere', host: url.host};
  const [, page, code] = found;
  const id = String(code).toUpperCase();
  return {kind: 'table', id, place: `/${page}/${id}${url.search}${url.hash}`};
}
