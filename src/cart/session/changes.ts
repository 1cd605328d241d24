/** Lists the differences between two carts that the buyer neither made nor requested. */
import type { Decimal } from '../../http/decimal';
import { sameId, type Id } from '../../http/tolerant';
import { addressLine } from './address-line';
import { factsOf } from '../wire/actions';
import type { CartPost } from '../wire/api';
import type { CartItem } from '../wire/item';
import { placeKey, type LinePlace } from '../wire/keys';
import { displayedQuantity } from './quantities';
import { linesByKey } from './lines';
import { nameOf } from './rules';
import { kindOf } from './kinds';
import type { Cart } from '../wire/cart';

/** One difference from the displayed cart. Prices are net, per unit. */
export type Change =
  | (LinePlace & { readonly kind: 'price'; readonly name: string; readonly from: Decimal; readonly to: Decimal })
  | (LinePlace & {
      readonly kind: 'quantity';
      readonly name: string;
      readonly from: number;
      readonly to: number;
      readonly unit?: string;
      /** The line's gross value; absent if the buyer had typed a quantity. */
      readonly total?: { readonly from: Decimal; readonly to: Decimal };
    })
  | (LinePlace & { readonly kind: 'item_removed'; readonly name: string })
  | {
      readonly kind: 'carrier_price';
      readonly id: Id;
      readonly name: string;
      readonly from: Decimal;
      readonly to: Decimal;
    }
  | { readonly kind: 'carrier_removed'; readonly id: Id; readonly name: string }
  | (LinePlace & { readonly kind: 'item_added'; readonly name: string; readonly to: number })
  /** `cart`: another cart replaced the displayed one. `other`: only sums differ, or values without a sentence of their own. */
  | { readonly kind: 'cart' | 'other'; readonly id: Id; readonly name: string }
  /** A choice that changed elsewhere. `from` and `to` are names; empty if nothing is chosen. For `detail`, `name` is its label. */
  | { readonly kind: Chosen; readonly id: Id; readonly name: string; readonly from: string; readonly to: string };

type Chosen = 'carrier' | 'payment' | 'destination' | 'detail';

/** Returns all differences from the displayed summary. `common`: changes that every step reports. */
export type Review = (before: Cart, after: Cart, post: CartPost, common: readonly Change[]) => readonly Change[];

/** The displayed cart and the buyer's changes when the response arrived. */
export interface Seen {
  /** Null before the first response: no changes then. */
  readonly cart: Cart | null;
  /** Quantities that the buyer typed, by `lineKey`. */
  readonly quantities: Readonly<Record<string, number>>;
  /** Quantities that are still pending: the server's value for these lines is not reported. */
  readonly pending: Readonly<Record<string, number>>;
  /** Keys of lines that the buyer is removing. */
  readonly removed?: ReadonlySet<string>;
  /** The action of the response; changes that it requested are not reported. */
  readonly post: CartPost;
  /** Set while the summary is displayed, where every change is reported. */
  readonly review?: Review | undefined;
}

/** The changes in the order of the lines. Two different carts are not compared line by line. */
export function changesBetween(
  { cart: before, quantities, pending, removed, post, review }: Seen,
  after: Cart | null,
): readonly Change[] {
  if (before === null || after === null) return [];
  const [was, now] = [linesByKey(before), linesByKey(after)];
  if (!sameId(before.id, after.id)) {
    // The next cart after an order, or the first one of a shop that numbers filled carts only, is no other person's.
    const isNext = factsOf(post.cause).isSealed || was.size === 0 || now.size === 0;
    return isNext ? [] : [{ kind: 'cart', id: after.id, name: nameOf(after) }];
  }
  const lines = [...was].flatMap(([key, { item, cartId }]): Change[] => {
    const next = now.get(key)?.item;
    const typed = quantities[key];
    if (next === item && typed === undefined) return [];
    const about = { cartId, id: item.id };
    if (next) return lineChanges(about, item, next, typed, key in pending);
    // The line may be one that could not be read, and still be in the cart.
    return after.unread > 0 || removed?.has(key) ? [] : [{ kind: 'item_removed', ...about, name: item.product_name }];
  });
  const chosen = isOrder(post) || review ? [...addedLines(before, after), ...otherChoices(before, after)] : [];
  const all = [...lines, ...carrierChanges(before, after), ...chosen].filter(
    (change) => !isExpected(change, post, review),
  );
  return review?.(before, after, post, all) ?? all;
}

