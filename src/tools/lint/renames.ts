/** The names that a version has renamed: the linter reports an old one, and `--fix` writes the new one. */
import { propertyName } from '../../element/declare';
import type { Problem, Tell } from './problem';

export interface Rename {
  /** The new name. */
  readonly to: string;
  /** The first version without the old one. */
  readonly since: string;
}

/**
 * Keyed as in `npm run suite package api`, by kind, tag and old name: `attribute shop-cart basket-url`, `event shop-cart shop-basket-changed`,
 * `part shop-cart row`, `property shop-cart --shop-accent`, or `element shop-basket`.
 */
export type Renames = Readonly<Record<string, Rename>>;

export interface Renaming {
  readonly renames: Renames;
}

/** Public names are stable since the first release: nothing is renamed yet. */
export const renames: Renames = {};

/** Scripts and style sheets use events and properties without their tag. */
const WITHOUT_TAG = /^(event|property) \S+ /;

const lookups = new WeakMap<Renames, ReadonlyMap<string, Rename>>();

function lookupOf(all: Renames): ReadonlyMap<string, Rename> {
  const known =
    lookups.get(all) ?? new Map(Object.entries(all).map(([key, one]) => [key.replace(WITHOUT_TAG, '$1 '), one]));
  lookups.set(all, known);
  return known;
}

/** Reports `name` at `at` with its new name; false if it was never renamed. `key` has no tag for events and properties. */
export function tellRenamed(
  { renames: all }: Renaming,
  tell: Tell,
  rule: Problem['rule'],
  key: string,
  at: number,
  write: (name: string) => string = (name) => name,
): boolean {
  const renamed = lookupOf(all).get(key);
  if (renamed === undefined) return false;
  const old = write(key.slice(key.lastIndexOf(' ') + 1));
  const text = write(renamed.to);
  tell(rule, at, `${old} is ${text} since version ${renamed.since}.`, { from: at, to: at + old.length, text });
  return true;
}

/** The old attribute that a property names: `basketUrl` and `basketurl` are `basket-url`. */
export const oldAttributeOf = ({ renames: all }: Renaming, tag: string, name: string): string =>
  Object.keys(all)
    .map((key) => key.split(' '))
    .find(([kind, of, old = '']) => kind === 'attribute' && of === tag && propertyName(old) === name)?.[2] ?? name;
