/** Loads the cart for one request, with row locks that keep requests apart. */
import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  isNotNull,
  isNull,
  or,
  sql,
  type Column,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { listOf, named, rowsIn } from '../db/list';
import type { Db } from '../db/open';
import { prepared } from '../db/statement';
import { branches } from '../db/schema/catalogue';
import { cartItems, carts, scriptedChanges, sessions, vouchers } from '../db/schema/carts';
import { addresses, clientCarriers, clientPayments, clients, projects, traders, visitors } from '../db/schema/clients';
import { carrierPayments, carriers, paymentMethods, payments } from '../db/schema/delivery';
import type { Session } from '../session/who';
import { alternativesOf, linesIn } from './lines';
import { missingToFree } from './amounts';

/** The visitor became somebody else, or the session ended, while a request of it was under way. */
export class SessionEnded extends Error {
  constructor(sessionId: string) {
    super(`session ${sessionId} has no open cart`);
  }
}

export type CartRow = typeof carts.$inferSelect;
export type LoadedCart = Awaited<ReturnType<typeof loadCart>>;

const openOf = (session: string | Placeholder) => and(eq(carts.sessionId, session), eq(carts.status, 'open'));
const prototypeOf = (visitor: number | Placeholder) => {
  const prototype = sql`(select prototype_cart_id from visitors where visitors.id = ${visitor})`;
  return or(eq(carts.id, prototype), eq(carts.parentId, prototype));
};

/** The carts that pages show: the session's own, or those that it will begin with. */
export const visibleTo = ({ id, visitorId, hasCart }: Session): SQL | undefined =>
  hasCart ? openOf(id) : prototypeOf(visitorId);

const session = sql.placeholder('session');

/** Loads all matching carts in one statement, because round trips to the database cost most of the time. */
function everythingOf(which: SQL | undefined) {
  const qb = new QueryBuilder();
  const own = qb.$with('own').as(
    qb
      .select()
      .from(carts)
      .where(and(which, isNull(carts.parentId)))
      .orderBy(asc(carts.id))
      .limit(1),
  );
  const isFamily = (id: Column) => sql`${id} in (select id from ${carts} where ${which})`;
  return qb
    .with(own)
    .select(
      named({
        family: rowsIn(carts, which, carts.id),
        clients: rowsIn(clients, eq(clients.id, own.clientId), clients.id),
        traders: rowsIn(traders, eq(traders.id, own.traderId), traders.id),
        vouchers: rowsIn(vouchers, eq(vouchers.code, own.voucherCode), vouchers.code),
        lines: linesIn(isFamily(cartItems.cartId)),
        turns: rowsIn(scriptedChanges, isFamily(scriptedChanges.cartId), scriptedChanges.id),
        branches: rowsIn(branches, sql`${branches.id} in (select branch_id from ${carts} where ${which})`, branches.id),
        carriers: rowsIn(carriers, undefined, carriers.position),
        agreed: rowsIn(clientCarriers, eq(clientCarriers.clientId, own.clientId), clientCarriers.carrierId),
        payments: listOf(
          getTableColumns(payments),
          sql`${payments} join ${clientPayments} on ${clientPayments.paymentId} = ${payments.id} where ${and(
            eq(clientPayments.clientId, own.clientId),
            // Without a carrier all of them.
            or(
              isNull(own.carrierId),
              sql`exists (select from ${carrierPayments} where ${and(
                eq(carrierPayments.carrierId, own.carrierId),
                eq(carrierPayments.paymentId, payments.id),
              )})`,
            ),
          )}`,
          payments.position,
        ),
        methods: rowsIn(paymentMethods, undefined, paymentMethods.position),
        addresses: rowsIn(
          addresses,
          and(eq(addresses.clientId, own.clientId), or(isNull(addresses.sessionId), eq(addresses.sessionId, session))),
          addresses.id,
        ),
        projects: rowsIn(projects, eq(projects.clientId, own.clientId), projects.id),
        /** The visitor is a trader who acts for the client. */
        actsAsTrader: sql<boolean>`${exists(
          qb
            .select()
            .from(sessions)
            .innerJoin(visitors, eq(visitors.id, sessions.visitorId))
            .where(and(eq(sessions.id, session), isNotNull(visitors.traderId))),
        )}`,
      }),
    )
    .from(own);
}

type Read = ReturnType<typeof everythingOf>['_']['result'][number];

const open = prepared<Read>('shop_open_cart', everythingOf(openOf(session)));
const prototype = prepared<Read>('shop_prototype_cart', everythingOf(prototypeOf(sql.placeholder('visitor'))));

/** The open cart of a session with all that rules and answers need. Throws when the session has none. */
export const loadCart = async (db: Db, sessionId: string) =>
  cartOf(db, sessionId, await open(db, { session: sessionId }));

/** Read-only: actions change the session's own cart. */
export const visibleCart = async (db: Db, { id, visitorId, hasCart }: Session) =>
  hasCart ? loadCart(db, id) : cartOf(db, id, await prototype(db, { session: id, visitor: visitorId }));

async function cartOf(db: Db, sessionId: string, [read]: readonly Read[]) {
  const master = read?.family.find((one) => one.parentId === null);
  if (read === undefined || master === undefined) throw new SessionEnded(sessionId);
  const [client] = read.clients;
  if (client === undefined) throw new Error(`cart ${master.id} has no client`);
  const [voucher] = read.vouchers;
  const { lines } = read;
  return {
    ...read,
    own: master,
    children: read.family.filter((one) => one.parentId === master.id),
    sessionId,
    client,
    trader: read.traders[0],
    voucher,
    alternatives: await alternativesOf(db, lines),
    carriers: read.carriers
      .filter((one) => !master.withdrawnCarriers.includes(one.id))
      .map((one) => ({
        ...one,
        priceNet:
          master.carrierPrices[one.id] ??
          (missingToFree({ client, voucher, lines }, one.type) === 0
            ? '0.00'
            : (read.agreed.find((price) => price.carrierId === one.id)?.priceNet ?? one.priceNet)),
      })),
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
