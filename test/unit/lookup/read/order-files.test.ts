/** Tests the reading of order files as firms send them: right or to be confirmed, but never silently wrong. */
import { describe, expect, it } from 'vitest';
import { judged } from '../../../order-files/judge';
import { orderFile } from '../../../order-files/make';
import { shares } from '../../../order-files/run';

describe('readFile for a sample of order files', () => {
  it('is never silently wrong, and right without a press in at least 95 of 100 files', async () => {
    const { wrong, counts, about } = await shares(1, 300);
    expect(wrong).toEqual([]);
    expect(counts.refused, about).toBe(0);
    expect(counts.right / 300, about).toBeGreaterThanOrEqual(0.95);
  }, 60_000);

  it('uses the same file for the same seed', async () => {
    expect(orderFile(7).bytes).toEqual(orderFile(7).bytes);
    expect(orderFile(7).bytes).not.toEqual(orderFile(8).bytes);
  });

  it('counts a wrong amount, an extra row and a lost row as faults', async () => {
    const file = orderFile(1);
    const [first, ...rest] = file.expected;
    const outcomes = [
      [{ ...first, quantity: '999999' }, ...rest],
      rest,
      [...file.expected, { code: 'X-1', quantity: '1' }],
    ].map(async (expected) => (await judged({ ...file, expected: expected as typeof file.expected })).outcome);
    expect(await Promise.all(outcomes)).toEqual(['wrong', 'wrong', 'wrong']);
  });
});
