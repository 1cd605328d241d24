/** Collects each line's pending changes once per table, so that no line has to subscribe. */
import type { Id } from '../../http/tolerant';
import type { QuantityChange } from '../changes/sentences';
import type { Change } from '../session/changes';
import { changedLines } from '../parts/arrange';
import { lineKey, quantityKey, removalKey } from '../wire/keys';
import type { Overlay } from '../session/pending';
import { ownerOf, type CartItem } from '../wire/item';

export interface RowStatus {
  /** A pending quantity. */
  readonly quantity: number | undefined;
  readonly saving: boolean;
  readonly removing: boolean;
  /** Displayed as removed: the removal is held or under way. */
  readonly removed: boolean;
  /** Set if the shop's quantity differs from the displayed one. */
  readonly changed: QuantityChange | undefined;
  /** Changed or added without the buyer's doing. */
  readonly isNews: boolean;
}

/** By `lineKey`, only lines with pending or reported changes. */
export type RowStatuses = ReadonlyMap<string, RowStatus>;

const NOTHING: RowStatuses = new Map();

/** Returns the same empty map while there are no changes, so that the lines do not render again. */
export function rowStatuses(
  items: readonly CartItem[],
  cartId: Id,
  { quantities, removed, saving }: Pick<Overlay, 'quantities' | 'removed' | 'saving'>,
  changes: readonly Change[] = [],
): RowStatuses {
  const changed = new Map(
    changes.flatMap((one) => (one.kind === 'quantity' ? [[lineKey(one.cartId, one.id), one] as const] : [])),
  );
  const news = changedLines(changes);
  // Few lines change at once, so most groups return the empty map.
  const lines = new Set([
    ...Object.keys(quantities),
    ...removed,
    ...[...saving].map((key) => key.slice(key.indexOf(':') + 1)),
    ...news,
  ]);
  if (lines.size === 0) return NOTHING;
  const keys = items
    .flatMap((item) => [item.id, ownerOf(item)].map((id) => lineKey(cartId, id)))
    .filter((key) => lines.has(key));
  if (keys.length === 0) return NOTHING;
  return new Map(
    keys.map((key): [string, RowStatus] => [
      key,
      {
        quantity: quantities[key],
        saving: saving.has(quantityKey(key)),
        removing: saving.has(removalKey(key)),
        removed: removed.has(key),
        changed: changed.get(key),
        isNews: news.has(key),
      },
    ]),
  );
}
