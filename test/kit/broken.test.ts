/** Tests that the kit fails every broken shop. Its steps run one by one, each in a new shop, then all in one, until a broken rule is found. */
import { describe, expect, it } from 'vitest';
import type { RuleName } from '../../src/tools/conform/rules';
import type { Fault } from '../../src/tools/mock/fault';
import { areas } from '../../src/tools/mock/faults';
import { silenceWarnings, tryShop } from './run-kit';

/** A rule of each step, the cheapest steps first. */
const steps: readonly RuleName[] = [
  ...(['load', 'suggest', 'widget', 'cors', 'additions', 'quantity', 'carrier', 'own-ids'] as const),
  ...(['address', 'discount', 'order-incomplete', 'order', 'order-stock'] as const),
];

/** Generated faults, one for each action of the registry: exactly this rule finds them. */
const generated: readonly (readonly [area: string, what: RegExp, rule: RuleName])[] = [
  ['csrf', /^the token is not looked at in /, 'csrf'],
  ['locks', / is not locked once a payment has begun$/, 'locked'],
  ['identity', /^after .+ everybody has the cart of whoever did it$/, 'own-cart'],
  ['identity', / takes an id of another visitor’s$/, 'own-ids'],
];

async function brokenIn(fault: Fault, step: RuleName | undefined): Promise<RuleName[]> {
  const { results } = await tryShop(fault, { only: step && [step] });
  const broken = [...results.values()].flatMap(({ rule, verdict }) => (verdict === 'broken' ? rule : []));
  // The timeout of a crashed shop would count as a finding.
  return fault.hangs ? broken : broken.filter((rule) => rule !== 'time');
}

// test/kit/processes.test.ts has the faults in approval and quotes.
const { 'approval and quotes': _, ...others } = areas;

describe.each(Object.entries(others))(
  'of the shops that are broken in %s, the kit fails the one where',
  (area, faults) => {
    silenceWarnings();
    /** The step that found the area's previous fault comes first. */
    let likely: RuleName | undefined = 'load';

    it.each(Object.entries(faults))('%s', async (what, fault) => {
      const rule = generated.find(([of, name]) => of === area && name.test(what))?.[2];
      if (rule !== undefined) return expect(await brokenIn(fault, rule)).toContain(rule);
      for (const step of new Set([likely, ...steps, undefined])) {
        likely = step;
        if ((await brokenIn(fault, step)).length > 0) return;
      }
      expect.fail('the kit finds no broken rule');
    });
  },
);
