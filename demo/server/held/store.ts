/** Writes the rows of held carts: moves a cart to its own URL, changes a process's state once, and adds to the history. */
import { and, eq, sql } from 'drizzle-orm';
import type { Wish } from '../../../src/cart/wire/actions/process';
import type { LoadedCart } from '../cart/load';
import { leaveCart } from '../cart/start';
import type { Db } from '../db/open';
import { heldCarts, heldEvents, type EventName, type HeldKind } from '../db/schema/company';
import { yearOf } from '../pages/days';
import { heldOf, type HeldRow } from './process';

const PREFIX: Readonly<Record<HeldKind, string>> = { approval: 'AKC', quote: 'OFE' };

/** The number is derived from the cart, so it stays when the cart is sent again. */
export const numberOf = (cart: LoadedCart, kind: HeldKind): string =>
  heldOf(cart, kind)?.number ?? `${PREFIX[kind]}/${yearOf(new Date())}/${String(cart.own.id).padStart(4, '0')}`;

type Begun = Pick<typeof heldCarts.$inferInsert, 'state' | 'until' | 'steps'>;

/** Starts or restarts a process. The buyer continues with an empty cart. */
export async function hold(tx: Db, cart: LoadedCart, kind: HeldKind, begun: Begun): Promise<string> {
  const { me, own, space, client } = cart;
  if (me === undefined || space === null) throw new Error(`cart ${own.id} has no member`);
  const number = numberOf(cart, kind);
  const row = { ...begun, steps: begun.steps ?? [], step: 0, sentAt: new Date() };
  // The prices of an answered quote also store the previous prices.
  if (heldOf(cart, 'quote')?.state !== 'answered') await markLines(tx, own.id);
  await tx
    .insert(heldCarts)
    .values({ cartId: own.id, kind, clientId: client.id, space, ownerId: me.id, number, ...row })
    .onConflictDoUpdate({ target: [heldCarts.cartId, heldCarts.kind], set: row });
  if (own.status === 'open') await leaveCart(tx, cart, 'held');
  return number;
}

/** Stores the lines as sent, so that later changes can be displayed. */
const markLines = (tx: Db, cartId: number) =>
  tx.execute(sql`update cart_items i set was_net = coalesce(i.price_net, i.original_net, p.price_net),
      was_quantity = i.quantity, was_name = p.name
    from products p, carts c
    where p.id = i.product_id and c.id = i.cart_id and ${cartId} in (c.id, c.parent_id)`);

/** Stores the prices that the buyer proposes; those of an earlier question are replaced. */
export const storeWishes = (tx: Db, { own }: LoadedCart, wishes: readonly Wish[]) =>
  tx.execute(sql`update cart_items i set wished_net = (
      select (w ->> 'net')::numeric from jsonb_array_elements(${JSON.stringify(wishes)}::jsonb) w
      where (w ->> 'id')::int = i.id limit 1
    ) from carts c where c.id = i.cart_id and ${own.id} in (c.id, c.parent_id)`);

type Change = Partial<Pick<HeldRow, 'state' | 'step' | 'steps' | 'until'>>;

/** Changes a process only if its state is the one that was read: of two decisions the second changes nothing. */
export async function claim(tx: Db, held: HeldRow, change: Change): Promise<boolean> {
  const isAsRead = and(
    eq(heldCarts.cartId, held.cartId),
    eq(heldCarts.kind, held.kind),
    eq(heldCarts.state, held.state),
    eq(heldCarts.step, held.step),
  );
  const claimed = await tx.update(heldCarts).set(change).where(isAsRead).returning({ id: heldCarts.cartId });
  return claimed.length > 0;
}

export interface NewEvent {
  readonly kind: HeldKind;
  readonly what: EventName;
  readonly text?: string;
  /** Default: the member who acts. */
  readonly by?: string;
}

type Recorded = { readonly own: { readonly id: number }; readonly me?: { readonly name: string } | undefined };

export async function record(
  tx: Db,
  { own, me }: Recorded,
  { by = me?.name ?? '', ...event }: NewEvent,
): Promise<void> {
  await tx.insert(heldEvents).values({ cartId: own.id, by, ...event });
}

/** Ends the processes of an ordered held cart: its quote, and a request that nobody has approved. The cart's page keeps the prices of the order. */
export async function closeHeld(tx: Db, cart: LoadedCart): Promise<void> {
  for (const held of cart.held)
    if (await claim(tx, held, { state: 'ordered' })) await record(tx, cart, { kind: held.kind, what: 'ordered' });
  await tx.execute(sql`update cart_items i set original_net = coalesce(i.original_net, p.price_net) from products p, carts c
    where p.id = i.product_id and c.id = i.cart_id and ${cart.own.id} in (c.id, c.parent_id)`);
}
