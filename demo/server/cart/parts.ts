/** When the quantity of a product comes: from the branches at once, the rest from a warehouse that needs some days. */
import { DISPATCH, TOGETHER } from './extra-fields';
import type { LoadedCart } from './load';
import { arrivalOf } from './promise';

interface Stocked {
  readonly inStock: number;
  /** The pieces of `inStock` that come later, and the days that they need. */
  readonly later: number;
  readonly leadDays: number | null;
}

export interface Part {
  readonly quantity: number;
  readonly kind: 'stock' | 'incoming' | 'none';
  readonly date?: string;
}

export const isTogether = ({ own }: LoadedCart): boolean => own.extraFields[DISPATCH] === TOGETHER;

/** Empty for a product whose whole stock is at hand. `together`: the buyer wants all of it on the last day. */
export function partsOf({ inStock, later, leadDays }: Stocked, quantity: number, together = false): readonly Part[] {
  if (later === 0 || leadDays === null) return [];
  const date = arrivalOf(leadDays);
  const now = Math.min(Math.max(0, inStock - later), quantity);
  const rest = Math.min(quantity - now, later);
  if (together && rest > 0 && now + rest === quantity) return [{ quantity, kind: 'incoming', date }];
  const parts: readonly Part[] = [
    { quantity: now, kind: 'stock' },
    { quantity: rest, kind: 'incoming', date },
    { quantity: quantity - now - rest, kind: 'none' },
  ];
  return parts.filter((one) => one.quantity > 0);
}

/** The field `parts` of an availability, of a product that has any. */
export function inParts(product: Stocked, quantity: number, together?: boolean): { readonly parts?: readonly Part[] } {
  const parts = partsOf(product, quantity, together);
  return parts.length > 0 ? { parts } : {};
}
