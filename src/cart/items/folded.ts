/** Selects the lines of a company's long order that are visible before unfolding. */
import { compare, plus, type Decimal } from '../../http/decimal';
import { lineKey } from '../wire/keys';
import type { Id } from '../../http/tolerant';
import type { CartItem } from '../wire/item';

/** Up to this many lines nothing is folded: the law requires the ordered goods directly before the button. */
const WHOLE = 60;
const FIRST = 6;
const LAST = 4;
const DEAREST = 5;

export interface Folded {
  /** The first lines, then lines of the middle that are never folded. */
  readonly first: readonly CartItem[];
  readonly rest: readonly CartItem[];
  readonly last: readonly CartItem[];
}

/** Undefined if no line is folded. `changed`: keys of lines that changed without the buyer's action. */
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

/** Keeps changed lines unfolded after the change was acknowledged, so that they do not disappear while being read. */
export function remembering(): (changed: ReadonlySet<string>) => ReadonlySet<string> {
  let all: ReadonlySet<string> = new Set();
  return (changed) => ([...changed].every((key) => all.has(key)) ? all : (all = new Set([...all, ...changed])));
}
