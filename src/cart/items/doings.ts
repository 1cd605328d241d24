/** Decides what a line is told of its unanswered changes: the table asks once for all of them, so that no line has to listen. */
import type { CartItem } from './schema';

export interface Doing {
  /** Typed or clicked, and not yet judged. */
  readonly quantity: number | undefined;
  readonly saving: boolean;
  readonly removing: boolean;
}

/** By item id, only lines of which something is under way. */
export type Doings = ReadonlyMap<string, Doing>;

const NOTHING: Doings = new Map();

/** The same empty map whenever the lines rest, so that they need not be rendered. */
export function doingsOf(
  items: readonly CartItem[],
  quantities: Readonly<Record<string, number>>,
  saving: ReadonlySet<string>,
): Doings {
  if (saving.size === 0 && Object.keys(quantities).length === 0) return NOTHING;
  // Few lines change at once, and most groups have none of them.
  const ids = new Set([...Object.keys(quantities), ...[...saving].map((key) => key.slice(key.indexOf(':') + 1))]);
  const found = items.filter(({ id }) => ids.has(String(id)));
  if (found.length === 0) return NOTHING;
  return new Map(
    found.map(({ id }): [string, Doing] => {
      const quantity = quantities[String(id)];
      return [String(id), { quantity, saving: saving.has(`quantity:${id}`), removing: saving.has(`remove:${id}`) }];
    }),
  );
}
