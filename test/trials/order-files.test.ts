/** Tests two thousand order files: none silently wrong, at least 95 of 100 right without confirmation. */
import { expect, it } from 'vitest';
import { shares } from '../order-files/run';
import { publish, verbatim } from '../reliability/publish';

const COUNT = Number(process.env['ORDER_FILES'] ?? 2000);

it(`${COUNT} order files are read as a buyer reads them`, async () => {
  const { about, counts, wrong, refused, stuck, kinds } = await shares(1, COUNT);
  console.log(`${about}\n${kinds}`);
  publish('order-files', `${about}.\n\n${verbatim(kinds)}`);
  expect(wrong).toEqual([]);
  expect(refused).toEqual([]);
  // A file to be confirmed is right after the person has chosen the columns.
  expect(stuck).toEqual([]);
  expect(counts.right / COUNT).toBeGreaterThanOrEqual(0.95);
});
