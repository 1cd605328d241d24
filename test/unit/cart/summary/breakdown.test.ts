/** Tests the breakdown of an order's value, gross and net first. */
import { describe, expect, it } from 'vitest';
import { freeDelivery, totalsRows } from '../../../../src/cart/summary/breakdown';
import { aCart } from '../../../fixtures/cart';

const prices = {
  net: '900.00',
  gross: '1107.00',
  total_net: '920.00',
  total_gross: '1131.60',
  total_gross_only_products: '1230.00',
  voucher_value: { net: '100.00', gross: '123.00' },
  vat: [
    { rate: '23', net: '800.00', vat: '184.00', gross: '984.00' },
    { rate: 8, net: '120.00', vat: '9.60', gross: '129.60' },
  ],
};
const rowsOf = (over: object, first: 'gross' | 'net') =>
  totalsRows(
    aCart({ voucher: { voucher_code: 'WIOSNA10' }, prices: { ...prices, ...over } }),
    'shop',
    'PLN',
    first,
  ).map(({ term, value }) => `${term}: ${value}`.replaceAll('\u00A0', ' '));

describe('totalsRows', () => {
  it('lists net, VAT by rate and gross with net prices first', () =>
    expect(rowsOf({}, 'net')).toEqual([
      'Produkty netto: 1 000,00 zł',
      'Kod rabatowy: WIOSNA10',
      'Rabat z kodu: −100,00 zł',
      'Produkty po rabacie netto: 900,00 zł',
      'Dostawa netto: 20,00 zł',
      'Razem netto: 920,00 zł',
      'VAT 23 %: 184,00 zł',
      'VAT 8 %: 9,60 zł',
    ]));
  it('explains untaxed rates [B39]', () =>
    expect(rowsOf({ vat: [{ rate: 'oo', net: '9.00', vat: '0.00', gross: '9.00' }] }, 'net').at(-1)).toBe(
      'VAT oo – odwrotne obciążenie: 0,00 zł',
    ));
  it('lists one VAT sum if the server sends no rates', () =>
    expect(rowsOf({ vat: null, voucher_value: null }, 'net').slice(-2)).toEqual([
      'Razem netto: 920,00 zł',
      'VAT: 211,60 zł',
    ]));
  it('lists the voucher’s value, also with gross prices first', () =>
    expect(rowsOf({}, 'gross')).toEqual([
      'Produkty brutto: 1 230,00 zł',
      'Kod rabatowy: WIOSNA10',
      'Rabat z kodu: −123,00 zł',
      'Produkty po rabacie brutto: 1 107,00 zł',
      'Dostawa brutto: 24,60 zł',
      'Razem netto: 920,00 zł',
    ]));
  it('lists weight and pallets if the server sends them', () =>
    expect(rowsOf({ weight: 1240.5, pallets: '3' }, 'gross').slice(-2)).toEqual(['Waga: 1 240,5 kg', 'Palety: 3']));
});

describe('freeDelivery', () => {
  const free = (missing: unknown) => freeDelivery(aCart({ prices: { ...prices, free_delivery: { missing } } }), 'PLN');
  const inKind = (freeOf: object) =>
    freeDelivery(aCart({ prices: { net: '10387.60', gross: '12776.75', free_delivery: freeOf } }), 'PLN');
  it('returns the missing amount and the share reached', () =>
    expect(free('369.00')).toMatchObject({ sentence: 'Do darmowej dostawy brakuje 369,00\u00A0zł.', part: '0.7500' }));
  it('returns value and threshold in the threshold’s kind [B37]', () => {
    const net = inKind({ net: '12000', missing: '1612.40' });
    expect([net?.sentence, net?.sides].join(' ').replaceAll('\u00A0', ' ')).toBe(
      'Do darmowej dostawy brakuje 1 612,40 zł netto. Produkty 10 387,60 zł netto, bezpłatnie od 12 000,00 zł netto.',
    );
    expect(net?.part).toBe('0.8656');
    expect(inKind({ gross: '13000', missing: '223.25' })?.sides).toContain('12\u00A0776,75\u00A0zł\u00A0brutto');
    expect(inKind({ missing: '1612.40' })?.sides).toBeUndefined();
  });
  it.each([['0.00'], [null], ['-5']])('returns undefined if the missing amount is %s', (missing) =>
    expect(free(missing)).toBeUndefined(),
  );
});
