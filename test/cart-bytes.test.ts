/** Decides what the cart costs to fetch until it is there, from an empty cache: loader, entry, view, React and all that they import. */
import { existsSync, readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { cartActions } from '../src/cart/wire/actions';
import { codeOf, compressed, dist } from './compressed';

const nameOf = (path: string): string => path.replace(/^\.{1,2}\//, '').replace(/^(?!chunks\/|shop-)/, 'chunks/');

/** Static imports of a built file. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g)].map(([, path]) => nameOf(path!));

/** The file and everything that it cannot run without. */
function whole(file: string, known = new Set<string>()): Set<string> {
  if (!known.has(file)) {
    known.add(file);
    for (const one of importsOf(codeOf(file))) whole(one, known);
  }
  return known;
}

/**
 * What the first step needs. Not counted: what comes when the page is idle (the other steps, the dialogs of a new address, of contact
 * data and of a trader's price, the picker) and another language.
 */
function cartFiles(): string[] {
  if (!existsSync(new URL('shop-cart.js', dist))) throw new Error('There is no dist/: run `npm run build` first.');
  const late = (file: string, name: string): string => {
    const found = new RegExp(`import\\(["'\`](\\.[^"'\`]*/${name}-[^"'\`]+)["'\`]\\)`).exec(codeOf(file))?.[1];
    if (found === undefined) throw new Error(`${file} no longer imports ${name} by itself.`);
    return nameOf(found);
  };
  const files = whole('shop-cart.js');
  whole(late('shop-cart.js', 'CartApp'), files);
  for (const file of [...files].filter((one) => one.includes('/element-'))) whole(late(file, 'react'), files);
  return [...files];
}

/** What the loader imports when it meets the tag: run here, with a page that has nothing else. */
function askedByLoader(tag: string): string[] {
  const files: string[] = [];
  runInNewContext(codeOf('index.js').replaceAll('import(', 'ask('), {
    ask: async (path: string) => void files.push(nameOf(path)),
    document: { querySelectorAll: () => [{ localName: tag }], activeElement: null, addEventListener() {} },
    MutationObserver: class {
      observe(): void {}
    },
  });
  return files;
}

describe('the cart', () => {
  // React and react-dom alone are 59.7 KB of it; net first, the totals since 1.1, order and choice in a long cart are 3, further fields 2, a place for the nearest locker 0.4, the version 0.1, amounts without Intl 0.2; one reader each of amounts, days and pasted text, with what they say, 2.5;
  // lines known by cart and id, messages without a list of their places, changes that wait for a look, steps that skip links leave alone, ids that JSON rounds 1.3; each text alone in its element and notes that wait for a press 0.7; without the sheets of other elements 2.6 less; lines that follow in pieces 0.2, the summary’s rows and bar 0.5.
  it('is at most 139.6 KB brotli, React and the loader included', () => {
    const bytes = ['index.js', ...cartFiles()].map(compressed);
    expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(139_600);
  });

  it('is two requests deep: the loader asks for every file of it at once', () => {
    const asked = askedByLoader('shop-cart');
    expect(cartFiles().filter((file) => !asked.includes(file))).toEqual([]);
  });

  it('brings nothing that contract, kit and mock know of an action', () => {
    const samples = JSON.stringify(Object.values(cartActions).map((one) => one.samples));
    const telling = [...samples.matchAll(/"([^"]*\p{L}[^"]*[ /@][^"]*)"/gu)].flatMap(([, text = '']) => text);
    expect(telling.length).toBeGreaterThan(3);
    for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
      if (!/^(chunks\/)?[^/]+\.js$/.test(file)) continue;
      const code = codeOf(file);
      expect([...telling, 'mayChange', 'samples:'].filter((text) => code.includes(text))).toEqual([]);
    }
  });

  it('brings neither picker nor map', () => {
    expect(cartFiles().filter((file) => /picker|map|borrow/i.test(file))).toEqual([]);
  });
});
