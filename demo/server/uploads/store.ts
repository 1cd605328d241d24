/** The files of a cart: which it may name, which it has, and those that its order takes. */
import { and, eq, inArray, isNull, lt, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import type { Field } from '../../../src/shop/cart';
import type { Db } from '../db/open';
import { uploads } from '../db/schema/uploads';

const UNUSED_FOR = 24 * 60 * 60 * 1000;
/** Number of unused files deleted at once. */
const ENDED_AT_ONCE = 100;

/** A session's files that no order has. */
export const isFree = (sessionId: string) => and(eq(uploads.sessionId, sessionId), isNull(uploads.orderId));

interface Holder {
  readonly own: { readonly id: number; readonly extraFields: Readonly<Record<string, string>> };
  readonly sessionId: string;
}

const filled = (fields: readonly Field[], values: Readonly<Record<string, string>>) =>
  fields.flatMap(({ name, type }) => (type === 'file' ? [{ name, id: values[name] ?? '' }] : []));

/** The cart has the files of its new values, and no others. */
export async function keepFiles(
  tx: Db,
  { own, sessionId }: Holder,
  fields: readonly Field[],
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const { name, id } of filled(fields, values)) {
    if (id === (own.extraFields[name] ?? '')) continue;
    await tx
      .update(uploads)
      .set({ cartId: null })
      .where(and(eq(uploads.cartId, own.id), eq(uploads.field, name)));
    if (id !== '')
      await tx
        .update(uploads)
        .set({ cartId: own.id })
        .where(and(eq(uploads.id, id), eq(uploads.field, name), isNull(uploads.cartId), isFree(sessionId)));
  }
}

/** In the transaction of the order: without all its files there is none. */
export async function sealFiles(tx: Db, { own }: Holder, fields: readonly Field[], orderId: number): Promise<void> {
  const ids = filled(fields, own.extraFields).flatMap(({ id }) => (id === '' ? [] : [id]));
  if (ids.length === 0) return;
  const isOfCart = and(inArray(uploads.id, ids), eq(uploads.cartId, own.id), isNull(uploads.orderId));
  const sealed = await tx.update(uploads).set({ orderId }).where(isOfCart).returning({ id: uploads.id });
  if (sealed.length !== ids.length) throw new Error('the order lacks a file');
}

/** Deletes files that are a day old and of no cart, and those of carts that are gone. */
export async function endUnused(tx: Db): Promise<void> {
  const isUnused = and(
    isNull(uploads.orderId),
    isNull(uploads.cartId),
    lt(uploads.createdAt, new Date(Date.now() - UNUSED_FOR)),
  );
  const some = tx.select({ id: uploads.id }).from(uploads).where(isUnused).limit(ENDED_AT_ONCE);
  await tx.delete(uploads).where(inArray(uploads.id, some));
}

/** Columns of the files that a cart has or may name, and their rows: a part of the statement that loads a cart. */
export const fileColumns = { id: uploads.id, field: uploads.field, name: uploads.name, size: uploads.size };
export const filesFor = (cartId: Column | SQL.Aliased<number>, session: Placeholder): SQL =>
  sql`${uploads} where ${uploads.orderId} is null and (${uploads.cartId} = ${cartId} or (${uploads.cartId} is null and ${uploads.sessionId} = ${session}))`;
