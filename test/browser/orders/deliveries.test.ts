/** Tests what came of an order in `<shop-orders>`: its deliveries, what is open and can be ordered again, what is cancelled. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { buttonIn, faultsOf, page, callsOf, settled } from '../product/page';

const TAG = 'shop-orders';
const calls = callsOf(TAG);

const anOrder = (fields: object = {}) => ({
  id: 7,
  number: 'ZAM/2026/000240',
  date: '2026-11-20',
  status: 'shipped',
  lines_count: 5,
  ...fields,
});
const aLine = (id: number, fields: object = {}) => ({
  id,
  index: `GR-${id}`,
  product_id: id,
  name: `Gres ${id}`,
  quantity: '12',
  unit: 'opak.',
  price_net: '50.00',
  ...fields,
});
const LINES = [
  aLine(1, { delivered: '12', open: '0' }),
  aLine(2, { delivered: 8, open: 4, cancelled: 0 }),
  aLine(3, { cancelled: '12.0' }),
];
const DELIVERIES = [
  {
    number: 'WZ/1',
    date: '2026-11-24',
    carrier: 'Kurier',
    tracking_url: 'https://sledzenie.example/1',
    lines: [
      { id: '1', quantity: '12.00' },
      { id: 2, quantity: 5 },
    ],
    documents: [{ kind: 'waybill', number: 'WZ/1', url: '/wz/1' }],
  },
  {
    carrier: 'Kurier',
    tracking_url: 'javascript:alert(1)',
    lines: [
      { id: 2, quantity: 3 },
      { id: 99, quantity: 1 },
    ],
  },
];

const all = (element: HTMLElement, selector: string) => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const textsOf = (element: HTMLElement, selector: string) =>
  all(element, selector).map((one) => one.textContent.replaceAll('\u00A0', ' '));

async function listed(order: object, attributes = 'lookup-url="/api/lookup"') {
  const place = await page(
    `<${TAG} orders-url="/api/zamowienia" cart-url="/koszyk" ${attributes}></${TAG}>`,
    [TAG],
    `/dist/${TAG}.js`,
  );
  await calls[0]!.answer({ orders: [order], total: 1 });
  return { place, element: place.querySelector<HTMLElement>(TAG)! };
}

/** Opens the order’s details with the given fields. */
async function detailed(fields: object, attributes?: string) {
  const { place, element } = await listed(anOrder(), attributes);
  buttonIn(element, 'Szczegóły').click();
  await settled();
  await calls[1]!.answer(anOrder({ lines: LINES, ...fields }));
  return { place, element };
}
const withParts = async (fields: object = {}, attributes?: string) => {
  const opened = await detailed({ deliveries: DELIVERIES, ...fields }, attributes);
  await until(() => all(opened.element, '[part~=delivery]').length > 0, 'the deliveries were not loaded');
  return opened;
};

describe('what came of an order', () => {
  it('is listed by delivery, with the lines that are open or cancelled last [P15]', async () => {
    const { place, element } = await withParts({ deliver_at: 'ok. 9 grudnia' });
    expect(textsOf(element, '[part~=delivery] h4')).to.deep.equal([
      'Dostawa WZ/1',
      'Dostawa 2',
      'Jeszcze nie wysłane',
      'Anulowane',
    ]);
    expect(
      all(element, '[part~=delivery]').map((one) =>
        [...one.querySelectorAll('.order__facts > li')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')),
      ),
    ).to.deep.equal([
      ['Gres 1: 12 opak.', 'Gres 2: 5 z 12 opak.'],
      ['Gres 2: 3 z 12 opak.'],
      ['Gres 2: 4 z 12 opak.'],
      ['Gres 3: 12 opak.'],
    ]);
    expect(textsOf(element, '[part~=delivery] .document__head > .muted')).to.deep.equal([
      '24 listopada 2026 · Kurier',
      'Kurier',
      'ok. 9 grudnia',
      '',
    ]);
    expect(textsOf(element, '[part~=delivery] [part~=document] a')).to.deep.equal(['Wydanie zewnętrzne (WZ) WZ/1']);
    expect(await faultsOf(place)).to.deep.equal([]);
  });

  it('links only to a tracking that may be followed, in a new tab without opener', async () => {
    const { element } = await withParts();
    const links = all(element, '[part~=delivery] a[target]') as HTMLAnchorElement[];
    expect(links.map(({ href, rel, textContent }) => [href, rel, textContent])).to.deep.equal([
      ['https://sledzenie.example/1', 'noopener noreferrer', 'Śledź przesyłkę: Dostawa WZ/1'],
    ]);
  });

  it('orders the open quantities again, and nothing else', async () => {
    const { element } = await withParts();
    buttonIn(element, 'Zamów brakujące').click();
    await until(() => calls.length === 3, 'no lookup was requested');
    expect(calls[2]!.url).to.equal('/api/lookup');
    expect(calls[2]!.body).to.deep.equal({
      rows: [{ code: 'GR-2', name: 'Gres 2', quantity: '4', unit: 'opak.' }],
    });
    const product = {
      id: 2,
      index: 'GR-2',
      title: 'Gres 2',
      unit: 'opak.',
      price_net: '50.00',
      min: 1,
      step: 1,
      max: 9,
    };
    await calls[2]!.answer({ rows: [{ product }] });
    buttonIn(element, 'Dodaj 1').click();
    await until(() => calls.length === 4, 'nothing was added');
    expect(calls[3]!.body).to.deep.include({ add_products: [{ id: 2, quantity: 4 }] });
  });

  it('leads to the page that answers questions, where the server names one', async () => {
    const { element } = await withParts({ ask_url: '/kontakt?zamowienie=7' });
    const links = all(element, '[part~=delivery] .order__do a') as HTMLAnchorElement[];
    expect(links.map((one) => [one.pathname + one.search, one.textContent])).to.deep.equal([
      ['/kontakt?zamowienie=7', 'Zapytaj o brakujące'],
    ]);
  });

  it('offers neither where the page cannot order again and the server names no page', async () => {
    const { element } = await withParts({ ask_url: 'javascript:alert(1)' }, '');
    expect(all(element, '[part~=delivery] .order__do > *')).to.have.length(0);
  });

  it('displays nothing for a server that sends none of it, or whose order is whole', async () => {
    const { element } = await detailed({ lines: [aLine(1), aLine(2, { open: 0, cancelled: '' })] });
    expect(all(element, 'tbody tr')).to.have.length(2);
    expect(all(element, '[part~=deliveries]')).to.have.length(0);
  });
});

describe('the list of orders', () => {
  for (const [lines_sent, sentence] of [
    [1, '1 z 5 pozycji wysłana'],
    [3, '3 z 5 pozycji wysłane'],
    [5, '5 pozycji'],
    [0, '5 pozycji'],
  ] as const)
    it(`says „${sentence}” of ${lines_sent} lines sent`, async () => {
      const { element } = await listed(anOrder({ lines_sent }));
      expect(textsOf(element, '.order__facts')).to.deep.equal([`20 listopada 2026 · ${sentence}`]);
    });

  it('has a filter of the orders that are incomplete', async () => {
    const { element } = await listed(anOrder());
    const states = [
      { key: 'all', count: 9 },
      { key: 'incomplete', count: 2 },
    ];
    element.setAttribute('orders-url', '/api/inne');
    await until(() => calls.length === 2, 'no other list was requested');
    await calls[1]!.answer({ orders: [anOrder()], total: 1, states });
    buttonIn(element, 'Niekompletne').click();
    await settled();
    expect(calls[2]!.search).to.equal('?state=incomplete&page=0&query=');
  });
});
