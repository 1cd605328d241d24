/** Tests the form of `<shop-orders find-url>`: a guest asks for the link to an order, with and without the template's own form. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { buttonIn, eventsOf, faultsOf, page, scriptedServer, settled, within, type Call } from '../product/page';

const TAG = 'shop-orders';
const SENT = 'Jeśli mamy takie zamówienie, wysłaliśmy odnośnik. Działa 24 godziny.';

let calls: Call[];
let restore: () => void;
beforeEach(() => {
  ({ calls, restore } = scriptedServer());
});
afterEach(() => {
  restore();
  document.querySelector('#page')?.remove();
});

async function opened(attributes = 'find-url="/znajdz"', inside = ''): Promise<HTMLElement> {
  const place = await page(`<${TAG} ${attributes}>${inside}</${TAG}>`, [TAG], `/dist/${TAG}.js`);
  const element = place.querySelector<HTMLElement>(TAG)!;
  if (!attributes.includes('orders-url')) await until(() => element.shadowRoot?.querySelector('[part=find]'));
  return element;
}
const fieldOf = (element: HTMLElement, name: string) => within<HTMLInputElement>(element, `[name="${name}"]`);
async function type(element: HTMLElement, name: string, text: string) {
  const field = fieldOf(element, name);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await settled();
}
async function ask(element: HTMLElement, number: string, contact: string) {
  await type(element, 'number', number);
  await type(element, 'contact', contact);
  buttonIn(element, 'Znajdź zamówienie').click();
  await settled();
}
const textOf = (element: HTMLElement) => within<HTMLElement>(element, '[part=find]').innerText;

describe('<shop-orders find-url>', () => {
  it('sends number and contact, displays and announces the server’s sentence, and keeps the form [P20]', async () => {
    const element = await opened();
    expect(calls).to.have.length(0);
    await ask(element, ' ZAM/2026/1 ', 'E-mail: anna@example.com');
    expect(calls.map(({ url, body }) => [new URL(url, location.href).pathname, body])).to.deep.equal([
      ['/znajdz', { number: 'ZAM/2026/1', contact: 'anna@example.com' }],
    ]);
    await calls[0]!.answer({ messages: { '0': { messages: [SENT], status: 'success' } } });
    expect(textOf(element)).to.include(SENT);
    await until(() => within<HTMLElement>(element, '[role=status]').textContent === SENT);
    expect(fieldOf(element, 'contact').value).to.equal('E-mail: anna@example.com');
    expect(await faultsOf(element)).to.deep.equal([]);
  });

  it('has a sentence of its own, and refuses empty fields and what is neither an address nor a phone', async () => {
    const element = await opened();
    await ask(element, '', 'anna');
    expect(textOf(element))
      .to.include('Pole nie może być puste')
      .and.include('Wpisz adres e-mail albo numer telefonu.');
    expect(calls).to.have.length(0);
    await ask(element, 'ZAM/2026/1', '+48 601-000-111');
    await calls[0]!.answer({ messages: {} });
    expect(textOf(element)).to.include('Jeśli mamy takie zamówienie, wysłaliśmy odnośnik do niego');
  });

  it('displays the reason of a refusal, and sends again', async () => {
    const errors = eventsOf('shop-error');
    const element = await opened();
    await ask(element, 'ZAM/2026/1', 'anna@example.com');
    const slot = { messages: ['Zbyt wiele prób w krótkim czasie.'], status: 'error' };
    await calls[0]!.answer({ messages: { '0': slot } }, 429);
    expect(textOf(element)).to.include('Zbyt wiele prób w krótkim czasie.');
    expect(errors).to.have.length(1);
    buttonIn(element, 'Znajdź zamówienie').click();
    await settled();
    expect(calls).to.have.length(2);
    expect(textOf(element)).not.to.include('Zbyt wiele prób');
  });

  it('takes over the template’s form with what was typed', async () => {
    const form =
      '<form method="post"><input name="_token" value="t"><input name="number" value="ZAM/1"><input name="contact" value="anna@example.com"></form>';
    const element = await opened('find-url="/znajdz"', form);
    expect([fieldOf(element, 'number').value, fieldOf(element, 'contact').value]).to.deep.equal([
      'ZAM/1',
      'anna@example.com',
    ]);
    expect(element.querySelector('form')!.getClientRects()).to.have.length(0);
  });

  it('lists the order of the link without a search [P20]', async () => {
    const element = await opened('find-url="/znajdz" orders-url="/znajdz/1/dane?link=x.y"');
    const order = { id: 7, number: 'ZAM/2026/7', documents: [], withdrawal: { url: '/odstapienie?zamowienie=7' } };
    await calls[0]!.answer({ orders: [order], total: 1, size: 1 });
    expect(element.shadowRoot!.querySelector('[part=search]')).to.equal(null);
    expect(within<HTMLAnchorElement>(element, '.order a').getAttribute('href')).to.match(
      /\/odstapienie\?zamowienie=7$/,
    );
    buttonIn(element, 'Szczegóły').click();
    await settled();
    expect([calls[1]!.url, calls[1]!.search]).to.deep.equal(['/znajdz/1/dane/7', '?link=x.y']);
  });
});
