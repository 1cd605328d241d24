/** Shows what becomes of files and pasted tables: their rows follow a corrected column, wait where nothing is certain, and come back. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createRowListStore, type RowListStore } from '../../../src/quick/row-list';
import type { Entry } from '../../../src/quick/entry';
import { readLayout, readSheets } from '../../../src/quick/read/table';
import { sheetOf, type Layout } from '../../../src/quick/sheet';
import { createSources, isSource, type ReadSource, type Source, type Sources } from '../../../src/quick/sources';
import type { LookedUpProduct } from '../../../src/lookup/schema';
import { messageOf } from '../../../src/quick/summary/sentences';

let desk: RowListStore;
let sources: Sources;
/** What was looked up, by code. */
let asked: (string | undefined)[];

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
beforeEach(() => {
  asked = [];
  desk = createRowListStore(async () => {});
  desk.use({
    find: async (rows, onRows) => {
      asked.push(...rows.map(({ code }) => code));
      const product = (code = '') => ({ id: code, title: code, unit: 'szt.' }) as LookedUpProduct;
      onRows(
        0,
        rows.map(({ code }) => ({ product: product(code), candidates: [], message: undefined })),
      );
    },
    onSettled: () => {},
  });
  sources = createSources(desk);
});

const TABLE = [
  ['Symbol', 'Ilość', 'Zapas'],
  ['A-1', '4', '90'],
  ['A-2', '2', '80'],
];
const sure = (rows: readonly (readonly string[])[] = TABLE): ReadSource => readSheets([sheetOf(rows)]);
function unsure(rows = TABLE): ReadSource {
  const read = sure(rows);
  return { ...read, ...(read.table && { table: { ...read.table, isSure: false } }) };
}
const layout = (columns: Layout['columns'], first = 1): Layout => ({ sheet: 0, first, columns });
const change = (next: Layout) => sources.change(readLayout(sources.get().opened?.read.table?.sheets ?? [], next));
const list = () => desk.filled().map(({ code, quantity }) => `${code} ${quantity}`.trim());
const noted = () => sources.get().all.filter(isSource);
const typed = (entries: readonly Entry[]) => desk.put(entries);

describe('a table that is understood', () => {
  it('is in the list, and its rows follow a corrected column in their place [B22]', async () => {
    typed([{ code: 'Z-1' }]);
    sources.add('a.csv', sure());
    typed([{ code: 'Z-2' }]);
    await settled();
    sources.open(noted()[0]!.id);
    change(layout(['code', undefined, 'quantity']));
    expect(list()).toEqual(['Z-1', 'A-1 90', 'A-2 80', 'Z-2']);
    await settled();
    expect(asked).toEqual(['Z-1', 'A-1', 'A-2', 'Z-2']);
    sources.accept();
    expect([list()[1], sources.get().opened]).toEqual(['A-1 90', undefined]);
  });

  it('looks up again only what means another product', async () => {
    sources.add('a.csv', sure());
    await settled();
    sources.open(noted()[0]!.id);
    change(layout(['code', undefined, 'quantity']));
    await settled();
    expect(asked).toEqual(['A-1', 'A-2']);
    change(layout([undefined, 'quantity', 'code']));
    await settled();
    expect([asked.slice(2), list()]).toEqual([
      ['90', '80'],
      ['90 4', '80 2'],
    ]);
  });

  it('keeps what a person did to a row that means the same, and brings all back when cancelled', async () => {
    sources.add('a.csv', sure());
    await settled();
    const [first] = desk.filled();
    desk.amount(first!.key, '40');
    sources.open(noted()[0]!.id);
    change(layout(['code', 'quantity', 'name']));
    change(layout(['code', 'quantity', undefined]));
    expect(list()).toEqual(['A-1 4', 'A-2 2']);
    sources.cancel();
    expect(list()).toEqual(['A-1 40', 'A-2 2']);
    expect(noted()[0]?.read.table?.layout).toEqual(sure().table?.layout);
  });

  it('brings back rows that were being looked up, and asks for them again', async () => {
    sources.add('a.csv', sure());
    sources.open(noted()[0]!.id);
    change(layout(['quantity', 'code', undefined]));
    sources.cancel();
    await settled();
    expect(desk.filled().map(({ code, state: found }) => [code, found])).toEqual([
      ['A-1', 'found'],
      ['A-2', 'found'],
    ]);
  });

  it('shows its columns at once where no row was read', () => {
    sources.add(
      'a.csv',
      sure([
        ['Symbol', 'Ilość'],
        ['A-1', ''],
        ['A-2', '0'],
      ]),
    );
    expect(sources.get().opened?.name).toBe('a.csv');
  });
});

