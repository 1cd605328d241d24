/** Prints a drawing as HTML, for a template on a server: the same markup as `draw` makes in a browser. */
import type { Tree } from './first-screen';
import { condition, headOf, within } from './lists';
import { compile, type Lookup, type Values } from './template-expression';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? character);

const VOID = new Set(['input', 'img', 'br', 'hr']);

function printed(tree: Tree, lookup: Lookup): string {
  if (typeof tree === 'string') return escaped(compile(tree)(lookup) ?? '');
  const [head, attributes, ...children] = tree;
  const { name, list, when } = headOf(head);
  const once = (lookup: Lookup): string => {
    if (when !== '' && !condition(when)(lookup)) return '';
    const inner = children.map((child) => printed(child, lookup)).join('');
    if (name === '') return inner;
    const given = Object.entries(attributes).map(([key, value]) => {
      const text = compile(value)(lookup);
      return text === null ? '' : ` ${key}="${escaped(text)}"`;
    });
    // The HTML parser drops a line break right after <textarea>, so a leading one is doubled.
    const line = name === 'textarea' && inner.startsWith('\n') ? '\n' : '';
    return `<${name}${given.join('')}>${VOID.has(name) ? '' : `${line}${inner}</${name}>`}`;
  };
  if (list === '') return once(lookup);
  const entries = (lookup(list) ?? []) as readonly Values[];
  return entries.map((entry, index) => once(within(entry, index, lookup))).join('');
}

/** Prints the trees with these values. Texts are in Polish, or in the current language. */
export const print = (trees: readonly Tree[], values: Values): string =>
  trees.map((tree) => printed(tree, (name) => values[name])).join('');
