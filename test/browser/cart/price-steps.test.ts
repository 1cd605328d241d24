/** Tests the line about the next price step below a line's quantity, in the built `<shop-cart>`. */
import { expect } from '@open-wc/testing';
import { aLine } from '../../fixtures/cart';
import { until } from '../settled';
import { cartStage, toSummary, type CartStage } from './cart';

const price_steps = [
  { from: 10, net: '11.20', gross: '13.78' },
  { from: 20, net: '10.50', gross: '12.92' },
];
const stepped = (quantity: number) => ({ items: [aLine({ quantity, max: 15, unit: 'opak.', price_steps })] });
const lines = ({ root }: CartStage) =>
  [...root.querySelectorAll<HTMLElement>('.items__step')].map((one) => one.innerText.replaceAll('\u00A0', ' '));

it('names the next step and what is missing, and follows the next answer', async () => {
  const stage = await cartStage(stepped(8));
  expect(lines(stage)).to.deep.equal(['od 10 opak. 13,78 zł/opak. · jeszcze 2']);
  stage.answer({ cart: stepped(9) });
  await stage.press('Zwiększ');
  await until(() => lines(stage)[0]?.endsWith('jeszcze 1') === true);
});

it('names net prices if the page shows them first, and no step above the maximum', async () => {
  expect(lines(await cartStage(stepped(8), { prices: 'net' }))).to.deep.equal([
    'od 10 opak. 11,20 zł/opak. · jeszcze 2',
  ]);
  expect(lines(await cartStage(stepped(12)))).to.deep.equal([]);
});

it('says nothing on the summary and on a locked cart', async () => {
  const stage = await cartStage(stepped(8));
  await toSummary(stage);
  expect(stage.root.textContent).not.to.contain('jeszcze 2');
  expect(lines(await cartStage({ ...stepped(8), payment_init: true }))).to.deep.equal([]);
});
