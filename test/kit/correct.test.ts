/** Shows that the kit finds no violation in correct shops of different styles. */
import { describe, expect, it } from 'vitest';
import { roundingText } from '../../src/tools/conform/rounding';
import { silenceWarnings, tryShop } from './run-kit';
import { variants } from './variants';

/** Features that a shop may lack; URLs of missing ones are not passed. */
const OTHERS = ['lookup', 'orders', 'lists', 'favourite'];

describe('the kit finds no violation in a correct shop:', () => {
  silenceWarnings();

  for (const [what, { options, ...shop }] of Object.entries(variants)) {
    it(what, async () => {
      const findings = await tryShop(shop, options);
      const isProcess = (rule: string): boolean => /^(approval-|quote-|views)/.test(rule) && !shop.style?.approvalOver;
      const all = findings.all().filter(({ rule }) => !OTHERS.includes(rule) && !isProcess(rule));
      const skipped = all.filter(({ verdict }) => verdict === 'skipped');
      expect(all.filter(({ verdict }) => verdict === 'broken' || verdict === 'warned')).toEqual([]);
      expect(skipped.filter(({ lacksInput: isLacking }) => isLacking)).toEqual([]);
      // A shop for companies only announces no reductions.
      if (what === 'the plain shop')
        expect(skipped.map(({ rule }) => rule)).toEqual([
          'reduction',
          'buyer-code',
          'order-return',
          'files',
          'percent',
        ]);
    });
  }

  it.each(['line', 'order', 'rate'] as const)('and reports rounding by %s', async (rounding) => {
    const { results } = await tryShop({ style: { rounding } });
    expect(results.get('totals')?.details).toEqual([roundingText[rounding]]);
  });
});
