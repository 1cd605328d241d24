/** Tests the messages of the built `<shop-cart>` after a failed request: login link and retry button, also by keyboard. */
import { expect } from '@open-wc/testing';
import { aLine, transport, wire } from '../../fixtures/cart';
import { settled, until } from '../settled';
import { type } from '../ui/stage';
import { cartStage, posted, type CartStage } from './cart';
import { label } from '../../e2e/labels';

const login = { 'login-url': '/logowanie' };
const loggedOut = () =>
  new Response('<!doctype html><title>Logowanie</title>', { headers: { 'Content-Type': 'text/html' } });
const broken = () => new Response('oops', { status: 500 });
/** Of the last failure: in the row of a choice, else above the cart. */
const notice = ({ root }: CartStage) => root.querySelector<HTMLElement>('[part~="messages"][part~="notice-error"]');
const logIn = (within: ParentNode) =>
  [...within.querySelectorAll('a')].find((one) => one.textContent === 'Zaloguj się');
const chooseTransport = ({ root }: CartStage) =>
  root.querySelector<HTMLInputElement>('input[type=radio][value="4"]')!.click();
const quantity = ({ root }: CartStage) => root.querySelector<HTMLInputElement>('[part~="quantity-input"]')!;

async function failing(how: () => Response, attributes: Record<string, string> = login): Promise<CartStage> {
  const stage = await cartStage({ items: [aLine({ id: 5, quantity: 3 })] }, attributes);
  stage.answer(how);
  chooseTransport(stage);
  await until(() => notice(stage), 'the notice');
  return stage;
}

describe('the notice of an expired session', () => {
  it('has a login link that opens a new tab; typed values stay [M6]', async () => {
    const stage = await failing(loggedOut);
    expect(notice(stage)!.innerText).to.contain('Sesja wygasła – zaloguj się ponownie.');
    const link = logIn(notice(stage)!)!;
    expect([link.href, link.target]).to.deep.equal([new URL('/logowanie', location.href).href, '_blank']);
  });
  it('retries successfully after the login in the other tab', async () => {
    const stage = await failing(loggedOut);
    quantity(stage).focus();
    type(quantity(stage), '11');
    quantity(stage).blur();
    await until(() => posted(stage, 'quantity').length === 1, 'the typed quantity');
    await settled();
    stage.answer({ cart: { items: [aLine({ id: 5, quantity: 11 })] } });
    await stage.press('Spróbuj ponownie');
    await until(() => notice(stage) === null, 'the end of the notice');
    expect(posted(stage, 'quantity').map(({ body }) => body['quantity'])).to.deep.equal([{ 5: 11 }, { 5: 11 }]);
    expect(quantity(stage).value).to.equal('11');
  });
  it('has no link without a valid login-url', async () => {
    for (const attributes of [{}, { 'login-url': 'javascript:alert(1)' }] as Record<string, string>[])
      expect(logIn((await failing(loggedOut, attributes)).root) === undefined).to.equal(true);
  });
  it('has the link after a failed load, and beside the order button', async () => {
    const unloaded = await cartStage(loggedOut, login);
    await until(() => logIn(unloaded.root), 'the way to log in');
    expect(unloaded.button('Spróbuj ponownie').textContent).to.equal('Spróbuj ponownie');

    const stage = await cartStage({}, login);
    await stage.press(label('cart.toAddresses'));
    await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
    await stage.press(label('cart.toSummary'));
    await until(() => stage.text().includes('Wróć do danych adresowych'), 'the summary');
    stage.answer(() => new Response('{}', { status: 401, headers: { 'Content-Type': 'application/json' } }));
    await stage.press(label('cart.summary.submit'));
    await until(() => stage.text().includes('Sesja wygasła'), 'the sentence');
    expect(logIn(stage.root)!.textContent).to.equal('Zaloguj się');
  });
});

