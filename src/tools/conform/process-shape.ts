/** Judges the processes of a cart, where their schema cannot. */
import { allows } from '../../cart/session/process';
import type { Cart } from '../../cart/wire/cart';
import { isPositive } from '../../http/decimal';

/** The fault of `approval` or `quote`; undefined without one. */
export function processFault({ approval, quote, prices, revision }: Cart): string | undefined {
  if (approval === undefined && quote === undefined) return undefined;
  if (revision === undefined) return 'a cart with a process needs a revision';
  if (approval && allows(approval, 'send') && approval.to.length === 0)
    return 'approval.can contains "send", but nobody can approve: "to" is empty';
  const { net, missing } = quote?.minimum ?? {};
  if (quote && allows(quote, 'ask') && isPositive(missing)) return 'quote.can contains "ask" below the minimum';
  const gap = Math.max(0, Number(net) - Number(prices?.net)) - Math.max(0, Number(missing));
  return Math.abs(gap) > 0.011 ? `quote.minimum: ${missing} is missing of ${net} net, with ${prices?.net}` : undefined;
}
