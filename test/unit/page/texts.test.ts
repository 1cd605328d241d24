/** Tests which texts the buyer reads: the page's own, those of a loaded language, or Polish; and placeholders and plurals. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../src/page/language';
import { stubPage } from '../../fixtures/page';
import { textsOf } from '../../fixtures/texts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  vi.resetModules();
  warn.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.shopElementsLanguage = undefined;
});

interface Setup {
  readonly own?: unknown;
  readonly language?: string;
  readonly loaded?: Language;
}

/** A small table of texts on a page with the texts `own`, after a script that has set `loaded`. */
async function aTable({ own, language, loaded }: Setup = {}) {
  stubPage({
    config: {
      ...(own === undefined ? {} : { texts: typeof own === 'string' ? own : JSON.stringify(own) }),
      ...(language !== undefined && { language }),
    },
  });
  if (loaded) globalThis.shopElementsLanguage = loaded;
  const { texts } = await import('../../../src/page/texts');
  const { phrase } = await import('../../../src/page/phrase');
  return texts('cart', {
    retry: 'Spróbuj ponownie',
    items: {
      remove: 'Usuń',
      removeItem: phrase('Usuń z koszyka: {name}'),
      changed: phrase('{name}: {from} → {to}'),
      lines: phrase({ one: '{count} pozycja', few: '{count} pozycje', many: '{count} pozycji' }),
      near: phrase('Najbliższe ilości: {nearest}.'),
    },
  });
}

const warned = () =>
  vi.waitFor(() => expect(warn).toHaveBeenCalled()).then(() => warn.mock.calls.map(([line]) => line));

describe('without other texts', () => {
  it('texts are Polish, with placeholders filled in order and plurals by number [E6]', async () => {
    const text = await aTable();
    expect(text.retry).toBe('Spróbuj ponownie');
    expect(text.items.removeItem('Gres {x} 60×60')).toBe('Usuń z koszyka: Gres {x} 60×60');
    expect(text.items.changed('Gres', '2', '3')).toBe('Gres: 2 → 3');
    expect([0, 1, 2, 5, 12, 22, 112].map(text.items.lines)).toEqual(
      textsOf('0 pozycji | 1 pozycja | 2 pozycje | 5 pozycji | 12 pozycji | 22 pozycje | 112 pozycji'),
    );
    expect(warn).not.toHaveBeenCalled();
  });

  it('numbers are in Polish format, and lists are joined by "lub"', async () => {
    const { items } = await aTable();
    expect(items.lines(1234)).toBe('1\u00A0234 pozycje');
    expect(items.near([5, 1000])).toBe('Najbliższe ilości: 5 lub 1\u00A0000.');
    expect(items.near([1, 2.5, 3])).toBe('Najbliższe ilości: 1, 2,5 lub 3.');
  });

  it('a value with a full stop takes the one of the sentence', async () => {
    const { items } = await aTable();
    expect(items.near(['2 szt.', '4 szt.'])).toBe('Najbliższe ilości: 2 szt. lub 4 szt.');
    expect(items.changed('Klej.', '2 szt.', '3 szt.')).toBe('Klej.: 2 szt. → 3 szt.');
  });

  it('texts are Polish outside a browser too', async () => {
    vi.stubGlobal('document', undefined);
    const { language } = await import('../../../src/page/language');
    expect(language()).toBe('pl');
  });
});

