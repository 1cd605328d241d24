/** Shows how the built `<shop-cart>` leads to each of several payments that have begun (spec section 4, Locking). */
import { expect, waitUntil } from '@open-wc/testing';
import { aLine } from '../../fixtures/cart';
import { cartStage, type CartStage } from './cart';

const child = (id: number, cart_name: string) => ({ id, cart_name, items: [aLine()], paymentUrl: `/platnosc/${id}` });
const links = ({ root }: CartStage) =>
  [...root.querySelectorAll('a[href*="/platnosc/"]')].map((one) => [one.textContent, one.getAttribute('href')]);
const payment = (id: number) => new URL(`/platnosc/${id}`, location.href).href;

it('two child carts that are being paid are told of and paid each by itself', async () => {
  const stage = await cartStage({
    is_master: true,
    childCarts: [child(71, 'Budowa Strzeszyn'), child(72, 'Magazyn')],
    childs_payment_init: [71, 72],
  });
  for (const name of ['Budowa Strzeszyn', 'Magazyn'])
    expect(stage.text()).to.contain(
      `Płatność została rozpoczęta za koszyk ${name}, dokonywanie zmian nie jest możliwe.`,
    );
  stage.button('Przejdź do danych adresowych').click();
  await waitUntil(() => stage.text().includes('Adres do rachunku'), 'the addresses');
  stage.button('Podsumowanie zamówienia').click();
  await waitUntil(() => stage.text().includes('Dane kupującego'), 'the summary');
  expect(links(stage)).to.deep.equal([
    ['Przejdź do płatności', payment(71)],
    ['Przejdź do płatności', payment(72)],
    ['Przejdź do płatności: Budowa Strzeszyn', payment(71)],
    ['Przejdź do płatności: Magazyn', payment(72)],
  ]);
});