describe('a table that is not certain', () => {
  it('waits, and nothing is looked up, until the person has said yes [B23]', async () => {
    sources.add('a.csv', unsure());
    change(layout(['code', undefined, 'quantity']));
    await settled();
    expect([list(), asked]).toEqual([[], []]);
    sources.accept();
    expect(list()).toEqual(['A-1 90', 'A-2 80']);
  });

  it('stays outside when cancelled, as it was, and can be opened again', () => {
    const { id } = sources.add('a.csv', unsure());
    change(layout([undefined, 'code', undefined]));
    sources.cancel();
    expect(list()).toEqual([]);
    sources.open(id);
    sources.accept();
    expect(list()).toEqual(['A-1 4', 'A-2 2']);
  });

  it('is asked of one after the other, and stays while something else is read', () => {
    sources.add('a.csv', unsure());
    sources.add('b.csv', sure());
    sources.add('c.csv', unsure());
    expect(sources.get().opened?.name).toBe('a.csv');
    sources.cancel();
    expect(sources.get().opened?.name).toBe('c.csv');
    sources.begin();
    expect(noted().map(({ name }) => name)).toEqual(['a.csv', 'c.csv']);
    sources.accept();
    expect([sources.get().opened, list().length]).toEqual([undefined, 4]);
  });
});

it('a list that is full takes what it has room for, and says how many rows it has not', () => {
  typed(Array.from({ length: 999 }, (_, nth) => ({ code: `Z-${nth}` })));
  sources.add('a.csv', sure());
  expect(noted()[0]?.full).toBe(1);
  sources.open(noted()[0]!.id);
  change(layout(['code', 'quantity', undefined], 2));
  expect([noted()[0]?.full, list().at(-1)]).toEqual([0, 'A-2 2']);
});

it('nothing happens without an opened source', () => {
  sources.add('f.xml', { entries: [{ code: 'A-1' }], leftOut: [], number: 'FV/1' });
  change(layout(['code']));
  sources.accept();
  sources.cancel();
  expect(list()).toEqual(['A-1']);
});

describe('what is said', () => {
  const source = (read: Partial<ReadSource>, more: Partial<Source> = {}): Source => ({
    id: 1,
    name: 'a.csv',
    full: 0,
    read: { entries: [{ code: 'A-1' }], leftOut: [], ...read },
    ...more,
  });
  const sheet = sheetOf(
    [
      ['Symbol', 'Nazwa', '', 'Jm'],
      ['A-1', 'Gres', '4', 'szt.'],
    ],
    'Zamówienie',
  );
  const tableOf = (columns: Layout['columns'], ...others: (typeof sheet)[]) => {
    const { table } = readLayout([sheet, ...others], layout(columns));
    return table && { table };
  };

  it.each([
    [
      tableOf(['code', 'name', 'quantity', 'unit']),
      'Kolumny: Symbol – „Symbol”, Nazwa – „Nazwa”, Ilość – kolumna C, Jednostka – „Jm”',
    ],
    [tableOf(['gtin']), 'Kolumny: EAN – „Symbol”, Ilość – nie ma takiej kolumny'],
    [
      tableOf(['code', undefined, 'quantity'], sheet),
      'Arkusz „Zamówienie”, kolumny: Symbol – „Symbol”, Ilość – kolumna C',
    ],
  ])('of the columns: %#', (read, sentence) => {
    expect(messageOf(source({ ...read })).sentences).toEqual(['a.csv: odczytano 1\u00A0pozycję.', sentence]);
  });

  it('of rows that were left out, each reason with its count', () => {
    const leftOut = (['quantity', 'hidden', 'total', 'return', 'sheet', 'damaged', 'full'] as const).map(
      (reason, nth) => ({ reason, count: nth + 1 }),
    );
    expect(messageOf(source({ leftOut, ...tableOf(['code']) })).sentences.slice(2)).toEqual([
      'Pominięto wiersze: 1\u00A0bez ilości, 2\u00A0ukryte, 3\u00A0z sumą, 4\u00A0ze zwrotem lub rabatem, 5\u00A0poza tym arkuszem, 6\u00A0uszkodzonych.',
      'Lista jest pełna: nie wczytano 7\u00A0pozycji.',
      'Lista mieści 1\u00A0000\u00A0pozycji. Dodaj te do koszyka, a potem resztę.',
    ]);
  });

  it('of an invoice: returns, discounts and lines without a quantity in one sentence, and nothing of columns', () => {
    const said = messageOf(source({ number: 'FV/1', isCorrection: true, leftOut: [{ reason: 'return', count: 2 }] }));
    expect(said).toEqual({
      status: 'warning',
      sentences: [
        'FV/1: odczytano 1\u00A0pozycję.',
        'To faktura korygująca: sprawdź ilości.',
        'Pominięto 2\u00A0pozycje bez ilości, ze zwrotem lub rabatem.',
      ],
    });
  });

  it('of rows that found no room: they are not counted as read', () => {
    const entries = Array.from({ length: 10 }, () => ({ code: 'A-1' }));
    expect(messageOf(source({ entries }, { full: 3, name: undefined })).sentences).toEqual([
      'Wklejono 7\u00A0pozycji.',
      'Lista jest pełna: nie wczytano 3\u00A0pozycji.',
      'Lista mieści 1\u00A0000\u00A0pozycji. Dodaj te do koszyka, a potem resztę.',
    ]);
  });
});
