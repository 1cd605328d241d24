/** Tests the preview of a file's columns in `<shop-quick-order>`: it shows their meanings, and corrects them. */
import { expect } from '@open-wc/testing';
import { buttonIn, faultsOf, scriptedServer, settled, within, type Call } from '../product/page';
import { until } from '../settled';
import { aProduct, drop, fields, lookupAnswer, has, opened, paste, press, TAG, type } from './stage';
import { labelStart } from '../../e2e/labels';

let calls: Call[];
let restore: () => void;
beforeEach(() => {
  sessionStorage.clear();
  ({ calls, restore } = scriptedServer());
});
afterEach(() => {
  restore();
  document.querySelector(TAG)?.remove();
});

const ORDER = 'Symbol;Nazwa;Ilość;Zapas\nA-1;Gres;4;90\nA-2;Klej;2;80\nA-3;Fuga;;70\n';
/** A price list with two columns of numbers: it is uncertain which contains the ordered quantities. */
const PRICES = 'A-1;Gres;4,50;12,25\nA-2;Klej;2,00;30,50\n';

const csv = (name: string, text: string) => new File([text], name);
const messagesOf = (element: HTMLElement) =>
  [...element.shadowRoot!.querySelectorAll('.notice__body')].map((one) =>
    [...one.querySelectorAll('p, li')].map(({ textContent }) => textContent),
  );
const rows = (element: HTMLElement) =>
  fields(element)
    .map(({ value }, index) => [value, fields(element, 'quantity-input')[index]!.value])
    .filter(([code]) => code !== '');
const selects = (element: HTMLElement) => [
  ...element.shadowRoot!.querySelectorAll<HTMLSelectElement>('.preview select'),
];
const selectOf = (element: HTMLElement, label: string) => {
  const select = selects(element).find(({ labels }) => labels[0]?.textContent.includes(label));
  if (select === undefined) throw new Error(`no select „${label}”`);
  return select;
};
async function choose(element: HTMLElement, label: string, option: string): Promise<void> {
  const select = selectOf(element, label);
  select.value = [...select.options].find(({ text }) => text.includes(option))!.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}
const preview = (element: HTMLElement) => until(() => element.shadowRoot!.querySelector('.preview'), 'no preview');
const spoken = (element: HTMLElement, text: string) =>
  until(() => within(element, '[role=status]').textContent.includes(text), `„${text}” was not spoken`);

/** Reads and looks up a file, and opens its preview. */
async function openedPreview(): Promise<HTMLElement> {
  const element = await opened();
  await drop(element, csv('zamowienie.csv', ORDER));
  await until(() => calls.length === 1, 'nothing was asked');
  await calls[0]!.answer(lookupAnswer(aProduct(1), aProduct(2)));
  buttonIn(element, 'Popraw kolumny').click();
  await preview(element);
  return element;
}

