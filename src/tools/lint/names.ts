/** The declared names: tags, events, commands, parts, custom properties, and the files of the package. */
import type { Declaration } from '../../element/declare';
import { nearest } from '../../element/nearest';
import { languageModules } from '../../texts/languages';
import { renames as shipped, type Renames, type Renaming } from './renames';

export interface Known extends Renaming {
  readonly tags: ReadonlyMap<string, Declaration>;
  readonly events: ReadonlySet<string>;
  readonly commands: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
  readonly properties: ReadonlySet<string>;
  /** Modules, without `.js`. */
  readonly modules: ReadonlySet<string>;
}

const made = new WeakMap<readonly Declaration[], Known>();

export function knownOf(declarations: readonly Declaration[], renames: Renames = shipped): Known {
  const known = made.get(declarations) ?? {
    tags: new Map(declarations.map((one) => [one.tag as string, one])),
    events: new Set(declarations.flatMap(({ events }) => Object.keys(events))),
    commands: new Set(declarations.flatMap(({ commands }) => Object.keys(commands))),
    parts: new Set(declarations.flatMap(({ parts }) => Object.keys(parts))),
    properties: new Set(declarations.flatMap(({ cssProperties }) => Object.keys(cssProperties))),
    modules: new Set(['index', 'shop-elements', ...languageModules, ...declarations.map(({ tag }) => tag)]),
    renames: shipped,
  };
  made.set(declarations, known);
  return { ...known, renames };
}

/** Longer names are not written by hand, so they are not compared. */
const LONGEST = 60;

/** A broken file may contain one name a hundred thousand times, so results are cached per list of names. */
const answers = new WeakMap<object, Map<string, string | undefined>>();

function cached(name: string, names: Names, find: () => string | undefined): string | undefined {
  if (name.length > LONGEST) return undefined;
  const known = answers.get(names) ?? new Map<string, string | undefined>();
  answers.set(names, known);
  if (!known.has(name)) known.set(name, find());
  return known.get(name);
}

type Names = ReadonlySet<string> | ReadonlyMap<string, unknown>;

/** “Did you mean …?” with the closest name; empty without one. */
export function suggestion(name: string, names: Names, spell = (one: string): string => one): string {
  const one = cached(name, names, () => nearest(name, names.keys()));
  return one === undefined ? '' : ` Did you mean ${spell(one)}?`;
}

const sorted = (name: string): string => name.split('-').sort().join('-');

/** The page may have such names itself, so only one or two wrong letters, or reordered words, count as a misspelling. */
export const slipOf = (name: string, names: Names): string | undefined =>
  cached(`${name} `, names, () => {
    const all = [...names.keys()];
    return nearest(name, all, 2) ?? all.find((one) => sorted(one) === sorted(name));
  });
