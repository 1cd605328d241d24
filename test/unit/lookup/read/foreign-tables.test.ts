/** Tests which amount is read from tables of firms: the ordered one, or the person has to confirm. */
import { describe, expect, it } from 'vitest';
import { sheetOfText } from '../../../../src/lookup/read/cells';
import { readFile } from '../../../../src/lookup/read/file';
import { readLayout, readSheets } from '../../../../src/lookup/read/table';
import { sheetOf } from '../../../../src/lookup/sheet';
import { xlsxOf } from '../../../order-files/xlsx';
import type { Book } from '../../../order-files/xlsx';
import { textsOf } from '../../../fixtures/texts';
import { lines, read, short } from './short';

describe('the column of the ordered amount', () => {
  it.each([
    [
      'a pack before it',
      lines(
        'Symbol;Nazwa;Ilość w opak.;Cena netto;Ilość',
        'RB-1;Rękawice;12;4,50;3',
        'RB-2;Okulary;10;9,90;',
        'RB-3;Kask;1;35,00;2',
      ),
      'RB-1 × 3, RB-3 × 2',
    ],
    [
      'a stock before it',
      lines('Kod;Nazwa;Ilość na stanie;Cena;Zamawiana ilość', 'RB-1;Rękawice;1520;4,50;30', 'RB-2;Okulary;18;9,90;'),
      'RB-1 × 30',
    ],
    ['what was delivered beside it', lines('Kod;Zamówiono;Wydano', 'RB-1;30;20'), 'RB-1 × 30'],
    [
      'a year in a heading',
      lines('Symbol;Nazwa;Cena 2026;Ilość', 'RB-1;Rękawice robocze;4,50;30', 'RB-2;Okulary;9,90;2'),
      'RB-1 × 30, RB-2 × 2',
    ],
    ['a threshold in a heading', lines('Symbol;Cena od 100 szt.;Ilość', 'RB-1;4,50;30'), 'RB-1 × 30'],
    [
      'groups above the headings',
      lines(';;Stan;;Zamówienie;', 'Symbol;Nazwa;Ilość;Wartość;Ilość;Wartość', 'RB-1;Rękawice;1520;10,00;30;4,50'),
      'RB-1 × 30',
    ],
    [
      'headings in two rows',
      lines('Symbol;Nazwa;Ilość;;Cena', ';;wydana;zamówiona;netto', 'RB-1;Rękawice;9;30;4,50'),
      'RB-1 × 30',
    ],
    [
      'numbers of columns below the headings',
      lines('Lp.;Symbol;Nazwa;Ilość', '1;2;3;4', '1;RB-1;Rękawice;30'),
      'RB-1 × 30',
    ],
    [
      'headings again on each page',
      lines('Symbol;Nazwa;Ilość', 'RB-1;Rękawice;30', 'Symbol;Nazwa;Ilość', 'RB-2;Kask;2'),
      'RB-1 × 30, RB-2 × 2',
    ],
    [
      'line numbers without headings',
      lines('1;104512;Rękawice;szt;30', '2;104513;Okulary;szt;2'),
      '104512 × 30 szt, 104513 × 2 szt',
    ],
    [
      'a price behind it without headings',
      lines('RB-1;Rękawice;30;4,50', 'RB-2;Okulary;2;9,90'),
      'RB-1 × 30, RB-2 × 2',
    ],
    [
      'lines drawn between the rows',
      lines('| Kod | Ilość |', '|---|---|', '| RB-1 | 30 |', '| RB-2 | 2 |'),
      'RB-1 × 30, RB-2 × 2',
    ],
    ['a unit in brackets', lines('Kod;Ilość (op.)', 'RB-1;3'), 'RB-1 × 3 op.'],
    [
      'an order of money beside it',
      lines('Kod;Zamówienie;Ilość', 'RB-1;175,47;3', 'RB-2;99,98;2'),
      'RB-1 × 3, RB-2 × 2',
    ],
    [
      'a number of an order beside it',
      lines('Kod;Zamówienie;Ilość', 'RB-1;ZAM/1;3', 'RB-2;ZAM/1;2'),
      'RB-1 × 3, RB-2 × 2',
    ],
  ])('is found: %s', (_, text, expected) => {
    const result = read(text);
    expect([short(result), result.table?.isSure]).toEqual([expected, true]);
  });

  it.each([
    ['two amounts with equal names', lines('Kod;Ilość;Liczba', 'RB-1;30;12')],
    ['an amount that is called nobody knows what beside it', lines('Kod;Ilość;Do wzięcia', 'RB-1;1520;30')],
    ['an order beside an amount', lines('Kod;Zamówienie;Ilość', 'RB-1;47;3', 'RB-2;47;2')],
    ['two amounts without headings', lines('RB-1;30;12', 'RB-2;2;10')],
    [
      'a list of prices',
      lines(
        ';;Karton;',
        'Kod towaru;Cena netto;Ilość w jednostkach podstawowych;Ilość na palecie',
        'RX1.10;8,48 zł;500;24000',
      ),
    ],
    ['prices alone', lines('Kod;Nazwa;Cena', 'RB-1;Rękawice;4,50', 'RB-2;Okulary;9,90')],
    ['line numbers or amounts before the code', lines('1;RB-1', '2;RB-2')],
    ['a second table', lines('Kod;Ilość', 'RB-1;3', '', 'Nr;Cena;Symbol;Szt.', '1;4,50;RB-2;7')],
    ['an unknown heading', lines('Symbol;Nazwa;Zrzut', 'RB-1;Rękawice;30')],
    [
      'headings that change further down',
      lines('Symbol;Nazwa;Ilość', 'RB-1;Rękawice;30', 'Symbol;Ilość;Nazwa', 'RB-2;2;Kask'),
    ],
  ])('has to be confirmed by the person: %s', (_, text) => expect(read(text).table?.isSure).toBe(false));

  it('is never one of packs, pallets, stocks or prices [B31]', () => {
    const result = read(lines('Kod towaru;Nazwa;Cena;Ilość na palecie;Stan', 'RX1.10;Długopis;8,48;500;24000'));
    expect(result.entries).toEqual([{ code: 'RX1.10', name: 'Długopis' }]);
  });

  it('orders nothing if it is empty, whatever other columns contain', () => {
    const result = read(lines('Kod;Ilość;Zamówiona ilość', 'RB-1;1520;', 'RB-2;18;'));
    expect(result.entries).toEqual([]);
    expect(result.leftOut).toEqual([{ reason: 'quantity', count: 2 }]);
  });
});

