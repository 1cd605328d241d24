/** Shows that an element keeps its state in the page's query without changing other parameters. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeQuery, readQuery } from '../../../src/page/query';

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  vi.stubGlobal('location', { href: 'https://a.pl/szukaj?query=a&lang=pl#wyniki' });
  vi.stubGlobal('history', {
    state: { own: 1 },
    replaceState: (_: unknown, __: string, url: URL) => written.push(url.href),
    pushState: (_: unknown, __: string, url: URL) => written.push(`+ ${url.href}`),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('readQuery returns the parameters', () => {
  expect(readQuery().get('query')).toBe('a');
});

it('changeQuery sets and removes parameters, keeps the rest and the fragment, and adds an entry on request', () => {
  changeQuery((params) => {
    params.set('query', 'b c');
    params.set('page', '2');
  });
  changeQuery((params) => params.delete('query'), true);
  expect(written).toEqual([
    'https://a.pl/szukaj?query=b+c&lang=pl&page=2#wyniki',
    '+ https://a.pl/szukaj?lang=pl#wyniki',
  ]);
});

it('changeQuery writes no unchanged URL', () => {
  changeQuery((params) => params.set('query', 'a'));
  expect(written).toEqual([]);
});

it('changeQuery does not throw if the page may not change its history', () => {
  const replaceState = vi.fn(() => {
    throw new Error('sandboxed');
  });
  vi.stubGlobal('history', { state: null, replaceState });
  changeQuery((params) => params.set('query', 'b'));
  expect(replaceState).toHaveBeenCalledOnce();
});
