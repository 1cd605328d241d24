/** Shows each of the sixteen duties to each kind of buyer, on a phone and on a desktop: nothing missing, nothing that is not owed. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { duties, type Duty } from '../../../demo/docs/duties/duties';
import { aLine, courier, wire } from '../../fixtures/cart';
import { buttonIn, committed, settled } from '../product/page';
import { until } from '../settled';
import { cartStage } from './cart';
import { dutyCases, type Step } from './duty-cases';
import { between, visible } from './visible';
import { label } from '../../e2e/labels';

const KINDS = { K: 'company', S: 'sole-trader', C: 'consumer' } as const;

afterEach(() => setViewport({ width: 1280, height: 800 }));

const invoiceTo = (nip?: unknown) => ({
  id: 11,
  name: 'Anna Nowak',
  street: 'Długa',
  house_no: '5',
  zip_code: '31-147',
  city: 'Kraków',
  ...(typeof nip === 'string' && { nip }),
});

/** The cart of a server that sends what is owed to this kind, and no more. */
function cartFor(buyer: string, mine: readonly Duty[]) {
  const all = (part: 'line' | 'cart' | 'payment') => Object.assign({}, ...mine.map(({ id }) => dutyCases[id][part]));
  const { nip, deposit, ...cart } = all('cart');
  const payment = { ...wire, ...all('payment') };
  const crate = {
    id: 'kaucja-12',
    kind: 'deposit',
    belongs_to: 12,
    product_name: 'Kaucja (zwrotna): skrzynka',
    quantity: 3,
    prices: { net: '2.00', gross: '2.00', total_net: '6.00', total_gross: '6.00' },
  };
  return {
    buyer,
    items: [aLine({ id: 12, ...all('line') }), ...(deposit ? [crate] : [])],
    extra_fields: mine.flatMap(({ id }) => dutyCases[id].field ?? []),
    carrier: courier,
    availablePayments: [payment],
    payment,
    has_shop_discount: true,
    prices: {
      net: '30.00',
      gross: '36.90',
      total_gross: '67.50',
      total_gross_only_products: '36.90',
      free_delivery: { net: '500.00', missing: '470.00' },
      ...(deposit && { deposit_total: '6.00' }),
    },
    invoice_address: invoiceTo(nip),
    ...cart,
  };
}

async function orderFor(mine: readonly Duty[]): Promise<ShadowRoot> {
  const order = {
    id: 7,
    number: 'ZAM/7',
    date: '2026-10-30',
    status: 'delivered',
    total_net: '100.00',
    total_gross: '123.00',
    documents: [],
    lines_count: 0,
    ...Object.assign({}, ...mine.map(({ id }) => dutyCases[id].order)),
  };
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    /api\/zamowienia/.test(String(input))
      ? Response.json(String(input).endsWith('/7') ? { ...order, lines: [] } : { orders: [order], total: 1 })
      : real(input, init);
  await import(/* the built file */ `/dist/${'shop-orders'}.js`);
  const element = document.createElement('shop-orders');
  element.setAttribute('orders-url', '/api/zamowienia');
  document.body.append(element);
  await committed(element);
  await until(() => element.shadowRoot!.querySelector('[part~=order]'), 'the order');
  buttonIn(element, 'Szczegóły').click();
  await until(() => element.shadowRoot!.querySelector('[part~=details]'), 'its details');
  for (const one of element.shadowRoot!.querySelectorAll('details')) one.open = true;
  await settled();
  globalThis.fetch = real;
  return element.shadowRoot!;
}

for (const [kind, buyer] of Object.entries(KINDS))
  for (const width of [390, 1280])
    it(`a ${buyer} at ${width} pixels sees all that is owed and nothing else, and orders right below the totals [Z46]`, async () => {
      await setViewport({ width, height: 844 });
      const mine = duties.filter(({ who }) => who.some((one) => one === kind));
      const stage = await cartStage(cartFor(buyer, mine), {
        'submit-label': 'Wyślij zamówienie',
        'company-url': '/api/firma',
      });
      stage.element.innerHTML =
        '<p slot="before-summary">Sprawdź zamówienie.</p><p slot="legal"><a href="/dostawa">Dostawa i płatności</a></p>';
      await settled();
      const wrong: string[] = [];
      const look = (step: Step, root: ShadowRoot) => {
        for (const one of duties) {
          const { on, forAll = false, isSeen } = dutyCases[one.id];
          if (!on.includes(step) || isSeen(root) === (forAll || mine.includes(one))) continue;
          wrong.push(`${one.id} on ${step} is ${mine.includes(one) ? 'missing' : 'foreign'}`);
        }
      };
      look('/', stage.root);
      for (const [step, button, heading] of [
        ['/addresses', label('cart.toAddresses'), 'Dane do faktury'],
        ['/summary', label('cart.toSummary'), 'Wróć do danych adresowych'],
      ] as const) {
        await stage.press(button);
        await until(() => stage.text().includes(heading), heading);
        look(step, stage.root);
      }
      expect(visible(stage.root, '[part~=submit]')).to.have.length(1);
      expect(between(stage.root)).to.deep.equal([]);
      stage.root.querySelector('[part~=action]')!.prepend('Polecamy też fugi.');
      expect(between(stage.root)).to.have.length(1);
      const orders = await orderFor(mine);
      look('orders', orders);
      orders.host.remove();
      expect(wrong).to.deep.equal([]);
    });
