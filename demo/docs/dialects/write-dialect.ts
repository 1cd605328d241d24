/** The layout of a snippet: one element per line, short texts beside their tags, long tags on several lines. */
import type { Child, Node, Part, Value } from '../tree';
import { indent, type Dialect, type Language, type Scope } from './dialect';
import { html } from './html';
import { blade, php } from './php';
import { twig } from './twig';

const dialects: Readonly<Record<Language, Dialect>> = { HTML: html, Twig: twig, Blade: blade, PHP: php };

/** Maximum length of a tag on one line; a longer one has one attribute per line. */
const WIDTH = 88;
const VOID = new Set(['input', 'img', 'br', 'hr']);

/** The snippet in one language. `scope` has the values for HTML. */
export const write = (children: readonly Child[], language: Language, scope: Scope): string =>
  linesOf(children, dialects[language], scope).join('\n');

const linesOf = (children: readonly Child[], dialect: Dialect, scope: Scope): string[] =>
  children.flatMap((child) => {
    if (typeof child === 'string') return [dialect.text(child)];
    if ('from' in child) return [dialect.printText(child.from, scope)];
    if ('each' in child) return dialect.loop(child, scope, (inner) => linesOf(child.children, dialect, inner));
    if ('json' in child) return jsonLines(dialect.json(child.json, scope));
    return nodeLines(child, dialect, scope);
  });

function jsonLines(text: string): string[] {
  const lines = text.split('\n');
  const open = '<script type="application/json">';
  return lines.length === 1 && text.length < WIDTH
    ? [`${open}${text}</script>`]
    : [open, ...indent(lines), '</script>'];
}

function attributeOf(name: string, value: Value, dialect: Dialect, scope: Scope): string {
  if (value === true) return ` ${name}`;
  if (typeof value === 'object' && 'when' in value) return dialect.flag(name, value.when, scope);
  const part = (one: Part): string =>
    typeof one === 'string' ? dialect.value(one) : dialect.printValue(one.from, scope);
  return ` ${name}="${([value].flat() as readonly Part[]).map(part).join('')}"`;
}

function nodeLines({ tag, attributes, children }: Node, dialect: Dialect, scope: Scope): string[] {
  const written = Object.entries(attributes).map(([name, value]) => attributeOf(name, value, dialect, scope));
  const flat = `<${tag}${written.join('')}>`;
  const opening =
    flat.length <= WIDTH ? [flat] : [`<${tag}`, ...indent(written.map((one) => one.trimStart()).filter(Boolean)), '>'];
  if (VOID.has(tag)) return opening;
  const isInline = children.every((child) => typeof child === 'string' || 'from' in child);
  if (isInline) {
    const inside = linesOf(children, dialect, scope).join('');
    return [...opening.slice(0, -1), `${opening.at(-1)}${inside}</${tag}>`];
  }
  return [...opening, ...indent(linesOf(children, dialect, scope)), `</${tag}>`];
}
