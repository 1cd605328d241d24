/** Tests the names of a table's columns and the sample of its rows. */
import { describe, expect, it } from 'vitest';
import {
  exampleOf,
  firstRows,
  headingsOf,
  letterOf,
  sampleOf,
  usedColumns,
} from '../../../../src/quick/summary/columns';
import { sheetOf, type Column, type Layout, type Sheet } from '../../../../src/lookup/sheet';

const layout = (first: number, ...columns: (Column | undefined)[]): Layout => ({ sheet: 0, first, columns });
const hidden = (sheet: Sheet, rows: number[], columns: number[] = []): Sheet => ({
  ...sheet,
  hiddenRows: new Set(rows),
  hiddenColumns: new Set(columns),
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('letterOf(%i) is %s', (at, letter) => expect(letterOf(at)).toBe(letter));

describe('headingsOf', () => {
  it('returns the row above the goods', () => {
    const sheet = sheetOf([['Zamówienie nr 12'], ['Symbol', ' Ilość\nsztuk '], [], ['A-1', 4]]);
    expect(headingsOf(sheet, layout(3, 'code', 'quantity'))).toEqual(['Symbol', 'Ilość sztuk']);
  });

  it('ignores a title, which is alone in its row, and hidden rows', () => {
    const sheet = sheetOf([['Zamówienie nr 12'], ['A-1', 4]]);
    expect(headingsOf(sheet, layout(1, 'code', 'quantity'))).toEqual([]);
    const two = hidden(
      sheetOf([
        ['Symbol', 'Ilość'],
        ['x', 'y'],
        ['A-1', 4],
      ]),
      [1],
    );
    expect(headingsOf(two, layout(2, 'code', 'quantity'))).toEqual(['Symbol', 'Ilość']);
  });

  it('works for one column, and cuts long headings', () => {
    expect(headingsOf(sheetOf([['Symbol'], ['A-1']]), layout(1, 'code'))).toEqual(['Symbol']);
    expect(headingsOf(sheetOf([['Symbol '.repeat(20)], ['A-1']]), layout(1, 'code'))[0]).toMatch(/^(Symbol ){5}Symb…$/);
  });
});

it('sampleOf returns two rows above and six rows with goods, without hidden rows', () => {
  const rows = [['a'], ['b'], ['c'], ...Array.from({ length: 20 }, (_, index) => [`A-${index}`])];
  const sheet = hidden(sheetOf(rows), [4]);
  expect(sampleOf(sheet, layout(3, 'code')).map(({ at }) => at)).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
});

it('usedColumns omits empty columns, and hidden ones without a meaning', () => {
  const sheet = hidden(
    sheetOf([
      ['Symbol', '', 'Cena', 'Uwagi', 'Ilość'],
      ['A-1', '', 4, '', 2],
    ]),
    [],
    [2, 4],
  );
  expect(usedColumns(sheet, layout(1, 'code', undefined, undefined, undefined, 'quantity'))).toEqual([0, 3, 4]);
});

it('exampleOf returns the column’s distinct texts', () => {
  const sheet = sheetOf([
    ['Symbol', 'Jm'],
    ['A-1', 'szt.'],
    ['A-2', 'szt.'],
    ['A-3', ''],
  ]);
  const one = layout(1, 'code', 'unit');
  expect([0, 1, 2].map((at) => exampleOf(sheet, one, at))).toEqual(['A-1, A-2', 'szt.', '']);
});

it('firstRows returns all rows with content', () => {
  const sheet = sheetOf([['Zamówienie'], [], ['A-1', '', 4]]);
  expect(firstRows(sheet, layout(2))).toEqual([
    { at: 0, text: 'Zamówienie' },
    { at: 2, text: 'A-1 · 4' },
  ]);
});
