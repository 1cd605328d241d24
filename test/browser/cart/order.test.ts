/** Tests the messages about an order on each step of the built `<shop-cart>`, and the search for an order with an unknown outcome. */
import { expect } from '@open-wc/testing';
import { aLine, aWireCart, chosenLocker, locker, lockerContact } from '../../fixtures/cart';
import { settled, until } from '../settled';
import { type } from '../ui/stage';
import { cartStage, posted, type CartStage } from './cart';
import { label } from '../../e2e/labels';

const unknown = 'Nie wiemy, czy zamówienie zostało przyjęte – sklep tego nie potwierdził.';
const placing = 'Składamy zamówienie…';
const times = (stage: CartStage, sentence: string): number => stage.text().split(sentence).length - 1;

async function atSummary(cart = {}): Promise<CartStage> {
  const stage = await cartStage(cart, { routing: 'hash' });
  // Another `routing` gives the next step another URL.
  await settled();
  await stage.press(label('cart.toAddresses'));
  await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
  await stage.press(label('cart.toSummary'));
  await until(() => stage.text().includes('Wróć do danych adresowych'), 'the summary');
  return stage;
}

/** Like the browser's Back, which waits for nothing. */
const back = () => (location.hash = '#/addresses');
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

async function ordered(stage: CartStage): Promise<void> {
  await stage.press(label('cart.summary.submit'));
  await until(() => posted(stage, 'confirm').length > 0, 'the order');
}

it('an order under way is displayed on earlier steps', async () => {
  const stage = await atSummary();
  let give = () => {};
  const refused = { cart: null, messages: { confirm: { messages: ['Brak towaru w magazynie.'] } } };
  stage.answer(() => new Promise((resolve) => (give = () => resolve(Response.json(refused, { status: 422 })))));
  await ordered(stage);
  expect(stage.text()).not.to.contain(placing);
  back();
  await until(() => times(stage, placing) === 1, 'the sentence');
  give();
  await until(() => times(stage, 'Brak towaru w magazynie.') === 1, 'the refusal');
  expect(stage.text()).not.to.contain(placing);
});

it('an order under way is displayed in a dialog, whose input is not sent meanwhile', async () => {
  const stage = await atSummary();
  stage.answer(() => new Promise(() => {}));
  await ordered(stage);
  back();
  await until(() => times(stage, placing) === 1, 'the sentence');
  await stage.press('Dodaj nowy adres');
  const dialog = () => stage.root.querySelector<HTMLElement>('dialog[open]');
  await until(dialog, 'the dialog');
  expect(dialog()!.innerText).to.contain(placing);
});

it('an order refused for its locker leads back to the locker choice, with the shop’s reason', async () => {
  const chosen = { carrier: locker, ...chosenLocker, ...lockerContact };
  const stage = await atSummary(chosen);
  const messages = { inpost: { messages: ['Paczkomat KRA01M jest nieczynny.'] } };
  stage.answer({ cart: { ...chosen, inpost_point_code: null }, messages });
  await ordered(stage);
  const card = () => stage.root.querySelector<HTMLElement>('[part~="delivery"] [part~="messages"]')?.innerText ?? '';
  await until(() => card().includes('Nie wybrano paczkomatu'), 'the choice');
  expect(card()).to.contain('Paczkomat KRA01M jest nieczynny.');
});

it('an order with an unknown outcome is displayed once on each step, with a reload button', async () => {
  const stage = await atSummary();
  stage.answer(() => new Response('', { status: 502 }));
  await ordered(stage);
  await until(() => stage.posts.at(-1)!.action === 'load' && times(stage, unknown) === 1, 'the sentence');
  back();
  await until(() => stage.text().includes('Wróć do koszyka') && times(stage, unknown) === 1, 'the sentence there');
  const loads = posted(stage, 'load').length;
  stage.answer({ cart: { items: [], cart_name: 'Nowy' } });
  await stage.press('Wczytaj koszyk ponownie');
  await until(() => stage.text().includes('Twój koszyk'), 'the cart after the order');
  expect(posted(stage, 'load').length).to.equal(loads + 1);
  expect(posted(stage, 'confirm').length).to.equal(1);
});

