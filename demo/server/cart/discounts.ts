/** Limits of a trader's price changes (rules T1, T2). */
import { eq } from 'drizzle-orm';
import type { CartActionBody } from '../../../src/cart/wire/actions';
import { kindOf } from '../../../src/cart/session/kinds';
import { sameId } from '../../../src/http/tolerant';
import { toAmount, toGrosze, toPolish } from '../money/grosze';
import { cartItems, carts } from '../db/schema/carts';
import type { Line } from './lines';
import { refuse, message } from './messages';
import type { Action } from './outcome';
import { text } from './text';

/** The fixed minimum net price of a delivery: 1.00. */
const CARRIER_LEAST = 100;
const CARRIER_MOST = 9_999_999;

/** The error for a forbidden net price of a line, checked when a trader sets the price and again at the order. */
export function priceFault(
  line: Pick<Line, 'name' | 'minimalPriceNet' | 'originalNet'>,
  priceNet: string,
): string | undefined {
  const price = toGrosze(priceNet);
  if (price < toGrosze(line.minimalPriceNet)) return text.priceLow(line.name, toPolish(line.minimalPriceNet));
  const max = toGrosze(line.originalNet) * 2;
  return price > max ? text.priceHigh(line.name, toPolish(toAmount(max))) : undefined;
}

export const addDiscount: Action<CartActionBody<'add_discount'>> = async (tx, cart, { add_discount: discount }) => {
  if (!cart.actsAsTrader) return refuse('add_discount', text.onlyTrader);
  const line = cart.lines.find((one) => sameId(one.id, discount.id) && sameId(one.cartId, discount.cartId));
  if (line === undefined) return refuse('add_discount', text.noLine);
  const fault = priceFault(line, discount.discount_price);
  if (fault !== undefined) return refuse('add_discount', fault);
  await tx.update(cartItems).set({ priceNet: discount.discount_price }).where(eq(cartItems.id, line.id));
  return message('add_discount', 'success', text.priceSaved);
};

export const addCarrierDiscount: Action<CartActionBody<'add_carrier_discount'>> = async (
  tx,
  cart,
  { add_carrier_discount: discount },
) => {
  if (!cart.actsAsTrader) return refuse('add_carrier_discount', text.onlyTrader);
  const carrier = cart.carriers.find((one) => sameId(one.id, discount.id));
  if (carrier === undefined) return refuse('add_carrier_discount', text.unknownCarrier);
  if (kindOf(carrier).isFree) return refuse('add_carrier_discount', text.carrierPickup);
  if (toGrosze(discount.discount_price) < CARRIER_LEAST) return refuse('add_carrier_discount', text.carrierLow);
  if (toGrosze(discount.discount_price) > CARRIER_MOST) return refuse('add_carrier_discount', text.carrierHigh);
  const carrierPrices = { ...cart.own.carrierPrices, [carrier.id]: discount.discount_price };
  await tx.update(carts).set({ carrierPrices }).where(eq(carts.id, cart.own.id));
  return message('add_carrier_discount', 'success', text.priceSaved);
};
