/** Tests what the list of `<shop-orders>` filters by and what an opened order consists of: rows up to its total, its place, its stages. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { buttonIn, faultsOf, page, callsOf, settled, within } from '../product/page';

const TAG = 'shop-orders';
const address = location.href;

const calls = callsOf(TAG);

const anOrder = (fields: object = {}) => ({
  id: 7,
  number: 'ZAM/2026/000240',
  date: '2026-11-28',
  status: 'processing',
  total_net: '216.64',
  total_gross: '301.46',
  ...fields,
});
const line = { name: 'Gres', quantity: 1, unit: 'opak.', price_net: '200.00', price_gross: '246.00' };
const LINES = [{ ...line, total_net: '200.00', total_gross: '246.00' }];
const CHARGES = [
  { kind: 'delivery', name: 'kurier', total_net: '24.31', total_gross: '29.90' },
  { kind: 'deposit', name: 'paleta', quantity: 1, unit: 'szt.', total_gross: '35.00' },
  { kind: 'voucher', name: 'LATO', total_net: '-7.67', total_gross: '-9.44' },
];
const pageOf = (fields: object = {}) => ({ orders: [anOrder()], total: 1, ...fields });

async function opened(answer: object, attributes = ''): Promise<{ place: HTMLElement; element: HTMLElement }> {
  const place = await page(
    `<${TAG} orders-url="/api/zamowienia" cart-url="/koszyk" payment-url="/zaplac" shop-url="/" ${attributes}></${TAG}>`,
    [TAG],
    `/dist/${TAG}.js`,
  );
  const element = place.querySelector<HTMLElement>(TAG)!;
  await calls[0]!.answer(answer);
  return { place, element };
}
const all = (element: HTMLElement, selector: string) => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const textsOf = (element: HTMLElement, selector: string) =>
  all(element, selector).map((one) => one.textContent.replaceAll('\u00A0', ' '));
const press = async (element: HTMLElement, text: string) => {
  buttonIn(element, text).click();
  await settled();
};
const sumsIn = (element: HTMLElement) =>
  all(element, 'tfoot tr').map(({ children }) =>
    [...children].map((one) => one.textContent.replaceAll('\u00A0', ' ')).join(' '),
  );

/** Opens the order’s details with the given fields. */
async function detailed(fields: object, attributes = '') {
  const { place, element } = await opened(pageOf(), attributes);
  await press(element, 'Szczegóły');
  await calls[1]!.answer(anOrder({ lines: LINES, ...fields }));
  return { place, element };
}

describe('the details of <shop-orders>', () => {
  it('list delivery, deposits and voucher below the lines, up to the order’s total [P14]', async () => {
    const { place, element } = await detailed({ charges: CHARGES, total_vat: '49.82' });
    expect(sumsIn(element)).to.deep.equal([
      'Dostawa: kurier 29,90 zł',
      'Kaucja (zwrotna): paleta, 1 szt. 35,00 zł',
      'Kod rabatowy: LATO −9,44 zł',
      'Razem brutto 301,46 zł',
    ]);
    expect(textsOf(element, '.order__sums strong')).to.deep.equal(['301,46 zł']);
    expect(await faultsOf(place)).to.deep.equal([]);
  });

  it('take the way over the net total and VAT if the page displays net prices', async () => {
    const { element } = await detailed({ charges: CHARGES, total_vat: '49.82' }, 'prices="net"');
    expect(sumsIn(element)).to.deep.equal([
      'Dostawa: kurier 24,31 zł',
      'Kod rabatowy: LATO −7,67 zł',
      'Razem netto 216,64 zł',
      'VAT 49,82 zł',
      'Kaucja (zwrotna): paleta, 1 szt. 35,00 zł',
      'Razem brutto 301,46 zł',
    ]);
  });

  it('display the place, the payment with its day, and the stages with the current one marked', async () => {
    const steps = [
      { text: 'Złożone', at: '2026-11-28T04:45:00+01:00', state: 'done' },
      { text: 'Kompletujemy', at: 'Kraków Płaszów', state: 'current' },
      { text: 'U kuriera' },
    ];
    const { place, element } = await detailed({
      steps,
      deliver_at: 'we wtorek 1.12, 8–16',
      deliver_to: ['Katarzyna Mazur', 'ul. Mickiewicza 12', '30\u2011059 Kraków'],
      payment: { state: 'due', name: 'Przedpłata', until: '2026-12-05', url: '/zaplac/7' },
    });
    expect(textsOf(element, '[part~=steps] > li')).to.deep.equal([
      'Złożone, gotowe28.11.2026, 04:45',
      'KompletujemyKraków Płaszów',
      'U kuriera',
    ]);
    expect(all(element, '[part~=steps] > li').map((one) => one.getAttribute('aria-current'))).to.deep.equal([
      null,
      'step',
      null,
    ]);
    expect(textsOf(element, '.order__places > div')).to.deep.equal([
      'Dostawawe wtorek 1.12, 8–16Katarzyna Mazurul. Mickiewicza 1230\u2011059 Kraków',
      'PłatnośćPrzedpłataczekamy do 5.12.2026',
    ]);
    expect(await faultsOf(place)).to.deep.equal([]);
  });

  it('are the lines alone for a server that sends nothing else', async () => {
    const { element } = await detailed({});
    expect(all(element, 'tfoot, [part~=steps], .order__places')).to.have.length(0);
    expect(all(element, 'tbody tr')).to.have.length(1);
  });
});

