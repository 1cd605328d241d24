/** Compares the public names with those of a release: the changes, the version that they require, and what CHANGELOG.md must mention. */
import type { Surface } from './surface';

/** `breaking`: pages or servers must change. `added`: they may use more. */
export type Weight = 'breaking' | 'added';

export interface Difference {
  /** Names as in the surface: `attribute shop-cart cart-url`. */
  readonly name: string;
  readonly weight: Weight;
  readonly says: string;
}

const parse = (text: string) => {
  const [, type = '', required, value = ''] = /^(.*?)(!)?( = .*| cancelable)?$/s.exec(text) ?? [];
  return { type, isRequired: required !== undefined, value };
};

/** The members of a union, or the fields of a `CustomEvent`'s detail: only the top level. */
function members(type: string): string[] {
  const inside = /^CustomEvent<\{ (.*) \}>$/.exec(type)?.[1];
  const parts: string[] = [''];
  let depth = 0;
  for (const character of inside ?? type) {
    if ('{[(<'.includes(character)) depth++;
    if ('}])>'.includes(character)) depth--;
    if (depth === 0 && character === (inside === undefined ? '|' : ';')) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** Values that a page writes or a server answers may be accepted in more forms; values that an element sends may not change. */
const WIDENED = /^(attribute|answers|event) /;

function isWider(name: string, before: string, after: string): boolean {
  const [old, now] = [parse(before), parse(after)];
  // An event without a detail may get one.
  const known = old.type === 'CustomEvent' ? [] : members(old.type);
  const nowKnown = members(now.type);
  return (
    WIDENED.test(name) &&
    old.value === now.value &&
    (old.isRequired || !now.isRequired) &&
    known.every((one) => nowKnown.includes(one))
  );
}

/** The owner of a name: for `attribute shop-cart cart-url` the tag, for `answers Cart carrier.network` the shape's `carrier`. */
const ownerOf = (name: string): string => {
  const [kind, owner, field = ''] = name.split(' ');
  if (kind !== 'answers' && kind !== 'asks') return `element ${owner}`;
  const outer = field.split('.').slice(0, -1).join('.');
  return `${kind} ${owner}${outer && ` ${outer}`}`;
};

/** A new required name, which existing pages or servers have to add, unless its owner is new too. */
const isDemanded = (name: string, after: string, before: Surface): boolean =>
  /^(attribute|answers) /.test(name) && parse(after).isRequired && ownerOf(name) in before;

/** Sorted by name. */
export function differences(before: Surface, after: Surface): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return names.flatMap((name): Difference[] => {
    const [was, is] = [before[name], after[name]];
    if (was === is) return [];
    if (is === undefined) return [{ name, weight: 'breaking', says: 'is gone' }];
    if (was === undefined)
      return isDemanded(name, is, before)
        ? [{ name, weight: 'breaking', says: 'is new and required' }]
        : [{ name, weight: 'added', says: 'is new' }];
    return [{ name, weight: isWider(name, was, is) ? 'added' : 'breaking', says: `was ${was}, is ${is}` }];
  });
}

type Numbers = readonly [number, number, number];
const numbersOf = (version: string): Numbers => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

/** Negative if `one` is older. */
export const order = (one: string, other: string): number => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
};

/**
 * The lowest version that the next release may have: breaking raises the first part, added the second, anything else the third.
 * Before 1.0.0, breaking raises the second part and anything else the third, as in npm's `^0.1.0`.
 */
export function nextVersion(last: string, changes: readonly Difference[]): string {
  const [major, minor, patch] = numbersOf(last);
  const weights = changes.map(({ weight }) => weight);
  const place = (weights.includes('breaking') ? 0 : weights.includes('added') ? 1 : 2) + (major === 0 ? 1 : 0);
  return place === 0 ? `${major + 1}.0.0` : place === 1 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Kinds of additions that the changelog must mention; the rest (texts, parts, fields) belongs to them. */
const NOTABLE = /^(element|attribute|event|command|import) /;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[^\w./-]+/).map((word) => word.replace(/\.$/, '')));

/**
 * The errors of a tree with this `version`, whose changelog has the section `unreleased`: a version that is too low, breaking changes
 * missing under "Breaking", important additions that are not mentioned.
 */
export function releaseErrors(
  last: string,
  { version, unreleased, changes }: { version: string; unreleased: string; changes: readonly Difference[] },
): string[] {
  const minimum = nextVersion(last, changes);
  const breaking = /^### Breaking\n([^]*?)(?=^### |(?![^]))/m.exec(unreleased)?.[1] ?? '';
  const isNamed = (text: string, name: string): boolean => wordsOf(text).has(name.replace(/.* |\*$/g, ''));
  const added = new Set(changes.map(({ name }) => name));
  return [
    // Until the next release is made, the version is that of the last one.
    ...(version !== last && order(version, minimum) < 0
      ? [`${version} is too low: the next version is at least ${minimum}`]
      : []),
    ...changes.flatMap(({ name, weight, says }) => {
      if (weight === 'breaking')
        return isNamed(breaking, name) ? [] : [`CHANGELOG.md has no entry under "### Breaking" for: ${name} ${says}`];
      // A new element's page describes everything that belongs to it.
      const isCoveredBy = name !== ownerOf(name) && added.has(ownerOf(name));
      return !NOTABLE.test(name) || isCoveredBy || isNamed(unreleased, name)
        ? []
        : [`CHANGELOG.md does not mention: ${name} ${says}`];
    }),
  ];
}