it('an order without a response is looked for, in one sentence that says so', async () => {
  const stage = await atSummary();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let isFirst = true;
  stage.answer(() => {
    if (!isFirst) return held.then(() => Response.json({ cart: aWireCart(), messages: {} }));
    isFirst = false;
    return new Response('', { status: 502 });
  });
  await ordered(stage);
  await until(() => times(stage, 'Sprawdzamy, czy zamówienie dotarło') === 1, 'the search');
  expect([times(stage, unknown), times(stage, 'Wczytaj koszyk ponownie')]).to.deep.equal([0, 0]);
  answer();
  await until(() => times(stage, 'Sprawdzamy, czy zamówienie dotarło') === 0, 'the end of the search');
});

it('an order with an unknown outcome has one advice and no spinner while the shop is down, and none after a good reload', async () => {
  const stage = await atSummary();
  stage.answer(() => new Response('', { status: 500 }));
  await ordered(stage);
  const button = () => stage.button(label('cart.summary.submit'));
  await until(() => times(stage, unknown) === 1 && button().ariaBusy !== 'true', 'the end of the search');
  expect(stage.text()).not.to.contain('Spróbuj ponownie');
  // Its press looks first, and orders nothing.
  const loads = posted(stage, 'load').length;
  button().click();
  await until(() => posted(stage, 'load').length > loads && button().ariaBusy !== 'true', 'a second look');
  await settled();
  expect([times(stage, unknown), posted(stage, 'confirm').length]).to.deep.equal([1, 1]);
  stage.answer({ cart: {}, messages: {} });
  await stage.press('Wczytaj koszyk ponownie');
  await until(() => times(stage, unknown) === 0, 'the end of the sentence');
  expect(posted(stage, 'confirm').length).to.equal(1);
});

it('an order that waits for changes displays that, then that it is being placed', async () => {
  const stage = await cartStage({ items: [aLine({ id: 5, quantity: 3 })] }, { routing: 'hash' });
  await settled();
  const saving = 'Zapisujemy ostatnie zmiany, a potem złożymy zamówienie…';
  const quantity = stage.root.querySelector<HTMLInputElement>('[part~="quantity-input"]')!;
  stage.answer(() => new Response('', { status: 503 }));
  quantity.focus();
  type(quantity, '7');
  quantity.blur();
  await until(() => posted(stage, 'quantity').length === 1, 'the change');
  await until(() => stage.text().includes('niedostępny'), 'that it was not saved');
  location.hash = '#/summary';
  await until(() => stage.text().includes('Wróć do danych adresowych'), 'the summary');
  let give = () => {};
  const cart = aWireCart({ items: [aLine({ id: 5, quantity: 7 })] });
  stage.answer(() => {
    const { action } = stage.posts.at(-1)!;
    if (action === 'confirm') return new Promise(() => {});
    const response = Response.json({ cart, messages: {} });
    return action === 'quantity' ? new Promise((resolve) => (give = () => resolve(response))) : response;
  });
  await stage.press(label('cart.summary.submit'));
  await until(() => posted(stage, 'quantity').length === 2, 'the change once more');
  await until(() => times(stage, saving) === 1, 'the sentence');
  expect(stage.button(label('cart.summary.submit')).ariaBusy).to.equal('true');
  give();
  await until(() => posted(stage, 'confirm').length === 1, 'the order');
  expect(stage.text()).not.to.contain(saving);
  expect(times(stage, placing)).to.equal(1);
});

it('a press while changes are being saved orders after them', async () => {
  const stage = await cartStage({ items: [aLine({ id: 5, quantity: 3 })] }, { routing: 'hash' });
  await settled();
  const quantity = stage.root.querySelector<HTMLInputElement>('[part~="quantity-input"]')!;
  let give = () => {};
  const cart = aWireCart({ items: [aLine({ id: 5, quantity: 7 })] });
  stage.answer(() => new Promise((resolve) => (give = () => resolve(Response.json({ cart, messages: {} })))));
  quantity.focus();
  type(quantity, '7');
  quantity.blur();
  await until(() => posted(stage, 'quantity').length === 1, 'the change');
  location.hash = '#/summary';
  await until(() => stage.text().includes('Wróć do danych adresowych'), 'the summary');
  expect(stage.text()).to.contain('Poczekaj, aż zapiszemy ostatnie zmiany.');
  await stage.press(label('cart.summary.submit'));
  await until(() => stage.text().includes('Zapisujemy ostatnie zmiany, a potem złożymy zamówienie…'), 'the sentence');
  expect(posted(stage, 'confirm').length).to.equal(0);
  give();
  await until(() => posted(stage, 'confirm').length === 1, 'the order');
});
