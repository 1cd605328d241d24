/** Tests the totals of a cart whose lines the buyer has just removed. */
import { describe, expect, it } from 'vitest';
import { withoutRemoved } from '../../../../src/cart/session/without-removed';
import { lineKey } from '../../../../src/cart/wire/keys';
import { aCart, aLine } from '../../../fixtures/cart';

const items = [
  aLine({ id: 1, vat_rate: 23, prices: { net: '10.00', gross: '12.30', total_net: '30.00', total_gross: '36.90' } }),
  aLine({ id: 2, kind: 'deposit', belongs_to: 1, prices: { net: '5.00', gross: '5.00', total_gross: '5.00' } }),
  aLine({ id: 3, vat_rate: 8, prices: { net: '10.00', gross: '10.80', total_net: '20.00', total_gross: '21.60' } }),
];
const prices = {
  net: '50.00',
  gross: '58.50',
  total_net: '70.00',
  total_gross: '88.10',
  total_gross_only_products: '58.50',
  deposit_total: '5.00',
  vat: [
    { rate: 23, vat: '11.50' },
    { rate: 8, vat: '1.60' },
  ],
};
const left = (ids: readonly number[], over: object = {}) =>
  withoutRemoved(aCart({ id: 7, items, prices, ...over }), new Set(ids.map((id) => lineKey('7', String(id))))).prices;

describe('withoutRemoved', () => {
  it('subtracts the line, its deposit and its VAT, and keeps the delivery [C11]', () =>
    expect(left([1])).toMatchObject({
      net: '20',
      gross: '21.6',
      total_net: '40',
      total_gross: '46.2',
      total_gross_only_products: '21.6',
      deposit_total: '0',
      vat: [
        { rate: '23', vat: '4.6' },
        { rate: '8', vat: '1.6' },
      ],
    }));
  it('returns the cart itself without a removal, and with a voucher, whose new value only the server knows', () => {
    const whole = aCart({ id: 7, items, prices });
    expect(withoutRemoved(whole, new Set())).toBe(whole);
    expect(left([1], { voucher: { voucher_code: 'WIOSNA10' } })!.total_gross).toBe('88.1');
  });
  it('leaves absent sums absent', () =>
    expect(left([1], { prices: { total_gross: '88.10' } })).toMatchObject({ total_gross: '46.2', net: undefined }));
});
