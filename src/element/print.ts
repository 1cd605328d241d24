/** Decides how a drawing is printed as HTML, for a template on a server: the same as what `draw` makes in a browser. */
import type { Tree } from './first-screen';
import { condition, headOf, within } from './lists';
import { saying, type See, type Values } from './template-expression';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

const VOID = new Set(['input', 'img', 'br', 'hr']);

function printed(tree: Tree, see: See): string {
  if (typeof tree === 'string') return escaped(saying(tree)(see) ?? '');
  const [said, attributes, ...children] = tree;
  const { name, list, when } = headOf(said);
  const once = (seen: See): string => {
    if (when !== '' && !condition(when)(seen)) return '';
    const inner = children.map((child) => printed(child, seen)).join('');
    if (name === '') return inner;
    const given = Object.entries(attributes).map(([key, value]) => {
      const text = saying(value)(seen);
      return text === null ? '' : ` ${key}="${escaped(text)}"`;
    });
    // The HTML parser drops a line break right after <textarea>, so a leading one is doubled.
    const line = name === 'textarea' && inner.startsWith('\n') ? '\n' : '';
    return `<${name}${given.join('')}>${VOID.has(name) ? '' : `${line}${inner}</${name}>`}`;
  };
  if (list === '') return once(see);
  const entries = (see(list) ?? []) as readonly Values[];
  return entries.map((entry, at) => once(within(entry, at, see))).join('');
}

/** Prints the trees with these values. Words are in Polish, or in the language in force. */
export const print = (trees: readonly Tree[], values: Values): string =>
  trees.map((tree) => printed(tree, (name) => values[name])).join('');
