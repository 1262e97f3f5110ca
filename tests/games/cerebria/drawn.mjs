// What the drawing module of Cerebria draws, without a browser. Reads JSON lines {view, seat, table,
// options, progress, narrow, readonly} and prints for each what stands on the table: the text mode,
// the anchors as they are drawn, every word, and the closer looks. The arguments are the folder of
// the package and a file with the content: node drawn.mjs PACKAGE CONTENT
import {readFile, readdir} from 'node:fs/promises';
import {register} from 'node:module';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';

const [folder, contentFile] = process.argv.slice(2);
const root = pathToFileURL(folder).href;
const hooks = `export const resolve = (name, context, next) => next(
  name.startsWith('/web/') ? '${root}' + name
  : name.startsWith('/games/cerebria/') ? '${root}/games/cerebria/web/' + name.slice(16) : name, context);
export const load = (url, context, next) => next(url, url.endsWith('.js') ? {...context, format: 'module'} : context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
// lit-html asks for these when it is loaded, and for nothing else until something is rendered.
globalThis.document = {createTreeWalker: () => ({}), createComment: () => ({})};

const drawing = await import(`${root}/games/cerebria/web/table.js`);
const {loadTexts} = await import(`${root}/web/lib/texts.js`);
const content = JSON.parse(await readFile(contentFile, 'utf-8'));
const files = (await readdir(join(folder, 'games/cerebria/texts/en'))).map((file) => file.replace('.ftl', ''));
const texts = await loadTexts({language: 'en', game: 'cerebria', files}, (path) => {
  const [language, ...rest] = path.split('/');
  return readFile(rest.length === 1 ? join(folder, 'texts', language, rest[0])
    : join(folder, 'games/cerebria/texts', language, rest[1]), 'utf-8');
});

class Anchor {
  constructor(anchor, label) {
    Object.assign(this, {anchor, label});
  }
}

function contextOf({view, seat, table, options = [], progress = {}, narrow = false, readonly = false}) {
  const names = table.seats.map(({name}) => name);
  return {
    view, seat, content, table, texts, narrow, readonly, progress,
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

/** Everything that stands in a template, in order; of directives, those that repeat. */
function* leaves(value) {
  if (Array.isArray(value)) for (const item of value) yield* leaves(item);
  else if (value instanceof Anchor || typeof value === 'string' || typeof value === 'number') yield value;
  else if (value?.['_$litDirective$'] && Array.isArray(value.values[0])) yield* leaves(value.values[0].map(value.values.at(-1)));
  else if (value?.['_$litType$'] !== undefined) yield* leaves(value.values);
}

const words = (drawn) => [...leaves(drawn ?? [])].filter((leaf) => typeof leaf === 'string');

for await (const line of createInterface({input: process.stdin})) {
  const given = JSON.parse(line);
  const view = given.views ? drawing.together(given.views) : given.view;
  const ctx = contextOf({...given, view});
  const parts = [drawing.board(ctx), drawing.tray(ctx) ?? [], given.narrow ? drawing.plates(ctx) : given.readonly ? [] : drawing.rail(ctx)];
  const drawn = [...leaves(parts)];
  const anchors = drawn.filter((leaf) => leaf instanceof Anchor);
  process.stdout.write(`${JSON.stringify({
    view,
    text: drawing.text(ctx),
    status: drawing.status(ctx),
    anchors: anchors.map(({anchor}) => anchor),
    labels: anchors.map(({label}) => label),
    words: drawn.filter((leaf) => typeof leaf === 'string'),
    asked: words(drawing.asked(ctx, given.options ?? [])),
    things: Object.fromEntries(anchors.map(({anchor}) => [anchor, words(drawing.thing(ctx, anchor))])),
    marks: drawing.marks(given.frames ?? []),
  })}\n`);
}