/** Every change is reported before an order. At other times new lines and choices result from the buyer's own actions. */
const isOrder = ({ cause, why }: CartPost): boolean => factsOf(cause).isSealed || why === 'order';

/** Whether the action explains the change. After a change elsewhere, step 1 displays removed lines and quantities anyway; prices are reported. */
const isExpected = (change: Change, { cause, body, why }: CartPost, review: Review | undefined): boolean =>
  factsOf(cause).explains?.(body, change) ??
  (!review && why === 'elsewhere' && (change.kind === 'item_removed' || change.kind === 'quantity'));

function lineChanges(
  place: LinePlace,
  line: CartItem,
  next: CartItem,
  typed: number | undefined,
  pending: boolean,
): Change[] {
  const about = { ...place, name: next.product_name };
  const [from, to] = [displayedQuantity(line, typed), displayedQuantity(next)];
  const [was, is] = [line.prices.net, next.prices.net];
  const effect = {
    ...(next.unit && { unit: next.unit }),
    ...(typed === undefined && { total: { from: line.prices.total_gross, to: next.prices.total_gross } }),
  };
  return [
    ...(was === is ? [] : [{ kind: 'price', ...about, from: was, to: is } as const]),
    ...(pending || from === to ? [] : [{ kind: 'quantity', ...about, from, to, ...effect } as const]),
  ];
}

function carrierChanges(before: Cart, after: Cart): Change[] {
  const { carrier } = before;
  if (carrier === undefined) return [];
  const about = { id: carrier.id, name: carrier.name };
  const offered = after.availableCarriers.some(({ id }) => sameId(id, carrier.id));
  if (!offered) return [{ kind: 'carrier_removed', ...about }];
  const [from, to] = [carrier.price_net, after.carrier?.price_net];
  const isComparable = sameId(after.carrier?.id, carrier.id) && from !== undefined && to !== undefined;
  return isComparable && from !== to ? [{ kind: 'carrier_price', ...about, from, to }] : [];
}

function addedLines(before: Cart, after: Cart): Change[] {
  const linesBefore = linesByKey(before);
  return [...linesByKey(after)].flatMap(([key, { item, cartId }]) =>
    linesBefore.has(key)
      ? []
      : [{ kind: 'item_added', cartId, id: item.id, name: item.product_name, to: displayedQuantity(item) }],
  );
}

function otherChoices(before: Cart, after: Cart): Change[] {
  const pairs = [
    ['carrier', before.carrier?.name, after.carrier?.name],
    ['payment', before.payment?.name, after.payment?.name],
    ['destination', destinationOf(before), destinationOf(after)],
  ] as const;
  return pairs.flatMap(([kind, from = '', to = '']) => (from === to ? [] : [{ kind, id: kind, name: to, from, to }]));
}

/** The destination of the goods: the kind's own, else the address. */
function destinationOf(cart: Cart): string {
  const { destination } = kindOf(cart.carrier);
  if (destination) return destination(cart);
  const address = cart.delivery_address ?? cart.invoice_address;
  return address ? addressLine(address) : '';
}

/** The changes to report: one per subject, from the value displayed first to the present one. */
export function mergeChanges(old: readonly Change[], next: readonly Change[]): readonly Change[] {
  if (next.length === 0) return old;
  const merged = new Map(old.map((change) => [changeKey(change), change]));
  for (const change of next) {
    const before = merged.get(changeKey(change));
    merged.set(
      changeKey(change),
      before && 'from' in before ? ({ ...change, ...sinceThen(before, change) } as Change) : change,
    );
  }
  return [...merged.values()].filter((change) => !('from' in change) || String(change.from) !== String(change.to));
}

/** The `from` values of the earlier change. A total that was unknown then stays unknown. */
function sinceThen(before: Extract<Change, { from: unknown }>, change: Change): Partial<Change> {
  if (before.kind !== 'quantity' || change.kind !== 'quantity') return { from: before.from } as Partial<Change>;
  const total = before.total && change.total && { from: before.total.from, to: change.total.to };
  return { from: before.from, total } as Partial<Change>;
}

/** Equal for changes of the same kind and subject. */
export const changeKey = (change: Change): string => `${change.kind} ${placeKey(change)}`;
