/** Tests the links of the built `<shop-cart>` to each of several begun payments. */
import { expect } from '@open-wc/testing';
import { aLine } from '../../fixtures/cart';
import { until } from '../settled';
import { label } from '../../e2e/labels';
import { cartStage, type CartStage } from './cart';
import { openCart } from './open';

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
  await stage.press('Podsumowanie i płatność');
  await until(() => stage.text().includes('Wróć do danych adresowych'), 'the summary');
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
      ['Podsumowanie i płatność', 'Wróć do danych adresowych'],
    ] as const) {
      await stage.press(step);
      await until(() => stage.text().includes(content), step);
      expect([primary(stage).localName, primary(stage).textContent, primary(stage).getAttribute('href')]).to.deep.equal(
        ['a', 'Przejdź do płatności', payment(7)],
      );
    }
  });
  it('has the next-step button if no payment URL may be followed', async () => {
    const stage = await cartStage({ payment_init: true, paymentUrl: 'javascript:alert(1)' });
    expect(primary(stage).textContent).to.equal('Dalej: adres');
  });
});

/** No field, button or radio that could change the cart. */
function expectClosed({ root }: Pick<CartStage, 'root'>): void {
  const open = root.querySelectorAll(
    '[part~="quantity-input"], [aria-label^="Usuń"], [aria-label^="Zmień cenę"], input[type=radio]:not(:disabled), textarea:not(:read-only)',
  );
  expect([...open].map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
}

for (const [whose, name, over, id] of [
  ['a child cart', 'Budowa Strzeszyn', { childs_payment_init: [71] }, 71],
  [
    'a master cart',
    'główny',
    { master_payment_init: true, master_cart_name: 'główny', masterPaymentUrl: '/platnosc/70' },
    70,
  ],
] as const)
  it(`a started payment of ${whose} displays its name, links to its payment, and closes the cart [L3]`, async () => {
    const childCarts = [child(71, 'Budowa Strzeszyn'), child(72, 'Magazyn')];
    const stage = await cartStage({ is_master: true, childCarts, ...over }, { trader: '' });
    expect(stage.text()).to.contain(
      `Płatność została rozpoczęta za koszyk ${name}, dokonywanie zmian nie jest możliwe.`,
    );
    expect(stage.root.querySelectorAll('table').length).to.equal(2);
    expectClosed(stage);
    expect(new Set(links(stage).map(([, href]) => href))).to.deep.equal(new Set([payment(id)]));
    await stage.press(label('cart.steps./summary'));
    await until(() => stage.text().includes('Wróć do danych adresowych'), 'the summary');
    expect(stage.root.querySelectorAll('[part~="submit"]').length).to.equal(0);
  });

it('a cart with a started payment ignores actions called by a script [L2]', async () => {
  const stage = await openCart('locked');
  for (const one of stage.root.querySelectorAll<HTMLElement>(':is(input, button):not(nav *)')) one.click();
  // The next call: an action would have been sent before it.
  dispatchEvent(new Event('shop-product-added'));
  await until(() => stage.posts.length > 1, 'the next call');
  expect(new Set(stage.posts.map(({ action }) => action))).to.deep.equal(new Set(['load']));
});

it('a payment started in another browser appears after the next action', async () => {
  const paid: { payment_init?: boolean } = {};
  const stage = await openCart('buyer', { cart: (cart) => Object.assign(cart, paid, { cart_name: 'Rembud' }) });
  paid.payment_init = true;
  stage.field('Kurier').click();
  await stage.has('Płatność została rozpoczęta za koszyk Rembud, dokonywanie zmian nie jest możliwe.');
  expectClosed(stage);
});