describe('headings', () => {
  it.each(
    textsOf(`
      Zamówienie nr 12;; | Zamówienie nr 12 | Lista towarów;; | Numer zamówienia: 7;; | Nazwa firmy: ABC;;
      Produkty do zamówienia;; | Zamówienie;;Data: 12.11.2026 | Symbol klienta;4711; | ;;`),
  )('are found below "%s"', (title) => {
    const result = read(lines(title, 'Symbol;Nazwa;Ilość', 'RB-1;Rękawice;30', 'RB-2;Okulary;2'));
    expect([short(result), result.table?.isSure]).toEqual(['RB-1 × 30, RB-2 × 2', true]);
  });

  it.each(
    'Zamówiona ilość|Potrzebna ilość|Ilość zam.|Do zamówienia|Sztuki|Ile|Zam.|Razem szt.|Order Qty|qty_ordered|Menge|Bestellmenge|Anzahl|Stück|Pcs|Zamówiono'.split(
      '|',
    ),
  )('are an amount: "%s"', (heading) =>
    expect(short(read(lines(`Symbol;Nazwa;${heading}`, 'RB-1;Rękawice;30')))).toMatch(/^RB-1 × 30( |$)/),
  );

  it.each(
    'nr_katalogowy|tw_Symbol|variant_sku|supplier_sku|MPN|Part No|Artykuł|Art. nr|Model|Artikelnummer|Item No.|Reference|Kod producenta'.split(
      '|',
    ),
  )('are a code: "%s"', (heading) =>
    expect(read(lines(`${heading};Nazwa;Ilość`, 'RB-1;Rękawice;30')).entries).toEqual([
      { code: 'RB-1', name: 'Rękawice', quantity: '30' },
    ]),
  );

  it('prefer the shop’s code to the maker’s, and ignore the customs code', () => {
    const result = read(lines('Kod CN;Kod producenta;Kod;Ilość', '61161020;M-7;RB-1;30'));
    expect(result.entries).toEqual([{ code: 'RB-1', quantity: '30' }]);
  });

  it('with unknown words are not goods', () => {
    const result = read(lines('Oznaczenie;Rzecz;Biorę', 'RB-1;Rękawice;30', 'RB-2;Okulary;2'));
    expect([short(result), result.table?.isSure]).toEqual(['RB-1 × 30, RB-2 × 2', false]);
  });
});

