/** Tests the reading of pasted lines from spreadsheets, files and e-mails. */
import { expect, it } from 'vitest';
import { isTable, readQuantity, readRows } from '../../../../src/search/add-product/rows';

it.each([
  ['A-1\t2', [{ sku: 'A-1', quantity: '2' }]],
  ['A-1;2,5', [{ sku: 'A-1', quantity: '2.5' }]],
  ['A-1,2', [{ sku: 'A-1', quantity: '2' }]],
  ['A-1,2,5', [{ sku: 'A-1', quantity: '2.5' }]],
  ['A-1, 2.5', [{ sku: 'A-1', quantity: '2.5' }]],
  ['A-1 12', [{ sku: 'A-1', quantity: '12' }]],
  ['A-1', [{ sku: 'A-1', quantity: undefined }]],
  ['A-1\t', [{ sku: 'A-1', quantity: undefined }]],
  ['A-1\tGres Calva, mat\t1 200,5', [{ sku: 'A-1', quantity: '1200.5' }]],
  ['"A-1";"2"', [{ sku: 'A-1', quantity: '2' }]],
  ['"A ""1""";2', [{ sku: 'A "1"', quantity: '2' }]],
  ['A-1;0', [{ sku: 'A-1', quantity: undefined, wrong: '0' }]],
  ['A-1;-2', [{ sku: 'A-1', quantity: undefined, wrong: '-2' }]],
  ['A-1;dużo', [{ sku: 'A-1', quantity: undefined, wrong: 'dużo' }]],
  ['Symbol;Ilość\nA-1;2', [{ sku: 'A-1', quantity: '2' }]],
  ['Indeks\nA-1', [{ sku: 'A-1', quantity: undefined }]],
  ['KOD-1;2\n', [{ sku: 'KOD-1', quantity: '2' }]],
  [
    '\r\n A-1 ; 2 \r\n\r\nB-2;3\r',
    [
      { sku: 'A-1', quantity: '2' },
      { sku: 'B-2', quantity: '3' },
    ],
  ],
  [';2', []],
  ['', []],
])('readRows reads %j', (text, rows) => {
  expect(readRows(text)).toEqual(rows);
});

it.each([
  ['2', '2'],
  ['007', '7'],
  ['0,5', '0.5'],
  ['1\u00a0200', '1200'],
  ['0', undefined],
  ['0,0', undefined],
  ['1e3', undefined],
  ['1.2.3', undefined],
  ['1 2', undefined],
  ['1.200', undefined],
  ['2 m2', undefined],
  ['', undefined],
])('readQuantity reads "%s" as %s', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});

it.each([
  ['gres grafit 60', false],
  ['gres grafit\n', false],
  ['A-1\nB-2', true],
  ['A-1\t2', true],
  ['A-1;2', true],
  ['A-1\rB-2', true],
  ['\r\n\tgres\t\n', false],
  ['', false],
])('isTable(%j) is %s', (text, table) => {
  expect(isTable(text)).toBe(table);
});

/** A search that starts again at each character would take hours. */
it('readRows reads a long text in one pass', { timeout: 60_000 }, () => {
  expect(isTable(`a${' \n'.repeat(1_000_000)}`)).toBe(false);
  expect(isTable('gres '.repeat(1_000_000))).toBe(false);
  expect(readRows(`A-1${' '.repeat(1_000_000)}x\nB-2`)).toHaveLength(2);
});