describe('a failed request', () => {
  it('has a retry button, which removes the message and keeps the focus [M6]', async () => {
    const stage = await failing(broken);
    expect(notice(stage)!.innerText).to.contain('Sklep nie mógł wykonać tej operacji. Spróbuj ponownie.');
    expect(logIn(stage.root) === undefined).to.equal(true);
    const again = [...notice(stage)!.querySelectorAll('button')].find((one) => one.textContent === 'Spróbuj ponownie')!;
    stage.answer({ cart: { carrier: transport } });
    again.focus();
    again.click();
    await until(() => notice(stage) === null, 'the end of the message');
    await settled();
    expect(stage.root.activeElement!.getAttribute('value')).to.equal('4');
    expect(stage.posts.at(-1)!.body).to.deep.equal({ carrier: { id: 4 } });
    stage.answer({});
    dispatchEvent(new CustomEvent('shop-product-added'));
    await until(() => posted(stage, 'load').length === 2, 'the cart once more');
    await settled();
    expect(notice(stage) === null).to.equal(true);
  });
  it('displays a new message after another failure', async () => {
    const stage = await failing(broken);
    await stage.press('Spróbuj ponownie');
    await until(() => posted(stage, 'carrier').length === 2, 'the second try');
    await until(() => stage.button('Spróbuj ponownie').ariaBusy === null, 'the answer');
    expect(notice(stage)!.innerText).to.contain('Sklep nie mógł wykonać tej operacji.');
  });
  it('repeats its retry button beside the main button while the message is out of view', async () => {
    const stage = await cartStage({ items: [...Array(60).keys()].map((id) => aLine({ id: id + 1 })) });
    stage.answer(broken);
    const carrier = stage.root.querySelector<HTMLInputElement>('input[type=radio][value="4"]')!;
    carrier.scrollIntoView();
    carrier.click();
    const bar = stage.root.querySelector<HTMLElement>('[part~="action"]')!;
    const again = () => [...bar.querySelectorAll('button')].find((one) => one.textContent === 'Spróbuj ponownie');
    await until(() => notice(stage), 'the message in the row');
    expect(again() === undefined).to.equal(true);
    scrollTo(0, 0);
    await until(again, 'the button');
    expect(again()!.closest('[aria-hidden="true"]') === null).to.equal(true);
    expect(bar.innerText).to.contain('Sklep nie mógł wykonać tej operacji.');
  });
  it('of a carrier or a payment is explained in its row alone, and the radio returns [M6]', async () => {
    const payments = [wire, { id: 2, name: 'Przy odbiorze' }];
    for (const [name, value] of [
      ['carrier', '4'],
      ['payment', '2'],
    ] as const) {
      const stage = await cartStage({ availablePayments: payments });
      const radio = stage.root.querySelector<HTMLInputElement>(`[name=${name}][value="${value}"]`)!;
      const row = radio.closest<HTMLElement>('.radio-card')!;
      stage.answer(broken);
      radio.click();
      await until(() => row.innerText.includes('Sklep nie mógł wykonać tej operacji.'), 'the message in the row');
      expect(stage.root.querySelectorAll('[part~="messages"]').length).to.equal(1);
      expect(stage.root.querySelector('.cart__messages')!.textContent).to.equal('');
      expect(stage.root.querySelector(`[name=${name}]:checked`)!.getAttribute('value')).to.equal('1');
      const described = stage.root.getElementById(radio.getAttribute('aria-describedby')!)!;
      expect(described.innerText).to.contain('Spróbuj ponownie');
      described.scrollIntoView({ block: 'center' });
      const action = stage.root.querySelector<HTMLElement>('[part~="action"]')!;
      await until(() => !action.innerText.includes('Sklep nie mógł'), 'no second message');
    }
  });
  it('has no retry button if the shop refused the action', async () => {
    const refused = { cart: null, messages: { 0: { messages: ['Tego nie dowozimy.'] } } };
    const stage = await failing(() => Response.json(refused, { status: 422 }));
    expect(notice(stage)!.innerText).to.contain('Tego nie dowozimy.');
    expect(notice(stage)!.querySelectorAll('button').length).to.equal(0);
  });
});
