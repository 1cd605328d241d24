/** Tests `<shop-orders>`: pages of orders with their documents, and ordering again after the changes were shown. */
import { expect } from '@open-wc/testing';
import { listen } from '../element/probe';
import { until } from '../settled';
import { buttonIn, faultsOf, eventsOf, page, callsOf, settled, within } from '../product/page';

const TAG = 'shop-orders';
const address = location.href;
const KSEF = '5265877635-20250826-0100001AF629-AF';
const HASH = 'UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzID';

const calls = callsOf(TAG);

const anOrder = (id: number, fields: object = {}) => ({
  id,
  number: `ZAM/2026/${String(id).padStart(6, '0')}`,
  date: '2026-10-30',
  status: 'delivered',
  total_net: '100.00',
  total_gross: '123.00',
  documents: [],
  lines_count: 2,
  ...fields,
});
const pageOf = (count: number, total: number, fields: object = {}) => ({
  orders: Array.from({ length: count }, (_, position) => anOrder(total - position)),
  total,
  ...fields,
});
const anInvoice = (fields: object = {}) => ({
  kind: 'invoice',
  number: 'FV/2026/1',
  url: '/faktura.xml',
  date: '2025-08-26',
  seller_nip: '5265877635',
  ksef_number: KSEF,
  ksef_hash: HASH,
  due_date: '2025-09-09',
  to_pay: '123.00',
  account: '12 1140 2004',
  ...fields,
});
const LINES = [
  { index: 'GR-1', product_id: 1, name: 'Gres', quantity: 10, unit: 'opak.', price_net: '50.00', price_gross: '61.50' },
  { index: 'KL-2', product_id: 2, name: 'Klej', quantity: 4, unit: 'szt.', price_net: '20.00', price_gross: '24.60' },
];
const aProduct = (position: number, fields: object = {}) => {
  const { product_id, name, quantity, ...line } = LINES[position]!;
  return { ...line, id: product_id, title: name, min: 1, step: 1, max: quantity * 10, ...fields };
};

async function opened(answer: object, attributes = ''): Promise<{ place: HTMLElement; element: HTMLElement }> {
  const place = await page(
    `<${TAG} orders-url="/api/zamowienia" lookup-url="/api/lookup" cart-url="/koszyk" payment-url="/zaplac" shop-url="/" ${attributes}></${TAG}>`,
    [TAG],
    `/dist/${TAG}.js`,
  );
  const element = place.querySelector<HTMLElement>(TAG)!;
  await calls[0]!.answer(answer);
  return { place, element };
}
const orders = (element: HTMLElement) => element.shadowRoot!.querySelectorAll('[part~=order]').length;
const textOf = (element: HTMLElement, selector: string) => within<HTMLElement>(element, selector).textContent;

