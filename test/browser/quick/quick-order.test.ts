/** Tests `<shop-quick-order>`: rows by paste, key, scanner and file, each with a verdict; only valid ones reach the cart. */
import { expect } from '@open-wc/testing';
import { buttonIn, faultsOf, eventsOf, scriptedServer, settled, within, type Call } from '../product/page';
import { until } from '../settled';
import { aProduct, drop, fields, lookupAnswer, has, opened, paste, press, TAG, type, verdicts } from './stage';
import { label, labelStart } from '../../e2e/labels';

const FA = 'http://crd.gov.pl/wzor/2025/06/25/13775/';
const address = location.href;

let calls: Call[];
let restore: () => void;
beforeEach(() => {
  sessionStorage.clear();
  ({ calls, restore } = scriptedServer());
});
afterEach(() => {
  restore();
  document.querySelector(TAG)?.remove();
  history.replaceState(null, '', address);
});

describe('<shop-quick-order>', () => {
  it('shows a verdict for each pasted row, with one request', async () => {
    const element = await opened();
    const events = eventsOf('shop-rows-looked-up');
    await paste(
      element,
      'Symbol\tIlość\tJ.m.\nA-1\t4\t\nA-2\t5\t\nA-3\t90\t\nA-4\t20\tm2\nA-5\tdużo\t\nA-6\t1\t\nA-7\t2\t\n',
    );
    expect(calls).to.have.length(1);
    expect((calls[0]!.body as { rows: unknown[] }).rows).to.have.length(7);
    await calls[0]!.answer({
      rows: [
        ...lookupAnswer(
          aProduct(1),
          aProduct(2, { step: 4, unit: 'opak.' }),
          aProduct(3, { max: 30 }),
          aProduct(4),
          aProduct(5),
        ).rows,
        { product: null, candidates: [aProduct(6), aProduct(66)] },
        { product: null },
      ],
    });
    expect(verdicts(element)).to.deep.equal([
      'Gotowe',
      'Zaokrąglono do pełnych opakowań: 5 → 8\u00A0opak.',
      'Zamawiasz 90\u00A0szt., dostępne: 30\u00A0szt.',
      'Na liście jest „m2”, jednostka sprzedaży: „szt.”. Sprawdź ilość.',
      'Podaj ilość liczbą większą od zera.',
      'Pasują 2 produkty – wybierz właściwy.',
      'Nie znaleziono produktu. Popraw symbol albo wpisz nazwę.',
    ]);
    expect(events).to.deep.equal([{ found: 2, left: 5 }]);
    expect(within(element, '.foot__sum').textContent).to.equal('Razem netto120,00\u00A0zł');
  });

  it('shows the buyer’s own symbol beside the shop’s, also of what may be meant', async () => {
    const element = await opened();
    await paste(element, '4711\t1\nKlej\t1\n');
    const coded = aProduct(1, { buyer_code: '4711' });
    await calls[0]!.answer({
      rows: [...lookupAnswer(coded).rows, { product: null, candidates: [coded, aProduct(2)] }],
    });
    expect(within(element, '.line__sku').textContent).to.equal(`${coded['index']} · Twój symbol: 4711 `);
    expect(within(element, '.candidate').textContent).to.contain('Twój symbol: 4711');
  });

  it('corrects rows in place, and adds the valid ones by one request; the others stay', async () => {
    const element = await opened();
    const events = [eventsOf('shop-rows-add'), eventsOf('shop-rows-added'), eventsOf('shop-order-repeated')];
    await paste(element, 'A-1\t4\nA-3\t90\nA-6\t1\nA-7\t2');
    await calls[0]!.answer({
      rows: [
        ...lookupAnswer(aProduct(1), aProduct(3, { max: 30 })).rows,
        { product: null, candidates: [aProduct(6), aProduct(66)] },
        { product: null },
      ],
    });
    buttonIn(element, 'Zmień na 30').click();
    within(element, '[role=option]:last-child').click();
    await settled();
    buttonIn(element, `${labelStart('quick.add')}3`).click();
    await settled();
    expect(calls[1]).to.deep.include({ url: '/koszyk' });
    expect(calls[1]!.body).to.deep.equal({
      add_products: [
        { id: 1, quantity: 4 },
        { id: 3, quantity: 30 },
        { id: 66, quantity: 1 },
      ],
    });
    await calls[1]!.answer(
      { cart: null, messages: { add_products: { messages: ['3: Właśnie się skończył.'], status: 'error' } } },
      422,
    );
    await has(element, 'Dodano do koszyka 2');
    expect(fields(element).map(({ value }) => value)).to.deep.equal(['A-3', 'A-7', '']);
    expect(verdicts(element)[0]).to.equal('Właśnie się skończył.');
    expect(within<HTMLAnchorElement>(element, 'a.button[href$="/koszyk"]').textContent).to.equal('Przejdź do koszyka');
    expect(events.map((one) => one.length)).to.deep.equal([1, 1, 0]);
  });

  it('pastes a name at the caret, but not a list of rows', async () => {
    const element = await opened();
    const [field] = fields(element);
    type(field!, 'Gres szary');
    field!.setSelectionRange(5, 10);
    await paste(element, 'Calva 60x60 ', () => field!.value !== 'Gres szary');
    expect(field!.value).to.equal('Gres Calva 60x60');
    expect(fields(element)).to.have.length(3);
  });

  it('posts nothing if the page prevents it, and keeps all rows after a failure', async () => {
    const element = await opened();
    await paste(element, 'A-1\t4\nA-2\t1');
    await calls[0]!.answer(lookupAnswer(aProduct(1), aProduct(2)));
    element.addEventListener('shop-rows-add', (event) => event.preventDefault(), { once: true });
    buttonIn(element, `${labelStart('quick.add')}2`).click();
    await settled();
    expect(calls).to.have.length(1);
    buttonIn(element, `${labelStart('quick.add')}2`).click();
    await settled();
    await calls[1]!.fail();
    await has(element, 'Sprawdź koszyk, zanim dodasz je ponownie.');
    expect(fields(element).map(({ value }) => value)).to.deep.equal(['A-1', 'A-2', '']);
  });

  it('works by the keyboard alone: Enter looks up and goes to the next row, arrows change the quantity', async () => {
    const element = await opened();
    const [first, second] = fields(element);
    type(first!, 'A-1');
    await press(first!, 'Enter');
    await until(() => element.shadowRoot!.activeElement === second, 'the next row has no focus');
    await calls[0]!.answer(lookupAnswer(aProduct(1, { step: 6, min: 6 })));
    const quantity = fields(element, 'quantity-input')[0]!;
    expect([quantity.value, verdicts(element)[0]]).to.deep.equal(['6', 'Nie podano ilości – przyjęto 6\u00A0szt.']);
    quantity.focus();
    await press(quantity, 'ArrowUp');
    expect(quantity.value).to.equal('12');
    type(quantity, '2,5 szt.');
    await press(quantity, 'Enter');
    expect([quantity.value, verdicts(element)[0]]).to.deep.equal(['6', 'Podano 2,5, najmniej można kupić 6\u00A0szt.']);
  });

  it('reads a scanner’s burst wherever the focus is; the same code again adds one', async () => {
    const element = await opened();
    const scan = async (target: EventTarget) => {
      for (const key of [...'5901234123457', 'Enter'])
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
      await settled();
    };
    await scan(document.body);
    expect((calls[0]!.body as { rows: unknown[] }).rows).to.deep.equal([
      { code: '5901234123457', gtin: '5901234123457', quantity: '1' },
    ]);
    await calls[0]!.answer(lookupAnswer(aProduct(1)));
    await scan(buttonIn(element, 'Wczytaj plik'));
    expect(calls).to.have.length(1);
    expect(fields(element, 'quantity-input')[0]!.value).to.equal('2');
    const quantity = fields(element, 'quantity-input')[0]!;
    quantity.focus();
    type(quantity, '25901234123457');
    await scan(quantity);
    expect(quantity.value).to.equal('3');
  });

  it('reads a dropped invoice, and sends only the lookup', async () => {
    const element = await opened('lookup-url="/api/lookup" cart-url="/koszyk" seller-nip="526-587-76-35"');
    const line = (inner: string) => `<FaWiersz>${inner}</FaWiersz>`;
    const xml = `<Faktura xmlns="${FA}"><Podmiot1><NIP>5265877635</NIP></Podmiot1><Podmiot2><NIP>1111111111</NIP></Podmiot2><Fa><P_2>FV/1</P_2><RodzajFaktury>VAT</RodzajFaktury>${line('<P_7>Gres</P_7><Indeks>A-1</Indeks><P_8A>szt</P_8A><P_8B>4.000</P_8B><P_9A>99</P_9A>')}${line('<P_7>Klej</P_7><P_8B>2</P_8B>')}${line('<P_7>Rabat</P_7><P_8B>1</P_8B><P_11>-9</P_11>')}</Fa></Faktura>`;
    await drop(element, new File([xml], 'f.xml'));
    await has(element, 'FV/1: odczytano 2');
    await until(() => calls.length === 1, 'nothing was asked');
    expect((calls[0]!.body as { rows: unknown[] }).rows).to.deep.equal([
      { code: 'A-1', name: 'Gres', quantity: '4', unit: 'szt' },
      { name: 'Klej', quantity: '2' },
    ]);
    await calls[0]!.answer(lookupAnswer(aProduct(1), aProduct(2)));
    expect(verdicts(element)).to.deep.equal(['Gotowe', 'Czy o ten produkt chodzi? Znaleziono 1.']);
    expect(buttonIn(element, label('quick.addNone')).textContent).to.equal('Dodaj do koszyka 1\u00A0pozycję');
  });

  it('shows a sentence for hostile and foreign files, and does nothing else', async () => {
    const element = await opened();
    for (const [content, sentence] of [
      [
        '<!DOCTYPE a [<!ENTITY b "c">]><Faktura/>',
        'Plik zawiera niedozwolone definicje (DOCTYPE). Nie został wczytany.',
      ],
      ['<Faktura/>', 'To nie jest faktura KSeF w strukturze FA(2) ani FA(3).'],
      [
        '<html/>',
        'To strona internetowa bez tabeli. Skopiuj z tego pliku listę i wklej ją tutaj albo zapisz ją jako XLSX lub CSV.',
      ],
      [new Uint8Array(10_000_001), 'Plik jest za duży. Wczytaj plik do 10\u00A0MB.'],
      ['%PDF-1.7', 'To plik PDF. Skopiuj z tego pliku listę i wklej ją tutaj albo zapisz ją jako XLSX lub CSV.'],
      [
        new Uint8Array([0, 1, 0, 2, 0, 3, 4]),
        'Tego pliku nie umiemy odczytać. Wczytaj CSV, XLSX albo fakturę KSeF (XML).',
      ],
    ] as const) {
      await drop(element, new File([content], 'plik.xml'));
      await has(element, `plik.xml: ${sentence}`);
    }
    expect(calls).to.deep.equal([]);
  });

  it('stops and resumes with a thousand rows, a hundred per request', async () => {
    const element = await opened();
    await paste(element, Array.from({ length: 1000 }, (_, index) => `A-${index}\t1`).join('\n'));
    const answer = (index: number) =>
      calls[index]!.answer(lookupAnswer(...Array.from({ length: 100 }, (_, at) => aProduct(index * 100 + at))));
    await answer(0);
    await until(() => calls.length === 2, 'the second hundred was not asked for');
    buttonIn(element, 'Zatrzymaj').click();
    await answer(1);
    await has(element, 'Zatrzymano. Sprawdzono 200 z 1\u00A0000');
    expect(calls).to.have.length(2);
    buttonIn(element, 'Sprawdzaj dalej').click();
    await until(() => calls.length === 3, 'it does not go on');
    await until(() => fields(element).length === 1000, 'not all rows are there');
  });

  it('looks up rows one by one without a lookup URL', async () => {
    const element = await opened('suggest-url="/api/suggest" cart-url="/koszyk"');
    await paste(element, 'A-1\t1\nA-2\t1');
    expect(calls.map(({ body }) => body)).to.deep.equal([{ query: 'A-1' }]);
    await calls[0]!.answer({ products: [{ id: 1, index: 'a-1', title: 'Gres', priceNet: '3.00' }] });
    expect(calls[1]!.body).to.deep.equal({ query: 'A-2' });
    await calls[1]!.answer({ products: [{ id: 2, index: 'A-22', title: 'Klej' }] });
    await until(() => verdicts(element).length === 2, 'no verdicts');
    expect(verdicts(element)).to.deep.equal(['Gotowe', 'Czy o ten produkt chodzi? Znaleziono 1.']);
  });

  it('shows the failure of a lookup, and retries', async () => {
    const element = await opened();
    await paste(element, 'A-1\t1\nA-2\t1');
    await calls[0]!.answer('<html><title>zaloguj się</title></html>');
    expect(verdicts(element)[0]).to.equal('Sesja wygasła – zaloguj się ponownie.');
    buttonIn(element, 'Sprawdź ponownie').click();
    await settled();
    await calls[1]!.answer(lookupAnswer(aProduct(1), aProduct(2)));
    expect(verdicts(element)).to.deep.equal(['Gotowe', 'Gotowe']);
  });

  it('saves lists by name', async () => {
    const element = await opened('lookup-url="/api/lookup" cart-url="/koszyk" lists-url="/api/listy?x=1"');
    await paste(element, 'A-1\t4\nA-2\t1');
    await calls[0]!.answer(lookupAnswer(aProduct(1), aProduct(2)));
    buttonIn(element, 'Listy').click();
    await until(() => calls.length === 2, 'lists were not asked for');
    await calls[1]!.answer({ lists: [{ id: 7, name: 'Łazienka', rows_count: 12 }] });
    type(within(element, 'input[name=list]'), 'Budowa');
    buttonIn(element, 'Zapisz tę listę').click();
    await settled();
    expect(calls[2]!.body).to.deep.equal({
      name: 'Budowa',
      rows: [
        { code: 'A-1', quantity: '4' },
        { code: 'A-2', quantity: '1' },
      ],
    });
    await calls[2]!.answer({ id: 8, name: 'Budowa' });
    await calls[3]!.answer({ lists: [{ id: 7, name: 'Łazienka', rows_count: 12 }] });
    buttonIn(element, 'Wczytaj listę „Łazienka”').click();
    await settled();
    expect(calls[4]!.url).to.equal('/api/listy/7');
    await calls[4]!.answer({ id: 7, name: 'Łazienka', rows: [{ code: 'B-1', quantity: 3 }] });
    await has(element, 'Łazienka: odczytano 1');
    expect(fields(element).map(({ value }) => value)).to.deep.equal(['A-1', 'A-2', 'B-1', '']);
  });

  describe('an ambiguous row', () => {
    const list = (element: HTMLElement) => within(element, '[role=listbox]');
    const options = (element: HTMLElement) => [...list(element).querySelectorAll<HTMLElement>('[role=option]')];
    const spoken = (element: HTMLElement) => within(element, '[role=status]').textContent;

    async function ambiguous(): Promise<HTMLElement> {
      const element = await opened();
      await paste(element, 'Symbol\tIlość\nA-6\t2\n');
      await calls[0]!.answer({
        rows: [{ product: null, candidates: [aProduct(6), aProduct(66, { price_net: '7.50' }), aProduct(67)] }],
      });
      return element;
    }

    it('lists its candidates with code, name and price', async () => {
      const element = await ambiguous();
      expect(list(element).ariaLabel).to.equal('Wybierz produkt');
      expect(options(element).map(({ textContent }) => textContent.trim())).to.deep.equal([
        'A-6 Gres nr 6 10,00\u00A0zł/szt.\u00A0netto',
        'A-66 Gres nr 66 7,50\u00A0zł/szt.\u00A0netto',
        'A-67 Gres nr 67 10,00\u00A0zł/szt.\u00A0netto',
      ]);
    });

    it('takes the one marked by the arrows with Enter or the space bar, announces it, and the focus goes on to the quantity', async () => {
      for (const key of ['Enter', ' ']) {
        const element = await ambiguous();
        list(element).focus();
        await press(list(element), 'ArrowDown');
        expect(list(element).getAttribute('aria-activedescendant')).to.equal(options(element)[1]!.id);
        await press(list(element), key);
        expect(fields(element)[0]!.value).to.equal('A-66');
        expect(verdicts(element)).to.deep.equal(['Gotowe']);
        await until(() => spoken(element) === 'Wybrano: Gres nr 66', 'the choice was not announced');
        expect(element.shadowRoot!.activeElement!.ariaLabel).to.equal('Ilość, pozycja 1');
        element.remove();
        sessionStorage.clear();
        calls.length = 0;
      }
    });

    it('takes a pressed one, and the focus stays where the person types', async () => {
      const element = await ambiguous();
      fields(element)[1]!.focus();
      const option = options(element)[2]!;
      expect(option.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).to.equal(false);
      option.click();
      await settled();
      expect(fields(element)[0]!.value).to.equal('A-67');
      expect(element.shadowRoot!.activeElement!.ariaLabel).to.equal('Symbol, EAN lub nazwa, pozycja 2');
    });

    it('is free of faults that axe finds', async () => {
      await ambiguous();
      expect(await faultsOf(document.querySelector<HTMLElement>('#page')!)).to.deep.equal([]);
    });
  });

  it('axe finds nothing with every kind of row and with a dialog', async () => {
    const element = await opened('lookup-url="/api/lookup" cart-url="/koszyk" lists-url="/api/listy"');
    await paste(element, 'A-1\t4\nA-2\t5\nA-3\t90\nA-6\t1\nA-7\t2');
    await calls[0]!.answer({
      rows: [
        ...lookupAnswer(aProduct(1), aProduct(2, { step: 4 }), aProduct(3, { max: 30 })).rows,
        { product: null, candidates: [aProduct(6)] },
        { product: null },
      ],
    });
    const place = document.querySelector<HTMLElement>('#page')!;
    // The main button's colour is in transition.
    await until(
      () =>
        element.shadowRoot!.getAnimations().length === 0 &&
        !within(element, '[part=button-primary]').hasAttribute('aria-disabled'),
      'it never rests',
    );
    await Promise.all(
      within(element, '[part=button-primary]')
        .getAnimations({ subtree: true })
        .map(({ finished }) => finished),
    );
    expect(await faultsOf(place)).to.deep.equal([]);
    buttonIn(element, 'Udostępnij').click();
    await until(
      () => element.shadowRoot!.querySelector<HTMLInputElement>('dialog input')?.value.includes('#shop-rows=') === true,
      'no link',
    );
    expect(await faultsOf(place)).to.deep.equal([]);
  });
});