describe('<shop-quick-order>, the columns of a file', () => {
  it('lists in one line the columns, and the rows left out with reasons [B21]', async () => {
    const element = await opened();
    await drop(element, csv('zamowienie.csv', ORDER));
    await has(element, 'odczytano 2');
    expect(messagesOf(element)).to.deep.equal([
      [
        'zamowienie.csv: odczytano 2\u00A0pozycje.',
        'Kolumny: Symbol – „Symbol”, Nazwa – „Nazwa”, Ilość – „Ilość”',
        'Pominięto wiersze: 1\u00A0bez ilości.',
      ],
    ]);
  });

  it('has a message for each of several files, and counts rows beyond the maximum', async () => {
    const element = await opened();
    const many = Array.from({ length: 1100 }, (_, index) => `P-${index};2`).join('\n');
    await drop(
      element,
      csv('a.csv', 'Symbol;Ilość\nA-1;4\nA-2;5\n'),
      csv('b.csv', `Symbol;Ilość\n${many}`),
      csv('c.pdf', '%PDF-1.7'),
    );
    await has(element, 'c.pdf');
    expect(messagesOf(element)).to.deep.equal([
      ['a.csv: odczytano 2\u00A0pozycje.', 'Kolumny: Symbol – „Symbol”, Ilość – „Ilość”'],
      [
        'b.csv: odczytano 998\u00A0pozycji.',
        'Kolumny: Symbol – „Symbol”, Ilość – „Ilość”',
        'Lista jest pełna: nie wczytano 102\u00A0pozycji.',
        'Lista mieści 1\u00A0000\u00A0pozycji. Dodaj te do koszyka, a potem resztę.',
      ],
      [messagesOf(element)[2]![0]],
    ]);
  });

  it('are corrected in place: the rows follow at once, and keep their lookup results [B22]', async () => {
    const element = await openedPreview();
    const focused = () => element.shadowRoot!.activeElement?.textContent;
    await until(() => focused() === 'Kolumny: zamowienie.csv', 'the focus on the heading');
    await choose(element, 'Kolumna D', 'Ilość');
    expect(selectOf(element, 'Kolumna C').selectedOptions[0]!.text).to.equal('pomiń');
    expect(rows(element)).to.deep.equal([
      ['A-1', '90'],
      ['A-2', '80'],
      ['A-3', '70'],
    ]);
    await spoken(element, 'Z tej tabeli: 3\u00A0pozycje. Pierwsza: A-1 · Gres · ilość 90.');
    // Only the row with an unknown product is looked up.
    expect((calls[1]!.body as { rows: unknown[] }).rows).to.have.length(1);
    buttonIn(element, 'Gotowe').click();
    await settled();
    expect(messagesOf(element)[0]).to.include('Kolumny: Symbol – „Symbol”, Nazwa – „Nazwa”, Ilość – „Zapas”');
    expect(element.shadowRoot!.activeElement?.part.contains('notice')).to.equal(true);
  });

  it('keep rows typed elsewhere in place, and Escape restores all', async () => {
    const element = await opened();
    await paste(element, 'Z-1\t7\nZ-2\t8');
    await calls[0]!.answer(lookupAnswer(aProduct(7), aProduct(8)));
    await drop(element, csv('zamowienie.csv', ORDER));
    await until(() => calls.length === 2, 'nothing was asked');
    await calls[1]!.answer(lookupAnswer(aProduct(1), aProduct(2)));
    const last = fields(element).at(-1)!;
    type(last, 'Z-3');
    await press(last, 'Enter');
    await calls[2]!.answer(lookupAnswer(aProduct(9)));
    const before = rows(element);
    buttonIn(element, 'Popraw kolumny: zamowienie.csv').click();
    await preview(element);
    await choose(element, 'Pierwszy wiersz', '3: A-2');
    expect(rows(element)).to.deep.equal([
      ['Z-1', '7'],
      ['Z-2', '8'],
      ['A-2', '2'],
      ['Z-3', '1'],
    ]);
    await press(selects(element)[0]!, 'Escape');
    expect(element.shadowRoot!.querySelector('.preview')).to.equal(null);
    expect(rows(element)).to.deep.equal(before);
  });

  it('open by themselves if uncertain, and no row is in the list before the person confirms [B23]', async () => {
    const element = await opened();
    await drop(element, csv('cennik.csv', PRICES));
    await preview(element);
    expect(element.shadowRoot!.textContent).to.contain('Nie mamy pewności');
    expect([rows(element), calls]).to.deep.equal([[], []]);
    await choose(element, 'Kolumna C', 'Ilość');
    expect([rows(element), calls]).to.deep.equal([[], []]);
    buttonIn(element, 'Wczytaj 2').click();
    await until(() => calls.length === 1, 'nothing was asked');
    expect(rows(element)).to.deep.equal([
      ['A-1', '4,5'],
      ['A-2', '2'],
    ]);
  });

  it('open file after file, and a cancelled one is read only after opening it again', async () => {
    const element = await opened();
    await drop(element, csv('a.csv', PRICES), csv('b.csv', PRICES));
    await preview(element);
    buttonIn(element, 'Anuluj').click();
    await settled();
    expect(within(element, '.preview__title').textContent).to.equal('Kolumny: b.csv');
    expect(messagesOf(element)[0]).to.deep.equal(['a.csv: jeszcze nie wczytano. Sprawdź, co jest w której kolumnie.']);
    buttonIn(element, 'Anuluj').click();
    await settled();
    expect([rows(element), calls]).to.deep.equal([[], []]);
    buttonIn(element, 'Sprawdź kolumny: b.csv').click();
    await settled();
    buttonIn(element, 'Wczytaj 2').click();
    await until(() => calls.length === 1, 'nothing was asked');
    expect(rows(element)).to.have.length(2);
  });

  it('are the same for a pasted table', async () => {
    const element = await opened();
    await paste(element, PRICES.replaceAll(';', '\t'));
    await preview(element);
    expect(within(element, '.preview__title').textContent).to.equal('Kolumny wklejonej tabeli');
    expect([rows(element), calls]).to.deep.equal([[], []]);
  });

  it('do not restore rows that are in the cart', async () => {
    const element = await opened();
    await drop(element, csv('zamowienie.csv', ORDER));
    await until(() => calls.length === 1, 'nothing was asked');
    await calls[0]!.answer({ rows: [{ product: aProduct(1) }, { product: null }] });
    buttonIn(element, `${labelStart('quick.add')}1`).click();
    await settled();
    await calls[1]!.answer({ cart: null, messages: {} });
    await has(element, 'Dodano do koszyka 1');
    expect(rows(element)).to.deep.equal([['A-2', '2']]);
    expect(element.shadowRoot!.textContent).not.to.contain('Popraw kolumny');
  });

  it('are accessible: labels, sizes, a table that scrolls by itself, no findings of axe', async () => {
    const element = await openedPreview();
    element.style.inlineSize = '360px';
    await settled();
    expect(selects(element).map(({ labels }) => labels[0]!.textContent)).to.deep.equal([
      'Pierwszy wiersz z towarem',
      'Kolumna A, np. A-1, A-2',
      'Kolumna B, np. Gres, Klej',
      'Kolumna C, np. 4, 2',
      'Kolumna D, np. 90, 80',
    ]);
    const scroll = within<HTMLElement>(element, '.preview__scroll');
    expect(scroll.scrollWidth).to.be.greaterThan(scroll.clientWidth);
    expect(element.scrollWidth).to.be.at.most(360);
    expect(await faultsOf(document.querySelector<HTMLElement>('#page')!)).to.deep.equal([]);
  });
});
