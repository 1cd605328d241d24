/** Decides which lines of a long order a company sees at once, and which only after a press. */
import { compare, plus, type Decimal } from '../../http/decimal';
import { lineKey } from '../wire/keys';
import type { Id } from '../../http/tolerant';
import type { CartItem } from '../wire/item';

/** Up to so many lines nothing is folded: the law wants what is ordered directly before the button. */
const WHOLE = 60;
const FIRST = 6;
const LAST = 4;
const DEAREST = 5;

export interface Folded {
  /** The first lines, then those of the middle that always stand there. */
  readonly first: readonly CartItem[];
  readonly rest: readonly CartItem[];
  readonly last: readonly CartItem[];
}

/** Undefined if all lines stand there. `changed`: the keys of lines that changed without the person's doing. */
export function foldedOf(items: readonly CartItem[], cartId: Id, changed: ReadonlySet<string>): Folded | undefined {
  if (items.length <= WHOLE) return undefined;
  const dearest = new Set(
    items.toSorted((a, b) => compare(b.prices.total_gross, a.prices.total_gross)).slice(0, DEAREST),
  );
  const stays = (item: CartItem) =>
    dearest.has(item) || item.onRequestAvailableToOrder || changed.has(lineKey(cartId, item.id));
  const middle = items.slice(FIRST, -LAST);
  const rest = middle.filter((item) => !stays(item));
  if (rest.length === 0) return undefined;
  return { first: [...items.slice(0, FIRST), ...middle.filter(stays)], rest, last: items.slice(-LAST) };
}

export const sumOf = (values: readonly Decimal[]): Decimal => values.reduce(plus, '0' as Decimal);

/** A line that has changed stays after the change was acknowledged, so that it does not vanish under the eyes. */
export function remembering(): (changed: ReadonlySet<string>) => ReadonlySet<string> {
  let all: ReadonlySet<string> = new Set();
  return (changed) => ([...changed].every((key) => all.has(key)) ? all : (all = new Set([...all, ...changed])));
}
