/** Quantity and bounds that a line displays. */
import type { CartItem } from '../wire/item';

/** The pending quantity, else the server's `frontQuantity`, else its `quantity`. */
export const displayedQuantity = (item: CartItem, edited?: number): number =>
  edited ?? Number(item.frontQuantity ?? item.quantity);

/** The bounds as numbers. If the server sends none, the field's defaults apply (minimum 1, step 1). */
export const quantityBounds = ({ min, max, step }: CartItem) => ({
  min: min === undefined ? undefined : Number(min),
  max: max === undefined ? undefined : Number(max),
  step: step === undefined ? undefined : Number(step),
});
