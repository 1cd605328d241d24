/** Shows the download size of the cart in each variant, from an empty cache, and limits its growth. */
import { existsSync, readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { cartActions } from '../src/cart/wire/actions';
import { cartWays } from './bench/runner/dist';
import { codeOf, compressed, dist } from './compressed';

if (!existsSync(new URL('shop-cart.js', dist))) throw new Error('There is no dist/: run `npm run build` first.');
const ways = cartWays();

const bytes = (files: readonly string[]): number => files.reduce((sum, file) => sum + compressed(file), 0);

/** Bytes at the last decision. A commit with a new feature may raise one, and states why; a commit that saves bytes lowers it. */
// Issue 41 brought consents, companies by their number, folding, sheets to print, one reason of an account, gaps, short rows, units of prices
// and the nearest lockers: 2.5 KB until the view is there, 12 late.
// Issue 43: messages that lead to a page of theirs, failed calls that are told with address, status and first bytes (1.4 KB late), VAT rates that are
// words; issue 41: the payment after the order, a summary on which eight lines are seen on the smallest phone. 0.3 KB at first, 3 KB in all.
// Issue 44: approval and quotes: reading them, their lock, their sentences on step 1 and who may do what, 1.8 KB until the view is there; their card,
// buttons and dialogs are one late file of 5.3 KB. Issue 45: notes on prices and lines, safety, guarantee, deposits: 1 KB until the tag is defined,
// 1.5 KB until the view is there; the notice on the guarantee and the white list load with the summary. Both until then 142,922 bytes.
// Issue 42: the view of a printed cart uses the styles that the server printed (9.4 KB less); dialogs, texts of later steps and what only other
// elements call load late (2.8 KB). Lines from JSON need two files more, 0.4 KB: components' styles are apart from the cart's rules, so other
// elements load neither those nor its texts (11 KB less each).
const today = { paint: 18_842, printed: 133_858, lines: 49_402, json: 153_228, small: 184_278, whole: 198_750 };
const what: Readonly<Record<keyof typeof today, string>> = {
  paint: 'until the tag is defined',
  printed: 'until the view of a printed cart is there',
  lines: 'until the lines are drawn from JSON',
  json: 'until the view is there that follows them',
  small: 'with all steps and dialogs, without the locker picker',
  whole: 'with all steps, dialogs and the locker picker',
};
// What asks a server is a file of its own, and what asks for a cart early: the dropdown and the cart's lines come without the rest.
// What the search box shares with all views is one too: safe HTML, announcements, JSX without React; and so is what the console is told of failures.
// Late ones: the views of approval and quotes, only for a cart that has them; what dialogs and summary share with orders and the withdrawal.
// Styles and words of components: a printed cart needs the words alone, other elements need neither texts nor rules of the cart.
const FILES = 25;

/** The files that the loader imports for the tag: runs the loader on a page with no other element. */
function askedByLoader(tag: string, isPrinted: boolean): string[] {
  const files: string[] = [];
  runInNewContext(codeOf('index.js').replaceAll('import(', 'ask('), {
    ask: async (path: string) => void files.push(path.replace(/^\.\//, '')),
    document: {
      querySelectorAll: () => [{ localName: tag }],
      querySelector: () => ({ shadowRoot: isPrinted || null }),
      activeElement: null,
      addEventListener() {},
    },
    MutationObserver: class {
      observe(): void {}
    },
  });
  return files;
}

describe('the cart', () => {
  it.each(Object.entries(today) as [keyof typeof today, number][])(
    '%s is at most a hundredth over %i bytes',
    { timeout: 120_000 },
    (way, was) => {
      const now = bytes(ways[way]);
      console.log(`the cart ${what[way]}: ${now} bytes in ${ways[way].length} files, ${was} when last decided`);
      expect(now).toBeLessThanOrEqual(was * 1.01);
    },
  );

  it(`has no more than ${FILES} files`, () => {
    expect(ways.whole.length).toBeLessThanOrEqual(FILES);
  });

  it('loads in two round trips: the loader requests every file at once, also the drawing’s if the server printed no cart', () => {
    const [printed, drawn] = [askedByLoader('shop-cart', true), askedByLoader('shop-cart', false)];
    expect(ways.printed.filter((file) => !printed.includes(file))).toEqual([]);
    expect(ways.json.filter((file) => !drawn.includes(file))).toEqual([]);
    expect(printed.filter((file) => /drawn/.test(file))).toEqual([]);
  });

  it('contains no samples of actions for contract, kit and mock', () => {
    const samples = JSON.stringify(Object.values(cartActions).map((one) => one.samples));
    const telling = [...samples.matchAll(/"([^"]*\p{L}[^"]*[ /@][^"]*)"/gu)].flatMap(([, text = '']) => text);
    expect(telling.length).toBeGreaterThan(3);
    for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
      if (!/^(chunks\/)?[^/]+\.js$/.test(file)) continue;
      const code = codeOf(file);
      expect([...telling, 'mayChange', 'samples:'].filter((text) => code.includes(text))).toEqual([]);
    }
  });

  it('loads the locker picker and the map later', () => {
    expect(ways.json.filter((file) => /locker|map|borrow/i.test(file))).toEqual([]);
  });
});

/**
 * Every page loads the loader, also without a cart, and it names every tag: it has its own ceiling per tag, and is not part of the cart's.
 * 54 instead of 53 since it names the components' styles and words.
 */
describe('the loader', () => {
  it('is at most 54 bytes a tag', () => {
    const tags = readdirSync(new URL('../elements/define', import.meta.url)).length;
    expect(compressed('index.js')).toBeLessThanOrEqual(54 * tags);
  });
});
