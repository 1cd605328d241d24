/** Tests quotes in the built `<shop-cart>`: each state, each button, the forms. */
import { expect } from '@open-wc/testing';
import { aLine, aWireCart } from '../../fixtures/cart';
import { until } from '../settled';
import { type } from '../ui/stage';
import { cartStage, posted, type CartStage } from './cart';
import { dialog, fill, has, held, isStep, labels, plain, quote, seen, type Json } from './process';
import { label } from '../../e2e/labels';

describe('a quote', () => {
  it('is requested with two presses, with its own required fields [J9]', async () => {
    const field = { name: 'day', label: 'Na kiedy', scope: 'quote', required: true };
    const cart = { ...quote('offered', ['order', 'ask']), extra_fields: [field] };
    const stage = await cartStage(cart);
    await until(() => stage.text().includes('Zapytaj o ofertę'), 'the button');
    await stage.press('Zapytaj o ofertę');
    await fill(stage, 'Lepsza cena', 'Wyślij zapytanie');
    await until(() => dialog(stage)!.textContent.includes('Uzupełnij: Na kiedy.'), 'the gap');
    expect(stage.root.activeElement?.getAttribute('name')).to.equal('extra-day');
    const region = () => dialog(stage)!.querySelector('[role="status"][class*="spoken"]')!.textContent;
    await until(() => region().includes('Uzupełnij: Na kiedy.'), 'the announcement');
    expect(posted(stage, 'ask_quote').length).to.equal(0);
    expect(dialog(stage)!.textContent).to.contain('Na czym Ci zależy?');
    expect(dialog(stage)!.textContent).to.contain('Na przykład lepsza cena przy tej ilości, termin, zamiennik.');
    const filled = { ...cart, extra_fields: [{ ...field, value: 'piątek' }] };
    stage.answer({ cart: filled });
    type(dialog(stage)!.querySelector('input')!, 'piątek');
    await until(() => posted(stage, 'extra_field').length === 1, 'the field');
    stage.answer({ cart: { ...filled, ...quote('asked', ['withdraw', 'note'], { locked: true }) } });
    await fill(stage, '', 'Wyślij zapytanie');
    await seen(stage, 'Przygotowujemy ofertę O/12.');
    expect(posted(stage, 'ask_quote')[0]!.body).to.deep.include({ ask_quote: { note: 'Lepsza cena' } });
    expect(labels(stage)).to.deep.equal(['Wycofaj i popraw']);
  });

  describe('with prices that the buyer proposes', () => {
    const lines = [
      aLine({
        id: 12,
        product_name: 'Klej',
        unit: 'worek',
        prices: { net: '12.50', gross: '15.38', total_gross: '15.38' },
      }),
      aLine({ id: 13, product_name: 'Fuga' }),
    ];
    const cart = { ...quote('offered', ['order', 'ask'], { wishes: true }), items: lines };
    const details = (stage: CartStage) => dialog(stage)!.querySelector('details');
    const field = (stage: CartStage, label: string) =>
      [...dialog(stage)!.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent.includes(label))!;

    async function opened(attributes: Json = {}, over: Json = {}): Promise<CartStage> {
      const stage = await cartStage({ ...cart, ...over }, attributes);
      await seen(stage, 'Zapytaj o ofertę');
      await stage.press('Zapytaj o ofertę');
      await until(() => details(stage), 'the prices');
      return stage;
    }
    async function propose(stage: CartStage): Promise<void> {
      details(stage)!.querySelector('summary')!.click();
      await until(() => field(stage, 'Klej'), 'the fields');
    }

    it('draws the fields once they are opened, and sends the filled ones', async () => {
      const stage = await opened();
      expect(plain(details(stage)!.textContent)).to.equal('Zaproponuj ceny');
      await propose(stage);
      expect(plain(details(stage)!.textContent)).to.contain('Obecna cena: 12,50 zł/worek netto');
      type(field(stage, 'Klej'), '11,2 zł');
      const frozen = quote('asked', ['withdraw'], { locked: true });
      stage.answer({ cart: { ...cart, ...frozen, items: [{ ...lines[0], wished_net: '11.20' }, lines[1]] } });
      await fill(stage, 'Na dwie palety', 'Wyślij zapytanie');
      await seen(stage, 'Klej – Twoja propozycja: 11,20 zł');
      const wishes = [{ id: 12, cartId: 7, net: '11.20' }];
      expect(posted(stage, 'ask_quote')[0]!.body).to.deep.include({ ask_quote: { note: 'Na dwie palety', wishes } });
      expect(has(stage, 'Co zmieniono w ofercie')).to.equal(false);
      expect(has(stage, 'Fuga – Twoja propozycja')).to.equal(false);
    });

    it('refuses 0 and a text that is no price, and leads to the first of them', async () => {
      const stage = await opened();
      await propose(stage);
      type(field(stage, 'Klej'), '0');
      type(field(stage, 'Fuga'), 'tanio');
      details(stage)!.open = false;
      await fill(stage, '', 'Wyślij zapytanie');
      await until(() => stage.root.activeElement === field(stage, 'Klej'), 'the focus');
      await until(
        () => plain(details(stage)!.textContent).includes('Cena nie może być niższa niż 0,01 zł'),
        'the fault',
      );
      await until(() => details(stage)!.textContent.includes('Podaj cenę, na przykład 12,34'), 'the other fault');
      expect(details(stage)!.open).to.equal(true);
      expect(posted(stage, 'ask_quote').length).to.equal(0);
    });

    it('keeps what is typed after a refusal, and when the dialog is opened again', async () => {
      const stage = await opened();
      await propose(stage);
      type(field(stage, 'Fuga'), '9,99');
      const refusal = { messages: ['Dziś nie przyjmujemy zapytań.'], status: 'error' };
      const answer = { cart: aWireCart(cart), messages: { confirm: refusal } };
      stage.answer(() => Response.json(answer, { status: 422 }));
      await fill(stage, '', 'Wyślij zapytanie');
      await until(() => dialog(stage)!.textContent.includes('Dziś nie przyjmujemy zapytań.'), 'the refusal');
      expect(field(stage, 'Fuga').value).to.equal('9,99');
      [...dialog(stage)!.querySelectorAll('button')].find((one) => one.textContent === 'Anuluj')!.click();
      await until(() => !dialog(stage), 'the end');
      await stage.press('Zapytaj o ofertę');
      await until(() => field(stage, 'Fuga'), 'the field again');
      expect([details(stage)!.open, field(stage, 'Fuga').value]).to.deep.equal([true, '9,99']);
    });

    it('is not asked of a shop that takes none', async () => {
      const stage = await cartStage({ ...quote('offered', ['order', 'ask']), items: lines });
      await seen(stage, 'Zapytaj o ofertę');
      await stage.press('Zapytaj o ofertę');
      await until(() => dialog(stage), 'the dialog');
      expect(details(stage)).to.equal(null);
    });
  });

  it('cannot be requested below the shop’s minimum', async () => {
    const stage = await cartStage(quote('offered', ['order', 'ask'], { minimum: { net: '1000', missing: '240' } }));
    await seen(stage, 'Zapytanie możesz wysłać od 1 000,00 zł netto – brakuje 240,00 zł.');
    await stage.press('Zapytaj o ofertę');
    expect(dialog(stage)).to.equal(null);
  });

  it('opens at the order button once answered, displays the seller’s changes, and can be ordered or declined [J10]', async () => {
    const line = aLine({ id: 5, was: { net: '12.50' } });
    const saved = { net: '97.56', gross: '120.00' };
    const cart = { ...quote('answered', ['order', 'decline'], { saved }), items: [line] };
    const stage = await held(cart);
    expect(isStep(stage, 'Podsumowanie i płatność')).to.equal(true);
    for (const sentence of [
      'Oferta O/12 jest ważna do 2.12.2096.',
      'Oszczędzasz 120,00 zł brutto',
      'Co zmieniono w ofercie',
      'było 12,50 zł netto',
    ])
      expect(has(stage, sentence), sentence).to.equal(true);
    expect(labels(stage)).to.deep.equal(['Zamawiam z obowiązkiem zapłaty', 'Rezygnuję z oferty']);
    expect(has(await held(cart, { prices: 'net' }), 'Oszczędzasz 97,56 zł netto')).to.equal(true);
    stage.answer({ cart: { ...cart, ...quote('declined', ['ask'], { locked: true }) } });
    await stage.press('Rezygnuję z oferty');
    await fill(stage, '', 'Rezygnuję z oferty');
    await seen(stage, 'Oferta O/12: zrezygnowano.');
    expect(posted(stage, 'decline_quote')[0]!.body).to.deep.include({ decline_quote: { note: '' } });
    const other = await held(cart);
    other.button(label('cart.summary.submit')).click();
    await until(() => posted(other, 'confirm').length === 1, 'the order');
    expect(stage.root.querySelector('[part~="order"] .card__title')?.textContent).to.equal('Oferta O/12');
  });

  it('opens at the first incomplete step once answered', async () => {
    const stage = await cartStage({ ...quote('answered', ['order', 'decline']), carrier: null });
    expect(isStep(stage, 'Koszyk')).to.equal(true);
    await seen(stage, 'Oferta O/12 jest ważna do 2.12.2096.');
  });

  it('can be requested again once it has expired', async () => {
    const stage = await held(quote('expired', ['ask'], { locked: true, until: '2026-11-20' }));
    expect(has(stage, 'Oferta wygasła 20.11.2026.')).to.equal(true);
    expect(labels(stage)).to.deep.equal(['Zapytaj ponownie']);
  });
});
