/** Tests that the example themes set only documented custom properties and parts, in light and in dark. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themes } from '../demo/server/session/theme';
import { declarations } from '../src/tools/manifest/outputs';

const all = await declarations();
const parts = new Set(all.flatMap((one) => Object.keys(one.parts)));
const properties = new Set(all.flatMap((one) => Object.keys(one.cssProperties)));

/** The rules of a flat style sheet: themes need neither at-rules nor nesting. */
const rulesOf = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
    selectors: selectors!.split(',').map((one) => one.trim()),
    declarations: [...body!.matchAll(/([\w-]+)\s*:\s*([^;]+);/g)].map(([, name, value]) => ({
      name: name!,
      value: value!,
    })),
  }));

const ROOT = /^(:root|\[data-bs-theme\])$/;
const PART = /^::part\(([\w-]+)\)(:(hover|focus-visible|focus-within|active))?$/;

const complaints = (css: string): string[] =>
  rulesOf(css).flatMap(({ selectors, declarations }) => {
    const foreign = selectors.filter((one) => !ROOT.test(one) && !parts.has(PART.exec(one)?.[1] ?? ''));
    const isOfRoot = selectors.some((one) => ROOT.test(one));
    const wrong = isOfRoot ? declarations.filter(({ name }) => !properties.has(name)) : [];
    const read = [
      ...declarations
        .map(({ value }) => value)
        .join()
        .matchAll(/var\((--shop-[\w-]+)/g),
    ].map((match) => match[1]!);
    return [
      ...foreign,
      ...wrong.map(({ name }) => name),
      ...read.filter((name) => !properties.has(name)),
      ...declarations.filter(({ value }) => value.includes('!important')).map(({ name }) => `${name} !important`),
    ];
  });

const folder = new URL('../demo/themes/', import.meta.url);
const files = readdirSync(folder);

it('each theme that the demo offers has its file, and there are no others', () => {
  expect(files.sort()).toEqual(
    themes
      .slice(1)
      .map(({ slug }) => `${slug}.css`)
      .sort(),
  );
});

describe.each(files)('%s', (file) => {
  const css = readFileSync(new URL(file, folder), 'utf8');

  it('sets only our custom properties, and styles only our parts', () => {
    expect(rulesOf(css).length).toBeGreaterThan(2);
    expect(css).not.toContain('@');
    expect(complaints(css)).toEqual([]);
  });

  it('defines its colours in light and in dark', () => {
    expect(css.match(/light-dark\(/g)?.length).toBeGreaterThan(10);
  });
});

it.each([
  ['a selector into an element', 'shop-cart .card { color: red; }'],
  ['a part that is not documented', '::part(nothing) { color: red; }'],
  ['another property of the page', ':root { color: red; }'],
  ['a custom property that is not documented', ':root { --shop-nothing: 1px; }'],
  ['force', '::part(card) { color: red !important; }'],
])('finds %s, so the tests above could have failed', (_, css) => {
  expect(complaints(css)).toHaveLength(1);
});
