/** Tests the payment of an order in `<shop-orders>`: its next step, displayed once, and its deadline. */
import { expect } from '@open-wc/testing';
import { buttonIn, faultsOf, page, callsOf, settled, within } from '../product/page';

const TAG = 'shop-orders';
const BLIK = {
  state: 'due',
  amount: '16521.00',
  name: 'Szybka płatność online',
  method: 'BLIK',
  url: '/zamowienie/x/zaplac',
  change_url: '/zamowienie/x/platnosc',
  until: '2026-11-26T13:42:00',
};
const WIRE = {
  state: 'due',
  amount: '16521.00',
  name: 'Przedpłata na konto',
  until: '2026-12-02',
  transfer: {
    recipient: 'Składnica sp. z o.o.',
    account: '12 1140 2004 0000 3302 7654 3210',
    title: 'ZAM/2026/004812',
    split_payment: true,
    white_list: '2026-11-20',
  },
};

const calls = callsOf(TAG);

const anOrder = (payment: object | undefined) => ({
  id: 17,
  number: 'ZAM/2026/004812',
  total_gross: '16521.00',
  documents: [],
  payment,
});
const textOf = (element: HTMLElement, selector = '[part~=payment]') =>
  within<HTMLElement>(element, selector).textContent.replaceAll('\u00A0', ' ');
const links = (element: HTMLElement) =>
  [...element.shadowRoot!.querySelectorAll<HTMLAnchorElement>('a')].map((one) => [
    one.querySelector('.button__label')?.textContent.replaceAll('\u00A0', ' '),
    one.pathname,
  ]);

async function withPayment(payment: object | undefined): Promise<HTMLElement> {
  const place = await page(
    `<${TAG} order="17" orders-url="/api/zamowienia" lookup-url="/api/lookup" cart-url="/koszyk"><p>Zapłać</p></${TAG}>`,
    [TAG],
    `/dist/${TAG}.js`,
  );
  const element = place.querySelector<HTMLElement>(TAG)!;
  expect(calls[0]!.url).to.equal('/api/zamowienia/17');
  await calls[0]!.answer({ ...anOrder(payment), lines: [] });
  expect(await faultsOf(place)).to.deep.equal([]);
  return element;
}

