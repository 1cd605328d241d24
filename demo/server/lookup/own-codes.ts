/** The symbols that a buyer's own system has for products: each client has its own, and sees no other's. */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/open';
import { clientProducts, visitors } from '../db/schema/clients';

const plain = (code: string): string => code.trim().toLowerCase();

export async function ownCodesOf(db: Db, visitorId: number) {
  const rows = await db
    .select({ id: clientProducts.productId, code: clientProducts.code })
    .from(clientProducts)
    .innerJoin(visitors, eq(visitors.clientId, clientProducts.clientId))
    .where(and(eq(visitors.id, visitorId), isNotNull(clientProducts.code)));
  const byId = new Map(rows.map(({ id, code }) => [id, { buyer_code: code }]));
  return {
    named: (code: string): readonly number[] =>
      rows.filter((one) => plain(code) !== '' && plain(one.code ?? '') === plain(code)).map(({ id }) => id),
    /** The field of a product that has such a symbol. */
    of: (id: number) => byId.get(id) ?? {},
  };
}
