/** Tests the download size of a page before its elements are usable: the goals, and the current ceilings. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
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

// 290 and 420 bytes more since the page says what its search boxes say, offer and put first (`placeholder`, `popular`, `prices` …).
// 25 more: the names of the chunks have other hashes with each change of any view, which compress now better, now worse.
// 100 and 300 more: a typed text that is no number is withheld from the form before React too, and tags name one chunk more;
// 40 more: a drawing says a new text where a page translator has taken the old one away. 60 and 85 more: words longer than their line break. 35: the loader asks for what draws a cart.
// 95 and 130: an element may live without a view, and what is repainted stays where it is; so the dropdown needs 92 KB less after the touch.
// 135 and 216: a message leads to the documentation that the page names, to the public one, or to a file of the package; calls that failed and misspelt
// tags are told by a file of their own, which every tag names.
// 25: tabs, orders and search share their list of tabs in a file of its own, so that the cart does not load it.
// 170: views with dialogs name one file more, so that carts do not load dialogs at once; each loads 10 KB less of the cart.
/** Goal and ceiling in bytes, Brotli. Raise a ceiling only for a feature, and state the feature in the commit. */
const rows = [
  { what: 'a search box, painted and usable', tags: ['suggester'], goal: 3_000, ceiling: 7_635 + names },
  { what: 'every leaf element at rest', tags: LEAVES.split(' '), goal: 6_000, ceiling: 17_540 + names },
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

  // Nothing of it is React; the cart's dropdown has what both share, the search box what views have too.
  // 700 and 550 more: the notes on a price, which the law asks for in suggestions too. Cart and suggestions share them in `data`, where the dropdown
  // gets them: a file of their own would be one request more for each cart and search box.
  it.each([
    ['shop-suggester', 25_950],
    ['shop-cart-widget', 17_450],
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
});
