/** Tests which lines a search in the cart matches. */
import { describe, expect, it } from 'vitest';
import { chunks } from '../../../../src/cart/parts/chunks';
import { searchLines } from '../../../../src/cart/items/search';
import { linesOf } from '../../../../src/cart/session/rules';
import { aCart, aLine } from '../../../fixtures/cart';

const items = linesOf(
  aCart({
    items: [
      aLine({ id: 1, index: 'PLY-1', product_name: 'Płytka ścienna Łódź', brand_name: 'Nordstein' }),
      aLine({ id: 2, index: 'PLY-2', product_name: 'Płytka ścienna Łódź połysk', brand_name: 'Nordstein' }),
      aLine({ id: 3, index: 'KLEJ-9', product_name: 'Klej elastyczny', brand_name: 'Sopot' }),
      aLine({ id: 4, index: 'GRS-4', product_name: 'Gres 60×60 szary', brand_name: 'Nord' }),
    ],
  }),
);

describe('searchLines', () => {
  it.each([
    ['finds by name without Polish marks', 'plytka lodz', [1, 2]],
    ['finds by index', 'klej-9', [3]],
    ['finds by brand', 'nordstein', [1, 2]],
    ['finds a size as it is typed', 'gres 60x60', [4]],
    ['finds all for an empty text', '  ', [1, 2, 3, 4]],
    ['finds nothing by nonsense', 'qwerty', []],
  ])('%s', (_, query, ids) => expect(searchLines(items, query).map(({ id }) => id)).toEqual(ids));
  it('returns the list itself for an empty text', () => expect(searchLines(items, '')).toBe(items));
});

describe('chunks', () => {
  const list = Array.from({ length: 30 }, (_, i) => ({ i }));
  it('returns groups of at most six lines, in order', () => {
    const groups = chunks(list);
    expect(groups.map((group) => group.length)).toEqual([6, 6, 6, 6, 6]);
    expect(groups.flat()).toEqual(list);
  });
  it('keeps a group’s identity while its lines are equal', () => {
    const before = chunks(list);
    const after = chunks([...list.slice(0, 29), { i: -1 }], before);
    expect(after[0]).toBe(before[0]);
    expect(after[3]).toBe(before[3]);
    expect(after[4]).not.toBe(before[4]);
  });
});
