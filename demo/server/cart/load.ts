/** Loads the cart for one request in one statement. */
import { and, asc, eq, getTableColumns, isNull, or, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { listOf, named, rowsIn } from '../db/list';
import type { Db } from '../db/open';
import { prepared } from '../db/statement';
import { branches } from '../db/schema/catalogue';
import { cartItems, carts, scriptedChanges, sessions, vouchers } from '../db/schema/carts';
import { addresses, clientCarriers, clientPayments, clients, projects, traders, visitors } from '../db/schema/clients';
import { carrierPayments, carriers, paymentMethods, payments } from '../db/schema/delivery';
import { companyOf } from '../held/company';
import { heldSeenBy } from '../held/visibility';
import { limitLeft } from '../orders/credit';
import { fileColumns, filesFor } from '../uploads/store';
import { uploads } from '../db/schema/uploads';
import type { Session } from '../session/request-visitor';
import { alternativesOf, linesIn, type Line } from './lines';
import { missingToFree } from './amounts';

/** Thrown if the visitor's session was replaced or ended during a request. */
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

/** The carts that pages display: the session's own, or the prototypes of a new session. */
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
        clients: listOf(
          { ...getTableColumns(clients), limitRemaining: limitLeft(sql`${session}`) },
          sql`${clients} where ${eq(clients.id, own.clientId)}`,
          clients.id,
        ),
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
            // Loads all carriers if none is chosen.
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
        /** The carriers that accept the chosen payment. */
        accepting: rowsIn(carrierPayments, eq(carrierPayments.paymentId, own.paymentId), carrierPayments.carrierId),
        methods: rowsIn(paymentMethods, undefined, paymentMethods.position),
        addresses: rowsIn(
          addresses,
          and(
            eq(addresses.clientId, own.clientId),
            or(
              isNull(addresses.sessionId),
              eq(addresses.sessionId, session),
              // Everybody who sees a held cart sees its owner's addresses.
              eq(addresses.id, own.deliveryAddressId),
              eq(addresses.id, own.invoiceAddressId),
            ),
          ),
          addresses.id,
        ),
        files: listOf(fileColumns, filesFor(own.id, session), uploads.createdAt),
        projects: rowsIn(projects, eq(projects.clientId, own.clientId), projects.id),
        /** The person of the session, which may be a trader acting for the client, or one of its members. */
        visitor: listOf(
          { traderId: visitors.traderId, memberId: visitors.memberId, space: sessions.space },
          sql`${sessions} join ${visitors} on ${visitors.id} = ${sessions.visitorId} where ${sessions.id} = ${session}`,
          visitors.id,
        ),
      }),
    )
    .from(own);
}

type Read = ReturnType<typeof everythingOf>['_']['result'][number];

const open = prepared<Read>('shop_open_cart', everythingOf(openOf(session)));
const held = prepared<Read>('shop_held_cart', everythingOf(heldSeenBy(session, sql.placeholder('cart'))));
const prototype = prepared<Read>('shop_prototype_cart', everythingOf(prototypeOf(sql.placeholder('visitor'))));

/** The open cart of a session with all data for rules and responses. Throws if the session has none. */
export const loadCart = async (db: Db, sessionId: string) =>
  cartOf(db, sessionId, await open(db, { session: sessionId }));

/** A held cart by the id in its URL; undefined if the session's member may not see it. */
export async function loadHeld(db: Db, sessionId: string, cartId: number): Promise<LoadedCart | undefined> {
  const rows = await held(db, { session: sessionId, cart: cartId });
  return rows.length === 0 ? undefined : cartOf(db, sessionId, rows);
}

/** Read-only, because actions change only the session's own cart. */
export const visibleCart = async (db: Db, { id, visitorId, hasCart }: Session) =>
  hasCart ? loadCart(db, id) : cartOf(db, id, await prototype(db, { session: id, visitor: visitorId }));

async function cartOf(db: Db, sessionId: string, [read]: readonly Read[]) {
  const master = read?.family.find((one) => one.parentId === null);
  if (read === undefined || master === undefined) throw new SessionEnded(sessionId);
  const [client] = read.clients;
  if (client === undefined) throw new Error(`cart ${master.id} has no client`);
  const [voucher] = read.vouchers;
  const [visitor] = read.visitor;
  return withLines(
    db,
    {
      ...read,
      own: master,
      children: read.family.filter((one) => one.parentId === master.id),
      sessionId,
      client,
      trader: read.traders[0],
      actsAsTrader: typeof visitor?.traderId === 'number',
      space: visitor?.space ?? null,
      ...(await companyOf(db, visitor, master)),
      voucher,
      listed: read.carriers,
    },
    read.lines,
  );
}

interface Priced extends Pick<Read, 'agreed'> {
  readonly own: CartRow;
  readonly client: Read['clients'][number];
  readonly voucher: Read['vouchers'][number] | undefined;
  /** The carriers with the prices that the shop has for all. */
  readonly listed: Read['carriers'];
}

/** The cart with other lines, and with the values that depend on lines. */
export const withLines = async <Cart extends Priced>(db: Db, cart: Cart, lines: readonly Line[]) => ({
  ...cart,
  lines,
  alternatives: await alternativesOf(db, lines),
  carriers: cart.listed
    .filter((one) => !cart.own.withdrawnCarriers.includes(one.id))
    .map((one) => ({
      ...one,
      priceNet:
        cart.own.carrierPrices[one.id] ??
        (missingToFree({ ...cart, lines }, one.type) === 0
          ? '0.00'
          : (cart.agreed.find((price) => price.carrierId === one.id)?.priceNet ?? one.priceNet)),
    })),
});
