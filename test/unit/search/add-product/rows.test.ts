/** Tests pasted rows: read like in quick order, and refused where a quantity is not certain. */
import { expect, it } from 'vitest';
import { isTable, readRows } from '../../../../src/search/add-product/rows';

const badly = (text: string) => ({ text, reason: `Nieprawidłowa ilość: ${text}` });
const unsure = (text: string) => ({ text, reason: 'Nie wiadomo, która liczba jest ilością' });

it.each([
  ['A-1\t2', [{ sku: 'A-1', quantity: '2' }]],
  ['A-1;2,5', [{ sku: 'A-1', quantity: '2.5' }]],
  [
    'A-1 12\nB-2 3',
    [
      { sku: 'A-1', quantity: '12' },
      { sku: 'B-2', quantity: '3' },
    ],
  ],
  ['A-1\t', [{ sku: 'A-1' }]],
  ['A-1\tGres Calva, mat\t1 200,5', [{ sku: 'A-1', quantity: '1200.5' }]],
  ['"A ""1""";2', [{ sku: 'A "1"', quantity: '2' }]],
  ['Symbol;Ilość\nA-1;2', [{ sku: 'A-1', quantity: '2' }]],
  ['Indeks\nA-1', [{ sku: 'A-1' }]],
  ['5901234123457\t3', [{ sku: '5901234123457', quantity: '3' }]],
  ['A-1;0', [{ sku: 'A-1', wrong: badly('0') }]],
  ['A-1;-2', [{ sku: 'A-1', wrong: badly('-2') }]],
  ['A-1;dużo', [{ sku: 'A-1', wrong: badly('dużo') }]],
  ['A-1\t2 op.', [{ sku: 'A-1', quantity: '2', wrong: badly('2 op.') }]],
  [
    'A-1,2,5\nB-2,3,5',
    [
      { sku: 'A-1', quantity: '2', wrong: unsure('2') },
      { sku: 'B-2', quantity: '3', wrong: unsure('3') },
    ],
  ],
  [
    'A-1\t2\nRazem\t2',
    [
      { sku: 'A-1', quantity: '2' },
      { sku: 'Razem', quantity: '2', wrong: { text: '2', reason: 'Pominięty wiersz' } },
    ],
  ],
  [';;\n;', []],
  ['', []],
])('readRows reads %j', async (text, rows) => {
  expect(await readRows(text)).toEqual(rows);
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
it('judges a long text in one pass', { timeout: 60_000 }, () => {
  expect(isTable(`a${' \n'.repeat(1_000_000)}`)).toBe(false);
  expect(isTable('gres '.repeat(1_000_000))).toBe(false);
});
