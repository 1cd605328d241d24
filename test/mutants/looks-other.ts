/** Whether a changed drawing shows one of many carts otherwise. Only the part around the change is printed, so that thousands can be tried. */
import type { Tree } from '../../src/element/first-screen';
import { condition, headOf, within } from '../../src/element/lists';
import { print } from '../../src/element/print';
import type { Lookup, Values } from '../../src/element/template-expression';
import { outlineOf, postsOf } from '../fixtures/outline';

type Branch = Exclude<Tree, string>;
const childrenOf = ([, , ...children]: Branch): readonly Tree[] => children;

/** Prints one node with the values of one place. */
function printedAt(tree: Branch, lookup: Lookup): string {
  const [head, ...rest] = tree;
  const name = head.replace(/[*?].*/, '');
  const values = new Proxy({}, { get: (_, key) => lookup(String(key)) }) as Values;
  return print([[name, ...rest] as Tree], values);
}

/** Which node holds the whole difference of the two, and the values of each place where it is printed. */
function around(one: Branch, other: Branch, places: readonly Lookup[]): [Branch, Branch, readonly Lookup[]] {
  const [mine, yours] = [childrenOf(one), childrenOf(other)];
  const at = mine.findIndex((child, place) => child !== yours[place]);
  const [from, to] = [mine[at], yours[at]];
  const isInside =
    one[0] === other[0] &&
    one[1] === other[1] &&
    mine.length === yours.length &&
    from !== undefined &&
    to !== undefined;
  if (!isInside || typeof from === 'string' || typeof to === 'string' || from[0] !== to[0]) return [one, other, places];
  const { name, list, when } = headOf(from[0]);
  // What is only for browsers without scripts is compared as a whole.
  if (name === 'noscript') return [one, other, places];
  const entries =
    list === ''
      ? places
      : places.flatMap((lookup) =>
          ((lookup(list) ?? []) as readonly Values[]).map((values, index) => within(values, index, lookup)),
        );
  return around(from, to, when === '' ? entries : entries.filter(condition(when)));
}

const isOther = (before: string, after: string): boolean =>
  outlineOf(before) !== outlineOf(after) || postsOf(before).join('\n') !== postsOf(after).join('\n');

/** `one` and `other` have one root. */
export function looksOther([one]: readonly Tree[], [other]: readonly Tree[], values: Values): boolean {
  if (other === undefined) return true;
  const [from, to, places] = around(one as Branch, other as Branch, [(name) => values[name]]);
  const printed = places
    .map((place) => [printedAt(from, place), printedAt(to, place)] as const)
    .filter(([before, after]) => before !== after);
  if (printed.some(([before, after]) => isOther(before, after))) return true;
  // A reference may lead to a node elsewhere.
  return printed.length > 0 && isOther(print([one!], values), print([other], values));
}
