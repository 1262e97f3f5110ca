// What only its colour tells: marks of two colours that look the same without it, and what can be
// acted on or is chosen with no sign of that.
() => {
  const COLOUR = /^(?:(c|v|k|t)-\w+|(s)[0-3]|(b)liss|(g)loom)$/;
  // The numbers of both teams stand side by side, those of Bliss first: their places tell.
  const PAIRED = '.tv, .idp';
  const faults = new Set();
  const classes = (element) => (element.getAttribute('class') ?? '').trim().split(/\s+/);
  const written = (element, pseudo) => {
    const {content, display} = getComputedStyle(element, pseudo);
    return display === 'none' || content === 'none' || content === 'normal' ? '' : content;
  };
  const shapes = (element) => [element, ...element.querySelectorAll('*')].flatMap((part) => {
    if (!part.checkVisibility()) return [];
    const drawn = ['href', 'd', 'points', 'r', 'rx'].map((name) => part.getAttribute(name));
    const {clipPath, borderRadius, borderStyle} = getComputedStyle(part);
    return [part.localName, ...drawn, clipPath, borderRadius, borderStyle, written(part, '::before'), written(part, '::after')];
  });
  const seen = new Map();
  for (const element of document.querySelectorAll('[class]')) {
    const colour = classes(element).find((name) => COLOUR.test(name));
    if (colour === undefined || !element.checkVisibility() || element.matches(PAIRED)) continue;
    const family = COLOUR.exec(colour).slice(1).find(Boolean).replace('g', 'b');
    const others = classes(element).filter((name) => name !== colour).sort();
    const look = JSON.stringify([family, others, element.textContent.trim(), shapes(element)]);
    const first = seen.get(look) ?? seen.set(look, colour).get(look);
    if (first !== colour) faults.add(`only colour tells .${[first, ...others].join('.')} from .${colour}`);
  }
  const hasSign = (element) => element instanceof SVGElement
    ? [...element.children].some((part) => classes(part).includes('notch') && part.checkVisibility())
    : written(element, '::after') !== '';
  for (const element of document.querySelectorAll('[data-legal], [data-chosen]')) {
    if (!element.checkVisibility() || hasSign(element)) continue;
    faults.add(`no sign on <${element.localName} class="${element.getAttribute('class')}">, which can be acted on`);
  }
  for (const card of document.querySelectorAll('.ic')) {
    if (card.checkVisibility() && !card.querySelector('.pip')) faults.add('a card of Innovation without the shape of its colour');
  }
  return [...faults];
}
