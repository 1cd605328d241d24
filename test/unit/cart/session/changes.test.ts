/** Tests which differences between two responses are reported to the buyer, and their sentences. */
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

describe('changesBetween reports', () => {
  it('a changed price', () =>
    expect(say(seen(before), aCart({ items: [line({ prices: price('11.50') })] }))).toEqual([
      'Gres: cena netto 10,00 zł → 11,50 zł',
    ]));
  it('another cart in the place of the displayed one, in the response to any action that is no order', () => {
    const quantity = { cause: 'quantity', body: { quantity: { 1: 4 }, cartToUpdate: 7 } } as never;
    for (const post of [quantity, { cause: 'load', body: {} }] as never[])
      expect(say(seen(before, { post }), aCart({ id: 8, items: [line()] }))).toEqual([
        'W tym miejscu jest teraz inny koszyk.',
      ]);
  });
  it('a changed quantity, with unit and line value', () => {
    const packs = (quantity: number, total_gross: string) =>
      aCart({ items: [line({ quantity, unit: 'opak.', prices: { net: '64.37', gross: '79.18', total_gross } })] });
    expect(say(seen(packs(5, '395.90')), packs(1, '79.18'))).toEqual([
      'Gres: ilość 5 → 1 opak., wartość 395,90 zł → 79,18 zł brutto',
    ]);
  });
  it('only the quantity if the line value is equal', () =>
    expect(say(seen(before), aCart({ items: [line({ quantity: 2 })] }))).toEqual(['Gres: ilość 3 → 2']));
  it('changes of several responses, from the value displayed first', () => {
    const packs = (quantity: number, total_gross: string) =>
      aCart({ items: [line({ quantity, unit: 'szt.', prices: { net: '10', gross: '12.30', total_gross } })] });
    const [first, then, now] = [packs(5, '61.50'), packs(3, '36.90'), packs(1, '12.30')];
    const merged = mergeChanges(changesBetween(seen(first), then), changesBetween(seen(then), now));
    expect(merged.map((change) => changeSentence(change, 'PLN').replaceAll('\u00A0', ' '))).toEqual([
      'Gres: ilość 5 → 1 szt., wartość 61,50 zł → 12,30 zł brutto',
    ]);
    expect(mergeChanges(merged, changesBetween(seen(now), first))).toEqual([]);
  });
  it('a typed quantity that the server reduced [C12]', () =>
    expect(
      say(seen(before, { quantities: { [lineKey(7, 1)]: 50 } }), aCart({ items: [line({ quantity: 12 })] })),
    ).toEqual(['Gres: ilość 50 → 12']));
  it('a removed line', () =>
    expect(say(seen(before), aCart({ items: [] }))).toEqual(['Gres: produktu nie ma już w koszyku']));
  it('a chosen carrier that is no longer offered', () =>
    expect(say(seen(before), aCart({ items: [line()], availableCarriers: [locker], carrier: null }))).toEqual([
      'Kurier: ten sposób dostawy nie jest już dostępny',
    ]));
  it('a changed price of the chosen carrier', () => {
    const dearer = { ...courier, price_net: '25.00' };
    expect(say(seen(before), aCart({ items: [line()], availableCarriers: [dearer], carrier: dearer }))).toEqual([
      'Kurier: cena netto dostawy 20,00 zł → 25,00 zł',
    ]);
  });
  it('no line that the buyer is removing', () =>
    expect(say(seen(before, { removed: new Set([lineKey(7, 1)]) }), aCart({ items: [] }))).toEqual([]));
  it('changes inside a child cart', () => {
    const master = (quantity: number) =>
      aCart({ is_master: true, childCarts: [{ id: 8, items: [line({ quantity })] }] });
    expect(say(seen(master(3)), master(1))).toEqual(['Gres: ilość 3 → 1']);
  });
});

describe('changesBetween does not report', () => {
  it('the next cart after an order, or the first products of an empty cart', () => {
    const next = aCart({ id: 8, items: [line()] });
    expect(say(seen(before, { post: { cause: 'confirm', body: {} } as never }), next)).toEqual([]);
    expect(say(seen(aCart({ items: [] })), next)).toEqual([]);
  });
  it('a missing line if a line cannot be read', () =>
    expect(
      say(seen(aCart({ items: [line(), aLine()] })), aCart({ items: [line({ quantity: '2,5' }), aLine()] })),
    ).toEqual([]));
  it('equal numbers, as number or text', () =>
    expect(say(seen(before), aCart({ items: [line({ quantity: '3.0', prices: price('10') })] }))).toEqual([]));
  it('an accepted typed quantity', () =>
    expect(
      say(seen(before, { quantities: { [lineKey(7, 1)]: 5 } }), aCart({ items: [line({ quantity: 5 })] })),
    ).toEqual([]));
  it('a pending quantity in the response to another action', () =>
    expect(say(seen(before, { quantities: { [lineKey(7, 1)]: 5 }, pending: { [lineKey(7, 1)]: 5 } }), before)).toEqual(
      [],
    ));
  it('a line that the buyer removed', () =>
    expect(
      say(seen(before, { post: { cause: 'remove', body: { remove: { id: '1', cartId: 7 } } } }), aCart({ items: [] })),
    ).toEqual([]));
  it('the trader’s own price, but another line’s price', () => {
    const other = aLine({ id: 2, product_name: 'Fuga' });
    const body = { add_discount: { id: 1, cartId: 7, discount_price: '9.00' } };
    const after = [line({ prices: price('9.00') }), { ...other, prices: price('9.00') }];
    expect(
      say(seen(aCart({ items: [line(), other] }), { post: { cause: 'add_discount', body } }), aCart({ items: after })),
    ).toEqual(['Fuga: cena netto 10,00 zł → 9,00 zł']);
  });
  it('the trader’s own price of the carrier', () => {
    const cheaper = { ...courier, price_net: '15.00' };
    const body = { add_carrier_discount: { id: 1, discount_price: '15.00' } };
    const after = aCart({ items: [line()], availableCarriers: [cheaper], carrier: cheaper });
    expect(say(seen(before, { post: { cause: 'add_carrier_discount', body } }), after)).toEqual([]);
  });
  it('lines and quantities changed elsewhere, but prices', () => {
    const post = { cause: 'load', body: {}, why: 'elsewhere' } as const;
    const after = aCart({ items: [line({ quantity: 2, prices: price('11.50') })] });
    expect(say(seen(aCart({ items: [line(), aLine()] }), { post }), after)).toEqual([
      'Gres: cena netto 10,00 zł → 11,50 zł',
    ]);
  });
  it('a carrier that the buyer chose', () =>
    expect(say(seen(before), aCart({ items: [line()], carrier: locker }))).toEqual([]));
  it('the first response, and the new cart after an order', () => {
    expect(say(seen(null), before)).toEqual([]);
    expect(say(seen(before), aCart({ id: 99, items: [] }))).toEqual([]);
  });
});
