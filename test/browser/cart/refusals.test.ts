/** Tests that each refusal appears where the visitor is: in the dialog, at the radio, in the dropdown; and that tabs agree. */
import { expect, fixture, html } from '@open-wc/testing';
import { anAddress } from '../../fixtures/cart';
import { until } from '../settled';
import { type } from '../ui/stage';
import { label, labelStart } from '../../e2e/labels';
import { hidePage } from './cart';
import { openCart, type OpenCart, type Opening } from './open';

const dialog = ({ root }: OpenCart) => root.querySelector<HTMLElement>('dialog[open]');
const says = (stage: OpenCart, sentence: string) => until(() => dialog(stage)?.innerText.includes(sentence), sentence);

async function atAddresses(opening: Opening = {}): Promise<OpenCart> {
  const begun: Opening['begun'] = ({ addresses }) => addresses.push({ id: 12, ...anAddress, name: 'Budowa' });
  const stage = await openCart('buyer', { ready: true, begun, ...opening });
  await stage.press(label('cart.toAddresses'));
  await stage.has('Dane do faktury');
  return stage;
}
async function filled(stage: OpenCart, zip_code = '31-147'): Promise<HTMLElement> {
  await stage.press('Dodaj nowy adres');
  await until(() => dialog(stage), 'the form');
  const { name, street, house_no, city, post } = anAddress;
  for (const [field, value] of Object.entries({ name: ` ${name} `, street, house_no, city, post, zip_code }))
    type(dialog(stage)!.querySelector<HTMLInputElement>(`[name="${field}"]`)!, value);
  return dialog(stage)!;
}

describe('an address that could not be saved', () => {
  for (const [status, body, sentence] of [
    [500, 'oops', 'Nie wiemy, czy to się udało'],
    [422, JSON.stringify({ cart: null, messages: { 0: { messages: ['Nie dowozimy tam'] } } }), 'Nie dowozimy tam'],
  ] as const)
    it(`(${status}) keeps its dialog, the input, and displays the error`, async () => {
      const headers = { 'Content-Type': 'application/json' };
      const stage = await atAddresses({ answers: { new_address: () => new Response(body, { status, headers }) } });
      const form = await filled(stage);
      await stage.press('Dodaj adres');
      await says(stage, sentence);
      expect(form.querySelector<HTMLInputElement>('[name=street]')!.value).to.equal('Długa');
      await stage.press('Anuluj');
      await until(() => !dialog(stage) && !stage.text().includes(sentence), 'the end of the message');
    });

  it('displays the reason if a payment has started in another tab', async () => {
    const paid: { payment_init?: boolean } = {};
    const stage = await atAddresses({ cart: (cart) => Object.assign(cart, paid, { cart_name: 'Łazienka' }) });
    const form = await filled(stage);
    paid.payment_init = true;
    await stage.post({});
    await says(stage, 'Płatność została rozpoczęta za koszyk Łazienka, dokonywanie zmian nie jest możliwe.');
    expect(form.querySelector<HTMLInputElement>('[name=street]')!.value).to.equal('Długa');
  });
});

it('a post code of five digits is sent with its dash, and values are sent trimmed', async () => {
  const stage = await atAddresses();
  const form = await filled(stage, '31147');
  form.querySelector('form')!.requestSubmit();
  await says(stage, 'Adres został dodany poprawnie, teraz możesz wybrać go z listy');
  expect(stage.session.addresses.at(-1)).to.deep.include({ zip_code: '31-147', name: 'Jan Nowak' });
});

describe('the delivery address', () => {
  const other = ({ root }: OpenCart) => root.querySelector<HTMLInputElement>('input[value="other"]')!;

  it('stays the one of the order if the server refuses another', async () => {
    const stage = await atAddresses();
    other(stage).click();
    await stage.has('Budowa');
    stage.field('Budowa').click();
    await until(() => stage.session.cart.deliveryAddressId, 'the saved address');
    stage.answers['delivery_address'] = () => new Response('oops', { status: 503 });
    stage.field('Adres z rachunku').click();
    await stage.has('Sklep jest chwilowo niedostępny');
    await until(() => other(stage).checked, 'the address of the order');
  });

  it('follows another tab', async () => {
    const stage = await atAddresses();
    await stage.post({ delivery_address: { id: 12 } });
    await until(() => other(stage).checked, 'the saved address');
    await stage.post({ delivery_address: { id: null } });
    await until(() => stage.field('Adres z rachunku').checked, 'the invoice address');
  });

  it('that is required but not chosen blocks every way to the summary [A3]', async () => {
    const stage = await atAddresses({ attributes: { routing: 'hash' } });
    other(stage).click();
    await until(() => stage.button(label('cart.steps./summary')).ariaDisabled === 'true', 'the step bar');
    location.hash = '#/summary';
    await until(() => location.hash === '#/addresses', 'the way back');
    await stage.has('Wybierz adres dostawy z listy albo zaznacz');
    history.replaceState(null, '', location.pathname + location.search);
  });
});

it('a product added in another tab appears in the cart before an order', async () => {
  const stage = await openCart();
  await stage.post({ add_product: 4 });
  await stage.has('Farba biała');
});

it('the dropdown updates its count after a refusal that contains a cart', async () => {
  const stage = await openCart();
  await import(/* the built file */ `/dist/${'shop-cart-widget'}.js`);
  const widget = await fixture<HTMLElement>(html`<shop-cart-widget url="/api/koszyki"></shop-cart-widget>`);
  const counts = (count: number) =>
    until(() => widget.shadowRoot?.querySelector('button')?.innerText.includes(String(count)), `the count ${count}`);
  widget.dispatchEvent(new PointerEvent('pointerover'));
  await counts(4);
  // Another client removed the line first, and the shop reports it.
  stage.answers['remove'] = async (own) => {
    const { cart } = (await (await own()).json()) as { cart: object };
    return Response.json({ cart, messages: { 0: { messages: ['Tej pozycji już nie ma'] } } }, { status: 422 });
  };
  await stage.press(labelStart('cart.items.removeItem'));
  await stage.has('Usunięto');
  hidePage();
  await stage.has('Tej pozycji już nie ma');
  expect(stage.root.querySelectorAll('[data-item]').length, 'two lines and a deposit').to.equal(3);
  await counts(3);
});
