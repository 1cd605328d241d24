/** Tests what a buyer can do about an order in `<shop-orders>`: cancel it with its consequence before the press, and write to the shop. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { buttonIn, callsOf, faultsOf, page, settled, within } from '../product/page';

const TAG = 'shop-orders';
const calls = callsOf(TAG);

const anOrder = (fields: object = {}) => ({
  id: 7,
  number: 'ZAM/2026/000240',
  date: '2026-11-20',
  status: 'placed',
  lines: [{ id: 1, name: 'Gres', quantity: '12', unit: 'opak.' }],
  ...fields,
});
const CANCEL = { name: 'cancel', text: 'Zwrócimy 814,75 zł na rachunek, z którego zapłacono.' };
const MESSAGE = { name: 'message' };

async function opened(fields: object) {
  const place = await page(
    `<${TAG} orders-url="/api/zamowienia" cart-url="/koszyk"></${TAG}>`,
    [TAG],
    `/dist/${TAG}.js`,
  );
  await calls[0]!.answer({ orders: [anOrder({ messages_count: 2 })], total: 1 });
  const element = place.querySelector<HTMLElement>(TAG)!;
  buttonIn(element, 'Szczegóły').click();
  await settled();
  await calls[1]!.answer(anOrder(fields));
  await until(() => element.shadowRoot!.querySelector('[part~=table]'), 'no lines');
  return { place, element };
}

const buttonOf = (element: HTMLElement, text: string) =>
  [...element.shadowRoot!.querySelectorAll('button')].find((one) => one.textContent.trim() === text);
const visible = async (element: HTMLElement, text: string): Promise<HTMLButtonElement> => {
  await until(() => buttonOf(element, text), `no „${text}”`);
  return buttonOf(element, text)!;
};
const messagesIn = (element: HTMLElement) =>
  [...element.shadowRoot!.querySelectorAll('[part~=message]')].map(({ textContent }) => textContent);

function typed(element: HTMLElement, text: string): void {
  const area = within<HTMLTextAreaElement>(element, 'textarea');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, text);
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

describe('an order', () => {
  it('offers nothing that the server does not offer, and ignores what it does not know', async () => {
    const { element } = await opened({ actions: [{ name: 'sell' }] });
    await settled();
    expect(element.shadowRoot!.querySelector('textarea')).to.equal(null);
    expect(buttonOf(element, 'Anuluj zamówienie')).to.equal(undefined);
  });

  it('is cancelled after its consequence was read, and its status follows', async () => {
    const { place, element } = await opened({ actions: [CANCEL] });
    (await visible(element, 'Anuluj zamówienie')).click();
    await settled();
    const dialog = within<HTMLDialogElement>(element, 'dialog');
    expect(dialog.textContent).to.contain('Anulować zamówienie ZAM/2026/000240?');
    expect(dialog.textContent).to.contain(CANCEL.text);
    expect(calls).to.have.length(2);
    expect(await faultsOf(place)).to.deep.equal([]);
    [...dialog.querySelectorAll('button')].at(-1)!.click();
    await settled();
    expect([calls[2]!.url, calls[2]!.body]).to.deep.equal(['/api/zamowienia/7', { action: 'cancel' }]);
    await calls[2]!.answer({ order: anOrder({ status: 'cancelled' }), messages: {} });
    await settled();
    expect(element.shadowRoot!.querySelector('dialog')).to.equal(null);
    expect(within(element, '[part~=status]').textContent).to.contain('Anulowane');
    expect(buttonOf(element, 'Anuluj zamówienie')).to.equal(undefined);
  });

  it('that was sent meanwhile says so in the dialog, which then only closes', async () => {
    const { element } = await opened({ actions: [CANCEL] });
    (await visible(element, 'Anuluj zamówienie')).click();
    await settled();
    [...within(element, 'dialog').querySelectorAll('button')].at(-1)!.click();
    await settled();
    const messages = { cancel: { messages: ['Tego zamówienia nie można już anulować.'], status: 'error' } };
    await calls[2]!.answer({ order: anOrder({ status: 'shipped' }), messages }, 409);
    await settled();
    const dialog = within(element, 'dialog');
    expect(dialog.textContent).to.contain('Tego zamówienia nie można już anulować.');
    expect([...dialog.querySelectorAll('.modal__foot button')].map((one) => one.textContent)).to.deep.equal([
      'Nie anuluj',
    ]);
    expect(within(element, '[part~=status]').textContent).to.contain('Wysłane');
  });
});

describe('messages about an order', () => {
  it('are listed with person and time, and counted in the list', async () => {
    const { place, element } = await opened({
      actions: [MESSAGE],
      messages: [
        { text: 'Kiedy?\nPilne', by: 'Anna Nowak', at: '2026-11-21T09:12:00+01:00', own: true },
        { text: 'Jutro.' },
      ],
    });
    await visible(element, 'Wyślij wiadomość');
    expect(messagesIn(element)).to.deep.equal(['Anna Nowak · 21.11.2026, 09:12Kiedy?\nPilne', 'SklepJutro.']);
    expect(within(element, '.order__facts').textContent.replaceAll('\u00A0', ' ')).to.contain('2 wiadomości');
    expect(await faultsOf(place)).to.deep.equal([]);
  });

  it('keep the typed text when the request is lost, and are sent once more with the same key', async () => {
    const { element } = await opened({ actions: [MESSAGE] });
    const send = await visible(element, 'Wyślij wiadomość');
    send.click();
    await settled();
    expect(within(element, '[part~=messages]').textContent).to.contain('Wpisz wiadomość.');
    typed(element, 'Kiedy przyjdzie reszta?');
    await settled();
    send.click();
    await settled();
    await calls[2]!.fail();
    await settled();
    expect(within<HTMLTextAreaElement>(element, 'textarea').value).to.equal('Kiedy przyjdzie reszta?');
    buttonIn(element, 'Szczegóły').click();
    await settled();
    buttonIn(element, 'Szczegóły').click();
    const again = await visible(element, 'Wyślij wiadomość');
    expect(within<HTMLTextAreaElement>(element, 'textarea').value).to.equal('Kiedy przyjdzie reszta?');
    again.click();
    await settled();
    expect(calls[3]!.body).to.deep.equal({ action: 'message', text: 'Kiedy przyjdzie reszta?' });
    await calls[3]!.answer({
      order: anOrder({ actions: [MESSAGE], messages: [{ text: 'Kiedy przyjdzie reszta?', own: true }] }),
    });
    await settled();
    expect(messagesIn(element)).to.deep.equal(['TyKiedy przyjdzie reszta?']);
    expect(within<HTMLTextAreaElement>(element, 'textarea').value).to.equal('');
  });

  it('have at most 1,000 characters', async () => {
    const { element } = await opened({ actions: [MESSAGE] });
    const send = await visible(element, 'Wyślij wiadomość');
    typed(element, 'ż'.repeat(1001));
    await settled();
    send.click();
    await settled();
    expect(within(element, '[part~=messages]').textContent).to.contain('Wiadomość może mieć najwyżej 1000 znaków.');
    expect(calls).to.have.length(2);
  });
});
