/** Tests the kit's findings about deposits and announced reductions. */
import { expect, it } from 'vitest';
import { Money } from '../../../../src/tools/conform/money';
import { noteFaults } from '../../../../src/tools/conform/price-notes';
import { aCart, aLine, aWireCart } from '../../../fixtures/cart';

const deposit = (over: object = {}) => ({
  id: 'kaucja-5',
  kind: 'deposit',
  belongs_to: 5,
  product_name: 'Kaucja za paletę',
  quantity: 1,
  prices: { net: '6.00', gross: '6.00', total_gross: '6.00' },
  ...over,
});
const withDeposit = (over: object, sums: object) => {
  const { prices } = aWireCart() as { prices: { total_gross: string } };
  const total = (Number(prices.total_gross) + 6).toFixed(2);
  const items = [aLine({ id: 5 }), deposit(over)];
  return aCart({ items, prices: { ...prices, total_gross: total, ...sums } });
};

it('noteFaults accepts deposits outside VAT, summed in deposit_total and total_gross [Z24]', () => {
  const cart = withDeposit({}, { deposit_total: '6.00' });
  expect([...new Money().faults(cart), ...noteFaults(cart)]).toEqual([]);
});

it('noteFaults reports a deposit with VAT, and a deposit_total that is not the sum, as deposit [Z24]', () => {
  expect(noteFaults(withDeposit({ vat_rate: 23 }, { deposit_total: 6 }))).toEqual([
    ['deposit', 'line kaucja-5: the deposit has VAT'],
  ]);
  expect(noteFaults(withDeposit({}, { deposit_total: '5.99' }))).toEqual([
    ['deposit', 'the deposits make 6; prices.deposit_total is 5.99'],
  ]);
  expect(new Money().faults(withDeposit({}, {})).map(([rule]) => rule)).toEqual(['sums']);
});

it('noteFaults reports a former price without the lowest one as reduction for a consumer, also for an alternative [Z21]', () => {
  const reduced = { price_before: { gross: '15.00' } };
  const items = [aLine({ ...reduced, alternatives: [{ id: 9, title: 'Inny', ...reduced }] })];
  const rules = (buyer: string) => noteFaults(aCart({ buyer, items })).map(([rule]) => rule);
  expect([rules('consumer'), rules('company')]).toEqual([['reduction', 'reduction'], []]);
});

it('noteFaults reports a percentage of another price than the lowest one as percent; rounding up or down is accepted [Z20]', () => {
  const lowest_price = { gross: '15.00', basis: '30-days' };
  const broken = (percent: number) =>
    noteFaults(
      aCart({
        items: [
          aLine({ id: 5, lowest_price, percent, prices: { net: '10.00', gross: '12.30', total_gross: '36.90' } }),
        ],
      }),
    );
  expect([broken(18), broken(-18), broken(17.5)]).toEqual([[], [], []]);
  expect(broken(25)).toEqual([['percent', 'line 5: percent is 25, the price is 18.0 below lowest_price']]);
});
