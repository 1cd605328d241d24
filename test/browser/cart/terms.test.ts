/** Tests the buyer's own symbol and the end of a price on a line of the cart. */
import { expect } from '@open-wc/testing';
import { aLine } from '../../fixtures/cart';
import { until } from '../settled';
import { type } from '../ui/stage';
import { cartStage } from './cart';

const line = (over: object) => aLine({ index: 'KLE-2501', ...over });

it('a line has the buyer’s own symbol beside the shop’s, and the day until which its price holds', async () => {
  const { root } = await cartStage({
    id: 7,
    items: [line({ id: 1, buyer_code: '4711', price_until: '2031-12-05' }), line({ id: 2 })],
  });
  const [first, second] = [...root.querySelectorAll('[data-item]')];
  expect(first!.querySelector('.product__index')!.textContent).to.equal('KLE-2501 · Twój symbol: 4711');
  expect(first!.textContent).to.contain('cena do 5 grudnia 2031');
  expect(second!.querySelector('.product__index')!.textContent).to.equal('KLE-2501');
  expect(second!.textContent).not.to.contain('cena do');
});

it('the search in a long cart finds the buyer’s own symbol', async () => {
  const items = [...Array(40).keys()].map((id) => line({ id: id + 1, buyer_code: `NR-${1000 + id}` }));
  const { root } = await cartStage({ id: 7, items });
  type(root.querySelector<HTMLInputElement>('input[type="search"]')!, 'nr-1007');
  await until(() => root.querySelectorAll('[data-item]').length === 1, 'one line');
});
