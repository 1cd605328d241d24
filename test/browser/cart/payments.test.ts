/** Tests the links of the built `<shop-cart>` to each of several begun payments. */
import { expect } from '@open-wc/testing';
import { aLine } from '../../fixtures/cart';
import { cartStage, type CartStage } from './cart';
import { until } from '../settled';

const child = (id: number, cart_name: string) => ({ id, cart_name, items: [aLine()], paymentUrl: `/platnosc/${id}` });
const links = ({ root }: CartStage) =>
  [...root.querySelectorAll('a[href*="/platnosc/"]')].map((one) => [one.textContent, one.getAttribute('href')]);
const payment = (id: number) => new URL(`/platnosc/${id}`, location.href).href;

it('two child carts with begun payments display a notice and a link for each payment', async () => {
  const stage = await cartStage({
    is_master: true,
    childCarts: [child(71, 'Budowa Strzeszyn'), child(72, 'Magazyn')],
    childs_payment_init: [71, 72],
  });
  for (const name of ['Budowa Strzeszyn', 'Magazyn'])
    expect(stage.text()).to.contain(
      `Płatność została rozpoczęta za koszyk ${name}, dokonywanie zmian nie jest możliwe.`,
    );
  const both = [
    ['Przejdź do płatności', payment(71)],
    ['Przejdź do płatności', payment(72)],
    ['Przejdź do płatności: Budowa Strzeszyn', payment(71)],
    ['Przejdź do płatności: Magazyn', payment(72)],
  ];
  expect(links(stage)).to.deep.equal(both);
  stage.button('Podsumowanie i płatność').click();
  await until(() => stage.text().includes('Dane kupującego'), 'the summary');
  expect(links(stage)).to.deep.equal(both);
});

describe('a cart that is being paid', () => {
  const primary = ({ root }: CartStage) =>
    root.querySelector<HTMLElement>('[part~="action"] [part~="button-primary"]')!;
  it('has the payment link as primary button on every step [L4]', async () => {
    const stage = await cartStage({ payment_init: true, paymentUrl: '/platnosc/7' });
    for (const [step, content] of [
      ['Koszyk', 'Dostawa'],
      ['Dane adresowe', 'Dane do faktury'],
      ['Podsumowanie i płatność', 'Dane kupującego'],
    ] as const) {
      stage.button(step).click();
      await until(() => stage.text().includes(content), step);
      expect([primary(stage).localName, primary(stage).textContent, primary(stage).getAttribute('href')]).to.deep.equal(
        ['a', 'Przejdź do płatności', payment(7)],
      );
    }
  });
  it('has the next-step button if no payment URL may be followed', async () => {
    const stage = await cartStage({ payment_init: true, paymentUrl: 'javascript:alert(1)' });
    expect(primary(stage).textContent).to.equal('Przejdź do danych adresowych');
  });
});
