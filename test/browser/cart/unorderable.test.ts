/** Tests a line whose product can no longer be ordered: its quantity cannot be raised, but lowered and removed. */
import { expect } from '@open-wc/testing';
import { aLine } from '../../fixtures/cart';
import { press, type } from '../ui/stage';
import { until } from '../settled';
import { cartStage, posted } from './cart';
import { labelStart } from '../../e2e/labels';

const REASON = 'Tego produktu nie można teraz zamówić.';
const item = (quantity: number, over: object) =>
  aLine({ id: 12, product_name: 'Gres', unit: 'szt.', quantity, ...over });

for (const bounds of [{ max: 0 }, { min: 5, max: '2' }])
  describe(`a line by ${JSON.stringify(bounds)}`, () => {
    it('cannot be raised: plus is disabled with a reason, and a typed number is not sent [Q7, Q1, Q2]', async () => {
      const stage = await cartStage({ items: [item(7, bounds)] });
      const field = stage.root.querySelector<HTMLInputElement>('.quantity__input')!;
      const plus = stage.button('Zwiększ ilość');
      expect([plus.getAttribute('aria-disabled'), plus.title]).to.deep.equal(['true', REASON]);
      plus.click();
      await until(() => stage.text().includes(REASON), 'the reason');
      field.focus();
      type(field, '102');
      press(field, 'Enter');
      await until(() => stage.text().includes(`Wpisano 102. ${REASON}`), 'the reason for what was typed');
      expect([field.value, posted(stage, 'quantity')]).to.deep.equal(['7', []]);
    });

    it('can be lowered and removed [Q8]', async () => {
      const stage = await cartStage({ items: [item(7, bounds)] });
      stage.answer({ cart: { items: [item(6, bounds)] } });
      await stage.press('Zmniejsz ilość');
      await until(() => posted(stage, 'quantity').length === 1, 'the lower quantity');
      expect(posted(stage, 'quantity')[0]!.body).to.deep.include({ quantity: { 12: 6 } });
      await stage.press(labelStart('cart.items.removeItem'));
      await until(() => stage.text().includes('Usunięto „Gres”.'), 'the removal');
    });
  });
