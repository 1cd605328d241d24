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

/** Imports go downwards only, and never from one domain to another. */
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

/** What holds no React imports nothing that does, except types, and what comes late. */
export const importsReact: Rule = (file) =>
  isView(file.path)
    ? []
    : ours(file)
        .filter(({ from, isType, isLate }) => !isType && !isLate && isView(fileOf(from)))
        .map(({ from }) => `imports ${from}`);

/** A package that has one place is imported there only. */
export const importsPackage: Rule = ({ path, imports }) =>
  imports
    .filter(({ from, isType }) => !isType && packages[from] !== undefined && !packages[from].test(path))
    .map(({ from }) => `imports ${from}`);

/** What only some layers may touch is not touched elsewhere; a sentence in quotes may speak of it. */
export const touches: Rule = ({ path, code }) => {
  const unquoted = code.replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
  return reserved
    .filter(({ text, only }) => text.test(unquoted) && !only.test(path))
    .map(({ what }) => `touches ${what}`);
};

/** The first line is a comment: the purpose of the file, or what a test shows. */
export const saysNothing: Rule = ({ text }) =>
  /^\/\*\*? [A-Z`]\S* .*\*\/(\n|$)/.test(text) ? [] : [`begins with ${text.slice(0, 60)}`];

export const isLong: Rule = ({ path, text }) => {
  const lines = text.split('\n').length - 1;
  return lines > mostLines(path) ? [`has ${lines} lines`] : [];
};

/** A name says something, and is not one that ad blockers block. */
export const isNamedBadly: Rule = ({ path }) =>
  emptyNames.test(path) || blockedNames.test(path) ? ['has such a name'] : [];

/** Which kind of carriers one is of stands in one place; everything else asks what follows from it. */
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

/** A barrel only passes on what other files export. */
export const isBarrel: Rule = ({ path, code }) => {
  const parts = code
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const passesOn = parts.length > 0 && parts.every((part) => /^export\b[^=]*\sfrom\s/.test(part));
  return passesOn || (/(^|\/)index\.\w+$/.test(path) && !indexes.includes(path)) ? ['is a barrel'] : [];
};

/** What reaches itself again, by what each stands on. */
function circles(below: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reached = (from: string, known = new Set<string>()): Set<string> => {
    for (const one of below.get(from) ?? []) {
      if (!known.has(one)) reached(one, known.add(one));
    }
    return known;
  };
  return [...below.keys()].filter((one) => reached(one).has(one));
}

/** Files that import each other, even around corners, late, or for a type alone. */
export const circlesOfFiles = (files: readonly Source[]): string[] =>
  circles(new Map(files.map((file) => [file.path, new Set(ours(file).map(({ from }) => fileOf(from)))])));

/** The folders of a domain stand on each other in one order, whatever it is: those that import each other, even around corners, make a circle. */
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
