/** Tests the built `<shop-cart>` on a translated page: it loses no input, and every number is current. */
import { expect } from '@open-wc/testing';
import { faultsOf, install } from '../../fixtures/translation';
import { until } from '../settled';
import { press, type } from '../ui/stage';
import { label, labelStart } from '../../e2e/labels';
import { openCart, type OpenCart } from './open';

type Translated = typeof globalThis & { translate(): void };
type Act = (action: () => unknown, done: () => unknown) => Promise<void>;

/** Acts on a page that is translated before and checked after each action. */
const actor =
  (how: 'moves' | 'replaces'): Act =>
  async (action, done) => {
    install(how);
    (globalThis as Translated).translate();
    action();
    await until(done, action.toString());
    await until(() => faultsOf().length === 0, 'a right page').catch(() => expect(faultsOf()).to.deep.equal([]));
  };
const quantity = (stage: OpenCart, at: number) =>
  stage.root.querySelectorAll<HTMLInputElement>('[part~="quantity-input"]')[at]!;
const enter = (field: HTMLInputElement, text: string) => {
  field.focus();
  type(field, text);
  press(field, 'Enter');
};

for (const how of ['moves', 'replaces'] as const)
  describe(`a page whose translator ${how} texts`, () => {
    const does = actor(how);

    it('takes quantities, a removal and its undoing, and displays the shop’s sums', async () => {
      const stage = await openCart();
      const { lines } = stage.session.cart;
      const sums = () => stage.root.querySelector('.cart__bar-total strong')!.textContent.replaceAll(/\D/g, '');
      const before = sums();
      await does(
        () => stage.button('Zwiększ ilość').click(),
        () => sums() !== before && lines[0]!.quantity === 3,
      );
      await does(
        () => enter(quantity(stage, 0), '99999'),
        () => stage.text().includes('Wpisano 99'),
      );
      await does(
        () => enter(quantity(stage, 1), '8'),
        () => lines[1]!.quantity === 8,
      );
      await does(
        () => stage.button(labelStart('cart.items.removeItem')).click(),
        () => stage.text().includes('Usunięto'),
      );
      await does(
        () => stage.button('Cofnij').click(),
        () => stage.root.querySelectorAll('[part~="quantity-input"]').length === 3,
      );
      const { prices } = await stage.post({});
      await until(() => sums() === prices.total_gross.replace('.', ''), 'the shop’s sum');
      expect(quantity(stage, 1).value).to.equal('8');
    });

    it('rejects a trader’s price below the minimum, then takes a valid one', async () => {
      const stage = await openCart('trader');
      const dialog = () => stage.root.querySelector<HTMLElement>('dialog[open]');
      const price = (text: string) => {
        type(dialog()!.querySelector('input')!, text);
        stage.button(label('cart.pricing.save')).click();
      };
      await does(() => stage.button('Zmień cenę').click(), dialog);
      await does(
        () => price('0,01'),
        () => dialog()!.innerText.includes('Cena nie może być niższa niż'),
      );
      await does(
        () => price('12'),
        () => dialog() === null && stage.root.querySelector('td.items__net')!.textContent.includes('12,00'),
      );
    });

    it('displays extra fields, rejects a wrong value, and takes a valid one', async () => {
      const stage = await openCart('buyer', { ready: true });
      await does(
        () => stage.button(label('cart.toAddresses')).click(),
        () => stage.text().includes('Numer zamówienia'),
      );
      const typed = (name: string, text: string) => {
        const field = stage.field(name);
        field.focus();
        type(field, text);
        field.blur();
      };
      await does(
        () => typed('Numer zamówienia', 'ZAM 7'),
        () => stage.session.cart.extraFields['order_number'] === 'ZAM 7',
      );
      await does(
        () => typed('Dzień dostawy', '2099-01-08'),
        () => stage.session.cart.extraFields['delivery_day'] === '2099-01-08',
      );
    });
  });
