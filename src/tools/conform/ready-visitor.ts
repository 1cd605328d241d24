/** Visitors with a complete cart of one product, and their orders. */
import type { Cart } from '../../cart/wire/cart';
import type { CartItem } from '../../cart/wire/item';
import { confirmOf, linesOf } from './cart-parts';
import { makeComplete } from './complete-cart';
import type { Probe } from './probe';
import { targetOf, type Reply } from './reply';
import type { Visits } from './visits';

export interface ReadyVisitor {
  readonly probe: Probe;
  readonly cart: Cart;
  readonly item: CartItem;
  /** Whether the line keeps its price for a time (`price_until`). */
  readonly isFrozen: boolean;
}

export const order = (probe: Probe, cart: Cart | undefined): Promise<Reply> =>
  probe.post(confirmOf(cart), { idempotencyKey: crypto.randomUUID() });

export const targetsOf = (replies: readonly Reply[]): string[] =>
  replies.flatMap((one) => (one.isDone ? (targetOf(one) ?? []) : []));

/** A visitor whose cart has the one line and can be ordered. Without strangers these are the main visitor and the buyer. */
export async function readyFor(visits: Visits, isSecond = false): Promise<ReadyVisitor | undefined> {
  const visitor = await visits.newVisitor();
  const probe = visitor?.probe ?? (isSecond ? (await visits.as('buyer'))?.probe : visits.main);
  if (probe === undefined || !(await visits.fillWithOne(probe)) || (await makeComplete(probe)) !== undefined)
    return undefined;
  return reload(probe);
}

/** Loads the cart again, as a page does, to see changes of the shop. */
export async function reload(probe: Probe): Promise<ReadyVisitor | undefined> {
  const { cart, text } = await probe.post({});
  const [line] = cart === null ? [] : linesOf(cart);
  if (cart === null || line === undefined) return undefined;
  return { probe, cart, item: line.item, isFrozen: /"price_until"\s*:\s*"/.test(text) };
}
