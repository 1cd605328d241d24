/** Decides what of a markup depends on a flag: two prints of it, with and without, laid over each other. */
import type { Tree } from '../../element/first-screen';

type Branch = Exclude<Tree, string>;
type Attributes = Branch[1];

const isBranch = (tree: Tree | undefined): tree is Branch => Array.isArray(tree);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const bare = (name: string): string => name.split('?')[0]!;
/** A branch that depends on nothing yet is the same one when its name is. */
const matches = (a: Tree, b: Tree): boolean => (isBranch(a) && isBranch(b) ? bare(a[0]) === bare(b[0]) : a === b);

/**
 * `known` (drawn with the flags that were laid over it before) together with `other`, printed with `flag` set to `isOn`
 * and `plain`, printed without. Throws where the two differ in more than attributes and whole branches.
 */
export function overlaid(
  known: readonly Tree[],
  plain: readonly Tree[],
  other: readonly Tree[],
  flag: string,
  isOn: boolean,
): Tree[] {
  if (same(plain, other)) return [...known];
  const laid: Tree[] = [];
  let at = 0;
  for (const [index, tree] of known.entries()) {
    const before = plain[index]!;
    const after = other[at];
    if (after !== undefined && matches(before, after)) {
      at += 1;
      laid.push(isBranch(tree) ? branch(tree, before as Branch, after as Branch, flag, isOn) : tree);
    } else if (!isOn && !isBranch(tree) && tree === `{${flag}}`) {
      // Empty by itself, and then something else stands there.
      const text = isBranch(after) ? undefined : withWord(tree, after, flag);
      laid.push(text ?? tree);
      if (text !== undefined) at += 1;
      if (!isBranch(after)) continue;
      laid.push([`${after[0]}?!${flag}`, after[1], ...(after.slice(2) as Tree[])]);
      at += 1;
    } else if (isBranch(tree) && !isOn) laid.push([`${tree[0]}?${flag}`, tree[1], ...(tree.slice(2) as Tree[])]);
    else throw new Error(`“${flag}” changes a text: ${JSON.stringify(before)} → ${JSON.stringify(after)}`);
  }
  for (const more of other.slice(at)) {
    if (!isOn || !isBranch(more)) throw new Error(`“${flag}” adds ${JSON.stringify(more)}`);
    laid.push([`${more[0]}?${flag}`, more[1], ...(more.slice(2) as Tree[])]);
  }
  return laid;
}

/** `plain` with the word that `other` has in the flag's place, where that is all they differ in. */
function withWord(plain: string | null, other: string | null | undefined, flag: string): string | undefined {
  const [head, tail] = plain?.split(`{${flag}}`) ?? [];
  const word = tail === undefined ? undefined : /\{(=[^}]+)\}/.exec(other?.slice(head!.length) ?? '');
  return word && other === `${head}${word[0]}${tail}` ? `${head}{${flag}|${word[1]}}${tail}` : undefined;
}

function branch(known: Branch, plain: Branch, other: Branch, flag: string, isOn: boolean): Branch {
  const attributes: Record<string, Attributes[string]> = { ...known[1] };
  for (const key of new Set([...Object.keys(plain[1]), ...Object.keys(other[1])])) {
    const [without, within] = [plain[1][key] ?? null, other[1][key] ?? null] as [string | null, string | null];
    if (without === within) continue;
    const value = isOn ? ([flag, within, without] as const) : ([flag, without, within] as const);
    const earlier = attributes[key] ?? null;
    if (earlier !== without) {
      // Either of two flags is enough where both do the same.
      const [first, ...rest] = earlier as readonly [string, string | null, string | null];
      if (!same(rest, value.slice(1))) throw new Error(`“${flag}” and “${first}” change ${key}`);
      attributes[key] = [`${first}|${flag}`, value[1], value[2]];
      continue;
    }
    // A place is empty by itself while its value is.
    if (!isOn && without === `{${flag}}` && within === null) continue;
    attributes[key] = (!isOn && withWord(without, within, flag)) || value;
  }
  const children = overlaid(known.slice(2) as Tree[], plain.slice(2) as Tree[], other.slice(2) as Tree[], flag, isOn);
  return [known[0], attributes, ...children];
}
