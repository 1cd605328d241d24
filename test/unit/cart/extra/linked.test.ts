/** Tests the places of links in a consent's label. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linkedPieces } from '../../../../src/cart/extra/linked';
import { stubPage } from '../../../fixtures/page';

beforeEach(() => void stubPage());
afterEach(() => vi.unstubAllGlobals());

const pieces = (label: string, links: { text: string; url: string }[]) =>
  linkedPieces(label, links).map(({ text, href }) => (href === undefined ? text : [text, new URL(href).pathname]));

it.each([
  ['Akceptuję regulamin.', [{ text: 'regulamin', url: '/r' }], ['Akceptuję ', ['regulamin', '/r'], '.']],
  ['Regulamin i cennik', [{ text: 'cennik', url: '/c' }], ['Regulamin i ', ['cennik', '/c']]],
  [
    'a i b',
    [
      { text: 'b', url: '/b' },
      { text: 'a', url: '/a' },
    ],
    [['a', '/a'], ' i ', ['b', '/b']],
  ],
  ['Zgadzam się.', [{ text: 'Więcej', url: '/w' }], ['Zgadzam się.', ' ', ['Więcej', '/w']]],
  [
    'a a',
    [
      { text: 'a', url: '/1' },
      { text: 'a', url: '/2' },
    ],
    [['a', '/1'], ' ', ['a', '/2']],
  ],
])('linkedPieces splits %s with %j', (label, links, expected) => {
  expect(pieces(label, links)).toEqual(expected);
});

it.each([
  ['no words', { text: '', url: '/r' }],
  ['an address that is none', { text: 'regulamin', url: 'javascript:alert(1)' }],
])('linkedPieces omits a link of %s', (_, link) => {
  expect(pieces('Akceptuję regulamin.', [link])).toEqual(['Akceptuję regulamin.']);
});