describe('decimal separators of a column', () => {
  it.each([
    ['three decimals', ['6.000', '12.000', '0.500', '1200.000'], '6, 12, 0.5, 1200'],
    ['thousands by points', ['1.200,50', '1.200', '30'], '1200.5, 1200, 30'],
    ['nothing that tells', ['12.000', '2.000'], '? 12.000, ? 2.000'],
    ['signs that contradict', ['1,5', '2.5', '1.200'], '1.5, 2.5, ? 1.200'],
    ['powers of ten', ['1e3', '2'], '? 1e3, 2'],
    ['one that is typed by hand', ['12.000', '3.000', '0,5'], '? 12.000, ? 3.000, 0.5'],
  ])('are found: %s', (_, amounts, expected) => {
    const result = read(lines('Symbol;Ilość', ...amounts.map((amount, index) => `RB-${index};${amount}`)));
    expect(result.entries.map(({ quantity, wrong }) => quantity ?? `? ${wrong}`).join(', ')).toBe(expected);
  });

  it('follow the prices below English headings for "1,200" [B33]', () => {
    expect(short(read(lines('SKU,Qty,Price', 'RB-1,"1,200",4.50', 'RB-2,30,9.90')))).toMatch('RB-1 × 1200, RB-2 × 30');
    expect(short(read(lines('SKU,Qty', 'RB-1,"1,200"', 'RB-2,30')))).toMatch('RB-1 ? 1,200, RB-2 × 30');
  });
});

describe('separators and quotes', () => {
  it.each([
    ['commas', lines('Lp.,Kod,Nazwa,Ilość', '1,RB-1,Rękawice,30', '2,RB-2,Okulary ochronne,2'), 'RB-1 × 30, RB-2 × 2'],
    ['commas between numbers', lines('SKU,Qty', '1001,3', '1002,4'), '1001 × 3, 1002 × 4'],
    ['decimals in quotes', lines('Kod,Nazwa,Ilość', 'RB-1,Rękawice,"2,5"', 'RB-2,Kask,"10"'), 'RB-1 × 2.5, RB-2 × 10'],
    [
      'semicolons in the names',
      lines('Kod|Nazwa|Ilość', 'RB-1|Wkręt; ocynk|30', 'RB-2|Wkręt; czarny|2'),
      'RB-1 × 30, RB-2 × 2',
    ],
    [
      'a quote that is an inch',
      lines('Kod;Nazwa;Ilość', 'RB-1;Rura 1/2";30', 'RB-2;Rura 3/4";2'),
      'RB-1 × 30, RB-2 × 2',
    ],
    ['a line break in a cell', 'Kod;Nazwa;Ilość\nRB-1;"Rękawice\nnitrylowe";30\nRB-2;Kask;2', 'RB-1 × 30, RB-2 × 2'],
    ['Excel’s way to keep zeros', lines('Kod;Ilość', '="00590";4', "'0590123;2"), '00590 × 4, 0590123 × 2'],
  ])('are read: %s', (_, text, expected) => expect(short(read(text))).toBe(expected));

  it('of an unclosed quote damage only its row', () => {
    const result = read(lines('Kod;Nazwa;Ilość', 'RB-1;"Rękawice;30', 'RB-2;Okulary;2', 'RB-3;"Kask";1'));
    expect(short(result)).toBe('RB-2 × 2, RB-3 × 1');
    expect(result.leftOut).toEqual([{ reason: 'damaged', count: 1 }]);
  });

  it('leave out a row with an unquoted comma, which shifts its cells', () => {
    const result = read(lines('Kod,Nazwa,Ilość', 'RB-1,Listwa 2,5,30', 'RB-2,Kask,2', 'RB-3,Kask,3'));
    expect(short(result)).toBe('RB-2 × 2, RB-3 × 3');
    expect(result.leftOut).toEqual([{ reason: 'damaged', count: 1 }]);
  });
});

