/** Tests, case by case, which URLs of a response are followed and linked. */
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { followUrl, linkUrl, mailUrl, phoneUrl } from '../../../src/page/safe-url';
import { stubPage } from '../../fixtures/page';

afterEach(() => vi.unstubAllGlobals());

const HTTPS_PAGE = 'https://sklep.example/koszyk';
const HTTP_PAGE = 'http://sklep.example/koszyk';
const NEVER = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://sklep.example/1b4e',
  'file:///etc/passwd',
  'vbscript:x',
  'intent://x#Intent;end',
  'https://sklep.example@zly.example/',
  'https://jan:haslo@sklep.example/',
  'https://:haslo@sklep.example/',
  'https://',
  'http://[',
  '',
  '  ',
  null,
  undefined,
  42,
  {},
  ['https://sklep.example/'],
];

it.each(NEVER)('never follows or links %j', (raw) => {
  stubPage();
  expect(followUrl(raw)).toBeUndefined();
  expect(linkUrl(raw)).toBeUndefined();
});

it.each([
  [HTTPS_PAGE, '/zamowienie/1', 'https://sklep.example/zamowienie/1'],
  [HTTPS_PAGE, 'podziekowanie', 'https://sklep.example/podziekowanie'],
  [HTTPS_PAGE, '//platnosci.example/x', 'https://platnosci.example/x'],
  [HTTPS_PAGE, 'https://platnosci.example/x', 'https://platnosci.example/x'],
  [HTTPS_PAGE, 'http://platnosci.example/x', undefined],
  [HTTPS_PAGE, 'http://localhost:3000/x', 'http://localhost:3000/x'],
  [HTTPS_PAGE, 'http://127.0.0.1/x', 'http://127.0.0.1/x'],
  [HTTPS_PAGE, 'http://2130706433/x', 'http://127.0.0.1/x'],
  [HTTPS_PAGE, 'http://[::1]/x', 'http://[::1]/x'],
  [HTTPS_PAGE, 'http://127.0.0.1.zly.example/', undefined],
  [HTTPS_PAGE, 'http://localhost.zly.example/', undefined],
  [HTTP_PAGE, '/zamowienie/1', 'http://sklep.example/zamowienie/1'],
  [HTTP_PAGE, 'http://platnosci.example/x', 'http://platnosci.example/x'],
] as const)('on %s follows %s as %s [H2]', (href, raw, followed) => {
  stubPage({ href });
  expect(followUrl(raw)).toBe(followed);
});

it.each([
  ['/zamowienie/1', 'https://sklep.example/zamowienie/1'],
  ['https://platnosci.example/x', 'https://platnosci.example/x'],
  ['https://inne.example/x', undefined],
  ['https://platnosci.example.zly.example/', undefined],
  ['https://platnosci.example:8443/', undefined],
] as const)('with declared origins, follows %s as %s [H2]', (raw, followed) => {
  stubPage();
  expect(followUrl(raw, { origins: ['https://platnosci.example', 'nonsense'] })).toBe(followed);
});

it('an empty list of origins allows the own origin only', () => {
  stubPage();
  expect(followUrl('/x', { origins: [] })).toBe('https://sklep.example/x');
  expect(followUrl('https://platnosci.example/', { origins: [] })).toBeUndefined();
});

it.each([
  ['/produkt/gres', 'https://sklep.example/produkt/gres'],
  ['http://stary.example/x', 'http://stary.example/x'],
  ['/zdjecia/a/../b.jpg', 'https://sklep.example/zdjecia/b.jpg'],
  ['/a/%2E%2e/b', 'https://sklep.example/b'],
  ['/płytki/', 'https://sklep.example/p%C5%82ytki/'],
  ['//platnosci.example/x', 'https://platnosci.example/x'],
] as const)('links %s as %s [H3]', (raw, linked) => {
  stubPage();
  expect(linkUrl(raw)).toBe(linked);
});

it('linkUrl resolves a path of the shop like the platform, in any notation', () => {
  stubPage();
  const path = fc.string({ unit: fc.constantFrom(...'aZ9_-./\\%2eE5C?=&#: @ł\n'), maxLength: 12 });
  fc.assert(
    fc.property(path, (rest) => {
      expect(linkUrl(`/p${rest}`)).toBe(new URL(`/p${rest}`, HTTPS_PAGE).href);
    }),
    { numRuns: 2000 },
  );
});

it.each(['about:srcdoc', 'file:///home/jan/strona.html', 'blob:https://sklep.example/1b4e'])(
  'links no path on %s, which has no shop',
  (href) => {
    stubPage({ href });
    expect(linkUrl('/produkt/gres')?.startsWith('http')).not.toBe(true);
  },
);

it.each([
  ['22 510 40 12', 'tel:225104012'],
  ['+48 (22) 510-40-12', 'tel:+48225104012'],
  ['601\u00A0202\u00A0317', 'tel:601202317'],
  ['22 510 40 12 wew. 3', undefined],
  ['javascript:1', undefined],
  ['', undefined],
])('phoneUrl(%j) is %s', (phone, url) => expect(phoneUrl(phone)).toBe(url));

it.each([
  ['ewa.zielinska@example.com', 'mailto:ewa.zielinska@example.com'],
  ['ewa@example.com?bcc=x@y.pl', undefined],
  ['ewa@example.com,x@y.pl', undefined],
  ['javascript:x@y.pl', undefined],
  ['ewa', undefined],
])('mailUrl(%j) is %s', (email, url) => expect(mailUrl(email)).toBe(url));
