/** Tests consents and choices before an order: the page ticks none, a press leads to a missing one, and the order names the displayed wording. */
import { expect } from '@open-wc/testing';
import { courier, wire } from '../../fixtures/cart';
import { settled, until } from '../settled';
import { cartStage, posted, toSummary, type CartStage } from './cart';
import { label } from '../../e2e/labels';

const TERMS = {
  name: 'terms',
  label: 'Akceptuję regulamin sklepu.',
  type: 'consent',
  required: true,
  version: '2',
  links: [{ text: 'regulamin sklepu', url: '/regulamin' }],
};
const OFFERS = { name: 'offers', label: 'Chcę otrzymywać oferty.', type: 'consent', scope: 'line', version: '7' };
const PURPOSE = {
  name: 'purpose',
  label: 'Cel zakupu',
  type: 'choice',
  scope: 'delivery',
  help: 'Nieobowiązkowe.',
  options: [
    { value: 'private', label: 'Prywatnie' },
    { value: 'trade', label: 'Zawodowo' },
  ],
};
const REASON = 'Zaznacz, że akceptujesz regulamin sklepu.';
const cart = {
  carrier: { ...courier, price_gross: '29.90' },
  availablePayments: [wire],
  payment: { ...wire },
  prices: { total_gross: '100.00' },
};
const withFields = (...extra_fields: object[]) => ({ ...cart, extra_fields });

async function onSummary(first: object) {
  const stage = await cartStage({ ...first });
  return toSummary(stage);
}
const box = ({ root }: CartStage, name: string) => root.querySelector<HTMLInputElement>(`[name="extra-${name}"]`)!;
const order = (stage: CartStage) => stage.root.querySelector<HTMLButtonElement>('[part~="submit"]')!;

