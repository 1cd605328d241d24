/** Tests that an element declares no part that none of its views draws. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { declarations } from '../src/tools/manifest/outputs';

const root = resolve(import.meta.dirname, '..');

/** A source file and all its imports, dynamic ones included; types do not draw. */
function filesOf(path: string, known = new Map<string, string>()): Map<string, string> {
  const file = [`${path}.tsx`, `${path}.ts`].find((one) => existsSync(one));
  if (file === undefined || known.has(file)) return known;
  const code = readFileSync(file, 'utf8').replaceAll(/import type [^;]+;/g, '');
  known.set(file, code);
  for (const [, to] of code.matchAll(/(?:from |import\()'(\.[^']+)'/g)) filesOf(resolve(dirname(file), to!), known);
  return known;
}

/** Matches `part="step step-current"`, the literal words of a template string, and `part: 'count'` of a drawing. */
function partsIn(code: string): string[] {
  const values = [...code.matchAll(/\bpart(?: ?=|', ?|:) ?("[^"]+"|'[^']+'|\{[^}]+\}[^}]*)/g)].map(
    ([, value]) => value!,
  );
  return values.flatMap((value) => value.match(/[a-z]+(-[a-z]+)*/g) ?? []);
}

/** Files that no page loads, and files from which drawings are generated. */
const sources: Readonly<Record<string, string>> = { 'shop-cart-widget': 'src/cart/widget/WidgetPanel' };

it.each(await declarations())('$tag declares only parts that its views draw', ({ tag, parts }) => {
  const files = filesOf(`${root}/elements/define/${tag}`);
  if (sources[tag]) filesOf(`${root}/${sources[tag]}`, files);
  const drawn = new Set([...files.values()].flatMap(partsIn));
  const isDrawn = (part: string) => drawn.has(part) || (part.startsWith('notice-') && drawn.has('notice-inline'));
  expect(Object.keys(parts).filter((part) => !isDrawn(part))).toEqual([]);
});
