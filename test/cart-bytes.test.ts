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

/** Ceilings in bytes. A commit with a new feature may raise one, and states why; a commit that saves bytes lowers it. */
const today = { paint: 16_120, printed: 129_180, lines: 46_310, json: 147_560, small: 185_100, whole: 199_400 };
const what: Readonly<Record<keyof typeof today, string>> = {
  paint: 'until the tag is defined',
  printed: 'until the view of a printed cart has loaded',
  lines: 'until the lines are drawn from JSON',
  json: 'until the view after the drawing from JSON has loaded',
  small: 'with all steps and dialogs, without the locker picker',
  whole: 'with all steps, dialogs and the locker picker',
};
/**
 * Separate files, because not every cart or element needs their code: requests, early requests, code that the search box shares with the
 * views, messages for the console, approval and quotes, dialogs and summary, texts and styles of the components.
 */
const FILES = 22;

/** The files that the loader imports for the tag: runs the loader on a page with no other element. */
function requestedByLoader(tag: string, isPrinted: boolean): string[] {
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
    const [printed, drawn] = [requestedByLoader('shop-cart', true), requestedByLoader('shop-cart', false)];
    expect(ways.printed.filter((file) => !printed.includes(file))).toEqual([]);
    expect(ways.json.filter((file) => !drawn.includes(file))).toEqual([]);
    expect(printed.filter((file) => /drawn/.test(file))).toEqual([]);
  });

  it('has the comment at the top of its own files by which Chrome compiles them while it loads them', () => {
    const large = ways.printed.filter((file) => compressed(file) > 1_000 && !/\/react-/.test(file));
    expect(large.filter((file) => !codeOf(file).startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
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

/** Every page loads the loader, which names each tag with its files: so its ceiling depends on the number of tags, not on the cart. */
describe('the loader', () => {
  it('is at most 54 bytes a tag', () => {
    const tags = readdirSync(new URL('../elements/define', import.meta.url)).length;
    expect(compressed('index.js')).toBeLessThanOrEqual(54 * tags);
  });
});
