/** Converts the scripted changes of a visitor's cart to rows. */
import type { cartItems, cartTurns } from '../db/schema/carts';
import { toAmount, toGrosze } from '../money/grosze';
import type { Person } from './person';
import type { Ware } from './wares';

type Line = typeof cartItems.$inferInsert;

export function scriptedChangesOf(
  cartId: number,
  person: Person,
  items: readonly Line[],
  shelf: readonly Ware[],
): (typeof cartTurns.$inferInsert)[] {
  const lines = items.filter((one) => one.cartId === cartId);
  return (person.cart?.turns ?? []).map(({ when, line, dearer, left, carrier }) => {
    const item = line === undefined ? undefined : lines[line];
    const ware = shelf.find(({ id }) => id === item?.productId);
    const raised = ware && dearer && Math.round((toGrosze(ware.priceNet) * (100 + dearer)) / 100);
    return {
      cartId,
      afterAnswers: when === 'while ordering' ? null : 1,
      productId: item?.productId ?? null,
      priceNet: raised ? toAmount(raised) : null,
      quantity: left ? Math.max(ware?.min ?? 1, left * (ware?.step ?? 1)) : (left ?? null),
      carrierId: carrier ?? null,
    };
  });
}
