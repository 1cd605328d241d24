/** Tests the shop's further fields: their places, saving while typing, and the review before the order. */
import { aTimeout, expect } from '@open-wc/testing';
import { aLine, courier, wire } from '../../fixtures/cart';
import { until } from '../settled';
import { cartStage, posted, type CartStage } from './cart';
import { label } from '../../e2e/labels';

const FIELDS = [
  { name: 'order_number', label: 'Numer zamówienia', type: 'text', required: true, max: 10, help: 'Trafi na fakturę.' },
  {
    name: 'mpk',
    label: 'MPK',
    type: 'select',
    options: ['110', { value: '210', label: 'Budowa Wilanów' }],
    value: '210',
  },
  { name: 'site_phone', label: 'Telefon na budowie', type: 'tel', scope: 'delivery' },
  { name: 'day', label: 'Dzień dostawy', type: 'date', scope: 'delivery', value: '2026-12-01' },
];
const NOTE = { name: 'note', label: 'Uwaga', type: 'text', scope: 'line' };
const chosen = { carrier: { ...courier, price_gross: '29.90' }, availablePayments: [wire], payment: { ...wire } };

const field = ({ root }: CartStage, name: string) => root.querySelector<HTMLInputElement>(`[name="extra-${name}"]`)!;
const type = (input: HTMLInputElement, text: string) => {
  // Like a keystroke: React ignores a value that it has set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const goTo = async (stage: CartStage, button: string, selector: string) => {
  await stage.press(button);
  await until(() => stage.text().includes(selector), selector);
};