describe('<shop-orders order>', () => {
  it('shows an awaited payment with links to it and to another method [P7]', async () => {
    const element = await withPayment(BLIK);
    expect(textOf(element)).to.match(/^Czekamy na płatnośćSzybka płatność online/);
    expect(textOf(element)).to.contain('Zapłać do 26.11.2026, 13:42. Do tego czasu trzymamy dla Ciebie towar i ceny.');
    expect(textOf(element)).to.contain('Już zapłacono?');
    expect(links(element)).to.deep.equal([
      ['Zapłać 16 521,00 zł, Zamówienie ZAM/2026/004812', '/zamowienie/x/zaplac'],
      ['Zmień sposób płatności', '/zamowienie/x/platnosc'],
    ]);
  });

  it('shows each detail of a transfer with a copy button, in the format of a bank [P9]', async () => {
    const copied: string[] = [];
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(copied.push(text)) },
    });
    const element = await withPayment(WIRE);
    expect(textOf(element)).to.match(/^Czekamy na przelew do 2\.12\.2026Dane do przelewu/);
    expect(textOf(element)).to.contain('Zapłać w mechanizmie podzielonej płatności (MPP).');
    expect(textOf(element)).to.contain(
      'Rachunek na białej liście podatników VAT (stan na 20.11.2026). Sprawdź w dniu przelewu.',
    );
    for (const what of ['Odbiorca', 'Rachunek', 'Kwota', 'Tytuł przelewu']) {
      const button = buttonIn(element, `Kopiuj: ${what}`);
      button.focus();
      button.click();
      await settled();
      expect(textOf(element, '.transfer__copied')).to.equal(`Skopiowano: ${what}`);
    }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    expect(copied).to.deep.equal(['Składnica sp. z o.o.', '12114020040000330276543210', '16521,00', 'ZAM/2026/004812']);
    expect(links(element)).to.deep.equal([]);
  });

  it('shows the day and the remaining limit of a deferred payment [P7]', async () => {
    const element = await withPayment({
      state: 'deferred',
      amount: '16521.00',
      name: 'Przelew z odroczonym terminem',
      until: '2026-12-09',
      limit_left: '1929.00',
    });
    expect(textOf(element)).to.equal(
      'Teraz nic nie płacisz16 521,00 zł do 9.12.2026Przelew z odroczonym terminemWolny limit po tym zamówieniu1 929,00 zł',
    );
  });

  it('offers to retry a failed payment and to reorder an expired one, and displays no amount due for a paid order [P8]', async () => {
    const failed = await withPayment({ ...BLIK, state: 'failed' });
    expect(textOf(failed)).to.contain('Płatność się nie powiodła. Zamówienie czeka, spróbuj ponownie.');
    expect(links(failed)).to.have.length(2);
    calls.length = 0;
    const expired = await withPayment({ ...BLIK, state: 'expired' });
    expect(textOf(expired)).to.contain('Termin płatności minął, zamówienie wygasło.');
    expect(links(expired)).to.deep.equal([]);
    buttonIn(expired, 'Zamów ponownie').click();
    await settled();
    expect(expired.shadowRoot!.querySelector('dialog')).not.to.equal(null);
    calls.length = 0;
    const paid = await withPayment({ ...BLIK, state: 'paid' });
    expect(textOf(paid)).to.match(/^Opłacone/);
    expect(links(paid)).to.deep.equal([]);
  });

  it('keeps the server’s own content if the order has no payment or an unknown state', async () => {
    const element = await withPayment(undefined);
    expect(element.shadowRoot!.querySelector('slot')).not.to.equal(null);
    calls.length = 0;
    const other = await withPayment({ state: 'w toku' });
    expect(other.shadowRoot!.querySelector('[part~=payment]')).to.equal(null);
  });

  it('reloads the order when the buyer returns, and fires an event for another state before the page reloads [P11]', async () => {
    const element = await withPayment(BLIK);
    const events: unknown[] = [];
    element.addEventListener('shop-order-payment', (event) => {
      event.preventDefault();
      events.push((event as CustomEvent).detail);
    });
    const comeBack = async (state: string) => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await settled();
      await calls.at(-1)!.answer({ ...anOrder({ ...BLIK, state }), lines: [] });
    };
    await comeBack('due');
    expect([calls.length, events]).to.deep.equal([2, []]);
    await comeBack('paid');
    expect(events).to.deep.equal([{ id: 17, number: 'ZAM/2026/004812', state: 'paid' }]);
    expect(textOf(element)).to.match(/^Opłacone/);
  });
});

describe('a list of orders', () => {
  it('links to an incomplete payment with one press, and shows the transfer in the details [P8]', async () => {
    const place = await page(
      `<${TAG} orders-url="/api/zamowienia" cart-url="/koszyk"></${TAG}>`,
      [TAG],
      `/dist/${TAG}.js`,
    );
    const element = place.querySelector<HTMLElement>(TAG)!;
    await calls[0]!.answer({
      orders: [anOrder(BLIK), { ...anOrder(WIRE), id: 18 }, { ...anOrder({ state: 'paid' }), id: 19 }],
      total: 3,
    });
    expect(links(element)).to.deep.equal([['Zapłać 16 521,00 zł, Zamówienie ZAM/2026/004812', '/zamowienie/x/zaplac']]);
    const notices = [...element.shadowRoot!.querySelectorAll('[part~=notice-warning]')].map((one) => one.textContent);
    expect(notices).to.deep.equal(['Uwaga: Czekamy na płatność', 'Uwaga: Czekamy na przelew do 2.12.2026']);
    [...element.shadowRoot!.querySelectorAll('button')].filter((one) => one.textContent === 'Szczegóły')[1]!.click();
    await settled();
    expect(textOf(element, '[part~=details]')).to.contain('Dane do przelewu');
    expect(await faultsOf(place)).to.deep.equal([]);
  });
});
