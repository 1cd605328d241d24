/** Decides how the kit is run against one small shop of the proof. */
import { findingsOf, type ConformOptions } from '../../src/tools/conform/run';
import type { Findings } from '../../src/tools/conform/findings';
import { otherUrls } from '../../src/tools/mock/other-calls';
import { openShop } from '../../src/tools/mock/shop';
import type { Fault } from '../../src/tools/mock/fault';

/** Roles are sessions by their names: test/conform/shop/world.ts. */
const as = Object.fromEntries(
  ['trader', 'specialist', 'blocked', 'test', 'overdue', 'locked', 'buyer'].map((role) => [role, `sid=as-${role}`]),
);

export const options = {
  url: 'https://sklep.example/koszyk',
  product: '4',
  project: '5',
  others: otherUrls,
  timeout: 10_000,
  as,
} satisfies Partial<ConformOptions>;

/** What the kit finds in a shop with this fault. */
export async function tryShop(fault: Fault, more: Partial<ConformOptions> = {}): Promise<Findings> {
  const { transport, world } = openShop(fault);
  const asked = { ...options, ...more };
  const added = asked.add?.[0];
  const product = Number(asked.product ?? /\d+/.exec(`${added?.path} ${added?.body}`)?.[0]);
  const set = {
    stock: async (pieces: string) => world.stock.set(product, Number(pieces)),
    price: async (net: string) => world.setNet(product, Math.round(Number(net) * 100)),
  };
  // Whoever hangs is given up soon; a busy machine is no fault.
  return findingsOf({ ...options, set, ...(fault.hangs && { timeout: 60 }), ...more, transport });
}
