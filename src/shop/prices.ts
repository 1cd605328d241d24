/** The actions by which a trader sets a price: of a line, and of the delivery (rules T1, T2). */
import { kindOf } from '../cart/session/kinds';
import type { Action } from './action';
import type { ShopCart } from './cart';
import { byId } from './choices';
import { toAmount, toGrosze } from './money';
import type { Check } from './rule';

/** The fixed bounds of a delivery's net price. */
const CARRIER = { least: 1_00, most: 99_999_99 };

const isPrice = (sent: unknown): boolean => typeof sent === 'string' && /^\d+\.\d{2}$/.test(sent);

/** Whether a net price is within its limits: checked when a trader sets it, and again at the order. */
export function* priceChecks({ label, least, most }: ReturnType<ShopCart['limitsOf']>, net: string): Generator<Check> {
  const price = toGrosze(net);
  yield ['price-minimum', price >= least, { label, limit: toAmount(least) }];
  yield ['price-maximum', price <= most, { label, limit: toAmount(most) }];
}

export const add_discount: Action<'add_discount'> = {
  *rules(cart, { add_discount: { id, cartId, discount_price: net } }) {
    yield ['price-trader', cart.isTrader];
    yield ['price-text', isPrice(net)];
    const line = cart.lineOf(id, cartId);
    yield ['price-line', line !== undefined];
    if (line && isPrice(net)) yield* priceChecks(cart.limitsOf(line), net);
  },
  effect(cart, { add_discount: { id, cartId, discount_price: net } }) {
    const line = cart.lineOf(id, cartId);
    if (line) cart.setPrice(line, net);
  },
};

export const add_carrier_discount: Action<'add_carrier_discount'> = {
  *rules(cart, { add_carrier_discount: { id, discount_price: net } }) {
    const carrier = byId(cart.carriers, id);
    yield ['price-carrier-trader', cart.isTrader];
    yield ['price-carrier-text', isPrice(net)];
    yield ['price-carrier-known', carrier !== undefined];
    yield ['price-carrier-free', !(carrier && kindOf(carrier).isFree)];
    const price = isPrice(net) ? toGrosze(net) : 0;
    yield ['price-carrier-minimum', price >= CARRIER.least];
    yield ['price-carrier-maximum', price <= CARRIER.most];
  },
  effect: ({ own }, { add_carrier_discount: { id, discount_price: net } }) =>
    void (own.carrierPrices = { ...own.carrierPrices, [id]: net }),
};
