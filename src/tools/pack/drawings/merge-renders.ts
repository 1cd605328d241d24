/** Merges prints of a view that differ in one value each, and derives which parts depend on which value. */
import type { Tree } from '../../../element/first-screen';
import { condition, headOf, within } from '../../../element/lists';
import type { Lookup, Values } from '../../../element/template-expression';
import { pickFlag, type PickFlag } from './pick-flag';
import { aligned, isAlike } from './match-nodes';
import {
  isBranch,
  isElement,
  partOf,
  TOKENS,
  treesOf,
  words,
  type Branch,
  type Element,
  type Part,
  type Token,
} from './parts';

export class MergedRenders {
  readonly #parts: Part[];

  constructor(trees: readonly Tree[]) {
    this.#parts = trees.map((tree) => partOf(tree));
  }

  /** Merges a print into the known parts. `trees` is printed from `to`, which differs from the earlier `from` in what `decide` returns. */
  add(trees: readonly Tree[], from: Values, to: Values, decide: PickFlag): void {
    lay(this.#parts, trees, seeing(from), seeing(to), decide);
  }

  get trees(): Tree[] {
    return treesOf(this.#parts);
  }
}

const seeing =
  (values: Values): Lookup =>
  (name) =>
    values[name];
const holds = (text: string, see: Lookup): boolean => text === '' || condition(text)(see);
/** Looks names up in a list's first entry; undefined if the list is empty. */
function firstOf(list: string, see: Lookup): Lookup | undefined {
  const [entry] = (see(list) ?? []) as Values[];
  return entry && within(entry, 0, see);
}

/** The condition of a part that no earlier print contains. */
const NEVER = 'never';
const or = (a: string, b: string): string => (a === NEVER ? b : `${a}|${b}`);
const and = (a: string, b: string): string =>
  a === '' || a === b
    ? b
    : a
        .split('|')
        .map((one) => `${one}&${b}`)
        .join('|');

function lay(known: Part[], trees: readonly Tree[], from: Lookup, to: Lookup, decide: PickFlag): void {
  const there = known.filter((part) => isThere(part, from));
  const pairs = aligned(there, trees);
  const matched = new Map([...pairs].map(([part, tree]) => [tree, part]));
  let last: Part | undefined;
  for (const tree of trees) {
    const again = () => known.find((one) => !there.includes(one) && isAlike(one, tree));
    const part = matched.get(tree) ?? again() ?? inserted(known, tree, last, pairs, from);
    last = part;
    matched.set(tree, part);
    const [before, after] = inside(part, from, to);
    if (after === undefined) continue;
    const pick = alone(part) ?? decide;
    if (!holds(part.condition, after)) part.condition = or(part.condition, pick(before, after).after);
    if (!isElement(part) || !isBranch(tree) || !pairs.has(part)) continue;
    layAttributes(part, tree, before, after, pick);
    lay(part.children, tree.slice(2) as Tree[], before, after, pick);
  }
  const present = new Set(matched.values());
  for (const part of known) {
    const [before, after] = inside(part, from, to);
    if (present.has(part) || after === undefined || !holds(part.condition, after)) continue;
    // An empty value already leaves its place empty, so it needs no condition.
    if (isElement(part) || !isEmptyPlace(part.text, after))
      part.condition = and(part.condition, (alone(part) ?? decide)(before, after).before);
  }
}

/** A part that depends on one value in every print, whatever else the print changes. */
const alone = (part: Part): PickFlag | undefined => {
  const one = isElement(part) ? part.attributes.get('class') : undefined;
  return one && 'tokens' in one && one.tokens.some(({ token }) => token === 'main__choice')
    ? pickFlag(['choice'])
    : undefined;
};

/** Inserts a part that was not known, after the part that it replaces. */
function inserted(
  known: Part[],
  tree: Tree,
  last: Part | undefined,
  pairs: ReadonlyMap<Part, Tree>,
  from: Lookup,
): Part {
  const { list } = isBranch(tree) ? headOf(tree[0]) : { list: '' };
  // An empty list draws nothing by itself; anything else that is new needs a condition.
  const part = partOf(tree, list !== '' && firstOf(list, from) === undefined ? '' : NEVER);
  let at = last === undefined ? 0 : known.indexOf(last) + 1;
  for (const next of known.slice(at)) {
    if (pairs.has(next)) break;
    at += 1;
  }
  known.splice(at, 0, part);
  return part;
}

/** The scope in which a part's condition is read: for a list its first entry. Outside the list if the list was empty before. */
function inside(part: Part, from: Lookup, to: Lookup): [before: Lookup, after: Lookup | undefined] {
  if (!isElement(part) || part.list === '') return [from, to];
  return [firstOf(part.list, from) ?? from, firstOf(part.list, to)];
}

function isThere(part: Part, see: Lookup): boolean {
  if (!isElement(part) || part.list === '') return holds(part.condition, see);
  const entry = firstOf(part.list, see);
  return entry !== undefined && holds(part.condition, entry);
}

const isEmptyPlace = (text: string, see: Lookup): boolean => /^\{\w+\}$/.test(text) && !see(text.slice(1, -1));

function layAttributes(part: Element, tree: Branch, from: Lookup, to: Lookup, decide: PickFlag): void {
  const next = tree[1] as Record<string, string>;
  for (const key of new Set([...part.attributes.keys(), ...Object.keys(next)])) {
    const value = next[key] ?? null;
    const known = part.attributes.get(key) ?? (TOKENS.test(key) ? { tokens: [] } : { cases: [], else: null });
    part.attributes.set(key, known);
    if ('tokens' in known) layTokens(known.tokens, words(value), from, to, decide);
    else {
      const [, current] = known.cases.find(([condition]) => holds(condition, to)) ?? [undefined, known.else];
      const isCurrent = current === value || (value === null && current !== null && isEmptyPlace(current, to));
      if (!isCurrent) known.cases.unshift([decide(from, to).after, value]);
    }
  }
}

function layTokens(tokens: Token[], next: readonly string[], from: Lookup, to: Lookup, decide: PickFlag): void {
  for (const one of tokens) {
    const isCurrent = holds(one.condition, to);
    const isNext = next.includes(one.token);
    if (isCurrent && !isNext) one.condition = and(one.condition, decide(from, to).before);
    if (!isCurrent && isNext) one.condition = or(one.condition, decide(from, to).after);
  }
  for (const token of next)
    if (!tokens.some((one) => one.token === token)) tokens.push({ token, condition: decide(from, to).after });
}
