/** Tests that the kit tries every action of the registry: with a forged token, after a payment has begun, and as another visitor. */
import { describe, expect, it } from 'vitest';
import { areas } from '../../src/tools/mock/faults';
import type { RuleName } from '../../src/tools/conform/rules';
import { silenceWarnings } from './table';
import { tryShop } from './run-kit';

/** The generated faults of an area, one per action; each runs only one step of the kit. */
const made: readonly (readonly [area: keyof typeof areas, what: RegExp, rule: RuleName, step: RuleName])[] = [
  ['csrf', /^the token is not looked at in /, 'csrf', 'csrf'],
  ['locks', / is not locked once a payment has begun$/, 'locked', 'locked'],
  ['identity', /^after .+ everybody has the cart of whoever did it$/, 'own-cart', 'own-cart'],
  ['identity', / takes an id of another visitor’s$/, 'own-ids', 'own-ids'],
];

describe.each(made)(
  'among shops with a fault in %s whose name matches %s, the kit reports %s',
  (area, what, rule, step) => {
    silenceWarnings();
    const rows = Object.entries(areas[area] ?? {}).filter(([name]) => what.test(name));
    it.each(rows)('in the shop in which %s', async (_, fault) => {
      const { results } = await tryShop(fault, { only: [step] });
      expect(results.get(rule)?.verdict).toBe('broken');
    });
  },
);
