/** Tests that no other column of numbers is taken for the ordered quantity, whatever its heading says. */
import { describe, expect, it } from 'vitest';
import { readSheets } from '../../../../src/lookup/read/table';
import { sheetOf } from '../../../../src/lookup/sheet';
import { DECOYS, PLAIN } from '../../../order-files/decoys';
import { randomFrom } from '../../../fixtures/random-cart';

const ROWS = 5;

/** A table with the ordered quantities under a plain heading, or without any, beside up to four decoys. */
function tableOf(seed: number, isPlain: boolean) {
  const dice = randomFrom(seed);
  const decoys = dice.times(1, 4, () => dice.oneOf(DECOYS));
  const plain = dice.oneOf(PLAIN);
  const columns = [...decoys, ...(isPlain ? [plain] : [])].toSorted(() => dice.whole(0, 1) - 0.5);
  const amounts = Array.from({ length: ROWS }, () => String(dice.whole(1, 300)));
  const isMoney = dice.maybe(true, 0.5);
  const value = (column: string, row: number) =>
    column === plain && isPlain
      ? amounts[row]!
      : isMoney
        ? `${dice.whole(301, 9999)},${dice.whole(10, 98)}`
        : String(dice.whole(301, 9999));
  const head = ['Symbol', 'Nazwa', ...columns];
  const rows = amounts.map((_, row) => [
    `RB-${row + 1}`,
    `Towar ${'ABCDE'[row]}`,
    ...columns.map((column) => value(column, row)),
  ]);
  return { sheet: sheetOf([head, ...rows]), amounts, columns, quantity: columns.indexOf(plain) + 2 };
}

describe('readSheets beside 250 headings that name no ordered quantity', () => {
  it('reads none of 20,000 quantities wrong, and proposes the plain heading', () => {
    let doubts = 0;
    const faults = Array.from({ length: 20_000 / ROWS }, (_, seed) => {
      const { sheet, amounts, columns, quantity } = tableOf(seed + 1, true);
      const { entries, table } = readSheets([sheet]);
      if (table?.isSure === false) doubts += 1;
      const isRight = entries.length === ROWS && entries.every((entry, at) => entry.quantity === amounts[at]);
      return isRight && table?.layout.columns[quantity] === 'quantity' ? [] : [columns.join(' | ')];
    }).flat();
    expect(faults).toEqual([]);
    expect(doubts / (20_000 / ROWS)).toBeLessThan(0.25);
  }, 120_000);

  it('asks, or reads no quantity, if there are only such headings', () => {
    const faults = Array.from({ length: 2000 }, (_, seed) => {
      const { sheet, columns } = tableOf(seed + 1, false);
      const { entries, table } = readSheets([sheet]);
      return table?.isSure === false || entries.every(({ quantity }) => quantity === undefined)
        ? []
        : [columns.join(' | ')];
    }).flat();
    expect(faults).toEqual([]);
  }, 120_000);
});