describe('rows left out', () => {
  it('are listed with their number, text, reason and what they hold', () => {
    const { dropped } = read(lines('Symbol;Nazwa;Ilość', 'RB-1;Kask;3', 'RB-2;Buty;', 'Suma końcowa;;3'));
    expect(dropped).toEqual([
      { number: 3, text: 'RB-2 · Buty', reason: 'quantity', entry: { code: 'RB-2', name: 'Buty' } },
      { number: 4, text: 'Suma końcowa · 3', reason: 'total', entry: { code: 'Suma końcowa', quantity: '3' } },
    ]);
  });

  it.each([
    ['a sum', lines('Symbol;Nazwa;Ilość', 'RB-1;Rękawice;30', 'RB-2;Okulary;2', 'Razem;;32')],
    ['a sum without a word', lines('Kod,Nazwa,Ilość', 'RB-1,Rękawice,30', 'RB-2,Okulary,2', ',,32')],
    [
      'a sum beside the name',
      lines('Symbol;Nazwa;Ilość', 'RB-1;Rękawice;30', 'RB-2;Okulary;2', ';Do zapłaty: 1 200,00 zł;'),
    ],
  ])('are counted: %s', (_, text) => {
    const result = read(text);
    expect(short(result)).toBe('RB-1 × 30, RB-2 × 2');
    expect(result.leftOut).toEqual([{ reason: 'total', count: 1 }]);
  });

  it('do not include goods whose name resembles a total', () =>
    expect(short(read(lines('Symbol;Nazwa;Ilość', 'SU-1;Suma;30', 'TO-1;Total Quartz 5W40;2')))).toBe(
      'SU-1 × 30, TO-1 × 2',
    ));

  it('include rows beyond the maximum [B32]', () => {
    const result = read(lines('Symbol;Ilość', ...Array.from({ length: 1200 }, (_, index) => `P-${index};2`)));
    expect([result.entries.length, result.leftOut]).toEqual([1000, [{ reason: 'full', count: 200 }]]);
  });

  it('include hidden rows; a hidden column is never the amount', () => {
    const sheet = {
      ...sheetOf([
        ['Symbol', 'Ilość na palecie', 'Ilość'],
        ['RB-1', 48, 3],
        ['RB-2', 48, 40],
      ]),
      hiddenRows: new Set([2]),
    };
    expect([short(readSheets([sheet])), readSheets([sheet]).leftOut]).toEqual([
      'RB-1 × 3',
      [{ reason: 'hidden', count: 1 }],
    ]);
    const result = readSheets([{ ...sheet, hiddenColumns: new Set([2]) }]);
    expect([short(result), result.table?.isSure]).toEqual(['RB-1 × –', false]);
  });

  const book = (name: string, ...rows: Book['rows']): Book => ({
    name,
    rows,
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
  });
  it.each(['excel', 'libreoffice', 'library'] as const)('include rows on other sheets of %s', async (maker) => {
    const bytes = xlsxOf(
      [
        book('Instrukcja', ['Jak wypełnić formularz'], ['1. Wpisz kody']),
        book('Budowa', ['Symbol', 'Ilość'], ['B-1', 4]),
        book('Biuro', ['Symbol', 'Ilość'], ['N-1', 4], ['N-2', 1]),
      ],
      maker,
    );
    const result = await readFile({ size: bytes.length, arrayBuffer: async () => bytes.slice().buffer });
    expect([short(result), result.leftOut]).toEqual(['B-1 × 4', [{ reason: 'sheet', count: 2 }]]);
  });
});

