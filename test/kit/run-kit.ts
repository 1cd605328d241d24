/** Runs the kit against one small shop. */
import { beforeAll, vi } from 'vitest';
import { findingsOf, type ConformOptions } from '../../src/tools/conform/run';
import type { Findings } from '../../src/tools/conform/findings';
import { otherUrls } from '../../src/tools/mock/other-calls';
import { openShop } from '../../src/tools/mock/shop';
import type { Fault } from '../../src/tools/mock/fault';
import { answerQuote, expireQuote } from '../../src/tools/mock/process-states';

/** Silences the console warnings about broken entries. */
export const silenceWarnings = (): void => {
  beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
};

/** A session named `as-trader` has the role `trader`. */
const as = Object.fromEntries(
  ['trader', 'specialist', 'blocked', 'test', 'overdue', 'locked', 'buyer', 'approver', 'colleague'].map((role) => [
    role,
    `sid=as-${role}`,
  ]),
);

export const options = {
  url: 'https://sklep.example/koszyk',
  product: '4',
  project: '5',
  others: otherUrls,
  timeout: 10_000,
  as,
} satisfies Partial<ConformOptions>;

/** The findings of the kit in a shop with this fault. */
export async function tryShop(fault: Fault, more: Partial<ConformOptions> = {}): Promise<Findings> {
  const { transport, shop } = openShop(fault);
  const merged = { ...options, ...more };
  const added = merged.add?.[0];
  const product = Number(merged.product ?? /\d+/.exec(`${added?.path} ${added?.body}`)?.[0]);
  const quoted = (number: string) => [...shop.held.values()].filter(({ quote }) => quote?.number === number);
  const set = {
    stock: async (pieces: string) => shop.stock.set(product, Number(pieces)),
    price: async (net: string) => shop.setNet(product, Math.round(Number(net) * 100)),
    answer: async (number: string) => quoted(number).forEach(answerQuote),
    expire: async (number: string) => quoted(number).forEach(expireQuote),
  };
  // A short timeout for shops that hang; elsewhere a busy machine must not cause a failure.
  return findingsOf({ ...options, set, ...(fault.hangs && { timeout: 60 }), ...more, transport });
}
