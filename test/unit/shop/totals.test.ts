/** Tests what lines cost together: four ways of rounding, vouchers, deposits. */
import { describe, expect, it } from 'vitest';
import { depositOf, totalsOf, type Sold } from '../../../src/shop/totals';

const sold = (net: number, quantity: number, more: Partial<Sold> = {}): Sold => ({ net, quantity, vat: 23, ...more });

// 0.61 × 1.23 = 0.7503 and 0.07 × 1.23 = 0.0861: each piece, each line and all together round to another amount.
const lines = [sold(61, 1), sold(61, 1), sold(7, 3), sold(7, 1, { vat: 8 }), sold(100, 1, { vat: 'zw' })];

describe('totals of lines', () => {
  it.each([
    ['line', 75 + 75 + 26 + 8 + 100],
    ['unit', 75 + 75 + 27 + 8 + 100],
    ['rate', 176 + 8 + 100],
    ['order', 283],
  ] as const)('are rounded once for each %s', (rounding, gross) => {
    expect(totalsOf(lines, rounding)).toEqual({ net: 61 + 61 + 21 + 7 + 100, gross });
  });

  it('take a voucher off net and gross, each rounded once', () => {
    expect(totalsOf([sold(333, 1), sold(333, 1)], 'line', 10)).toEqual({ net: 666 - 67, gross: 820 - 82 });
  });

  it('count no deposit as goods', () => {
    const crate = sold(100, 3, { deposit: 2_000 });
    expect(totalsOf([crate])).toEqual(totalsOf([sold(100, 3)]));
    expect(depositOf([crate, sold(100, 1)])).toBe(6_000);
  });

  it('are nothing without lines', () => {
    expect(totalsOf([], 'rate')).toEqual({ net: 0, gross: 0 });
  });
});
