/** Tests the position of deposit lines, and which sums include them. */
import { expect, it } from 'vitest';
import { arranged } from '../../../../src/cart/parts/arrange';
import { rateOf } from '../../../../src/cart/items/figures';
import { vatRows } from '../../../../src/cart/print/rows';
import { linesByKey } from '../../../../src/cart/session/lines';
import { linesOf } from '../../../../src/cart/session/rules';
import { totalsRows } from '../../../../src/cart/summary/breakdown';
import { withDeposits } from '../../../../src/cart/wire/item';
import { aCart, aLine } from '../../../fixtures/cart';

const prices = { net: '6', gross: '6', total_gross: '6' };
const deposit = (id: string, belongs_to: unknown) =>
  aLine({ id, kind: 'deposit', belongs_to, product_name: `Kaucja ${id}`, vat_rate: undefined, prices });
const cart = aCart({
  items: [
    deposit('a', '1'),
    aLine({ id: 1, product_name: 'Żwir', vat_rate: 23 }),
    deposit('lone', 99),
    aLine({ id: 2, product_name: 'Beton', vat_rate: 23 }),
    deposit('b', 2),
    deposit('self', 'self'),
    deposit('c', 1),
  ],
});
const ids = (items: readonly { id: unknown }[]) => items.map(({ id }) => id);

it('deposit lines follow their product’s line; deposits without one keep their place [Z23]', () =>
  expect(ids(linesOf(cart))).toEqual([1, 'a', 'c', 'lone', 2, 'b', 'self']));

it('deposit lines follow their product’s line when lines are sorted or filtered [Z23]', () => {
  const { items } = cart;
  expect(ids(withDeposits(arranged(items, 'name'), items)).slice(0, 2)).toEqual([2, 'b']);
  expect(ids(withDeposits(items.slice(0, 1), items))).toEqual([1, 'a', 'c']);
  const plain = items.filter(({ kind }) => kind === undefined);
  expect(withDeposits(plain, plain)).toBe(plain);
});

it('deposit lines cannot be changed by the buyer, and have no VAT rate [Z23]', () => {
  expect([...linesByKey(cart).values()].map(({ item }) => item.id)).toEqual([1, 2]);
  expect(rateOf(cart.items, 'net')).toBe('23%');
});

it('the totals have a row for deposits, which is not part of VAT [Z24]', () => {
  const sums = { net: '30.00', gross: '36.90', total_net: '50.00', total_gross: '67.50', deposit_total: '6.00' };
  const priced = aCart({ prices: sums });
  const rowsOf = (kind: 'gross' | 'net') =>
    totalsRows(priced, 'shop', 'PLN', kind).map(({ term, value }) => `${term}: ${value}`.replaceAll('\u00A0', ' '));
  expect(rowsOf('gross')).toContain('Kaucja (zwrotna): 6,00 zł');
  expect(rowsOf('net').slice(-2)).toEqual(['VAT: 11,50 zł', 'Kaucja (zwrotna): 6,00 zł']);
  expect(vatRows(priced).sum).toMatchObject({ net: '50,00', vat: '11,50', gross: '61,50' });
});