describe('lines of e-mails', () => {
  it.each([
    ['KOD x 4', 'KOD × 4'],
    ['KOD × 4', 'KOD × 4'],
    ['KOD*4', 'KOD × 4'],
    ['4 x KOD', 'KOD × 4'],
    ['4 szt. A-1', 'A-1 × 4 szt.'],
    ['A-1: 4 szt', 'A-1 × 4 szt'],
    ['A-1 (4 szt.)', 'A-1 × 4 szt.'],
    ['- A-1 – 4', 'A-1 × 4'],
    ['4 x 104512', '104512 × 4'],
    ['104512 x 4', '104512 × 4'],
    ['A-1 4 szt., B-2 5 szt.', 'A-1 × 4 szt., B-2 × 5 szt.'],
  ])('are items: "%s"', (text, expected) => expect(short(read(text))).toBe(expected));

  it('among rows with tabs are read separately', () =>
    expect(short(read(lines('A-1\tRękawice\t3', 'BAT1-1001;2', 'B-2\tKask\t5', 'FAR2-1003 11 szt.')))).toBe(
      'A-1 × 3, BAT1-1001 × 2, B-2 × 5, FAR2-1003 × 11 szt.',
    ));

  it('around the list order nothing', () =>
    expect(
      short(
        read(lines('Dzień dobry,', 'zamówienie nr 12', 'A-1 4 szt.', 'B-2 5 szt.', 'tel. 600 100 200', 'Pozdrawiam')),
      ),
    ).toBe('A-1 × 4 szt., B-2 × 5 szt.'));

  it.each(['4 x 5', 'A-1 12,50 zł', 'Gres 60x60', 'Gres 60 x 60', 'Płyta 120×60'])(
    'without an amount are not split: "%s"',
    (text) => expect(short(read(text))).not.toMatch(/× \d/),
  );
});

it('readLayout follows the person’s layout', () => {
  const sheets = [sheetOfText(lines('Kod;Ilość;Liczba', 'RB-1;30;12'))];
  expect(short(readLayout(sheets, { sheet: 0, first: 1, columns: ['code', undefined, 'quantity'] }))).toBe('RB-1 × 12');
});

it('readSheets reads 10,000 rows of 50 columns', { timeout: 60_000 }, () => {
  const row = (index: number) => [`RB-${index}`, ...Array.from({ length: 48 }, (_, at) => `${at},50 zł`), 3];
  const head = ['Symbol', ...Array.from({ length: 48 }, (_, at) => `Cena ${at}`), 'Ilość'];
  const sheet = sheetOf([head, ...Array.from({ length: 10_000 }, (_, index) => row(index))]);
  expect(readSheets([sheet]).entries).toHaveLength(1000);
});

describe('a list without headings', () => {
  it.each([
    ['bar codes and one code with letters', lines('5904321000013\t12', '5904321000020\t7', 'NIE-MA-TAKIEGO\t1')],
    ['a bar code and a word', lines('5904321000013;12', 'rękawice;7')],
  ])('of %s is read without confirmation', (_, text) => {
    const { entries, table } = read(text);
    expect([table?.isSure, entries.every(({ quantity }) => quantity !== undefined)]).toEqual([true, true]);
  });
});
