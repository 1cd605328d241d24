/** Decides what changed without the person's doing: the difference between what they saw and what an answer shows. */
import type { Decimal } from '../../http/decimal';
import { idText, sameId, type Id } from '../../http/tolerant';
import { addressLine } from './address-line';
import type { CartPost } from '../wire/api';
import type { CartItem } from '../wire/item';
import { shownQuantity } from './quantities';
import { isLockerCarrier, isPickup, linesOf } from './rules';
import type { Cart } from '../wire/cart';

/** One thing that differs from what was shown. Prices are net, per unit. */
export type Change =
  | { readonly kind: 'price'; readonly id: Id; readonly name: string; readonly from: Decimal; readonly to: Decimal }
  | {
      readonly kind: 'quantity';
      readonly id: Id;
      readonly name: string;
      readonly from: number;
      readonly to: number;
      readonly unit?: string;
      /** The line's gross value; absent if the person had typed a quantity over it. */
      readonly total?: { readonly from: Decimal; readonly to: Decimal };
    }
  | { readonly kind: 'item_removed'; readonly id: Id; readonly name: string }
  | {
      readonly kind: 'carrier_price';
      readonly id: Id;
      readonly name: string;
      readonly from: Decimal;
      readonly to: Decimal;
    }
  | { readonly kind: 'carrier_removed'; readonly id: Id; readonly name: string }
  | { readonly kind: 'item_added'; readonly id: Id; readonly name: string; readonly to: number }
  /** A choice that changed elsewhere. `from` and `to` are names; empty if nothing is chosen. */
  | { readonly kind: Chosen; readonly id: Id; readonly name: string; readonly from: string; readonly to: string };

type Chosen = 'carrier' | 'payment' | 'destination';

/** What the person had seen or done when the answer came. */
export interface Seen {
  /** Null before the first answer: nothing can have changed then. */
  readonly cart: Cart | null;
  /** Quantities that the person typed over the cart's, by item id. */
  readonly quantities: Readonly<Record<string, number>>;
  /** Quantities that no answer has judged yet: what the server says of them is not news. */
  readonly pending: Readonly<Record<string, number>>;
  /** Lines that the person is removing, by item id. */
  readonly removed?: ReadonlySet<string>;
  /** The action that was answered: a change that it asked for is not news. */
  readonly post: CartPost;
}

/** In the order of the lines. Two different carts (the next one after an order) are not compared. */
export function changesBetween(
  { cart: before, quantities, pending, removed, post }: Seen,
  after: Cart | null,
): readonly Change[] {
  if (before === null || after === null || !sameId(before.id, after.id)) return [];
  const now = new Map(linesOf(after).map((line) => [idText(line.id), line]));
  const lines = linesOf(before).flatMap((line): Change[] => {
    const next = now.get(idText(line.id));
    const typed = quantities[String(line.id)];
    if (next === line && typed === undefined) return [];
    if (next) return lineChanges(line, next, typed, String(line.id) in pending);
    // The line may be one that could not be read, and still be in the cart.
    return after.unread > 0 || removed?.has(String(line.id))
      ? []
      : [{ kind: 'item_removed', id: line.id, name: line.product_name }];
  });
  const chosen = isOrder(post) ? [...addedLines(before, after), ...otherChoices(before, after)] : [];
  return [...lines, ...carrierChanges(before, after), ...chosen].filter((change) => !isAsked(change, post));
}

/** Before an order every change is reported; at other times new lines and choices follow from the person's own actions. */
const isOrder = ({ cause, why }: CartPost): boolean => cause === 'confirm' || why === 'order';

/** After a change elsewhere, removed lines and quantities are the person's own doing; a price is news all the same. */
function isAsked({ kind, id }: Change, { cause, body, why }: CartPost): boolean {
  switch (cause) {
    case 'remove':
      return kind === 'item_removed' && sameId(id, body.remove.id);
    case 'add_discount':
      return kind === 'price' && sameId(id, body.add_discount.id);
    case 'add_carrier_discount':
      return kind === 'carrier_price' && sameId(id, body.add_carrier_discount.id);
    default:
      return why === 'elsewhere' && (kind === 'item_removed' || kind === 'quantity');
  }
}

function lineChanges(line: CartItem, next: CartItem, typed: number | undefined, pending: boolean): Change[] {
  const about = { id: line.id, name: next.product_name };
  const [from, to] = [shownQuantity(line, typed), shownQuantity(next)];
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
  const known = sameId(after.carrier?.id, carrier.id) && from !== undefined && to !== undefined;
  return known && from !== to ? [{ kind: 'carrier_price', ...about, from, to }] : [];
}

function addedLines(before: Cart, after: Cart): Change[] {
  const known = new Set(linesOf(before).map(({ id }) => idText(id)));
  const added = linesOf(after).filter(({ id }) => !known.has(idText(id)));
  return added.map((line) => ({ kind: 'item_added', id: line.id, name: line.product_name, to: shownQuantity(line) }));
}

function otherChoices(before: Cart, after: Cart): Change[] {
  const pairs = [
    ['carrier', before.carrier?.name, after.carrier?.name],
    ['payment', before.payment?.name, after.payment?.name],
    ['destination', destinationOf(before), destinationOf(after)],
  ] as const;
  return pairs.flatMap(([kind, from = '', to = '']) => (from === to ? [] : [{ kind, id: kind, name: to, from, to }]));
}

/** Where the goods go: the locker's code, or the address; empty for a pickup. */
function destinationOf(cart: Cart): string {
  if (isPickup(cart.carrier)) return '';
  if (isLockerCarrier(cart.carrier)) return cart.inpost_point_code ?? '';
  const address = cart.delivery_address ?? cart.invoice_address;
  return address ? addressLine(address) : '';
}

/** The changes still to be reported: each thing once, from what the person saw first to its present value. */
export function mergeChanges(old: readonly Change[], next: readonly Change[]): readonly Change[] {
  if (next.length === 0) return old;
  const merged = new Map(old.map((change) => [keyOf(change), change]));
  for (const change of next) {
    const before = merged.get(keyOf(change));
    merged.set(
      keyOf(change),
      before && 'from' in before ? ({ ...change, ...sinceThen(before, change) } as Change) : change,
    );
  }
  return [...merged.values()].filter((change) => !('from' in change) || String(change.from) !== String(change.to));
}

/** The `from` values of the earlier change; a total that was unknown then stays unknown. */
function sinceThen(before: Extract<Change, { from: unknown }>, change: Change): Partial<Change> {
  if (before.kind !== 'quantity' || change.kind !== 'quantity') return { from: before.from } as Partial<Change>;
  const total = before.total && change.total && { from: before.total.from, to: change.total.to };
  return { from: before.from, total } as Partial<Change>;
}

const keyOf = ({ kind, id }: Change): string => `${kind} ${id}`;
