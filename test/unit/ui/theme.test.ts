/** Shows that the style sheets, the components and their documentation name the same properties and parts. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as fields from '../../../src/fields/parts';
import type { CssProperty } from '../../../src/element/declare';
import * as ui from '../../../src/ui/theme';
import { furtherProperties, themeProperties } from '../../../src/ui/theme';
import { domains } from '../../architecture/table';

const everyFileIn = (folder: string, ending: string) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`src/${folder}/${file}`, 'utf8') }));

/** Leaves out views of whole elements: they have their own sheets, and their declarations name their parts. */
const filesIn = (folder: string, ending: string) =>
  everyFileIn(folder, ending).filter(({ file }) => !/^\w+\/(sections|select|inputs)\//.test(file));

const namesIn = (texts: readonly { text: string }[], pattern: RegExp) =>
  new Set(texts.flatMap(({ text }) => [...text.matchAll(pattern)].map((match) => match[1]!)));

const properties: Readonly<Record<string, CssProperty>> = { ...themeProperties, ...furtherProperties };

/** Each `var(--shop-…)` of a sheet, with its fallback: parentheses inside it included. */
function readings({ file, text }: { file: string; text: string }) {
  return [...text.matchAll(/var\(\s*(--shop-[\w-]+)\s*(,\s*)?/g)].map((match) => {
    const start = match.index + match[0].length;
    let end = start;
    for (let depth = 1; ; end++) {
      if (text[end] === '(') depth++;
      if (text[end] === ')' && --depth === 0) break;
    }
    return { file, name: match[1]!, fallback: text.slice(start, end).trim() };
  });
}

/** Colours as numbers: #rgb, rgb(), hsl() and others; allowed only in a token's sheet or a fallback. */
const rawColours = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/var\(--shop-[^;]*;/g, '')
    .match(/#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch|lab)\((?!from)[^)]*\)/gi) ?? [];

describe('custom properties', () => {
  const sheets = ['ui', 'fields', ...domains].flatMap((folder) => everyFileIn(folder, '.css'));
  const read = sheets.flatMap(readings);

  it('of the public API are exactly those of the table', () => {
    expect([...new Set(read.map(({ name }) => name))].sort()).toEqual(Object.keys(properties).sort());
  });

  it('of the public API have the table’s default, or other properties as fallback, wherever they are used', () => {
    const wrong = read.filter(
      ({ name, fallback }) => fallback !== properties[name]?.default && /#|rgb|\d(px|%)/.test(fallback),
    );
    expect(wrong).toEqual([]);
    expect(readings({ file: 'a', text: 'a: var(--shop-a, f(1px, g(2)));' })).toEqual([
      { file: 'a', name: '--shop-a', fallback: 'f(1px, g(2))' },
    ]);
  });

  it('of our own are defined before they are used', () => {
    const defined = namesIn(sheets, /(--_[\w-]+)\s*:/g);
    // Scripts set these on a node, because only they know the value.
    const used = [...namesIn(sheets, /var\(\s*(--_[\w-]+)\s*\)/g)].filter(
      (name) => !['--_lines', '--_anchor'].includes(name),
    );
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  it('define every colour: no other sheet contains raw colours', () => {
    const own = sheets.filter(
      ({ file, text }) => !/ui\/(tokens|theme)\.css$/.test(file) && rawColours(text).length > 0,
    );
    expect(own.map(({ file, text }) => [file, ...rawColours(text)])).toEqual([]);
    expect(rawColours('a { color: #fff; background: rgb(1 2 3) }')).toHaveLength(2);
  });
});

describe.each(['ui', 'fields'])('the style sheets of %s', (folder) => {
  const imports = everyFileIn('.', '.ts')
    .concat(everyFileIn('.', '.tsx'))
    .map(({ text }) => text)
    .join('');

  it.each(filesIn(folder, '.css').filter(({ file }) => file !== 'ui/theme.css'))(
    'are adopted by a view: $file',
    ({ file }) => {
      expect(imports).toContain(`/${file.split('/').at(-1)}?inline`);
    },
  );
});

const partsOf = (module: object): string[] =>
  Object.entries(module).flatMap(([name, parts]) => (name.endsWith('Parts') ? Object.keys(parts as object) : []));

it.each([
  ['ui', partsOf(ui)],
  ['fields', partsOf(fields)],
])('the parts of %s are all documented, and no others are', (folder, parts) => {
  const values = [...namesIn(filesIn(folder, '.tsx'), /\bpart ?= ?("[^"]+"|'[^']+'|\{[^}]+\})/g)];
  // A value compared in a condition is not a part.
  const literals = values.flatMap((value) => [...value.matchAll(/(?<!=== )(['"])([a-z -]+)\1/g)]);
  const names = new Set(literals.flatMap((match) => match[2]!.split(' ')));
  if (folder === 'ui') for (const status of ['error', 'success', 'info', 'warning']) names.add(`notice-${status}`);
  expect([...names].sort()).toEqual(parts.sort());
});
