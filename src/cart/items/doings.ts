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
  const found = items.flatMap(({ id }): [string, Doing][] => {
    const quantity = quantities[String(id)];
    const [saves, removing] = [saving.has(`quantity:${id}`), saving.has(`remove:${id}`)];
    return quantity !== undefined || saves || removing ? [[String(id), { quantity, saving: saves, removing }]] : [];
  });
  return found.length === 0 ? NOTHING : new Map(found);
}
