/** Tests the states of a cart before the mock's shop: empty, of several carts, being paid, not orderable, a trader's, a specialist's. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { type } from '../ui/stage';
import { label } from '../../e2e/labels';
import { posted, toSummary } from './cart';
import { openCart, type OpenCart } from './open';

const all = <E extends HTMLElement>({ root }: OpenCart, selector: string) => [...root.querySelectorAll<E>(selector)];
const count = (stage: OpenCart, selector: string) => all(stage, selector).length;
const submit = (stage: OpenCart) => stage.button(label('cart.summary.submit'));
const open = async (stage: OpenCart, button: string) => {
  await stage.press(button);
  await until(() => stage.root.querySelector('dialog[open]'), 'the dialog');
  return stage.root.querySelector<HTMLElement>('dialog[open]')!;
};

it('an empty cart displays its message and the warning of clearing, and leads back to the shop [C7]', async () => {
  const stage = await openCart('empty', { attributes: { 'shop-url': '/sklep' } });
  for (const words of ['Twój koszyk', 'Nie znaleziono produktów', '30 dniach nieobecności lub po zmianie przeglądarki'])
    expect(stage.text()).to.contain(words);
  const back = all<HTMLAnchorElement>(stage, 'a').find((one) => one.textContent.includes('Wróć do sklepu'));
  expect(new URL(back!.href).pathname).to.equal('/sklep');
});

it('a master cart displays one table per child cart and changes the right child [C8]', async () => {
  const stage = await openCart('master');
  expect(count(stage, 'table')).to.equal(2);
  const second = all(stage, 'table')[1]!;
  second.querySelector<HTMLElement>('button[aria-label^="Zwiększ"]')!.click();
  await until(() => posted(stage, 'quantity').length === 1, 'the quantity');
  const line = stage.session.cart.lines[1]!;
  const { body } = posted(stage, 'quantity')[0]!;
  expect(body).to.deep.include({ quantity: { [line.id]: line.quantity } });
  expect(body['cartToUpdate']).to.equal((await stage.post({}))['childCarts'][1].id);
});

it('a cart with a started payment is locked, displays its name, and has no order button [L4]', async () => {
  const stage = await openCart('locked', { ready: true, cart: { cart_name: 'Rembud' } });
  expect(stage.text()).to.contain('Płatność została rozpoczęta za koszyk Rembud, dokonywanie zmian nie jest możliwe.');
  expect(count(stage, '[part~="quantity-input"], [aria-label^="Usuń"]')).to.equal(0);
  expect(stage.field('Kurier').disabled).to.equal(true);
  await stage.press(label('cart.steps./summary'));
  await stage.has('Wróć do danych adresowych');
  expect(count(stage, '[part~="submit"]')).to.equal(0);
});

describe('the order button', () => {
  for (const [scenario, reason] of [
    ['test', 'Konto testowe nie może składać zamówień.'],
    ['blocked', 'Zakupy na tym koncie są zablokowane.'],
    ['overdue', 'Masz zaległe płatności:'],
  ] as const)
    it(`orders nothing and states why: ${reason}`, async () => {
      const stage = await toSummary(await openCart(scenario, { ready: true }));
      expect(submit(stage).ariaDisabled).to.equal('true');
      const described = stage.root.getElementById(submit(stage).getAttribute('aria-describedby')!);
      expect(described!.textContent).to.contain(reason);
      submit(stage).click();
      // Another call: an order would have been sent before it.
      dispatchEvent(new Event('shop-product-added'));
      await until(() => stage.posts.length > 1, 'the next call');
      expect(posted(stage, 'confirm')).to.deep.equal([]);
    });

  it('waits while the shop’s own transport has no price [O3]', async () => {
    const stage = await openCart('buyer', { ready: true });
    stage.field('Transport').click();
    await toSummary(stage);
    await stage.has('Transport nie został jeszcze wyceniony.');
    expect(submit(stage).ariaDisabled).to.equal('true');
  });

  it('is out of reach without payments, and so are the addresses [R5]', async () => {
    const stage = await openCart('unpaid', { ready: true });
    const step = stage.button(label('cart.steps./addresses'));
    for (const one of [step, stage.button(label('cart.toAddresses'))]) expect(one.ariaDisabled).to.equal('true');
    step.click();
    expect(stage.text()).not.to.contain('Dane do faktury');
  });
});

it('the upfront transfer is disabled while the limit is exceeded [P3]', async () => {
  const merchantLimit = { remaining_amount: '0.00', amount_after_deadline: '120.00' };
  const upfront = { id: 4, name: 'Przedpłata', hook_name: 'upfront_manual_wire', merchantLimit };
  const stage = await openCart('buyer', { cart: (cart) => cart['availablePayments'].push(upfront) });
  expect(stage.text()).to.contain('Dostępny po opłaceniu zaległych zobowiązań');
  expect(stage.field('Przedpłata').disabled).to.equal(true);
});

describe('a trader', () => {
  it('changes a product’s price, not below the minimum, without a change notice', async () => {
    const stage = await openCart('trader');
    const dialog = await open(stage, 'Zmień cenę: Klej');
    expect(dialog.innerText.replaceAll('\u00A0', ' ')).to.contain('Minimalna cena netto: 8,00 zł');
    const price = dialog.querySelector('input')!;
    type(price, '0,01');
    await stage.press(label('cart.pricing.save'));
    await until(() => dialog.innerText.includes('Cena nie może być niższa niż'), 'the refusal');
    expect(posted(stage, 'add_discount')).to.deep.equal([]);
    type(price, '9');
    await stage.press(label('cart.pricing.save'));
    await stage.has('9,00 zł');
    expect(count(stage, 'dialog')).to.equal(0);
    expect(stage.text(), 'what the trader did is no news').not.to.contain('Koszyk się zmienił');
  });

  it('changes a carrier’s price, at least 1.00', async () => {
    const stage = await openCart('trader', { ready: true });
    const dialog = await open(stage, 'Zmień cenę: Kurier');
    expect(dialog.innerText.replaceAll('\u00A0', ' ')).to.contain('Minimalna cena netto: 1,00 zł');
    type(dialog.querySelector('input')!, '10');
    await stage.press(label('cart.pricing.save'));
    await stage.has('12,30 zł');
    expect(count(stage, '[aria-label^="Zmień cenę: Odbiór"]')).to.equal(0);
  });

  it('is the only visitor with price buttons [T1]', async () => {
    const stage = await openCart('buyer', { ready: true });
    expect(count(stage, '[aria-label^="Zmień cenę"]')).to.equal(0);
  });
});

it('a specialist chooses a project, which the server stores and the summary displays [U2]', async () => {
  const stage = await openCart('specialist', { ready: true });
  const select = stage.field<HTMLSelectElement>('Projekt');
  select.value = '5';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => stage.session.cart.projectId === 5, 'the stored project');
  await until(() => ![...select.options].some(({ text }) => text === 'Bez projektu'), 'that it cannot be taken back');
  await toSummary(stage);
  expect(stage.text()).to.match(/Projekt\s+Osiedle/);
});
