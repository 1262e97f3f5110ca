// Lists the literals of the JavaScript files named as arguments, as JSON, by the type checker's own
// parser: templates with a hole for each expression, plain strings, and the keys of texts asked for.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const ts = createRequire(`${process.env.BOARDWRIGHT_NODE}/`)('typescript');

const HOLE = '\uE000';
const SPEAKERS = new Set(['say', 'has', 'sayMessage', 'sayRule']);

/** The text of a template with a hole for each expression. */
function withHoles(template) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return template.head.text + template.templateSpans.map((span) => HOLE + span.literal.text).join('');
}

/** The keys that an expression can be: of `a ? 'x' : 'y'` both; a template has holes. */
function keysOf(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [withHoles(node)];
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return keysOf(node.expression);
  if (ts.isBinaryExpression(node)) return [...keysOf(node.left), ...keysOf(node.right)];
  return [];
}

/** What a string is there for, as far as that says that no player reads it. */
function forWhom(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at)) return 'module';
    if (ts.isThrowStatement(at)) return 'error';
    if (ts.isCallExpression(at) && at.expression.getText().startsWith('console.')) return 'error';
    if (ts.isNewExpression(at) && /Error$/.test(at.expression.getText())) return 'error';
    if (ts.isStatement(at)) break;
  }
  return '';
}

function literals(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = {templates: [], strings: [], keys: []};
  const line = (node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node)) {
      found.templates.push({line: line(node), tag: node.tag.getText(), text: withHoles(node.template)});
    } else if (ts.isStringLiteralLike(node) && !ts.isTaggedTemplateExpression(node.parent)) {
      found.strings.push({line: line(node), text: node.text, use: forWhom(node)});
    } else if (ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent)) {
      found.strings.push({line: line(node), text: withHoles(node), use: forWhom(node)});
    }
    if (ts.isCallExpression(node) && node.arguments.length > 0) {
      const called = node.expression;
      const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
      if (SPEAKERS.has(name)) {
        for (const key of keysOf(node.arguments[0])) found.keys.push({line: line(node), key});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = process.argv.slice(2);
console.log(JSON.stringify(Object.fromEntries(files.map((file) => [file, literals(file)]))));
