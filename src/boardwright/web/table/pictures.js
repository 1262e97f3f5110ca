/** What is drawn: its scale, and a picture of a part of it. */

/**
 * How many pixels of the screen a unit of an element is: in a drawing they differ.
 * @param {Element} element
 */
export function scaleOf(element) {
  return element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a || 1 : 1;
}

/**
 * A copy that can stand anywhere. A part of a drawing gets a drawing of its own around it, of the
 * same class, so that it looks the same.
 * @param {HTMLElement|SVGElement} element
 * @returns {HTMLElement|SVGElement}
 */
export function pictureOf(element) {
  const copy = /** @type {HTMLElement|SVGElement} */ (element.cloneNode(true));
  if (!(element instanceof SVGGraphicsElement) || element.ownerSVGElement === null) return copy;
  const {x, y, width, height} = element.getBBox();
  const around = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  around.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  around.setAttribute('class', element.ownerSVGElement.getAttribute('class') ?? '');
  around.append(copy);
  return around;
}
