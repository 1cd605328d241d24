/** Snippets in Twig, with escaping that is correct with and without automatic escaping. */
import { isFrom, type JsonValue } from '../tree';
import { escapeHtml, indent, isLiteral, scriptJson, type Dialect } from './dialect';

/** Twig must not read a literal's braces. Character references display the same in a browser. */
const literal = (text: string): string => escapeHtml(text).replace(/\{(?=[{%#])/g, '&#123;');

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replace(/#\{/g, '\\#{')}'`;

/** JSON as an expression: `{mainUnit: calculator.mainUnit}`. */
function expression(data: JsonValue): string {
  if (isFrom(data)) return data.from;
  if (Array.isArray(data)) return `[${data.map(expression).join(', ')}]`;
  if (typeof data === 'string') return quoted(data);
  if (data === null || typeof data !== 'object') return String(data);
  const entries = Object.entries(data as Readonly<Record<string, JsonValue>>);
  return `{${entries.map(([key, value]) => `${/^[a-z]\w*$/i.test(key) ? key : quoted(key)}: ${expression(value)}`).join(', ')}}`;
}

export const twig: Dialect = {
  text: literal,
  value: literal,
  printText: (path) => `{{ ${path}|e }}`,
  printValue: (path) => `{{ ${path}|e('html_attr') }}`,
  flag: (name, path) => `{% if ${path} %} ${name}{% endif %}`,
  // Twing and Twig.js know no JSON_HEX_TAG; replacing `<` does the same everywhere.
  json: (data) =>
    isLiteral(data)
      ? scriptJson(data).replace(/\{(?=[{%#])/g, '\\u007b')
      : `{{ ${expression(data)}|json_encode|replace({'<': '\\\\u003c'})|raw }}`,
  loop: ({ each, as }, scope, body) => [`{% for ${as} in ${each} %}`, ...indent(body(scope)), '{% endfor %}'],
};
