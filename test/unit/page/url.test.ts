/** Tests how a URL attribute is resolved. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { absoluteUrl, isOwnOrigin } from '../../../src/page/url';
import { stubPage } from '../../fixtures/page';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [undefined, 'https://sklep.example/koszyk?p=1'],
  ['', 'https://sklep.example/koszyk?p=1'],
  ['/inny#/summary', 'https://sklep.example/inny'],
  ['https://api.example/koszyk', 'https://api.example/koszyk'],
  ['http://[', 'http://['],
])('absoluteUrl(%j) is %s', (raw, url) => {
  stubPage({ href: 'https://sklep.example/koszyk?p=1#/addresses' });
  expect(absoluteUrl(raw)).toBe(url);
});

it.each([
  ['/koszyk', true],
  ['https://sklep.example/x', true],
  ['https://sklep.example:8443/x', false],
  ['http://sklep.example/x', false],
  ['//zly.example/x', false],
])('isOwnOrigin(%s) is %s', (url, own) => {
  stubPage();
  expect(isOwnOrigin(url)).toBe(own);
});

describe('in an <iframe srcdoc>', () => {
  const stub = (baseURI: string) => {
    vi.stubGlobal('location', { href: 'about:srcdoc#/summary' });
    vi.stubGlobal('origin', 'https://sklep.example');
    vi.stubGlobal('document', { baseURI });
  };

  it('paths are resolved against the outer page, as in the browser', () => {
    stub('https://sklep.example/kreator?strona=1#góra');
    expect(absoluteUrl('/koszyk')).toBe('https://sklep.example/koszyk');
    expect(absoluteUrl(undefined)).toBe('https://sklep.example/kreator?strona=1');
    expect([isOwnOrigin('/koszyk'), isOwnOrigin('https://zly.example/')]).toEqual([true, false]);
  });

  it('a <base href> does not change the own origin [H4]', () => {
    stub('https://zly.example/');
    expect(absoluteUrl('/koszyk')).toBe('https://sklep.example/koszyk');
    expect(isOwnOrigin('https://zly.example/')).toBe(false);
  });
});
