/** Shows which rule each wrong sum of a cart breaks, one that is too small as one that is too big. */
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

it('a cart whose sums are right breaks none', () => {
  expect(broken({})).toEqual([]);
});

it.each([
  ['total_gross_only_products', ['totals', 'goods'], ['36.89', '36.91']],
  ['gross', ['goods', 'sums'], ['36.89', '36.91']],
  ['net', ['goods', 'sums'], ['29.99', '30.01']],
  ['total_gross', ['sums'], ['61.49', '61.51']],
  ['total_net', ['sums'], ['49.99', '50.01']],
])('%s that is a grosz off breaks %j', (name, rules, wrong) => {
  for (const is of wrong) expect(broken({ [name]: is }), is).toEqual(rules);
});

it.each(['36.89', '36.91'])('a line of 36.90 that says %s breaks its rule', (total_gross) => {
  expect(broken({}, { total_gross })).toContain('line');
});

it.each(['36.89', '36.91'])('goods of 36.90 alone, without any other sum, are not %s', (is) => {
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

it('what a voucher takes off makes the goods cheaper, never dearer', () => {
  const voucher = { voucher_code: 'LATO' };
  const rulesOf = (prices: object) => new Money().faults(aCart({ voucher, prices })).map(([rule]) => rule);
  expect(rulesOf({ gross: '33.21' })).toEqual([]);
  expect(rulesOf({ gross: '61.51' })).toEqual(['goods']);
});
