/** Shows how order files as firms send them are read: right, or asked, but never wrong without a word. */
import { describe, expect, it } from 'vitest';
import { judged } from '../../../order-files/judge';
import { orderFile } from '../../../order-files/make';
import { shares } from '../../../order-files/run';

describe('a sample of order files', () => {
  it('is never wrong without a word, and right without a press in at least 95 of 100', async () => {
    const { wrong, counts, about } = await shares(1, 300);
    expect(wrong).toEqual([]);
    expect(counts.refused, about).toBe(0);
    expect(counts.right / 300, about).toBeGreaterThanOrEqual(0.95);
  }, 60_000);

  it('the same seed is the same file', async () => {
    expect(orderFile(7).bytes).toEqual(orderFile(7).bytes);
    expect(orderFile(7).bytes).not.toEqual(orderFile(8).bytes);
  });

  it('the judge sees a wrong amount, a row too many and a lost one', async () => {
    const file = orderFile(1);
    const [first, ...rest] = file.wanted;
    const outcomes = [
      [{ ...first, quantity: '999999' }, ...rest],
      rest,
      [...file.wanted, { code: 'X-1', quantity: '1' }],
    ].map(async (wanted) => (await judged({ ...file, wanted: wanted as typeof file.wanted })).outcome);
    expect(await Promise.all(outcomes)).toEqual(['wrong', 'wrong', 'wrong']);
  });
});
