/** Tests files and pasted tables: rows follow a corrected column, wait if uncertain, and are restored. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createRowListStore, type RowListStore } from '../../../src/quick/row-list';
import type { Entry } from '../../../src/lookup/entry';
import { readLayout, readSheets } from '../../../src/lookup/read/table';
import { sheetOf, type Layout } from '../../../src/lookup/sheet';
import { createSources, isSource, type ReadSource, type Source, type Sources } from '../../../src/quick/sources';
import type { LookedUpProduct } from '../../../src/lookup/schema';
import { messageOf } from '../../../src/quick/summary/sentences';

let rowList: RowListStore;
let sources: Sources;
/** The codes of the looked-up rows. */
let lookedUp: (string | undefined)[];

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
beforeEach(() => {
  lookedUp = [];
  rowList = createRowListStore(async () => {});
  rowList.use({
    find: async (rows, onRows) => {
      lookedUp.push(...rows.map(({ code }) => code));
      const product = (code = '') => ({ id: code, title: code, unit: 'szt.' }) as LookedUpProduct;
      onRows(
        0,
        rows.map(({ code }) => ({ product: product(code), candidates: [], message: undefined })),
      );
    },
    onSettled: () => {},
  });
  sources = createSources(rowList);
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
const list = () => rowList.filled().map(({ code, quantity }) => `${code} ${quantity}`.trim());
const noted = () => sources.get().all.filter(isSource);
const typed = (entries: readonly Entry[]) => rowList.put(entries);

describe('a source with a certain layout', () => {
  it('is in the list, and its rows follow a corrected column in place [B22]', async () => {
    typed([{ code: 'Z-1' }]);
    sources.add('a.csv', sure());
    typed([{ code: 'Z-2' }]);
    await settled();
    sources.open(noted()[0]!.id);
    change(layout(['code', undefined, 'quantity']));
    expect(list()).toEqual(['Z-1', 'A-1 90', 'A-2 80', 'Z-2']);
    await settled();
    expect(lookedUp).toEqual(['Z-1', 'A-1', 'A-2', 'Z-2']);
    sources.accept();
    expect([list()[1], sources.get().opened]).toEqual(['A-1 90', undefined]);
  });

  it('looks up only rows with another product after a correction', async () => {
    sources.add('a.csv', sure());
    await settled();
    sources.open(noted()[0]!.id);
    change(layout(['code', undefined, 'quantity']));
    await settled();
    expect(lookedUp).toEqual(['A-1', 'A-2']);
    change(layout([undefined, 'quantity', 'code']));
    await settled();
    expect([lookedUp.slice(2), list()]).toEqual([
      ['90', '80'],
      ['90 4', '80 2'],
    ]);
  });

  it('keeps the person’s changes to equal rows, and restores all rows on cancel', async () => {
    sources.add('a.csv', sure());
    await settled();
    const [first] = rowList.filled();
    rowList.amount(first!.key, '40');
    sources.open(noted()[0]!.id);
    change(layout(['code', 'quantity', 'name']));
    change(layout(['code', 'quantity', undefined]));
    expect(list()).toEqual(['A-1 4', 'A-2 2']);
    sources.cancel();
    expect(list()).toEqual(['A-1 40', 'A-2 2']);
    expect(noted()[0]?.read.table?.layout).toEqual(sure().table?.layout);
  });

  it('restores rows whose lookup was running, and looks them up again', async () => {
    sources.add('a.csv', sure());
    sources.open(noted()[0]!.id);
    change(layout(['quantity', 'code', undefined]));
    sources.cancel();
    await settled();
    expect(rowList.filled().map(({ code, state }) => [code, state])).toEqual([
      ['A-1', 'found'],
      ['A-2', 'found'],
    ]);
  });

  it('opens its columns if no row was read', () => {
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

describe('rows whose products are in the list already', () => {
  const again = () => {
    sources.add('a.csv', sure());
    return sources.add(
      'b.csv',
      sure([
        ['Symbol', 'Ilość'],
        ['A-1', '40'],
        ['A-9', '7'],
      ]),
    );
  };
  it.each([
    ['replace', ['A-2 2', 'A-1 40', 'A-9 7']],
    ['add', ['A-1 4', 'A-2 2', 'A-1 40', 'A-9 7']],
    ['skip', ['A-1 4', 'A-2 2', 'A-9 7']],
  ] as const)('wait until the person chooses: %s', (how, expected) => {
    const { id } = again();
    expect([list(), messageOf(noted()[1]!).sentences]).toEqual([
      ['A-1 4', 'A-2 2'],
      ['b.csv: 1\u00A0pozycja jest już na liście. Zastąpić, dodać czy pominąć?'],
    ]);
    sources.resolve(id, how);
    expect([list(), noted()[1]?.twice]).toEqual([expected, undefined]);
  });

  it('wait also after the person has confirmed the columns', () => {
    sources.add('a.csv', sure());
    sources.add('b.csv', unsure());
    sources.accept();
    expect([list(), noted()[1]?.twice, sources.get().opened]).toEqual([['A-1 4', 'A-2 2'], 2, undefined]);
  });

  it('are named if they are in one file', () => {
    sources.add(
      'a.csv',
      sure([
        ['Symbol', 'Ilość'],
        ['A-1', '4'],
        ['a-1', '3'],
        ['A-2', '1'],
      ]),
    );
    expect(messageOf(noted()[0]!).sentences).toContain('Więcej niż jeden wiersz ma: a-1. Ilości się sumują.');
  });
});

it('a row that was left out comes back with one press, and asks for its quantity', () => {
  const { id } = sources.add(
    'a.csv',
    sure([
      ['Symbol', 'Ilość'],
      ['A-1', '4'],
      ['A-2', ''],
    ]),
  );
  sources.takeBack(id, noted()[0]!.read.dropped![0]!);
  expect([list(), rowList.filled()[1]?.entry.wrong, noted()[0]?.read.dropped, noted()[0]?.read.leftOut]).toEqual([
    ['A-1 4', 'A-2'],
    '',
    [],
    [],
  ]);
});

describe('a source with an uncertain layout', () => {
  it('waits without a lookup until the person confirms it [B23]', async () => {
    sources.add('a.csv', unsure());
    change(layout(['code', undefined, 'quantity']));
    await settled();
    expect([list(), lookedUp]).toEqual([[], []]);
    sources.accept();
    expect(list()).toEqual(['A-1 90', 'A-2 80']);
  });

  it('stays out of the list on cancel, and can be opened again', () => {
    const { id } = sources.add('a.csv', unsure());
    change(layout([undefined, 'code', undefined]));
    sources.cancel();
    expect(list()).toEqual([]);
    sources.open(id);
    sources.accept();
    expect(list()).toEqual(['A-1 4', 'A-2 2']);
  });

  it('opens after the one before, and stays while another file is read', () => {
    sources.add('a.csv', unsure());
    sources.add('b.csv', sure());
    sources.add('c.csv', unsure([TABLE[0]!, ['C-1', '4', '90'], ['C-2', '2', '80']]));
    expect(sources.get().opened?.name).toBe('a.csv');
    sources.cancel();
    expect(sources.get().opened?.name).toBe('c.csv');
    sources.begin();
    expect(noted().map(({ name }) => name)).toEqual(['a.csv', 'c.csv']);
    sources.accept();
    expect([sources.get().opened, list().length]).toEqual([undefined, 4]);
  });
});

it('createSources fills the list up to its maximum, and counts the other rows', () => {
  typed(Array.from({ length: 999 }, (_, index) => ({ code: `Z-${index}` })));
  sources.add('a.csv', sure());
  expect(noted()[0]?.full).toBe(1);
  sources.open(noted()[0]!.id);
  change(layout(['code', 'quantity', undefined], 2));
  expect([noted()[0]?.full, list().at(-1)]).toEqual([0, 'A-2 2']);
});

it('createSources does nothing without an opened source', () => {
  sources.add('f.xml', { entries: [{ code: 'A-1' }], leftOut: [], number: 'FV/1' });
  change(layout(['code']));
  sources.accept();
  sources.cancel();
  expect(list()).toEqual(['A-1']);
});

describe('messageOf', () => {
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
  ])('names the columns: %#', (read, sentence) => {
    expect(messageOf(source({ ...read })).sentences).toEqual(['a.csv: odczytano 1\u00A0pozycję.', sentence]);
  });

  it('counts the rows left out by reason', () => {
    const leftOut = (['quantity', 'hidden', 'total', 'return', 'sheet', 'damaged', 'full'] as const).map(
      (reason, index) => ({ reason, count: index + 1 }),
    );
    expect(messageOf(source({ leftOut, ...tableOf(['code']) })).sentences.slice(2)).toEqual([
      'Pominięto wiersze: 1\u00A0bez ilości, 2\u00A0ukryte, 3\u00A0z sumą, 4\u00A0ze zwrotem lub rabatem, 5\u00A0poza tym arkuszem, 6\u00A0uszkodzonych.',
      'Lista jest pełna: nie wczytano 7\u00A0pozycji.',
      'Lista mieści 1\u00A0000\u00A0pozycji. Dodaj te do koszyka, a potem resztę.',
    ]);
  });

  it('has one sentence about an invoice’s returns, discounts and lines without a quantity, and none about columns', () => {
    const message = messageOf(
      source({ number: 'FV/1', isCorrection: true, leftOut: [{ reason: 'return', count: 2 }] }),
    );
    expect(message).toEqual({
      status: 'warning',
      sentences: [
        'FV/1: odczytano 1\u00A0pozycję.',
        'To faktura korygująca: sprawdź ilości.',
        'Pominięto 2\u00A0pozycje bez ilości, ze zwrotem lub rabatem.',
      ],
    });
  });

  it('does not count rows beyond the list’s maximum as read', () => {
    const entries = Array.from({ length: 10 }, (_, index) => ({ code: `A-${index}` }));
    expect(messageOf(source({ entries }, { full: 3, name: undefined })).sentences).toEqual([
      'Wklejono 7\u00A0pozycji.',
      'Lista jest pełna: nie wczytano 3\u00A0pozycji.',
      'Lista mieści 1\u00A0000\u00A0pozycji. Dodaj te do koszyka, a potem resztę.',
    ]);
  });
});
