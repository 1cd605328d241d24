/** Shows which differences between two answers a buyer is told about, and in which words. */
import { describe, expect, it } from 'vitest';
import { lineKey } from '../../../../src/cart/wire/keys';
import { changesBetween, mergeChanges, type Seen } from '../../../../src/cart/session/changes';
import { changeSentence } from '../../../../src/cart/changes/sentences';
import { aCart, aLine, courier, locker } from '../../../fixtures/cart';

const line = (over = {}) => aLine({ id: 1, product_name: 'Gres', ...over });
const price = (net: string) => ({ net, gross: '12.30', total_gross: '36.90' });
const seen = (cart: Seen['cart'], over: Partial<Seen> = {}): Seen => ({
  cart,
  quantities: {},
  pending: {},
  post: { cause: 'load', body: {} },
  ...over,
});
const before = aCart({ items: [line()] });

const say = (was: Seen, after: Parameters<typeof changesBetween>[1]) =>
  changesBetween(was, after).map((change) => changeSentence(change, 'PLN').replaceAll('\u00A0', ' '));

describe('a person is told', () => {
  it('of another price', () =>
    expect(say(seen(before), aCart({ items: [line({ prices: price('11.50') })] }))).toEqual([
      'Gres: cena netto 10,00 zł → 11,50 zł',
    ]));
  it('of another quantity, with its unit and what that does to the line’s value', () => {
    const packs = (quantity: number, total_gross: string) =>
      aCart({ items: [line({ quantity, unit: 'opak.', prices: { net: '64.37', gross: '79.18', total_gross } })] });
    expect(say(seen(packs(5, '395.90')), packs(1, '79.18'))).toEqual([
      'Gres: ilość 5 → 1 opak., wartość 395,90 zł → 79,18 zł brutto',
    ]);
  });
  it('of another quantity alone where the value stays', () =>
    expect(say(seen(before), aCart({ items: [line({ quantity: 2 })] }))).toEqual(['Gres: ilość 3 → 2']));
  it('of all that several answers changed, from what was seen first', () => {
    const packs = (quantity: number, total_gross: string) =>
      aCart({ items: [line({ quantity, unit: 'szt.', prices: { net: '10', gross: '12.30', total_gross } })] });
    const [first, then, now] = [packs(5, '61.50'), packs(3, '36.90'), packs(1, '12.30')];
    const merged = mergeChanges(changesBetween(seen(first), then), changesBetween(seen(then), now));
    expect(merged.map((change) => changeSentence(change, 'PLN').replaceAll('\u00A0', ' '))).toEqual([
      'Gres: ilość 5 → 1 szt., wartość 61,50 zł → 12,30 zł brutto',
    ]);
    expect(mergeChanges(merged, changesBetween(seen(now), first))).toEqual([]);
  });
  it('of a typed quantity that the server cut [C12]', () =>
    expect(
      say(seen(before, { quantities: { [lineKey(7, 1)]: 50 } }), aCart({ items: [line({ quantity: 12 })] })),
    ).toEqual(['Gres: ilość 50 → 12']));
  it('of a line that is gone', () =>
    expect(say(seen(before), aCart({ items: [] }))).toEqual(['Gres: produktu nie ma już w koszyku']));
  it('of a chosen carrier that is no longer offered', () =>
    expect(say(seen(before), aCart({ items: [line()], availableCarriers: [locker], carrier: null }))).toEqual([
      'Kurier: ten sposób dostawy nie jest już dostępny',
    ]));
  it('of another price of the chosen carrier', () => {
    const dearer = { ...courier, price_net: '25.00' };
    expect(say(seen(before), aCart({ items: [line()], availableCarriers: [dearer], carrier: dearer }))).toEqual([
      'Kurier: cena netto dostawy 20,00 zł → 25,00 zł',
    ]);
  });
  it('but not of a line that they are removing', () =>
    expect(say(seen(before, { removed: new Set([lineKey(7, 1)]) }), aCart({ items: [] }))).toEqual([]));
  it('of changes inside a child cart too', () => {
    const master = (quantity: number) =>
      aCart({ is_master: true, childCarts: [{ id: 8, items: [line({ quantity })] }] });
    expect(say(seen(master(3)), master(1))).toEqual(['Gres: ilość 3 → 1']);
  });
});

describe('a person is not told', () => {
  it('that a line is gone, which may be the one that cannot be read', () =>
    expect(
      say(seen(aCart({ items: [line(), aLine()] })), aCart({ items: [line({ quantity: '2,5' }), aLine()] })),
    ).toEqual([]));
  it('of what did not change, whether a number came as text or not', () =>
    expect(say(seen(before), aCart({ items: [line({ quantity: '3.0', prices: price('10') })] }))).toEqual([]));
  it('of the quantity that was typed and accepted', () =>
    expect(
      say(seen(before, { quantities: { [lineKey(7, 1)]: 5 } }), aCart({ items: [line({ quantity: 5 })] })),
    ).toEqual([]));
  it('of a quantity that is still being typed, when another action is answered first', () =>
    expect(say(seen(before, { quantities: { [lineKey(7, 1)]: 5 }, pending: { [lineKey(7, 1)]: 5 } }), before)).toEqual(
      [],
    ));
  it('of a line that the person removed', () =>
    expect(
      say(seen(before, { post: { cause: 'remove', body: { remove: { id: '1', cartId: 7 } } } }), aCart({ items: [] })),
    ).toEqual([]));
  it('of the price that they set themselves, but of another line’s', () => {
    const other = aLine({ id: 2, product_name: 'Fuga' });
    const body = { add_discount: { id: 1, cartId: 7, discount_price: '9.00' } };
    const after = [line({ prices: price('9.00') }), { ...other, prices: price('9.00') }];
    expect(
      say(seen(aCart({ items: [line(), other] }), { post: { cause: 'add_discount', body } }), aCart({ items: after })),
    ).toEqual(['Fuga: cena netto 10,00 zł → 9,00 zł']);
  });
  it('of the carrier’s price that they set themselves', () => {
    const cheaper = { ...courier, price_net: '15.00' };
    const body = { add_carrier_discount: { id: 1, discount_price: '15.00' } };
    const after = aCart({ items: [line()], availableCarriers: [cheaper], carrier: cheaper });
    expect(say(seen(before, { post: { cause: 'add_carrier_discount', body } }), after)).toEqual([]);
  });
  it('of lines and quantities that they changed elsewhere, but of prices, which they cannot change', () => {
    const post = { cause: 'load', body: {}, why: 'elsewhere' } as const;
    const after = aCart({ items: [line({ quantity: 2, prices: price('11.50') })] });
    expect(say(seen(aCart({ items: [line(), aLine()] }), { post }), after)).toEqual([
      'Gres: cena netto 10,00 zł → 11,50 zł',
    ]);
  });
  it('of another carrier that the person chose', () =>
    expect(say(seen(before), aCart({ items: [line()], carrier: locker }))).toEqual([]));
  it('of the first answer, and of the new cart after an order', () => {
    expect(say(seen(null), before)).toEqual([]);
    expect(say(seen(before), aCart({ id: 99, items: [] }))).toEqual([]);
  });
});
