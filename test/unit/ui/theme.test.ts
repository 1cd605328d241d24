/** Decides that the style sheets, the components and what is documented about them name the same things. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldParts } from '../../../src/fields/parts';
import { themeProperties, uiParts } from '../../../src/ui/theme';

const filesIn = (folder: string, ending: string) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    // Views of whole elements bring their own sheets, and their declarations name their parts.
    .filter((file) => file.endsWith(ending) && !/^(sections|select|inputs)\//.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`src/${folder}/${file}`, 'utf8') }));

const namesIn = (texts: readonly { text: string }[], pattern: RegExp) =>
  new Set(texts.flatMap(({ text }) => [...text.matchAll(pattern)].map((match) => match[1]!)));

describe('custom properties', () => {
  const sheets = ['ui', 'fields', 'cart'].flatMap((folder) => filesIn(folder, '.css'));
  const common = ['ui', 'fields'].flatMap((folder) => filesIn(folder, '.css'));

  it('that a page may set are all documented, and no others are', () => {
    expect([...namesIn(common, /var\(\s*(--shop-[\w-]+)/g)].sort()).toEqual(Object.keys(themeProperties).sort());
  });

  it('of our own are defined before they are used', () => {
    const defined = namesIn(sheets, /(--_[\w-]+)\s*:/g);
    // Set by a component on its own node, with a value that only it knows.
    const used = [...namesIn(sheets, /var\(\s*(--_[\w-]+)\s*\)/g)].filter((name) => name !== '--_lines');
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  it('of the page are read in the tokens and the base only', () => {
    const elsewhere = common.filter(({ file, text }) => /--shop-/.test(text) && !/ui\/(tokens|base)\.css$/.test(file));
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });
});

describe.each(['ui', 'fields'])('the style sheets of %s', (folder) => {
  const list = readFileSync(`src/${folder}/styles.ts`, 'utf8');

  it.each(filesIn(folder, '.css'))('include $file', ({ file }) => {
    expect(list).toContain(`./${file.split('/').at(-1)}?inline`);
  });
});

it.each([
  ['ui', uiParts],
  ['fields', fieldParts],
])('the parts of %s are all documented, and no others are', (folder, parts) => {
  const values = [...namesIn(filesIn(folder, '.tsx'), /\bpart ?= ?("[^"]+"|'[^']+'|\{[^}]+\})/g)];
  // What a condition compares with is no part.
  const literals = values.flatMap((value) => [...value.matchAll(/(?<!=== )(['"])([a-z -]+)\1/g)]);
  const found = new Set(literals.flatMap((match) => match[2]!.split(' ')));
  expect([...found].sort()).toEqual(Object.keys(parts).sort());
});
