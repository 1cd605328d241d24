/** Tests the download size of a page before its elements are usable: the goals, and the current ceilings. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answers } from '../demo/docs/guides/answers';
import type { FilesByTag } from '../src/tools/pack/files-by-tag';
import { codeOf, compressed, dist } from './compressed';

const IMPORT = /(?:^|[;}\n])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["'](\.[^"']+\.js)["']/g;

/** The files and all their static imports. */
function closure(files: readonly string[], known = new Set<string>()): Set<string> {
  for (const file of files) {
    if (known.has(file)) continue;
    known.add(file);
    closure(
      [...codeOf(file).matchAll(IMPORT)].map(([, path]) => posix.join(dirname(file), path!)),
      known,
    );
  }
  return known;
}
const bytes = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + compressed(file), 0);

const LEAVES =
  'suggester add-product autocomplete favourite quantity checkbox select input cart-widget add-to-cart regulations tabs faq slider';

/** Maximum bytes per tag in the loader, which names every tag and its files on every page. */
const A_TAG = 45;
const names = A_TAG * readdirSync('elements/define').length;

/** Goal and ceiling in bytes, Brotli. Raise a ceiling only for a feature, and state the feature in the commit; hashes in file names vary by 25 bytes. */
const rows = [
  { what: 'a search box, painted and usable', tags: ['suggester'], goal: 3_000, ceiling: 7_975 + names },
  { what: 'every leaf element at rest', tags: LEAVES.split(' '), goal: 6_000, ceiling: 17_295 + names },
];

describe.skipIf(!existsSync(new URL('index.js', dist)))('the download before React', () => {
  for (const { what, tags, goal, ceiling } of rows) {
    it(`the code of ${what} has at most ${ceiling} bytes`, () => {
      const files = closure(['index.js', ...tags.map((tag) => `shop-${tag}.js`)]);
      const sum = bytes(files);
      console.log(`${what}: ${sum} bytes, goal ${goal}, ${sum <= goal ? 'met' : 'not met'}`);
      expect([...files].filter((file) => /\/(react|ui|data)-/.test(file))).toEqual([]);
      expect(sum).toBeLessThanOrEqual(ceiling);
    });
  }

  // Without React, but with the modules that the dropdown and the search box share with the views (`data`).
  // The suggester: 61 bytes more for a list that compares with its own record instead of the DOM (a keystroke takes 0.83 of the time).
  // 10 and 84 bytes more for lists that a keyboard scrolls; 2 for a failure whose outcome is unknown; 490 for panels in the top layer, over
  // any header, of which all elements share one piece of code; 57 for a redirect that is no login; 60 for
  // categories as chips, and marked entries that the last group covers no more; 100 for the page's own content in the panel, which the Tab
  // key reaches; 16 for it in an empty cart; 35 in both for the schema of a quantity in parts, which they share; 40 in both for a value whose
  // full stop ends the sentence.
  it.each([
    ['shop-suggester', 25_170],
    ['shop-cart-widget', 16_751],
  ])('%s needs no more than %i bytes when it is used', (tag, ceiling) => {
    const { tags } = JSON.parse(codeOf('files.json')) as {
      tags: Record<string, { view: string[]; touched?: string[] }>;
    };
    const { view, touched = view } = tags[tag]!;
    console.log(`${tag}, used: ${bytes(touched)} bytes`);
    expect(touched.filter((file) => /\/react-/.test(file))).toEqual([]);
    expect(bytes(touched)).toBeLessThanOrEqual(ceiling);
  });

  it('defines every tag, so that it can report that React failed to load', () => {
    const waiting = readdirSync(dist)
      .filter((file) => /^shop-[\w-]+\.js$/.test(file))
      .filter((file) => [...closure([file])].some((one) => one.includes('/react-')));
    expect(waiting).toEqual([]);
  });

  const pages: Readonly<Record<string, readonly string[]>> = {
    'With a header': [],
    'A product page': ['add-to-cart', 'favourite'],
    'Results with filters': ['search', 'filters'],
    'The quick order': ['quick-order'],
    'The cart': ['cart'],
  };
  it('the documentation states the weight of a page to a twentieth', () => {
    const answer = answers.sections[0]!.text;
    const { tags: filesOf } = JSON.parse(codeOf('files.json')) as { tags: FilesByTag };
    for (const [page, tags] of Object.entries(pages)) {
      const files = ['suggester', 'cart-widget', ...tags].flatMap((tag) =>
        Object.values(filesOf[`shop-${tag}`] ?? {}).flat(),
      );
      const sum = bytes(new Set(['index.js', 'shop-elements.css', ...files]));
      const stated = Number(new RegExp(`${page}[^.]*: (\\d+) KB`).exec(answer)?.[1]) * 1000;
      expect(Math.abs(stated / sum - 1), `${page}: ${sum}`).toBeLessThan(0.05);
    }
  });
});
