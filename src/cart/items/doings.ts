/** Decides what a line is told of its unanswered changes: the table reads them once for all lines, so that no line has to subscribe. */
import type { Change } from '../session/changes';
import type { Overlay } from '../session/pending';
import type { CartItem } from '../wire/item';

export interface Doing {
  /** Typed or clicked, and not yet judged by the server. */
  readonly quantity: number | undefined;
  readonly saving: boolean;
  readonly removing: boolean;
  /** Shown as removed: its removal is held, or on its way. */
  readonly removed: boolean;
  /** Set if the shop's quantity differs from the one seen here. */
  readonly changed: QuantityChange | undefined;
}

export type QuantityChange = Extract<Change, { kind: 'quantity' }>;

/** By item id; only lines with pending or reported changes. */
export type Doings = ReadonlyMap<string, Doing>;

const NOTHING: Doings = new Map();

/** Returns the same empty map while nothing is pending, so that the lines do not render again. */
export function doingsOf(
  items: readonly CartItem[],
  { quantities, removed, saving }: Pick<Overlay, 'quantities' | 'removed' | 'saving'>,
  changes: readonly Change[] = [],
): Doings {
  const changed = new Map(changes.flatMap((one) => (one.kind === 'quantity' ? [[String(one.id), one] as const] : [])));
  // Few lines change at once, and most groups have none of them.
  const ids = new Set([
    ...Object.keys(quantities),
    ...removed,
    ...[...saving].map((key) => key.slice(key.indexOf(':') + 1)),
    ...changed.keys(),
  ]);
  if (ids.size === 0) return NOTHING;
  const found = items.filter(({ id }) => ids.has(String(id)));
  if (found.length === 0) return NOTHING;
  return new Map(
    found.map(({ id }): [string, Doing] => {
      const key = String(id);
      return [
        key,
        {
          quantity: quantities[key],
          saving: saving.has(`quantity:${id}`),
          removing: saving.has(`remove:${id}`),
          removed: removed.has(key),
          changed: changed.get(key),
        },
      ];
    }),
  );
}
