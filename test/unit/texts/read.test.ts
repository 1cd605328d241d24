/** Shows that some source reads every text: otherwise a page or a translator would write it in vain. */
import { expect, it } from 'vitest';
import { polish } from '../../../src/texts/polish';
import { fileOf, sources, type Source } from '../../architecture/sources';

const files = sources('src', /\.tsx?$/).filter(({ path }) => !/\.en\.ts$|^src\/texts\//.test(path));

/** The tables of texts that a file exports, by their names in the code. */
const tables = new Map(
  files.map(({ path, code }) => [
    path,
    [...code.matchAll(/export const (\w+) = texts\('([\w.]+)'/g)].map(([, name, key]) => [name!, key!] as const),
  ]),
);

/** `const words = text.calculator;` and `const { added, form: labels } = text.addresses;` */
const ALIAS = /const (\w+|\{[^{}]*\})(?:: [^=]+)? = (\w+(?:\.\w+)*);/g;
/** `words.area`, and `words[side]`, which may be any of its group. */
const READING = /(?<![.\w])(\w+(?:\.\w+)*)(\[?)/g;
/** The texts of a drawing. */
const DRAWN = /(?:\{=|\|=|word\(')([\w.]+)/g;

/** The keys that a file reads. A group from which it may read any key ends with `[`. */
function readBy({ path, code, imports }: Source): string[] {
  const known = new Map([path, ...imports.map(({ from }) => fileOf(from))].flatMap((file) => tables.get(file) ?? []));
  const keyOf = (way: string): string | undefined => {
    const [name = '', ...rest] = way.split('.');
    const start = known.get(name);
    return start && [start, ...rest].join('.');
  };
  const read: string[] = [];
  const others = code.replaceAll(ALIAS, (alias, names: string, way: string) => {
    const key = keyOf(way);
    if (key === undefined) return alias;
    const parts = names.startsWith('{') ? [...names.matchAll(/(\w+)(?:: (\w+))?/g)] : [];
    if (parts.length === 0) known.set(names, key);
    for (const [, name = '', as = name] of parts) {
      known.set(as, `${key}.${name}`);
      read.push(`${key}.${name}`);
    }
    return '';
  });
  for (const [, way = '', any = ''] of others.matchAll(READING)) {
    const key = keyOf(way);
    if (key !== undefined) read.push(key + any);
  }
  for (const [, key = ''] of code.matchAll(DRAWN)) read.push(key);
  return read;
}

it('code reads every text', () => {
  const read = files.flatMap(readBy);
  const isRead = (key: string): boolean =>
    read.some((one) =>
      one.endsWith('[') ? key.startsWith(`${one.slice(0, -1)}.`) : one === key || one.startsWith(`${key}.`),
    );
  expect(Object.keys(polish).filter((key) => !isRead(key))).toEqual([]);
});