describe('<shop-orders>', () => {
  it('displays the page’s own content in its order, and reports the orders', async () => {
    const rendered: unknown[] = [];
    const note = ({ detail }: GlobalEventHandlersEventMap['shop-orders-rendered']) =>
      void rendered.push(detail.orders.map(({ id }) => id));
    document.addEventListener('shop-orders-rendered', note);
    const { element } = await opened({ orders: [anOrder(2), anOrder(1)], total: 2 });
    document.removeEventListener('shop-orders-rendered', note);
    expect(rendered).to.deep.equal([[2, 1]]);
    element.insertAdjacentHTML('beforeend', '<a slot="order-1" href="/opinia">Oceń zakupy</a>');
    expect(element.lastElementChild?.assignedSlot?.closest('[part~=order]')?.textContent).to.contain('000001');
  });

  it('displays the page’s own content for a buyer without orders', async () => {
    const { element } = await opened({ orders: [], total: 0 });
    element.insertAdjacentHTML('beforeend', '<a slot="empty" href="/nowosci">Nowości</a>');
    expect(element.lastElementChild?.assignedSlot?.closest('[part~=empty]')).to.not.equal(null);
  });

  it('displays a link to the withdrawal as long as the server allows it [Z5]', async () => {
    const right = { withdrawal: { until: '2096-12-03', url: '/odstapienie?zamowienie=2' } };
    const { element } = await opened({ orders: [anOrder(2, right), anOrder(1)], total: 2 });
    const links = [...element.shadowRoot!.querySelectorAll<HTMLAnchorElement>('a[href*="/odstapienie"]')];
    expect(links.map((one) => [one.pathname + one.search, one.textContent])).to.deep.equal([
      ['/odstapienie?zamowienie=2', 'Odstąp od umowy tutaj, Zamówienie ZAM/2026/000002'],
    ]);
    expect(links[0]!.parentElement!.textContent).to.contain('do 3\u00A0grudnia\u00A02096');
  });

  it('states that a withdrawal’s last day has passed, if the server still sends it', async () => {
    const right = { withdrawal: { until: '2020-12-03', url: '/odstapienie?zamowienie=2' } };
    const { element } = await opened({ orders: [anOrder(2, right)], total: 1 });
    const link = within<HTMLAnchorElement>(element, 'a[href*="/odstapienie"]');
    expect(link.parentElement!.textContent).to.contain('Termin minął 3\u00A0grudnia\u00A02020');
  });

  it('pages through 20,000 orders and keeps the URL in sync, also on Back', async () => {
    const { element } = await opened(pageOf(20, 20_000));
    expect(orders(element)).to.equal(20);
    expect(textOf(element, '.orders__range')).to.equal('1–20 z 20\u00A0000');
    const pages = [...element.shadowRoot!.querySelectorAll('[part~=pages] .pages__page')].map((one) => one.textContent);
    expect(pages).to.deep.equal(['1', '2', '1000']);
    buttonIn(element, 'Następna').click();
    await settled();
    expect(location.search).to.contain('orders-page=2');
    await calls[1]!.answer(pageOf(20, 20_000));
    expect(textOf(element, '.orders__range')).to.equal('21–40 z 20\u00A0000');
  });

  it('finds orders, displays a message for a phrase without results, and links back to all orders', async () => {
    const { element } = await opened(pageOf(2, 2));
    const field = within(element, 'input');
    // Sets the value like a keystroke: React ignores a value that it has set itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'gres');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    buttonIn(element, 'Szukaj').click();
    await settled();
    expect(location.search).to.contain('orders-query=gres');
    await calls[1]!.answer(pageOf(0, 0));
    expect(textOf(element, '[part~=empty]')).to.contain('Brak zamówień dla „gres”');
    buttonIn(element, 'Pokaż wszystkie').click();
    await settled();
    await calls[2]!.answer(pageOf(2, 2));
    expect(orders(element)).to.equal(2);
    expect(location.search).to.equal(new URL(address).search);
  });

  describe('the lines of an opened order', () => {
    const table = async (lines: readonly object[], attributes = '') => {
      const { element } = await opened(pageOf(1, 1), attributes);
      buttonIn(element, 'Szczegóły').click();
      await settled();
      await calls.at(-1)!.answer({ ...pageOf(1, 1).orders[0], lines });
      return within<HTMLElement>(element, '[part~=table]').innerText.replaceAll(/[\u00A0\s]+/g, ' ');
    };
    const summed = LINES.map((line, position) => ({
      ...line,
      total_net: ['500', '80'][position],
      total_gross: ['614.99', '98.4'][position],
    }));

    it('show gross prices and the server’s own totals', async () => {
      const cells = await table(summed);
      expect(cells).to.contain('Cena brutto').and.contain('61,50 zł/opak.').and.contain('614,99 zł');
      expect(cells).not.to.contain('netto');
    });

    it('show net prices if the page does', async () => {
      const cells = await table(summed, 'prices="net"');
      expect(cells).to.contain('50,00 zł/opak.').and.contain('500,00 zł').and.not.contain('brutto');
    });

    it('show net prices if the server sends no gross totals, because multiplying a rounded price would be wrong', async () => {
      expect(await table(LINES))
        .to.contain('Cena netto')
        .and.contain('500,00 zł')
        .and.not.contain('brutto');
    });
  });

  it('leads a buyer without orders to the shop', async () => {
    const { element } = await opened({ orders: [], total: 0 });
    expect(textOf(element, '[part~=empty]')).to.contain('Nie ma jeszcze zamówień');
    expect(within<HTMLAnchorElement>(element, 'a').pathname).to.equal('/');
  });

  it('displays an error and retries; an unreadable response does not count as an empty list', async () => {
    const { element } = await opened({ error: 'x' });
    expect(textOf(element, '[part~=notice-error]')).to.contain('Nie udało się wczytać zamówień.');
    buttonIn(element, 'Spróbuj ponownie').click();
    await settled();
    await calls[1]!.answer(pageOf(1, 1));
    expect(orders(element)).to.equal(1);
  });

  it('shows overdue documents and the link to pay them', async () => {
    const { element } = await opened({
      orders: [anOrder(7, { documents: [anInvoice()] })],
      total: 1,
      overdue: { amount: '123.00', count: 1 },
    });
    expect(textOf(element, '[part~=order] [part~=notice-error]')).to.contain(
      'Po terminie: Faktura FV/2026/1, 123,00\u00A0zł',
    );
    const [all, one] = element.shadowRoot!.querySelectorAll<HTMLAnchorElement>('a.button');
    expect(all!.pathname).to.equal('/zaplac');
    expect(one!.search).to.equal('?order=7&invoice=FV%2F2026%2F1');
  });

  it('opens the details: documents, KSeF number, transfer title, lines [Z47]', async () => {
    const { element, place } = await opened({ orders: [anOrder(7, { documents: [anInvoice()] })], total: 1 });
    const events = eventsOf('shop-order-opened');
    const button = buttonIn(element, 'Szczegóły');
    button.click();
    await settled();
    expect(events).to.deep.equal([{ id: 7, number: 'ZAM/2026/000007' }]);
    expect(button.ariaExpanded).to.equal('true');
    expect(calls[1]!.url).to.equal('/api/zamowienia/7');
    await calls[1]!.answer({ ...anOrder(7, { documents: [anInvoice()] }), lines: [...LINES, { name: 'bez ilości' }] });
    expect([...element.shadowRoot!.querySelectorAll('.invoice__value')].map((one) => one.textContent)).to.deep.equal([
      KSEF,
      `${KSEF} FV/2026/1`,
      '12 1140 2004',
      '9\u00A0września\u00A02025',
      '123,00\u00A0zł',
    ]);
    expect(element.shadowRoot!.querySelectorAll('[part~=table] tbody tr').length).to.equal(2);
    expect(textOf(element, '[part~=details]')).to.contain('1\u00A0pozycji tego zamówienia nie da się odczytać.');
    within<HTMLDetailsElement>(element, 'details').open = true;
    await until(() => element.shadowRoot!.querySelector('svg[role=img]') !== null);
    expect(textOf(element, 'figcaption')).to.equal(KSEF);
    expect(within<HTMLAnchorElement>(element, 'figure a').href).to.equal(
      `https://qr.ksef.mf.gov.pl/invoice/5265877635/26-08-2025/${HASH}`,
    );
    expect(await faultsOf(place)).to.deep.equal([]);
  });

  it('copies a number with one press, and confirms it', async () => {
    const { element } = await opened({ orders: [anOrder(7, { documents: [anInvoice()] })], total: 1 });
    buttonIn(element, 'Szczegóły').click();
    await settled();
    const copied: string[] = [];
    const clipboard = navigator.clipboard;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    buttonIn(element, 'Kopiuj: Numer KSeF').click();
    await until(() => textOf(element, '[role=status]') === 'Skopiowano: Numer KSeF', 'never told');
    expect(copied).to.deep.equal([KSEF]);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  });

  it('strikes out an invalid KSeF number, and leaves it out of the transfer and the QR code', async () => {
    const wrong = anInvoice({ ksef_number: KSEF.replace('AF629', 'AF628') });
    const { element } = await opened({ orders: [anOrder(7, { documents: [wrong] })], total: 1 });
    buttonIn(element, 'Szczegóły').click();
    await settled();
    expect(textOf(element, '[part~=document]')).to.contain('Numer KSeF jest błędny');
    expect(textOf(element, '.invoice__value')).to.equal('FV/2026/1');
    expect(element.shadowRoot!.querySelector('details')).to.equal(null);
  });

  it('prints OFFLINE below the QR code of an invoice without a number', async () => {
    const offline = anInvoice({ ksef_number: null });
    const { element } = await opened({ orders: [anOrder(7, { documents: [offline] })], total: 1 });
    buttonIn(element, 'Szczegóły').click();
    await settled();
    within<HTMLDetailsElement>(element, 'details').open = true;
    await until(() => element.shadowRoot!.querySelector('figcaption')?.textContent === 'OFFLINE');
  });

  describe('ordering again', () => {
    async function again(rows: object[], lines: object[] = LINES) {
      const stage = await opened(pageOf(1, 1));
      buttonIn(stage.element, 'Zamów ponownie').click();
      await settled();
      await calls[1]!.answer({ ...anOrder(1), lines });
      expect(calls[2]!.body).to.deep.equal({
        rows: LINES.map(({ index, name, quantity, unit }) => ({ code: index, name, quantity: String(quantity), unit })),
      });
      await calls[2]!.answer({ rows });
      return stage;
    }
    const changes = (element: HTMLElement) =>
      [...element.shadowRoot!.querySelectorAll('[part~=changes]')].map((one) =>
        one.textContent.replace(/^.*?: /, '').trim(),
      );

    it('takes two presses if no product has changed, and adds all lines in one request', async () => {
      const { element, place } = await again([{ product: aProduct(0) }, { product: aProduct(1) }]);
      expect(textOf(element, 'dialog')).to.contain('Nic się nie zmieniło');
      expect(textOf(element, 'dialog')).to.contain('580,00\u00A0zł');
      expect(await faultsOf(place)).to.deep.equal([]);
      const events = eventsOf('shop-order-repeated');
      buttonIn(element, 'Dodaj 2').click();
      await settled();
      expect(calls).to.have.length(4);
      expect(calls[3]).to.deep.include({
        url: '/koszyk',
        body: {
          add_products: [
            { id: 1, quantity: 10 },
            { id: 2, quantity: 4 },
          ],
        },
      });
      await calls[3]!.answer({ cart: null, messages: {} });
      expect(element.shadowRoot!.querySelector('dialog')).to.equal(null);
      expect(textOf(element, '[part~=notice-success]')).to.contain('Dodano do koszyka 2\u00A0pozycje.');
      expect(events).to.have.length(1);
    });

    it('displays the changes first, and adds a replacement only after the buyer’s choice', async () => {
      const { element, place } = await again([
        { product: aProduct(0, { price_net: '55.00', price_gross: '67.65', step: 6 }) },
        {
          product: null,
          candidates: [aProduct(1, { id: 9, index: 'KL-9', title: 'Klej II' })],
          message: 'Następca: KL-9',
        },
      ]);
      expect(textOf(element, 'dialog [part~=notice-warning]')).to.contain(
        'Od tamtego zamówienia zmieniły się 2\u00A0pozycje.',
      );
      const [first, second] = changes(element);
      expect(first).to.contain('Cena netto: 50,00\u00A0zł → 55,00\u00A0zł');
      expect(first).to.contain('Ilość 10 → 12\u00A0opak.: opakowanie albo najmniejsza ilość');
      expect(second).to.contain('Tego produktu nie ma już w ofercie.');
      expect(second).to.contain('Następca: KL-9');
      expect(await faultsOf(place)).to.deep.equal([]);
      buttonIn(element, 'Dodaj 1').click();
      await settled();
      expect(calls[3]!.body).to.deep.equal({ add_products: [{ id: 1, quantity: 12 }] });
      await calls[3]!.answer({ cart: null, messages: { add_products: { messages: { 1: 'Zostało 5.' } } } }, 422);
      expect(textOf(element, '[part~=order] [part~=notice-warning]')).to.contain('Nic nie trafiło do koszyka.');
      expect(textOf(element, '[part~=order] [part~=notice-warning]')).to.contain('Gres: Zostało 5.');
    });

    it('retries after a failed price check, reports an unknown result, and logs each failed call in one line [E10]', async () => {
      const { lines, stop } = listen('warn');
      const { element } = await opened(pageOf(1, 1));
      buttonIn(element, 'Zamów ponownie').click();
      await settled();
      await calls[1]!.answer({ ...anOrder(1), lines: LINES });
      await calls[2]!.answer('<html>', 500);
      expect(textOf(element, 'dialog')).to.contain('Nie udało się sprawdzić dzisiejszych cen.');
      buttonIn(element, 'Spróbuj ponownie').click();
      await settled();
      // The lines are already loaded.
      expect(calls[3]!.url).to.equal('/api/lookup');
      await calls[3]!.answer({ rows: [{ product: aProduct(0) }, { product: aProduct(1) }] });
      buttonIn(element, 'Dodaj 2').click();
      await settled();
      await calls[4]!.fail();
      await until(() => lines.length > 1, 'nothing was logged').finally(stop);
      expect(textOf(element, 'dialog')).to.contain('Sprawdź koszyk.');
      expect(lines.map((line) => line.split(' ')[2]!.replace(location.origin, ''))).to.deep.equal([
        '/api/lookup:',
        '/koszyk:',
      ]);
    });
  });
});
