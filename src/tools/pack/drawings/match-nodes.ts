/** Pairs the parts of two prints of a view. */
import type { Tree } from '../../../element/first-screen';
import { headOf } from '../../../element/lists';
import { isBranch, isElement, treeOf, words, type Branch, type Element, type Part } from './parts';

const classOf = (part: Part | Branch): string | undefined => {
  if (part instanceof Array) return words((part[1] as Record<string, string>)['class'] ?? null)[0];
  const tokens = isElement(part as Part) ? (part as Element).attributes.get('class') : undefined;
  return tokens && 'tokens' in tokens ? tokens.tokens[0]?.token : undefined;
};

/** A part's texts and ids, by which it is recognized. */
function marksOf(tree: Tree): string[] {
  if (!isBranch(tree)) return [tree];
  const [, { class: className, id }, ...children] = tree as [string, Record<string, string>, ...Tree[]];
  if (className === 'only-spoken') return [];
  return [...(id === undefined ? [] : [`#${id}`]), ...children.flatMap(marksOf)];
}
const shared = (part: Part, tree: Tree): number => {
  const marks = marksOf(treeOf(part));
  return marksOf(tree).filter((one) => marks.includes(one)).length;
};
const idIn = (marks: readonly string[]): string | undefined => marks.find((one) => one.startsWith('#'));

/** Whether the two may be the same part. An svg differs if anything in it differs, a card if its id does. */
export function isAlike(part: Part, tree: Tree): boolean {
  if (!isElement(part) || !isBranch(tree)) return !isElement(part) && part.text === tree;
  const { name, list } = headOf(tree[0]);
  if (part.name !== name || part.list !== list) return false;
  if (name === 'svg') return JSON.stringify(treeOf({ ...part, condition: '' })) === JSON.stringify(tree);
  const [mine, its] = [marksOf(treeOf(part)), marksOf(tree)];
  if (name === 'section') return idIn(mine) === idIn(its);
  const [known, given] = [classOf(part), classOf(tree)];
  if (known !== given) return [known, given].includes(undefined) && shared(part, tree) > 0;
  const isNamed = known !== undefined && known !== 'notice';
  return isNamed || mine.length === 0 || its.length === 0 || shared(part, tree) > 0;
}

/** Pairs corresponding parts, in order, so that they share as much as possible. */
export function aligned(parts: readonly Part[], trees: readonly Tree[]): Map<Part, Tree> {
  const best: number[][] = [];
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const worth = (part: Part, tree: Tree): number => (isAlike(part, tree) ? 1 + shared(part, tree) : 0);
  // Filled from the end: each cell is the best result for the parts and nodes that follow it.
  for (const [i, part] of [...parts.entries()].toReversed()) {
    const row: number[] = (best[i] = []);
    for (const [j, tree] of [...trees.entries()].toReversed()) {
      const pair = worth(part, tree);
      row[j] = Math.max(pair && pair + at(i + 1, j + 1), at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs = new Map<Part, Tree>();
  for (let i = 0, j = 0; ;) {
    const [part, tree] = [parts[i], trees[j]];
    if (part === undefined || tree === undefined) return pairs;
    const pair = worth(part, tree);
    if (pair > 0 && at(i, j) === pair + at(i + 1, j + 1)) {
      pairs.set(part, tree);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
}