describe('a text of the page', () => {
  it('replaces only the Polish text of its key', async () => {
    const { items } = await aTable({
      own: { 'cart.items.remove': 'Wyrzuć', 'cart.items.removeItem': 'Wyrzuć {name}' },
    });
    expect(items.remove).toBe('Wyrzuć');
    expect(items.removeItem('Gres')).toBe('Wyrzuć Gres');
    expect(items.lines(2)).toBe('2 pozycje');
  });

  it('may have its own plural forms, or one form for every number', async () => {
    const { items } = await aTable({ own: { 'cart.items.lines': { one: 'wiersz', other: '{count} wierszy' } } });
    expect([1, 2].map(items.lines)).toEqual(['wiersz', '2 wierszy']);
    vi.resetModules();
    const { items: others } = await aTable({ own: { 'cart.items.lines': 'wiersze: {count}' } });
    expect([1, 2].map(others.lines)).toEqual(['wiersze: 1', 'wiersze: 2']);
  });

  it.each([
    ['another type', { 'cart.items.remove': 7 }, 'cart.items.remove'],
    ['forms where there is no number', { 'cart.items.removeItem': { one: '{name}' } }, 'cart.items.removeItem'],
    ['a missing placeholder', { 'cart.items.removeItem': 'Wyrzuć' }, 'cart.items.removeItem'],
    ['a placeholder too many', { 'cart.items.removeItem': '{name} {nmae}' }, 'cart.items.removeItem'],
    ['a plural without its words', { 'cart.items.lines': {} }, 'cart.items.lines'],
    ['a key that no table has', { 'cart.items.remov': 'Wyrzuć' }, 'cart.items.remov'],
    ['a group’s key', { 'cart.items': 'Wyrzuć' }, 'cart.items'],
    ['a part that there is not', { 'crat.items.remove': 'Wyrzuć' }, 'crat.items.remove'],
  ])('with %s is ignored, with one warning', async (_, own, key) => {
    const { items, retry } = await aTable({ own });
    expect([retry, items.remove, items.lines(2)]).toEqual(['Spróbuj ponownie', 'Usuń', '2 pozycje']);
    expect(items.removeItem('Gres')).toBe('Usuń z koszyka: Gres');
    expect(await warned()).toEqual([expect.stringContaining(`"${key}"`)]);
  });

  it.each(['{oops', '[]', '"text"', 'null'])('that is not JSON or no object (%s) changes nothing', async (own) => {
    const { retry } = await aTable({ own });
    expect(retry).toBe('Spróbuj ponownie');
  });
});

describe('a loaded language', () => {
  const loaded = {
    language: 'en',
    texts: {
      'cart.retry': 'Try again',
      'cart.items.lines': { one: '{count} line', other: '{count} lines' },
      'cart.items.changed': '{name} went from {from} to {to}',
    },
  };

  it('brings its texts, plurals and numbers; missing texts stay Polish', async () => {
    const { retry, items } = await aTable({ loaded });
    expect(retry).toBe('Try again');
    expect([1, 2, 1234].map(items.lines)).toEqual(['1 line', '2 lines', '1,234 lines']);
    expect(items.changed('Tile', '2', '3')).toBe('Tile went from 2 to 3');
    expect(items.remove).toBe('Usuń');
  });

  it('yields to the page’s own texts, and returns if one does not fit', async () => {
    const { retry, items } = await aTable({
      loaded,
      own: { 'cart.retry': 'Once more', 'cart.items.lines': '{cuont}' },
    });
    expect(retry).toBe('Once more');
    expect(items.lines(2)).toBe('2 lines');
  });

  it('may be one that the package lacks: the page names it and provides all texts', async () => {
    const own = { 'cart.items.near': 'Nächste Mengen: {nearest}.' };
    const { items } = await aTable({ language: 'de', own });
    expect(items.near([1.5, 3])).toBe('Nächste Mengen: 1,5 oder 3.');
    expect((await import('../../../src/page/language')).language()).toBe('de');
  });

  it.each([
    ['pl_PL', 'pl-PL'],
    ['EN-gb', 'en-GB'],
  ])('in the notation of frameworks (%s) is accepted', async (language, locale) => {
    const { items } = await aTable({ language });
    expect(items.near([1, 2])).toContain(locale === 'pl-PL' ? '1 lub 2' : '1 or 2');
    expect((await import('../../../src/page/language')).language()).toBe(locale);
    expect(warn).not.toHaveBeenCalled();
  });

  it('with an invalid language code is ignored with one warning', async () => {
    const { items } = await aTable({ language: 'polski (PL)', loaded });
    expect([1, 2].map(items.lines)).toEqual(['1 line', '2 lines']);
    expect(warn.mock.calls).toEqual([
      [
        '<shop-config> language: wrong value, using the default.',
        'polski (PL)',
        'node_modules/shop-elements/dist/faults.html#wrong-value',
      ],
    ]);
  });

  it('is the loaded one if the page’s attribute is empty, without a warning', async () => {
    const { items } = await aTable({ language: '', loaded });
    expect(items.lines(2)).toBe('2 lines');
    expect(warn).not.toHaveBeenCalled();
  });

  it('is recorded at the first text, so that a later script can warn', async () => {
    const text = await aTable();
    expect(globalThis.shopElementsLanguage).toBeUndefined();
    expect(text.retry).toBe('Spróbuj ponownie');
    expect(globalThis.shopElementsLanguage).toEqual({ language: 'pl', texts: {} });
  });
});