describe('consents and choices', () => {
  it('are between choices and totals of the summary only, unticked [O17]', async () => {
    const stage = await cartStage(withFields(TERMS, OFFERS, PURPOSE));
    expect(stage.text()).not.to.contain('oferty');
    await stage.press(label('cart.toAddresses'));
    await until(() => stage.text().includes('Dane do faktury'), 'step 2');
    expect(stage.text()).not.to.contain('regulamin');
    await stage.press(label('cart.toSummary'));
    await until(() => stage.text().includes('Wróć do danych adresowych'), 'step 3');
    const inputs = [...stage.root.querySelectorAll<HTMLInputElement>('[part~="consents"] input')];
    expect(inputs.map(({ type, checked }) => [type, checked])).to.deep.equal([
      ['checkbox', false],
      ['checkbox', false],
      ['radio', false],
      ['radio', false],
    ]);
    const places = ['.reviews', '[part~="consents"]', '[part~="totals"]', '[part~="submit"]'].map((one) =>
      stage.root.querySelector(one)!,
    );
    for (const [at, place] of places.slice(1).entries())
      expect(places[at]!.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING).to.be.greaterThan(0);
    const link = box(stage, 'terms').closest('label')!.querySelector('a')!;
    expect([link.textContent, new URL(link.href).pathname, link.target]).to.deep.equal([
      'regulamin sklepu',
      '/regulamin',
      '_blank',
    ]);
    expect(box(stage, 'terms').closest('label')!.textContent).to.equal(TERMS.label);
  });

  it('a missing required one is a reason beside the button; a press leads to it and marks it [O15]', async () => {
    const stage = await onSummary(withFields(TERMS, OFFERS));
    expect(stage.root.querySelector('[part~="reasons"]')!.textContent).to.equal(REASON);
    expect(box(stage, 'terms').ariaInvalid).to.equal(null);
    order(stage).click();
    await until(() => stage.root.activeElement === box(stage, 'terms'), 'the focus');
    expect(box(stage, 'terms').getAttribute('aria-invalid')).to.equal('true');
    expect(stage.root.querySelector('[part~="consents"] [part~="error"]')!.textContent).to.equal(REASON);
    expect(posted(stage, 'confirm')).to.have.length(0);
    stage.answer({ cart: withFields({ ...TERMS, value: '1' }, OFFERS) });
    box(stage, 'terms').click();
    await until(() => !stage.text().includes(REASON), 'the reason went');
  });

  it('the shop’s own message replaces the one made from the label; all other missing consents keep theirs [O15]', async () => {
    const stage = await onSummary(
      withFields({ ...TERMS, error: 'Bez regulaminu nie sprzedamy.' }, { ...OFFERS, required: true }),
    );
    expect(stage.root.querySelector('[part~="reasons"]')!.textContent).to.equal(
      'Bez regulaminu nie sprzedamy. Zaznacz: „Chcę otrzymywać oferty.”',
    );
  });

  it('a tick is sent at once with its version, and the order states the versions [O16]', async () => {
    const stage = await onSummary(withFields(TERMS, OFFERS));
    stage.answer({ cart: withFields({ ...TERMS, value: '1' }, OFFERS) });
    box(stage, 'terms').click();
    await until(() => posted(stage, 'extra_field').length === 1, 'the tick');
    expect(posted(stage, 'extra_field')[0]!.body).to.deep.equal({
      extra_field: { name: 'terms', value: '1', version: '2' },
    });
    await settled();
    expect(stage.text()).not.to.contain('Koszyk się zmienił');
    order(stage).click();
    await until(() => posted(stage, 'confirm').length === 1, 'the order');
    const { seen } = posted(stage, 'confirm')[0]!.body as { seen: { consents: object } };
    expect(seen.consents).to.deep.equal({ terms: '2' });
  });

  it('a refused or lost tick is removed and not sent again [O14]', async () => {
    const stage = await onSummary(withFields(TERMS));
    const refusal = { messages: ['Zmieniła się treść.'], status: 'error' };
    stage.answer({ cart: withFields({ ...TERMS, version: '3' }), messages: { extra_field: refusal } });
    box(stage, 'terms').click();
    await until(() => stage.text().includes('Zmieniła się treść.'), 'the refusal');
    expect(box(stage, 'terms').checked).to.equal(false);
    stage.answer(() => Promise.reject(new TypeError('offline')));
    box(stage, 'terms').click();
    await until(() => posted(stage, 'extra_field').length === 2, 'the second tick');
    await until(() => !box(stage, 'terms').checked, 'the tick went');
    stage.answer({ cart: withFields({ ...TERMS, version: '3' }) });
    globalThis.dispatchEvent(new Event('online'));
    await settled();
    expect(posted(stage, 'extra_field')).to.have.length(2);
  });

  it('wording changed in another tab is reported, its box is unticked, and the order is blocked [O16]', async () => {
    const stage = await onSummary(withFields({ ...TERMS, value: '1' }));
    expect(box(stage, 'terms').checked).to.equal(true);
    stage.answer({
      cart: withFields({ ...TERMS, version: '3', value: '' }),
      messages: { confirm: { messages: ['Zmieniła się treść regulaminu.'], status: 'error' } },
    });
    order(stage).click();
    await until(() => stage.text().includes('Akceptuję regulamin sklepu. – wersja: 2 → 3'), 'the change');
    expect(stage.text()).to.contain('Zmieniła się treść regulaminu.');
    expect(box(stage, 'terms').checked).to.equal(false);
    expect(stage.root.querySelector('[part~="reasons"]')!.textContent).to.contain(REASON);
  });

  it('a choice has no default, and can be cleared [O14]', async () => {
    const stage = await onSummary(withFields(PURPOSE));
    expect(stage.root.querySelector('[part~="reasons"]')).to.equal(null);
    stage.answer({ cart: withFields({ ...PURPOSE, value: 'trade' }) });
    stage.root.querySelector<HTMLInputElement>('[name="extra-purpose"][value="trade"]')!.click();
    await until(() => stage.text().includes('Wyczyść wybór'), 'the way back');
    stage.answer({ cart: withFields(PURPOSE) });
    await stage.press('Wyczyść wybór');
    await until(() => posted(stage, 'extra_field').length === 2, 'both');
    expect(posted(stage, 'extra_field').map(({ body }) => body)).to.deep.equal([
      { extra_field: { name: 'purpose', value: 'trade' } },
      { extra_field: { name: 'purpose', value: '' } },
    ]);
    await until(() => !stage.text().includes('Wyczyść wybór'), 'it went');
    expect(stage.root.querySelector('[name="extra-purpose"]:checked')).to.equal(null);
    expect((stage.root.activeElement as HTMLInputElement).name).to.equal('extra-purpose');
  });

  it('the page’s own text stands above the consents, its links below the buttons of step 1 and the summary [O17]', async () => {
    const stage = await onSummary(cart);
    expect(stage.root.querySelector('[part~="consents"] slot[name="before-summary"]')).not.to.equal(null);
    const { height } = stage.root.querySelector('[part~="consents"]')!.getBoundingClientRect();
    expect(height).to.equal(0);
    // The page sets the text in paragraphs.
    stage.element.insertAdjacentHTML(
      'beforeend',
      '<p slot="legal" style="margin: 0; padding: 0"><a href="#">Prywatność</a></p>',
    );
    const below = (part: string): number =>
      stage.element.querySelector('[slot=legal] a')!.getBoundingClientRect().top -
      stage.root.querySelector(`[part~="${part}"]`)!.getBoundingClientRect().bottom;
    expect(below('submit')).to.be.at.least(12);
    await stage.press('Koszyk');
    await until(() => stage.root.querySelector('[part~="submit"]') === null, 'the first step');
    expect(below('action')).to.be.at.least(12);
  });
});
