/** Shows how two thousand order files are read: none wrong without a word, at least 95 of 100 right without a press, the rest asked. */
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
  // What was asked is right once the person has chosen the columns.
  expect(stuck).toEqual([]);
  expect(counts.right / COUNT).toBeGreaterThanOrEqual(0.95);
});
