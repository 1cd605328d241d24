/** Shows which rule each wrong sum of a cart breaks, too small or too large. */
import { expect, it } from 'vitest';
import { Money } from '../../../../src/tools/conform/money';
import { aCart, aLine, aWireCart } from '../../../fixtures/cart';

const broken = (prices: object, line: object = {}): string[] => {
  const { prices: sums } = aWireCart();
  const { prices: own } = aLine();
  const items = [aLine({ prices: { ...(own as object), ...line } })];
  const faults = new Money().faults(aCart({ items, prices: { ...(sums as object), ...prices } }));
  return [...new Set(faults.map(([rule]) => rule))];
};

it('a cart with correct sums breaks no rule', () => {
  expect(broken({})).toEqual([]);
});

it.each([
  ['total_gross_only_products', ['totals', 'goods'], ['36.89', '36.91']],
  ['gross', ['goods', 'sums'], ['36.89', '36.91']],
  ['net', ['goods', 'sums'], ['29.99', '30.01']],
  ['total_gross', ['sums'], ['61.49', '61.51']],
  ['total_net', ['sums'], ['49.99', '50.01']],
])('%s with an error of one grosz breaks %j', (name, rules, wrong) => {
  for (const is of wrong) expect(broken({ [name]: is }), is).toEqual(rules);
});

it.each(['36.89', '36.91'])('a line of 36.90 with the total %s breaks line', (total_gross) => {
  expect(broken({}, { total_gross })).toContain('line');
});

it.each(['36.89', '36.91'])('goods of 36.90 with total_gross_only_products %s break totals', (is) => {
  const [own] = new Money().faults(aCart({ prices: { total_gross_only_products: is } }));
  expect(own).toEqual(['totals', `cart 7: the lines make 36.9; total_gross_only_products is ${is}`]);
});

it.each([
  ['zw', { gross: '10', total_gross: '30' }, []],
  ['zw', {}, ['vat']],
  ['23', {}, []],
  ['8', {}, ['vat']],
])('a line of the rate %s with the prices %j breaks %j [B39]', (vat_rate, own, rules) => {
  const [line] = aCart().items;
  const items = [aLine({ vat_rate, quantity: 3, prices: { ...line?.prices, ...own } })];
  const faults = new Money().faults(aCart({ items, prices: {} }));
  expect(faults.map(([rule]) => rule)).toEqual(rules);
});

it('Money accepts a voucher that lowers the price of the goods, and none that raises it', () => {
  const voucher = { voucher_code: 'LATO' };
  const rulesOf = (prices: object) => new Money().faults(aCart({ voucher, prices })).map(([rule]) => rule);
  expect(rulesOf({ gross: '33.21' })).toEqual([]);
  expect(rulesOf({ gross: '61.51' })).toEqual(['goods']);
});

it('Money allows a foreign cart other VAT rates than a Polish cart with the same prices before VAT', () => {
  const [line] = aCart().items;
  const items = [aLine({ quantity: 3, prices: { ...line?.prices, gross: '11.90', total_gross: '35.70' } })];
  const money = new Money();
  const rulesOf = (own: object) => money.faults(aCart({ items, prices: {}, ...own })).map(([rule]) => rule);
  expect(rulesOf({})).toEqual(['vat']);
  expect(rulesOf({ country: { iso_code: 'DE' } })).toEqual([]);
  expect(rulesOf({ id: 8, currency: { iso_code: 'EUR' } })).toEqual([]);
});
