/** Tests the steps of the built `<shop-cart>`: links to what is missing, early warnings, the total, and messages that end with a step. */
import { aTimeout, expect } from '@open-wc/testing';
import { aWireCart, locker, pickup, transport } from '../../fixtures/cart';
import { type } from '../ui/stage';
import { cartStage, posted, type CartStage } from './cart';
import { until } from '../settled';
import { label } from '../../e2e/labels';

const goOn = label('cart.toAddresses');
const toSummary = label('cart.toSummary');

async function toAddresses(stage: CartStage): Promise<void> {
  await stage.press(goOn);
  await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
}

describe('a blocked main button', () => {
  it('leads to the carriers if none is chosen [R7]', async () => {
    const stage = await cartStage({ carrier: null });
    await stage.press(goOn);
    expect(stage.root.activeElement === stage.root.querySelector('[part~="delivery"] input')).to.equal(true);
  });
  it('leads to the locker button if no locker is chosen', async () => {
    const stage = await cartStage({ carrier: locker }, { 'points-url': '/points' });
    await until(() => stage.text().includes('Wybierz paczkomat'), 'the button');
    await stage.press(goOn);
    expect(stage.root.activeElement === stage.button('Wybierz paczkomat')).to.equal(true);
  });
  it('is disabled without payments, and leads to the account’s contact', async () => {
    const stage = await cartStage({ availablePayments: [] });
    expect(stage.button(goOn).ariaDisabled).to.equal('true');
    await stage.press(goOn);
    expect(stage.root.activeElement!.part.contains('account')).to.equal(true);
  });
  it('leads to the saved addresses if ’inny’ is chosen without an address', async () => {
    const stage = await cartStage({ addresses: [{ id: 12, name: 'Budowa', street: 'Klimczaka', city: 'Warszawa' }] });
    await toAddresses(stage);
    stage.root.querySelector<HTMLInputElement>('input[value="other"]')!.click();
    await until(() => stage.text().includes('Wybierz adres dostawy'), 'the gap');
    expect(stage.text()).to.contain('Wybierz adres dostawy z listy albo zaznacz „Adres z rachunku”.');
    await stage.press(toSummary);
    expect(stage.root.activeElement === stage.root.querySelector('input[name="saved-address"]')).to.equal(true);
  });
  it('leads a guest without an address to the unselected address choice [A9]', async () => {
    const stage = await cartStage({ invoice_address: null, delivery_address: null, carrier: transport });
    await toAddresses(stage);
    const chosen = (): number => stage.root.querySelectorAll('input[name="delivery-address"]:checked').length;
    expect(chosen()).to.equal(0);
    await stage.press(toSummary);
    expect(stage.root.activeElement!.getAttribute('name')).to.equal('delivery-address');
    expect(chosen()).to.equal(0);
  });
  it('leads from an unpriced transport to the carriers', async () => {
    const stage = await cartStage({ carrier: { ...transport, price_net: '0', price_gross: '0' } });
    await toAddresses(stage);
    await stage.press(toSummary);
    await until(() => stage.text().includes('Wróć do danych adresowych'), 'the summary');
    await stage.press(label('cart.summary.submit'));
    expect(stage.root.activeElement === stage.button('Zmień: Dostawa')).to.equal(true);
  });
  it('does not move the focus if the cart cannot fix the reason', async () => {
    const stage = await cartStage({ client_amount_after_deadline: '12.00' });
    await toAddresses(stage);
    await stage.press(toSummary);
    await until(() => stage.text().includes('Wróć do danych adresowych'), 'the summary');
    const order = stage.button(label('cart.summary.submit'));
    order.focus();
    order.click();
    expect(stage.root.activeElement === order).to.equal(true);
  });
});

describe('the main button, while changes are being saved', () => {
  /** A carrier is chosen and the button pressed; `give()` sends the response. */
  const saving = async () => {
    const cart = aWireCart();
    const stage = await cartStage(cart);
    let give = () => {};
    stage.answer(() => new Promise((resolve) => (give = () => resolve(Response.json({ cart })))));
    stage.root.querySelector<HTMLInputElement>('input[type=radio][value="4"]')!.click();
    await stage.press(goOn);
    await until(() => stage.button(goOn).ariaBusy === 'true', 'the busy button');
    return { stage, give: () => give() };
  };

  it('is busy, displays a text if it takes long, and goes on afterwards [R8]', async function (this: {
    timeout(ms: number): void;
  }) {
    this.timeout(15_000);
    const { stage, give } = await saving();
    expect(stage.text()).not.to.contain('Sklep odpowiada wolniej niż zwykle.');
    await until(() => stage.text().includes('Sklep odpowiada wolniej niż zwykle.'), '');
    give();
    await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
  });
  it('goes on with a quantity typed meanwhile', async () => {
    const { stage, give } = await saving();
    const quantity = stage.root.querySelector<HTMLInputElement>('[part~="quantity-input"]')!;
    quantity.focus();
    type(quantity, '11');
    stage.answer({});
    give();
    await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
    expect(posted(stage, 'quantity').map(({ body }) => Object.values(body['quantity'] as object))).to.deep.equal([
      [11],
    ]);
  });
});

