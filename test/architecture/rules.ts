/** The rules of the architecture: each takes a file and returns its violations, in a few words each. */
import { fileOf, isView, layerOf, roomOf } from './sources';
import type { Source } from './sources';
import {
  blockedNames,
  domainsBelow,
  emptyNames,
  imports,
  indexes,
  kindsOfCarriers,
  mostLines,
  packages,
  polishLetters,
  polishPlaces,
  reserved,
} from './table';

export type Rule = (file: Source) => readonly string[];

const ours = ({ imports }: Source) => imports.filter(({ isPackage }) => !isPackage);

/** Imports only point to lower layers, and never from one domain to another. */
export const importsUpwards: Rule = (file) => {
  const here = layerOf(file.path);
  const allowed: readonly string[] = [here.layer, ...imports[here.layer]];
  return ours(file)
    .filter(({ from }) => {
      const there = layerOf(fileOf(from));
      if (here.domain !== undefined && there.domain !== undefined && here.domain !== there.domain) {
        return !domainsBelow[here.domain]?.includes(there.domain);
      }
      return !allowed.includes(there.layer) && !allowed.includes(from.replace('src/', ''));
    })
    .map(({ from }) => `imports ${from}`);
};

/** A file without React imports no file with React, except types and dynamic imports. */
export const importsReact: Rule = (file) =>
  isView(file.path)
    ? []
    : ours(file)
        .filter(({ from, isType, isLate }) => !isType && !isLate && isView(fileOf(from)))
        .map(({ from }) => `imports ${from}`);

/** A restricted package is imported only where `table.ts` allows it. */
export const importsPackage: Rule = ({ path, imports }) =>
  imports
    .filter(({ from, isType }) => !isType && packages[from] !== undefined && !packages[from].test(path))
    .map(({ from }) => `imports ${from}`);

/** A restricted text, such as `localStorage`, occurs only in the allowed files. Strings may mention it. */
export const touches: Rule = ({ path, code }) => {
  const unquoted = code.replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
  return reserved
    .filter(({ text, only }) => text.test(unquoted) && !only.test(path))
    .map(({ what }) => `touches ${what}`);
};

/** Whoever reads price steps computes no price: the server sets each, and only quantities are subtracted. The calculator's sum is its own. */
export const computesStepPrices: Rule = ({ path, code }) =>
  path !== 'src/product/calculator/outcome.ts' && /\bprice_?steps\b|\bPriceStep\b/i.test(code)
    ? [
        ...code.matchAll(
          /\b(?:plus|minus|times|rounded|wholeOf|Number)\([^()]*\b(?:net|gross|prices?)\b|\b(?:net|gross)\b\)? *[*/+-] *[\w(]|[\w)] [*/+-] *[\w.]*\.(?:net|gross)\b/g,
        ),
      ].map(([what]) => `computes ${what}`)
    : [];

/** The first line is a comment: the purpose of the file, or what a test shows. */
export const lacksPurpose: Rule = ({ text }) =>
  /^\/\*\*? [A-Z`]\S* .*\*\/(\n|$)/.test(text) ? [] : [`begins with ${text.slice(0, 60)}`];

export const isLong: Rule = ({ path, text }) => {
  const lines = text.split('\n').length - 1;
  return lines > mostLines(path) ? [`has ${lines} lines`] : [];
};

/** A file name describes the content, and is not one that ad blockers block. */
export const isNamedBadly: Rule = ({ path }) =>
  emptyNames.test(path) || blockedNames.test(path) ? ['has such a name'] : [];

/** Only one file checks the kind of a carrier; all other code uses the kind's consequences. */
export const asksKind: Rule = ({ path, code, imports }) => {
  if (kindsOfCarriers.places.test(path)) return [];
  const words = kindsOfCarriers.words.exec(code) ?? [];
  const kinds = imports.filter(({ from }) => from.startsWith('src/cart/session/kinds/'));
  return [
    ...words.slice(0, 1).map((word) => `asks by ${word}`),
    ...(kindsOfCarriers.views.test(path) ? [] : kinds.map(({ from }) => `imports ${from}`)),
  ];
};

/** Texts for people are in text.ts, where another language can replace them. */
export const isPolish: Rule = ({ path, code }) =>
  polishPlaces.test(path)
    ? []
    : (code.match(polishLetters) ?? []).slice(0, 1).map((letter) => `says something with ${letter}`);

/** An index file only re-exports. */
export const isBarrel: Rule = ({ path, code }) => {
  const parts = code
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const passesOn = parts.length > 0 && parts.every((part) => /^export\b[^=]*\sfrom\s/.test(part));
  return passesOn || (/(^|\/)index\.\w+$/.test(path) && !indexes.includes(path)) ? ['is a barrel'] : [];
};

/** The nodes of a graph that reach themselves again. */
function circles(below: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reached = (from: string, known = new Set<string>()): Set<string> => {
    for (const one of below.get(from) ?? []) {
      if (!known.has(one)) reached(one, known.add(one));
    }
    return known;
  };
  return [...below.keys()].filter((one) => reached(one).has(one));
}

/** Files that import each other, also indirectly, by dynamic imports or for a type only. */
export const circlesOfFiles = (files: readonly Source[]): string[] =>
  circles(new Map(files.map((file) => [file.path, new Set(ours(file).map(({ from }) => fileOf(from)))])));

/** Folders of a domain that import each other, also indirectly. They must have one order. */
export function circlesOfRooms(files: readonly Source[]): string[] {
  const below = new Map<string, Set<string>>();
  for (const file of files) {
    const here = roomOf(file.path);
    if (here === undefined) continue;
    const known = below.get(here) ?? new Set();
    for (const { from } of ours(file)) {
      const there = from.endsWith('.css') ? undefined : roomOf(fileOf(from));
      if (there !== undefined && there !== here && there.split('/')[1] === here.split('/')[1]) known.add(there);
    }
    below.set(here, known);
  }
  return circles(below);
}
