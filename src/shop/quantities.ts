/** Sets quantities, removes and moves lines. Each line is checked alone. */
import type { Action } from './action';
import type { Bounds } from './cart';
import type { Check } from './rule';

/** The rules of one quantity. Whatever is no number is no whole number either. */
export function* quantityChecks({ label, unit, min, max, step }: Bounds, sent: unknown): Generator<Check> {
  const quantity = Number(sent);
  yield ['quantity-type', Number.isInteger(sent), { label }];
  yield ['quantity-min', quantity >= min, { label, unit, limit: `${min}` }];
  yield ['quantity-stock', max >= min, { label }];
  yield ['quantity-max', quantity <= max, { label, unit, limit: `${max}` }];
  yield ['quantity-step', quantity % step === 0, { label, unit, limit: `${step}` }];
}

/** The quantity of a product that is sold out can be lowered; the order is refused until its line is removed. */
const isLowered = ({ min, max }: Bounds, now: number, sent: unknown): boolean =>
  max < min && Number.isInteger(sent) && Number(sent) > 0 && Number(sent) < now;

export const quantity: Action<'quantity'> = {
  parts: ({ quantity: sent, cartToUpdate }) =>
    Object.entries(sent).map(([id, one]) => ({ quantity: { [id]: one }, cartToUpdate })),
  *rules(cart, { quantity: sent, cartToUpdate }) {
    yield ['quantity-cart', cart.isCart(cartToUpdate)];
    for (const [id, target] of Object.entries(sent)) {
      const line = cart.lineOf(id, cartToUpdate);
      yield ['line-known', line !== undefined];
      if (line === undefined) return;
      const bounds = cart.boundsOf(line);
      if (!isLowered(bounds, line.quantity, target)) yield* quantityChecks(bounds, target);
    }
  },
  effect(cart, { quantity: sent, cartToUpdate }) {
    for (const [id, target] of Object.entries(sent)) {
      const line = cart.lineOf(id, cartToUpdate);
      if (line) line.quantity = Number(target);
    }
  },
};

/** Removing a line that is no longer there succeeds: another tab was faster. */
export const remove: Action<'remove'> = {
  rules: () => [],
  effect(cart, { remove: { id, cartId } }) {
    const line = cart.isCart(cartId) ? cart.lineOf(id, cartId) : undefined;
    if (line) cart.remove(line);
  },
};

/** A line of a master cart joins the line of the same product in the other cart, which keeps its price, or moves as it is. */
export const move: Action<'move'> = {
  parts: ({ move: { ids, cartId } }) => [...new Set(ids.map(String))].map((id) => ({ move: { ids: [id], cartId } })),
  *rules(cart, { move: { ids, cartId } }) {
    yield ['quantity-cart', cart.isChild(cartId)];
    for (const line of ids.map((id) => cart.lineOf(id))) {
      yield ['line-known', line !== undefined];
      const same = line && cart.sameIn(cartId, line);
      if (same) yield* quantityChecks(cart.boundsOf(line), line.quantity + same.quantity);
    }
  },
  effect(cart, { move: { ids, cartId } }) {
    for (const line of ids.map((id) => cart.lineOf(id))) {
      const same = line && cart.sameIn(cartId, line);
      if (same) {
        same.quantity += line.quantity;
        cart.remove(line);
      } else if (line) cart.move(line, cartId);
    }
  },
};
