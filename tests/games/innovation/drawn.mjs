// What the drawing module draws, without a browser. Reads JSON lines {view, seat, table, options,
// narrow, readonly} and prints for each {text, anchors, labels, words}: the text mode, the anchors
// of board, tray and plates as they are drawn, and every text in them. The arguments are the folder
// of the package and a file with the content: node drawn.mjs PACKAGE CONTENT
import {readFile, readdir} from 'node:fs/promises';
import {register} from 'node:module';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';

const [folder, contentFile] = process.argv.slice(2);
const root = pathToFileURL(folder).href;
const hooks = `export const resolve = (name, context, next) => next(
  name.startsWith('/web/') ? '${root}' + name
  : name.startsWith('/games/innovation/') ? '${root}/games/innovation/web/' + name.slice(18) : name, context);
export const load = (url, context, next) => next(url, url.endsWith('.js') ? {...context, format: 'module'} : context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
// lit-html asks for these when it is loaded, and for nothing else until something is rendered.
globalThis.document = {createTreeWalker: () => ({}), createComment: () => ({})};

const drawing = await import(`${root}/games/innovation/web/table.js`);
const {loadTexts} = await import(`${root}/web/lib/texts.js`);
const content = JSON.parse(await readFile(contentFile, 'utf-8'));
const files = (await readdir(join(folder, 'games/innovation/texts/en'))).map((file) => file.replace('.ftl', ''));
const texts = await loadTexts({language: 'en', game: 'innovation', files}, (path) => {
  const [language, ...rest] = path.split('/');
  return readFile(rest.length === 1 ? join(folder, 'texts', language, rest[0])
    : join(folder, 'games/innovation/texts', language, rest[1]), 'utf-8');
});

class Anchor {
  constructor(anchor, label) {
    Object.assign(this, {anchor, label});
  }
}

function contextOf({view, seat, table, options = [], narrow = false, readonly = false}) {
  const names = table.seats.map(({name}) => name);
  return {
    view, seat, content, table, texts, narrow, readonly,
    say: (key, args) => texts.say(key, args, {viewer: seat, names}),
    at: (anchor, label) => new Anchor(anchor, label),
    options: (anchor) => options.filter(({anchors}) => anchors.includes(anchor)),
    previews: () => [],
    rule: (id) => id,
    icon: (name, title) => title ?? '',
    crest: () => '',
    name: (whose) => names[whose],
    look: () => {},
  };
}

/** Everything that stands in a template, in order. */
function* leaves(value) {
  if (Array.isArray(value)) for (const item of value) yield* leaves(item);
  else if (value instanceof Anchor || typeof value === 'string' || typeof value === 'number') yield value;
  else if (value?.['_$litDirective$']) yield* leaves(value.values[0].map(value.values.at(-1)));
  else if (value?.values) yield* leaves(value.values);
}

for await (const line of createInterface({input: process.stdin})) {
  const given = JSON.parse(line);
  const view = given.views ? drawing.together(given.views) : given.view;
  const ctx = contextOf({...given, view});
  const drawn = [...leaves([drawing.board(ctx), drawing.tray(ctx) ?? [], given.narrow ? drawing.plates(ctx) : []])];
  const anchors = drawn.filter((leaf) => leaf instanceof Anchor);
  const things = anchors.map(({anchor}) => [...leaves(drawing.thing(ctx, anchor) ?? [])].filter((leaf) => typeof leaf === 'string'));
  process.stdout.write(`${JSON.stringify({
    view,
    text: drawing.text(ctx),
    anchors: anchors.map(({anchor}) => anchor),
    labels: anchors.map(({label}) => label),
    words: drawn.filter((leaf) => typeof leaf === 'string'),
    things: Object.fromEntries(anchors.map(({anchor}, index) => [anchor, things[index]])),
    marks: drawing.marks(given.frames ?? []),
  })}\n`);
}
