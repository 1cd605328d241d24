/** Tests to which line a message belongs. */
import { describe, expect, it } from 'vitest';
import { linesOfMessage } from '../../../../src/cart/items/lines-of-message';
import { linesOf } from '../../../../src/cart/session/rules';
import { aCart, aLine } from '../../../fixtures/cart';

describe('linesOfMessage', () => {
  const items = [
    aLine({ id: 1, index: 'PLY-1', product_name: 'Płytka ścienna Łódź' }),
    aLine({ id: 2, index: 'PLY-2', product_name: 'Płytka ścienna Łódź połysk' }),
    aLine({ id: 3, index: 'KLEJ-9', product_name: 'Klej elastyczny' }),
    aLine({ id: 4, index: 'GRS-4', product_name: 'Gres 60×60 szary' }),
    aLine({ id: 9, product_name: 'Gres 60×60 szary' }),
  ];
  const lines = linesOf(aCart({ items })).map((item) => ({ item }));
  const about = (message: string) => linesOfMessage(lines, message).map(({ item }) => item.id);
  it('finds the line by its index', () => expect(about('KLEJ-9: za mało w magazynie')).toEqual([3]));
  it('finds the line by its name; the longest match wins', () =>
    expect(about('Płytka ścienna Łódź połysk: minimum 5')).toEqual([2]));
  it('finds the line in each cart that contains it', () =>
    expect(about('Gres 60×60 szary: najwięcej 2')).toEqual([4, 9]));
  it('finds no line without a match', () => expect(about('Koszyk jest pusty')).toEqual([]));
});
