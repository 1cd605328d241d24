/** Tests that the kit reports each fault in approval and quotes by the broken rule. */
import { describe, expect, it } from 'vitest';
import { byRule, withProcesses } from '../../src/tools/mock/faults/processes';
import type { RuleName } from '../../src/tools/conform/rules';
import { silenceWarnings, tryShop } from './run-kit';
import { withApproval } from './variants';

const faults = Object.entries(byRule).flatMap(([rule, ofRule]) =>
  Object.entries(ofRule).map(([what, fault]) => [what, rule as RuleName, fault] as const),
);

describe(`of ${faults.length} shops with broken approval or quotes, the kit reports the one where`, () => {
  silenceWarnings();
  it.each(faults)('%s, by %s', async (_, rule, fault) => {
    const { results } = await tryShop({ ...withProcesses, ...fault }, { ...withApproval, only: ['processes'] });
    expect(results.get(rule)?.verdict).toBe(rule === 'quote-expired' ? 'warned' : 'broken');
  });
});

it('the kit finds no violation of approval and quotes in a correct shop, and skips these rules in a shop without them', async () => {
  const verdicts = async (fault: object) =>
    (await tryShop(fault, { ...withApproval, only: ['processes'] }))
      .all()
      .flatMap(({ rule, verdict }) => (/^(approval-|quote-|views)/.test(rule) ? verdict : []));
  expect(new Set(await verdicts(withProcesses))).toEqual(new Set(['kept']));
  expect(new Set(await verdicts({}))).toEqual(new Set(['skipped']));
});

it('the kit keeps the rules of a request that a second person approves, and names what it cannot try', async () => {
  const style = { ...withProcesses.style, secondOver: 1 };
  const { results } = await tryShop({ style }, { ...withApproval, only: ['processes'] });
  expect([...results.values()].filter(({ verdict }) => verdict === 'broken')).toEqual([]);
  expect(results.get('approval-stays')).toMatchObject({
    verdict: 'skipped',
    details: ['more than one person has to approve this request'],
  });
});

it('the kit names the missing approver, colleague and commands', async () => {
  const { cookie, product } = withApproval;
  const { results } = await tryShop(
    { style: { approvalOver: 10_000, quoteFrom: 1000 } },
    { cookie, product, as: {}, set: {}, only: ['processes'] },
  );
  expect(results.get('approval-once')).toMatchObject({ lacksInput: true, details: ['--as approver=<cookies>'] });
  expect(results.get('approval-needed')?.verdict).toBe('kept');
  expect(results.get('quote-price')?.details).toEqual(["pass --answer-quote '<command>'"]);
});
