/** Snippets in plain PHP and in Blade, which differ in expressions and printing. */
import { isFrom, type JsonValue } from '../tree';
import { escapeHtml, indent, isLiteral, scriptJson, type Dialect } from './dialect';

type Reach = (path: string) => string;

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** JSON as an expression: `['mainUnit' => $calculator['mainUnit']]`. */
function expression(data: JsonValue, reach: Reach): string {
  if (isFrom(data)) return reach(data.from);
  if (Array.isArray(data)) return `[${data.map((one: JsonValue) => expression(one, reach)).join(', ')}]`;
  if (typeof data === 'string') return quoted(data);
  if (data === null || typeof data !== 'object') return String(data);
  const entries = Object.entries(data as Readonly<Record<string, JsonValue>>);
  return `[${entries.map(([key, value]) => `${quoted(key)} => ${expression(value, reach)}`).join(', ')}]`;
}

/** `<` as \u003c: no text can end the script. A value that cannot be encoded throws instead of printing an empty text. */
const encoded = (data: JsonValue, reach: Reach): string =>
  `json_encode(${expression(data, reach)}, JSON_HEX_TAG | JSON_THROW_ON_ERROR)`;

/** `product.name` → `$product['name']`. */
const key: Reach = (path) => {
  const [first, ...rest] = path.split('.');
  return `$${first}${rest.map((one) => `['${one}']`).join('')}`;
};

/** `product.name` → `$product->name`. */
const property: Reach = (path) => `$${path.replaceAll('.', '->')}`;

/** Casts a number, because a file may declare strict types. */
const escaped = (path: string): string => `<?= htmlspecialchars((string) ${key(path)}, ENT_QUOTES) ?>`;

export const php: Dialect = {
  text: escapeHtml,
  value: escapeHtml,
  printText: escaped,
  printValue: escaped,
  flag: (name, path) => `<?= ${key(path)} ? ' ${name}' : '' ?>`,
  json: (data) => (isLiteral(data) ? scriptJson(data) : `<?= ${encoded(data, key)} ?>`),
  loop: ({ each, as }, scope, body) => [
    `<?php foreach (${key(each)} as $${as}): ?>`,
    ...indent(body(scope)),
    '<?php endforeach ?>',
  ],
};

/** Blade reads braces and directives in literals too. Character references display the same in a browser. */
const bladeLiteral = (text: string): string =>
  escapeHtml(text)
    .replace(/\{(?=\{|!!)/g, '&#123;')
    .replace(/\B@/g, '&#64;');

export const blade: Dialect = {
  text: bladeLiteral,
  value: bladeLiteral,
  printText: (path) => `{{ ${property(path)} }}`,
  printValue: (path) => `{{ ${property(path)} }}`,
  flag: (name, path) => ` @if (${property(path)}) ${name} @endif`,
  // Not @json: it reads everything after a comma as options.
  json: (data) =>
    isLiteral(data)
      ? scriptJson(data)
          .replace(/\{(?=\{|!!)/g, '\\u007b')
          .replace(/\B@/g, '\\u0040')
      : `{!! ${encoded(data, property)} !!}`,
  loop: ({ each, as }, scope, body) => [
    `@foreach (${property(each)} as $${as})`,
    ...indent(body(scope)),
    '@endforeach',
  ],
};
