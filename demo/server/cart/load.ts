/** Decides what the server knows of a cart while it handles one request, and the row locks that keep requests apart. */
import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open';
import { branches } from '../db/schema/catalogue';
import { carts, sessions, vouchers } from '../db/schema/carts';
import { addresses, clientCarriers, clientPayments, clients, projects, traders, visitors } from '../db/schema/clients';
import { carrierPayments, carriers, paymentMethods, payments } from '../db/schema/delivery';
import type { Session } from '../session/who';
import { alternativesOf, linesOf } from './lines';
import { missingToFree } from './amounts';

/** The visitor became somebody else, or the session ended, while a request of it was under way. */
export class SessionEnded extends Error {
  constructor(sessionId: string) {
    super(`session ${sessionId} has no open cart`);
  }
}

export type CartRow = typeof carts.$inferSelect;
export type LoadedCart = Awaited<ReturnType<typeof loadCart>>;

const openOf = (sessionId: string): SQL | undefined => and(eq(carts.sessionId, sessionId), eq(carts.status, 'open'));

/** The carts that pages show: the session's own, or those that it will begin with. */
export function shownTo({ id, visitorId, hasCart }: Session): SQL | undefined {
  if (hasCart) return openOf(id);
  const prototype = sql`(select prototype_cart_id from visitors where visitors.id = ${visitorId})`;
  return or(eq(carts.id, prototype), eq(carts.parentId, prototype));
}

/** The open cart of a session with all that rules and answers need. Throws when the session has none. */
export const loadCart = (db: Db, sessionId: string) => readCart(db, sessionId, openOf(sessionId));

/** To look at: what is done to it is done to the session's own. */
export const shownCart = (db: Db, session: Session) => readCart(db, session.id, shownTo(session));

async function readCart(db: Db, sessionId: string, which: SQL | undefined) {
  const family = await db.select().from(carts).where(which).orderBy(asc(carts.id));
  const own = family.find((one) => one.parentId === null);
  if (own === undefined) throw new SessionEnded(sessionId);
  const children = family.filter((one) => one.parentId === own.id);
  const mine = or(isNull(addresses.sessionId), eq(addresses.sessionId, sessionId));
  const [client] = await db.select().from(clients).where(eq(clients.id, own.clientId));
  const [visitor] = await db
    .select({ traderId: visitors.traderId })
    .from(sessions)
    .innerJoin(visitors, eq(visitors.id, sessions.visitorId))
    .where(eq(sessions.id, sessionId));
  if (client === undefined) throw new Error(`cart ${own.id} has no client`);
  const [trader] = own.traderId === null ? [] : await db.select().from(traders).where(eq(traders.id, own.traderId));
  const [voucher] =
    own.voucherCode === null ? [] : await db.select().from(vouchers).where(eq(vouchers.code, own.voucherCode));
  const agreed = await db.select().from(clientCarriers).where(eq(clientCarriers.clientId, client.id));
  const allCarriers = await db.select().from(carriers).orderBy(asc(carriers.position));
  const allowed = await db
    .select({ payment: payments })
    .from(clientPayments)
    .innerJoin(payments, eq(payments.id, clientPayments.paymentId))
    .where(eq(clientPayments.clientId, client.id))
    .orderBy(asc(payments.position));
  const pairs =
    own.carrierId === null
      ? undefined
      : await db.select().from(carrierPayments).where(eq(carrierPayments.carrierId, own.carrierId));
  const lines = await linesOf(
    db,
    family.map((one) => one.id),
  );
  return {
    own,
    children,
    sessionId,
    client,
    trader,
    voucher,
    /** The visitor is a trader who acts for the client. */
    actsAsTrader: visitor?.traderId !== null && visitor?.traderId !== undefined,
    lines,
    alternatives: await alternativesOf(db, lines),
    branches: await db
      .select()
      .from(branches)
      .where(
        inArray(
          branches.id,
          family.map((one) => one.branchId),
        ),
      ),
    carriers: allCarriers
      .filter((one) => !own.withdrawnCarriers.includes(one.id))
      .map((one) => ({
        ...one,
        priceNet:
          own.carrierPrices[one.id] ??
          (missingToFree({ client, voucher, lines }, one.type) === 0
            ? '0.00'
            : (agreed.find((price) => price.carrierId === one.id)?.priceNet ?? one.priceNet)),
      })),
    payments: allowed
      .map((one) => one.payment)
      .filter((one) => pairs === undefined || pairs.some((pair) => pair.paymentId === one.id)),
    methods: await db.select().from(paymentMethods).orderBy(asc(paymentMethods.position)),
    addresses: await db
      .select()
      .from(addresses)
      .where(and(eq(addresses.clientId, client.id), mine))
      .orderBy(asc(addresses.id)),
    projects: await db.select().from(projects).where(eq(projects.clientId, client.id)).orderBy(asc(projects.id)),
  };
}

/**
 * Lets one request at a time change the cart of a session: the session's row is locked first, since confirming ends one
 * cart and starts another, then the cart's own row.
 */
export async function lockCart(tx: Db, sessionId: string): Promise<LoadedCart> {
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for('update');
  await tx.select({ id: carts.id }).from(carts).where(openOf(sessionId)).orderBy(asc(carts.id)).for('update');
  return loadCart(tx, sessionId);
}
