/** The terms of a return: its days, questions and photos, and what of an order has been returned. */
import { desc, eq, inArray } from 'drizzle-orm';
import type * as v from 'valibot';
import type { orderReturn, returnTerms } from '../../../src/orders/return-schema';
import type { earlierLine } from '../../../src/orders/schema';
import type { Field } from '../../../src/shop/cart';
import type { Db } from '../db/open';
import { returnItems, returns } from '../db/schema/returns';
import { partsOf } from '../orders/deliveries';
import type { ItemRow, OrderRow } from '../orders/visible-orders';
import { dayOf, today, yearOf } from '../pages/days';

/** Days from the order. */
const DAYS = 90;
export const PHOTOS = 5;
export const PHOTO_BYTES = 5_000_000;
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export const fields: readonly Field[] = [
  {
    name: 'reason',
    label: 'Powód',
    type: 'select',
    scope: 'line',
    required: true,
    options: [
      { value: 'damaged', label: 'Uszkodzone' },
      { value: 'wrong', label: 'Nie to, co zamówiono' },
      { value: 'defect', label: 'Wada produktu' },
      { value: 'unneeded', label: 'Niepotrzebne' },
    ],
  },
  {
    name: 'wish',
    label: 'Czego oczekujesz',
    type: 'select',
    scope: 'order',
    required: false,
    options: [
      { value: 'money', label: 'Zwrot pieniędzy' },
      { value: 'exchange', label: 'Wymiana' },
    ],
  },
];

export type ReturnRow = typeof returns.$inferSelect;
export interface Returned extends ReturnRow {
  readonly items: readonly (typeof returnItems.$inferSelect)[];
}

/** The returns of an order, the last one first. */
export async function returnsOf(db: Db, orderId: number): Promise<Returned[]> {
  const rows = await db.select().from(returns).where(eq(returns.orderId, orderId)).orderBy(desc(returns.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db.select().from(returnItems).where(inArray(returnItems.returnId, ids)).orderBy(returnItems.id);
  return rows.map((row) => ({ ...row, items: items.filter(({ returnId }) => returnId === row.id) }));
}

export const numberOf = ({ id, createdAt }: ReturnRow): string =>
  `R/${yearOf(createdAt)}/${String(id).padStart(6, '0')}`;

const lastDay = ({ createdAt }: OrderRow): string => dayOf(createdAt, DAYS);

/** Returned and returnable pieces of the line at this place: of those that came. */
export function returnedOf(order: OrderRow, item: ItemRow, at: number, filed: readonly Returned[]) {
  const { delivered = order.status === 'delivered' ? item.quantity : 0 } = partsOf(order, item, at);
  const returned = filed
    .flatMap(({ items }) => items)
    .reduce((sum, one) => (one.itemId === item.id ? sum + one.quantity : sum), 0);
  return { returned, returnable: Number(delivered) - returned };
}

/** Whether the buyer may return something now. */
export const isReturnable = (order: OrderRow, items: readonly ItemRow[], filed: readonly Returned[]): boolean =>
  lastDay(order) >= today() && items.some((item, at) => returnedOf(order, item, at, filed).returnable > 0);

export const photosUrl = (id: number): string => `/api/zamowienia/${id}/zdjecia`;

interface WiredReturns {
  readonly return?: v.InferInput<typeof returnTerms>;
  readonly returns?: v.InferInput<typeof orderReturn>[];
}

/** An order of which nothing has come states no terms. */
export const wiredReturns = (order: OrderRow, items: readonly ItemRow[], filed: readonly Returned[]): WiredReturns => ({
  ...(items.some((item, at) => returnedOf(order, item, at, filed).returnable > 0) && {
    return: {
      until: lastDay(order),
      upload_url: photosUrl(order.id),
      photos: PHOTOS,
      photo_bytes: PHOTO_BYTES,
      fields,
    },
  }),
  ...(filed.length > 0 && {
    returns: filed.map((one) => ({
      number: numberOf(one),
      status: one.status,
      lines: one.items.map(({ itemId, quantity }) => ({ id: itemId, quantity })),
      documents: [],
    })),
  }),
});

export const wiredLine = (
  order: OrderRow,
  item: ItemRow,
  at: number,
  filed: readonly Returned[],
): Pick<v.InferInput<typeof earlierLine>, 'returned' | 'returnable'> => {
  const { returned, returnable } = returnedOf(order, item, at, filed);
  return { ...(returnable > 0 && { returnable }), ...(returned > 0 && { returned }) };
};
