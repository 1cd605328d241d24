/** Tries a trader's prices: stored for a trader, refused for others and below the minimum. */
import type { Cart } from '../../../cart/wire/cart';
import type { SlotName } from '../../../cart/wire/slots';
import { cents, lineOf, linesOf } from '../cart-parts';
import type { Probe } from '../probe';
import { lackingIn } from '../reply';
import { delivers } from '../complete-cart';

/** The role of the session; undefined if unknown. */
export type PriceRole = 'buyer' | 'trader' | undefined;

const amount = (grosze: number): string => (grosze / 100).toFixed(2);

export async function checkPrices(probe: Probe, role: PriceRole): Promise<void> {
  const cart = await probe.loaded();
  const line = cart && linesOf(cart)[0];
  if (cart === undefined || line === undefined) {
    probe.skip('discount', 'the cart has no lines');
    return probe.skip('discount-low', 'the cart has no lines');
  }
  const { id, prices } = line.item;
  const body = (discount_price: string) => ({ add_discount: { id, cartId: line.cartId, discount_price } });
  const higher = amount(cents(prices.net) + 100);
  const hasNewPrice = (now: Cart) => cents(lineOf(now, id)?.prices.net ?? '0') === cents(higher);
  const isTrader = await tryPrice(probe, body(higher), role, hasNewPrice, 'add_discount');
  if (isTrader) await probe.post(body(amount(cents(prices.net))));
  if (isTrader && cents(prices.minimal_price_net ?? '0') <= 1)
    probe.skip('discount-low', 'minimal_price_net leaves no lower price');
  else {
    await probe.refuses('discount-low', body('0.01'), 'add_discount');
    const min = isTrader ? prices.minimal_price_net : undefined;
    if (min !== undefined) await probe.refuses('discount-low', body(amount(cents(min) - 1)), 'add_discount');
  }
  await checkCarrierPrice(probe, cart, role);
}

async function checkCarrierPrice(probe: Probe, cart: Cart, role: PriceRole): Promise<void> {
  const carrier = cart.availableCarriers.find(delivers);
  if (carrier === undefined) return probe.skip('discount-carrier', 'no carrier has a price');
  await probe.post({ carrier: { id: carrier.id } });
  const body = (discount_price: string) => ({ add_carrier_discount: { id: carrier.id, discount_price } });
  const hasNewPrice = (now: Cart) => cents(now.carrier?.price_net ?? '0') === 777;
  await tryPrice(probe, body('7.77'), role, hasNewPrice, 'add_carrier_discount');
  for (const low of ['0.50', '0.99']) await probe.refuses('discount-carrier', body(low), 'add_carrier_discount');
}

/** Tries to set a price; returns true for a trader. The shop must refuse a buyer and leave the cart unchanged; any other result is a fault. */
async function tryPrice(
  probe: Probe,
  body: object,
  role: PriceRole,
  hasNewPrice: (cart: Cart) => boolean,
  slot: SlotName,
): Promise<boolean> {
  if (role === 'buyer') {
    await probe.refuses('discount', body, slot);
    return false;
  }
  const before = JSON.stringify(await probe.loaded());
  const reply = await probe.post(body);
  const later = await probe.load();
  if (reply.isDone || role === 'trader') {
    const problem = !reply.isDone
      ? 'a trader may do this'
      : later && hasNewPrice(later)
        ? undefined
        : 'the price is another one';
    probe.judgeReply('discount', reply, problem);
    return reply.isDone;
  }
  const lacking = lackingIn(reply);
  const problem = JSON.stringify(later) === before ? lacking : 'the cart has changed';
  probe.judgeReply('discount', reply, problem);
  if (lacking === undefined) probe.judgeSlot(reply, slot);
  return false;
}
