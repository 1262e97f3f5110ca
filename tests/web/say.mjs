// Says messages with the client's texts. Reads JSON lines {key, args, viewer, names, words} and
// prints each sentence as a JSON string; the arguments are the folder of the package, the game and
// its text files: node say.mjs PACKAGE GAME FILE...
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';

const [folder, game, ...files] = process.argv.slice(2);
const {loadTexts} = await import(pathToFileURL(join(folder, 'web/lib/texts.js')));

function read(path) {
  const [language, ...rest] = path.split('/');
  const place = rest.length === 1
    ? join(folder, 'texts', language, rest[0])
    : join(folder, 'games', game, 'texts', language, rest[1]);
  return readFile(place, 'utf-8');
}

const sets = new Map();
for await (const line of createInterface({input: process.stdin})) {
  const {key, args, viewer, names, words} = JSON.parse(line);
  if (!sets.has(words)) sets.set(words, await loadTexts({language: 'en', game, words, files}, read));
  process.stdout.write(`${JSON.stringify(sets.get(words).say(key, args, {viewer, names}))}\n`);
}
