// What a page shows badly: text that runs out of the window, out of its box, or is cut off; signs that
// run out of the frame that they stand in.
() => {
  const width = document.documentElement.clientWidth;
  const faults = [];
  const name = (element) => {
    const classes = typeof element.className === 'string' ? element.className : '';
    const own = classes ? `.${classes.trim().split(/\s+/).join('.')}` : '';
    return `<${element.localName}${own}> ${JSON.stringify(element.textContent.trim().slice(0, 40))}`;
  };
  const page = document.scrollingElement;
  if (page.scrollWidth > width + 1) faults.push(`the page is ${page.scrollWidth} wide in ${width}`);

  const scrolls = (style) => /auto|scroll/.test(style.overflowX);
  const cuts = (style) => /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
  const hidden = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const {width: across, height} = at.getBoundingClientRect();
      const style = getComputedStyle(at);
      // Texts for readers alone are kept in a box of one pixel.
      if (cuts(style) && (across <= 1 || height <= 1)) return true;
      if (style.visibility === 'hidden' || style.opacity === '0') return true;
    }
    return false;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.data.trim() || !element.checkVisibility() || hidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    // What lies where no scrolling leads is hidden on purpose, like a link that comes with the focus.
    const away = box.bottom + scrollY <= 0 || box.right + scrollX <= 0;
    if (box.width === 0 || away || element.closest('svg')) continue;
    let inside = false;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      // What ends in dots on purpose goes no further.
      if (scrolls(style) || (cuts(style) && style.textOverflow === 'ellipsis')) inside = true;
      if (inside || !cuts(style)) continue;
      const around = at.getBoundingClientRect();
      const vertical = /auto|scroll/.test(style.overflowY);
      if (box.right > around.right + 2 || box.left < around.left - 2) {
        faults.push(`cut off sideways by ${name(at)}: ${name(element)}`);
      } else if (!vertical && (box.bottom > around.bottom + 3 || box.top < around.top - 3)) {
        faults.push(`cut off in height by ${name(at)}: ${name(element)}`);
      }
    }
    if (!inside && (box.right > width + 1 || box.left < -1)) faults.push(`outside: ${name(element)}`);
    const button = element.closest('button, .btn, [role=button], label, th');
    if (button && !inside) {
      const around = button.getBoundingClientRect();
      if (box.right > around.right + 1 || box.left < around.left - 1 || box.bottom > around.bottom + 3) {
        faults.push(`runs out of ${name(button)}`);
      }
    }
  }

  const framed = ({borderTopWidth, borderBottomWidth}) => parseFloat(borderTopWidth) > 0 && parseFloat(borderBottomWidth) > 0;
  for (const sign of document.querySelectorAll('svg')) {
    const box = sign.getBoundingClientRect();
    if (box.width === 0 || sign.parentElement.closest('svg') || !sign.checkVisibility()) continue;
    for (let at = sign.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      // What is placed by hand may stand on an edge; what scrolls comes into sight.
      if (/absolute|fixed/.test(style.position) || /auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (!framed(style)) continue;
      const around = at.getBoundingClientRect();
      if (box.bottom > around.bottom + 1 || box.top < around.top - 1 || box.right > around.right + 1 || box.left < around.left - 1) {
        faults.push(`a sign runs out of ${name(at)}`);
      }
      break;
    }
  }
  return [...new Set(faults)];
}