describe('a concern of the account', () => {
  const notices = ({ root }: CartStage) => [...root.querySelectorAll<HTMLElement>('[part~="account"]')];
  it('is displayed above each step, and does not block the next step [O2]', async () => {
    const client = JSON.stringify({ first_name: 'Anna', last_name: 'Nowak', is_purchase_blocked: true });
    const stage = await cartStage({ client_amount_after_deadline: '12.00' }, { client });
    await until(() => stage.text().includes('Zakupy na tym koncie są zablokowane'), 'the sentence');
    const [notice, ...others] = notices(stage);
    expect(others.length).to.equal(0);
    expect(notice!.innerText).to.contain('Zakupy na tym koncie są zablokowane. Skontaktuj się z opiekunem.');
    await toAddresses(stage);
    expect(notices(stage).length).to.equal(1);
  });
  it('is not repeated if the shop’s own message names it', async () => {
    const own = 'Zamówienie będzie możliwe po opłaceniu zaległych faktur na kwotę 12,00 zł';
    const messages = { amount_after_deadline: { messages: [own] } };
    const stage = await cartStage({ client_amount_after_deadline: '12.00' }, {}, messages);
    await until(() => stage.text().includes(own), 'the shop’s sentence');
    expect(stage.text()).not.to.contain('Masz zaległe płatności:');
  });
  it('is displayed beside the carriers for an unpriced transport', async () => {
    const stage = await cartStage({ carrier: { ...transport, price_net: '0', price_gross: '0' } });
    const delivery = stage.root.querySelector<HTMLElement>('[part~="delivery"]')!;
    expect(delivery.innerText).to.contain('Transport nie został jeszcze wyceniony.');
  });
  it('is not displayed for a locked cart', async () => {
    const carrier = { ...transport, price_net: '0', price_gross: '0' };
    const stage = await cartStage({ payment_init: true, client_amount_after_deadline: '12.00', carrier });
    expect(notices(stage).length).to.equal(0);
  });
});

describe('the total', () => {
  const spokenTexts = ({ root }: CartStage) =>
    ['.totals__row--strong', '.cart__bar-total'].map((where) =>
      root.querySelector<HTMLElement>(where)!.innerText.replaceAll(/\s+/g, ' ').trim(),
    );
  it('is labelled as without delivery for an unpriced transport, on each step and in the bar', async () => {
    const stage = await cartStage({ carrier: { ...transport, price_net: '0', price_gross: '0' } });
    const both = Array(2).fill('Do zapłaty brutto (bez dostawy) 61,50 zł');
    expect(spokenTexts(stage)).to.deep.equal(both);
    await toAddresses(stage);
    expect(spokenTexts(stage)).to.deep.equal(both);
  });
  it('is announced once after the buyer’s changes', async () => {
    const stage = await cartStage({});
    const spoken: string[] = [];
    const live = stage.root.querySelector('[aria-live="polite"]')!;
    new MutationObserver(() => spoken.push(live.textContent.replaceAll('\u00A0', ' '))).observe(live, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    const dearer = (total_gross: string) => ({
      prices: { net: '30.00', gross: '36.90', total_net: '50.00', total_gross },
    });
    stage.answer({ cart: dearer('99.00') });
    dispatchEvent(new CustomEvent('shop-product-added'));
    await until(() => stage.text().includes('99,00'), 'the total that another element has changed');
    for (const total_gross of ['101.00', '102.00']) {
      stage.answer({ cart: dearer(total_gross) });
      stage.root
        .querySelector<HTMLInputElement>(`input[type=radio][value="${total_gross === '101.00' ? 2 : 3}"]`)!
        .click();
      await until(() => stage.text().includes(total_gross.replace('.', ',')), 'the answer');
    }
    await until(() => spoken.length > 0, 'the sentence');
    await aTimeout(1500);
    expect(spoken.filter(Boolean)).to.deep.equal(['Do zapłaty brutto: 102,00 zł']);
  });
  it('has its usual label if the delivery has a price or is free', async () => {
    expect(spokenTexts(await cartStage({}))).to.deep.equal(Array(2).fill('Do zapłaty brutto 61,50 zł'));
    expect(spokenTexts(await cartStage({ carrier: pickup }))).to.deep.equal(
      Array(2).fill('Do zapłaty brutto 61,50 zł'),
    );
  });
});

it('a locked cart has no hint and no button for payment methods', async () => {
  const payment_methods = ['BLIK', 'mBank', 'PKO', 'ING'].map((name) => ({ id: name, name }));
  const availablePayments = [{ id: 1, name: 'Online', additional_data: { payment_methods } }];
  const hint = 'Wybierz metodę płatności – dzięki temu przejdziesz od razu do swojego banku.';
  const open = await cartStage({ availablePayments });
  expect(open.text()).to.contain(hint).and.to.contain('pokaż więcej');
  const locked = await cartStage({ availablePayments, payment_init: true });
  expect(locked.text()).to.contain('BLIK').and.not.to.contain(hint).and.not.to.contain('pokaż więcej');
});

describe('a message', () => {
  it('of success is removed on the next step; errors and the order’s message stay', async () => {
    const stage = await cartStage({});
    stage.answer({
      messages: {
        inpost_contact: { messages: ['Dane kontaktowe zostały zapisane.'], status: 'success' },
        confirm: { messages: ['Zamówienie przyjęte, zapłać na stronie: https://bank.example'], status: 'success' },
        new_address: { messages: ['Adres jest za długi.'], status: 'error' },
      },
    });
    stage.root.querySelector<HTMLInputElement>('input[type=radio][value="3"]')!.click();
    await until(() => stage.text().includes('Dane kontaktowe zostały zapisane.'), 'the messages');
    await toAddresses(stage);
    expect(stage.text()).to.contain('Adres jest za długi.').and.to.contain('https://bank.example');
    expect(stage.text()).not.to.contain('Dane kontaktowe zostały zapisane.');
  });
});