describe('the list of <shop-orders>', () => {
  const states = [
    { key: 'all', count: 236 },
    { key: 'open', count: 2 },
    { key: 'to_pay', count: 2 },
  ];
  const periods = [{ key: 'all', label: 'Od początku' }, { key: '2026' }, { key: '2025' }];
  const filtered = (fields: object) => pageOf({ states, periods, ...fields });
  const pressed = (element: HTMLElement) => textsOf(element, '[part~=filter-selected]');

  it('is filtered by the choices of the server, which the URL keeps, also on Back [J47]', async () => {
    const { place, element } = await opened(filtered({ state: 'all', period: 'all' }));
    expect(textsOf(element, '[part~=filter]')).to.deep.equal([
      'Wszystkie 236',
      'W realizacji 2',
      'Do zapłaty 2',
      'Od początku',
      '2026',
      '2025',
    ]);
    expect(pressed(element)).to.deep.equal(['Wszystkie 236', 'Od początku']);
    expect(all(element, '[role=group]').map((one) => one.ariaLabel)).to.deep.equal([
      'Stan zamówienia',
      'Czas zamówienia',
    ]);
    expect(await faultsOf(place)).to.deep.equal([]);
    await press(element, 'Do zapłaty\u00A02');
    expect(calls[1]!.search).to.equal('?state=to_pay&page=0&query=');
    expect(location.search).to.contain('orders-state=to_pay');
    expect(pressed(element)).to.deep.equal(['Do zapłaty 2', 'Od początku']);
    await calls[1]!.answer(filtered({ state: 'to_pay', period: 'all' }));
    await press(element, '2025');
    expect(calls[2]!.search).to.equal('?state=to_pay&period=2025&page=0&query=');
    await calls[2]!.answer(filtered({ state: 'to_pay', period: '2025', orders: [], total: 0 }));
    expect(within(element, '[part~=empty]').textContent).to.equal('Brak takich zamówieńPokaż wszystkie');
    history.back();
    await until(() => calls.length === 4, 'Back loaded nothing');
    expect(calls[3]!.search).to.equal('?state=to_pay&page=0&query=');
    await calls[3]!.answer(filtered({ state: 'to_pay', period: 'all', orders: [], total: 0 }));
    await press(element, 'Wszystkie\u00A0236');
    expect(calls[4]!.search).to.equal('?page=0&query=');
    expect(location.search).to.equal(new URL(address).search);
  });

  it('opens at the filters of the URL, and displays those of the response', async () => {
    history.replaceState(null, '', `${location.pathname}?orders-state=ours&orders-period=2025`);
    const { element } = await opened(filtered({ state: 'all', period: '2025' }));
    expect(calls[0]!.search).to.equal('?state=ours&period=2025&page=0&query=');
    expect(pressed(element)).to.deep.equal(['Wszystkie 236', '2025']);
  });

  it('names the overdue invoices with their days, and leads to the page that takes all of them', async () => {
    const overdue = (count: number, invoices: readonly object[]) => ({
      overdue: { amount: '22831.56', count, invoices },
    });
    const two = [
      { number: 'FV/2026/000232', days: 29 },
      { number: 'FV/2026/000234', days: 1 },
    ];
    const { place, element } = await opened(pageOf(overdue(2, two)));
    const links = () =>
      all(element, '.orders__late a').map((one) => [
        one.textContent,
        new URL((one as HTMLAnchorElement).href).pathname,
      ]);
    expect(textsOf(element, '.orders__late :is(p, li)')).to.deep.equal([
      'Zaległe płatności: 22 831,56 zł',
      'FV/2026/000232 (29 dni)',
      'FV/2026/000234 (1 dzień)',
    ]);
    expect(links()).to.deep.equal([['Zapłać obie', '/zaplac']]);
    expect(await faultsOf(place)).to.deep.equal([]);
    element.setAttribute('orders-url', '/api/inne');
    await until(() => calls.length === 2, 'no other list was requested');
    await calls[1]!.answer(pageOf(overdue(3, [...two, { number: 'FV/2026/000235' }])));
    expect(links()).to.deep.equal([['Zapłać 3\u00A0faktury', '/zaplac']]);
    expect(textsOf(element, '.orders__late li').at(-1)).to.equal('FV/2026/000235');
  });

  it('states the buyer’s own number and the due day of an invoice that is not overdue', async () => {
    const documents = [{ kind: 'invoice', number: 'FV/1', to_pay: '10.00', due_date: '2096-12-09' }];
    const { element } = await opened(pageOf({ orders: [anOrder({ buyer_number: '4500-118', documents })] }));
    expect(textsOf(element, '.order__facts')).to.deep.equal([
      '28 listopada 2026 · Twój nr 4500-118 · faktura płatna do 9.12.2096',
    ]);
  });

  it('names the search by what the view lists, and leads to a quote only once there is one', async () => {
    const quote = { id: 'q9', kind: 'quote', number: 'OF/2026/9', status: 'asked', url: '/koszyk/9' };
    const views = [{ key: 'mine' }, { key: 'quotes' }];
    const { element } = await opened({ views, view: 'quotes', orders: [quote], total: 1 });
    expect(textsOf(element, '[part~=search] label')).to.deep.equal(['Szukaj w ofertach']);
    expect(textsOf(element, '.order__do a')).to.deep.equal(['Szczegóły: OF/2026/9']);
  });
});