describe('further fields of the order', () => {
  it('are displayed with address and order, by their types, and saved while typed', async () => {
    const stage = await cartStage({ ...chosen, extra_fields: FIELDS });
    await goTo(stage, label('cart.toAddresses'), 'Dane zamówienia');
    expect(stage.text()).to.contain('Dane dostawy');
    expect(field(stage, 'site_phone').type).to.equal('tel');
    expect([field(stage, 'day').type, field(stage, 'day').value]).to.deep.equal(['date', '2026-12-01']);
    expect(field(stage, 'mpk').value).to.equal('210');
    const saved = FIELDS.map((one) => (one.name === 'order_number' ? { ...one, value: 'PO-7' } : one));
    stage.answer({ cart: { extra_fields: saved } });
    type(field(stage, 'order_number'), 'PO-7');
    await until(() => posted(stage, 'extra_field').length === 1, 'the field was saved');
    expect(posted(stage, 'extra_field')[0]!.body).to.deep.equal({
      extra_field: { name: 'order_number', value: 'PO-7' },
    });
    await goTo(stage, label('cart.toSummary'), 'Wróć do danych adresowych');
    const review = stage.root.querySelector('[part~="extra-review"]')!.textContent;
    expect(review).to.contain('Numer zamówieniaPO-7');
    expect(review).to.contain('MPKBudowa Wilanów');
    expect(review).to.contain('1\u00A0grudnia\u00A02026');
  });

  it('an empty required field is a reason that leads to it', async () => {
    const stage = await cartStage({ ...chosen, extra_fields: FIELDS });
    await goTo(stage, label('cart.toAddresses'), 'Dane zamówienia');
    const reason = stage.button('Uzupełnij: Numer zamówienia.');
    reason.click();
    await until(() => stage.root.activeElement === field(stage, 'order_number'), 'the focus');
    type(field(stage, 'order_number'), 'PO-7');
    await until(() => !stage.text().includes('Uzupełnij: Numer zamówienia.'), 'the reason went');
  });

  it('a date is saved once it is complete and plausible', async () => {
    const stage = await cartStage({ ...chosen, extra_fields: FIELDS.slice(3) });
    await goTo(stage, label('cart.toAddresses'), 'Dane dostawy');
    const day = field(stage, 'day');
    expect([day.min, day.max]).to.deep.equal(['1900-01-01', '9999-12-31']);
    for (const year of ['0002', '0020', '0202']) {
      type(day, `${year}-11-30`);
      await aTimeout(900);
    }
    expect(posted(stage, 'extra_field')).to.have.length(0);
    day.focus();
    day.blur();
    await until(() => stage.text().includes('Podaj pełną datę, od roku 1900.'), 'the note');
    expect([day.value, day.getAttribute('aria-invalid')]).to.deep.equal(['0202-11-30', 'true']);
    await stage.press(label('cart.toSummary'));
    await until(() => stage.root.activeElement === day, 'the focus');
    type(day, '2026-11-30');
    await until(() => posted(stage, 'extra_field').length === 1, 'the day was saved');
    expect(posted(stage, 'extra_field')[0]!.body).to.deep.equal({ extra_field: { name: 'day', value: '2026-11-30' } });
  });

  it('a number is formatted in the page’s language, and an invalid text is not saved', async () => {
    const stage = await cartStage({
      ...chosen,
      extra_fields: [{ name: 'weight', label: 'Waga', type: 'number', scope: 'delivery', value: '2.5' }],
    });
    await goTo(stage, label('cart.toAddresses'), 'Dane dostawy');
    const weight = field(stage, 'weight');
    expect(weight.value).to.equal('2,5');
    weight.focus();
    type(weight, '15 m2');
    weight.blur();
    await until(() => weight.getAttribute('aria-invalid') === 'true', 'the mark');
    await aTimeout(900);
    expect([weight.value, posted(stage, 'extra_field').length]).to.deep.equal(['15 m2', 0]);
    weight.focus();
    type(weight, '12,5');
    await until(() => posted(stage, 'extra_field').length === 1, 'the number was saved');
    expect(posted(stage, 'extra_field')[0]!.body).to.deep.equal({ extra_field: { name: 'weight', value: '12.5' } });
    expect(weight.value).to.equal('12,5');
  });

  it('a refusal is displayed at the field, and the typed text stays', async () => {
    const stage = await cartStage({ ...chosen, extra_fields: FIELDS });
    await goTo(stage, label('cart.toAddresses'), 'Dane zamówienia');
    stage.answer(() =>
      Response.json(
        { cart: null, messages: { extra_field: { messages: ['Numer jest za krótki.'], status: 'error' } } },
        { status: 422 },
      ),
    );
    type(field(stage, 'order_number'), 'P');
    await until(() => stage.text().includes('Numer jest za krótki.'), 'the refusal');
    expect(field(stage, 'order_number').value).to.equal('P');
    expect(
      field(stage, 'order_number').ariaInvalid ?? field(stage, 'order_number').getAttribute('aria-invalid'),
    ).to.equal('true');
  });

  it('of a line are in the line, and sent with its id', async () => {
    const lines = [aLine({ id: 12, extra_fields: { note: 'Na paletę' } }), aLine({ id: 13, index: 'B' })];
    const stage = await cartStage({ ...chosen, items: lines, extra_fields: [NOTE] });
    const inputs = stage.root.querySelectorAll<HTMLInputElement>('[part~="line-fields"] input');
    expect([...inputs].map(({ value }) => value)).to.deep.equal(['Na paletę', '']);
    type(inputs[1]!, 'Ostrożnie');
    await until(() => posted(stage, 'extra_field').length === 1, 'the note was saved');
    expect(posted(stage, 'extra_field')[0]!.body).to.deep.equal({
      extra_field: { name: 'note', value: 'Ostrożnie', id: 13, cartId: 7 },
    });
  });

  it('are in no analytics event', async () => {
    const layer = ((globalThis as { dataLayer?: unknown[] }).dataLayer ??= []);
    const secret = FIELDS.map((one) => ({ ...one, value: `tajne-${one.name}` }));
    const items = [aLine({ id: 12, extra_fields: { note: 'tajne-note' } })];
    // A cart of its own, because begin_checkout is remembered beyond the page.
    const stage = await cartStage({ ...chosen, id: 8161, items, extra_fields: [...secret, NOTE] });
    await goTo(stage, label('cart.toAddresses'), 'Dane zamówienia');
    await until(() => JSON.stringify(layer).includes('begin_checkout'), 'the checkout was told');
    expect(JSON.stringify(layer)).not.to.contain('tajne');
  });
});
