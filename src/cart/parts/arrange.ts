/** Sorts the lines, and filters changed ones. */
import { compare } from '../../http/decimal';
import { language } from '../../page/language';
import type { Change } from '../session/changes';
import { lineKey } from '../wire/keys';
import type { CartItem } from '../wire/item';

/** The sort orders of a long cart. */
export const ORDERS = ['added', 'name', 'index', 'value'] as const;
export type LineOrder = (typeof ORDERS)[number];

/** The keys of lines that changed without the buyer's action. */
export const changedLines = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(
    changes.flatMap((one) =>
      one.kind === 'price' || one.kind === 'quantity' || one.kind === 'item_added' ? [lineKey(one.cartId, one.id)] : [],
    ),
  );

const byText = (of: (item: CartItem) => string) => (a: CartItem, b: CartItem) =>
  of(a).localeCompare(of(b), language(), { numeric: true });
const by: Readonly<Record<Exclude<LineOrder, 'added'>, (a: CartItem, b: CartItem) => number>> = {
  name: byText((item) => item.product_name),
  index: byText((item) => item.index ?? ''),
  value: (a, b) => compare(b.prices.total_gross, a.prices.total_gross),
};

/** Returns the list itself if there is nothing to sort or filter, so that nothing renders. */
export function arranged(
  items: readonly CartItem[],
  order: LineOrder,
  only?: (item: CartItem) => boolean,
): readonly CartItem[] {
  const left = only ? items.filter(only) : items;
  return order === 'added' ? left : left.toSorted(by[order]);
}
