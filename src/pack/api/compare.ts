/** Decides what became of the public names since a release, which version that asks for, and what CHANGELOG.md has to say of it. */
import type { Surface } from './surface';

/** `breaking`: a page or a server has to change. `added`: they can do more. */
export type Weight = 'breaking' | 'added';

export interface Difference {
  /** As in the surface: `attribute shop-cart cart-url`. */
  readonly name: string;
  readonly weight: Weight;
  readonly says: string;
}

const parse = (text: string) => {
  const [, type = '', required, value = ''] = /^(.*?)(!)?( = .*| cancelable)?$/s.exec(text) ?? [];
  return { type, isRequired: required !== undefined, value };
};

/** The members of a union, or the fields of what `CustomEvent` carries: at the top, not those inside. */
function members(type: string): string[] {
  const inside = /^CustomEvent<\{ (.*) \}>$/.exec(type)?.[1];
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of inside ?? type) {
    if ('{[(<'.includes(sign)) depth++;
    if ('}])>'.includes(sign)) depth--;
    if (depth === 0 && sign === (inside === undefined ? '|' : ';')) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** What a page writes, or a server answers, may be taken in more forms; what an element sends may not. */
const WIDENED = /^(attribute|answers|event) /;

function isWider(name: string, before: string, after: string): boolean {
  const [old, now] = [parse(before), parse(after)];
  // An event that carried nothing may carry something.
  const known = old.type === 'CustomEvent' ? [] : members(old.type);
  const nowKnown = members(now.type);
  return (
    WIDENED.test(name) &&
    old.value === now.value &&
    (old.isRequired || !now.isRequired) &&
    known.every((one) => nowKnown.includes(one))
  );
}

/** What it belongs to: of `attribute shop-cart cart-url` the tag, of `answers Cart carrier.network` the shape's `carrier`. */
const ownerOf = (name: string): string => {
  const [kind, owner, field = ''] = name.split(' ');
  if (kind !== 'answers' && kind !== 'asks') return `element ${owner}`;
  const outer = field.split('.').slice(0, -1).join('.');
  return `${kind} ${owner}${outer && ` ${outer}`}`;
};

/** Something new that whoever is there already has to give, unless what it belongs to is new as a whole. */
const isDemanded = (name: string, after: string, before: Surface): boolean =>
  /^(attribute|answers) /.test(name) && parse(after).isRequired && ownerOf(name) in before;

/** In the order of the names. */
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

/** Negative where `one` is older. */
export const order = (one: string, other: string): number => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
};

/**
 * The least version that the next release may have: breaking raises the first part, added the second, anything else the third.
 * Before 1.0.0 each is one place further right, as `^0.1.0` of npm has it.
 */
export function nextVersion(last: string, found: readonly Difference[]): string {
  const [major, minor, patch] = numbersOf(last);
  const weights = found.map(({ weight }) => weight);
  const place = (weights.includes('breaking') ? 0 : weights.includes('added') ? 1 : 2) + (major === 0 ? 1 : 0);
  return place === 0 ? `${major + 1}.0.0` : place === 1 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Of these additions people want to read; the rest (texts, parts, fields) comes with them. */
const TOLD = /^(element|attribute|event|import) /;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[^\w./-]+/).map((word) => word.replace(/\.$/, '')));

/**
 * What is wrong with a tree of `version`, whose changelog has `unreleased`: a version that is too low, breaking changes without their
 * names under "Breaking", additions of weight that nobody tells of.
 */
export function objections(
  last: string,
  { version, unreleased, found }: { version: string; unreleased: string; found: readonly Difference[] },
): string[] {
  const least = nextVersion(last, found);
  const breaking = /^### Breaking\n([^]*?)(?=^### |(?![^]))/m.exec(unreleased)?.[1] ?? '';
  const isNamed = (text: string, name: string): boolean => wordsOf(text).has(name.replace(/.* /, ''));
  const added = new Set(found.map(({ name }) => name));
  return [
    // The version is that of the last release until the next one is made.
    ...(version !== last && order(version, least) < 0 ? [`${version} says too little: at least ${least} is due`] : []),
    ...found.flatMap(({ name, weight, says }) => {
      if (weight === 'breaking')
        return isNamed(breaking, name) ? [] : [`CHANGELOG.md has nothing under "### Breaking" of: ${name} ${says}`];
      // A new element's page tells of all that it has.
      const isToldWith = name !== ownerOf(name) && added.has(ownerOf(name));
      return !TOLD.test(name) || isToldWith || isNamed(unreleased, name)
        ? []
        : [`CHANGELOG.md does not tell of: ${name} ${says}`];
    }),
  ];
}
