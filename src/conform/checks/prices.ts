/** Decides how a trader's prices are tried: kept for a trader, refused for everybody else, never below the minimum. */
import type { Cart } from '../../cart/wire/cart';
import { cents, lineOf, linesOf } from '../cart-parts';
import { lackingIn, seen, type Probe } from '../probe';

export async function checkPrices(probe: Probe): Promise<void> {
  const cart = await probe.load();
  const line = cart && linesOf(cart)[0];
  if (cart === undefined || line === undefined) {
    probe.skip('discount', 'the cart has no lines');
    probe.skip('discount-low', 'the cart has no lines');
  } else {
    const { id, prices } = line.item;
    const body = (discount_price: string) => ({ add_discount: { id, cartId: line.cartId, discount_price } });
    const higher = ((cents(prices.net) + 100) / 100).toFixed(2);
    const isTrader = await tryPrice(
      probe,
      body(higher),
      'add_discount',
      (now) => cents(lineOf(now, id)?.prices.net ?? '0') === cents(higher),
    );
    if (isTrader) await probe.post(body((cents(prices.net) / 100).toFixed(2)));
    if (isTrader && cents(prices.minimal_price_net ?? '0') <= 1)
      probe.skip('discount-low', 'minimal_price_net leaves no lower price');
    else await probe.refuses('discount-low', body('0.01'), 'add_discount');
  }
  const carrier = cart?.availableCarriers.find(({ type }) => type !== 'pickup');
  if (carrier === undefined) return probe.skip('discount-carrier', 'no carrier has a price');
  await probe.post({ carrier: { id: carrier.id } });
  await probe.refuses(
    'discount-carrier',
    { add_carrier_discount: { id: carrier.id, discount_price: '0.50' } },
    'add_carrier_discount',
  );
}

/** True for a trader. A buyer is refused with the cart unchanged; anything between is a fault. */
async function tryPrice(probe: Probe, body: object, slot: string, isKept: (cart: Cart) => boolean): Promise<boolean> {
  const before = JSON.stringify(await probe.load());
  const reply = await probe.post(body);
  const later = await probe.load();
  if (reply.isDone) {
    probe.judge(
      'discount',
      later !== undefined && isKept(later) ? undefined : `${seen(reply)}\nthe line has another price`,
    );
    return true;
  }
  const lacking = lackingIn(reply);
  const problem = JSON.stringify(later) === before ? lacking : 'the cart is another one afterwards';
  probe.judge('discount', problem === undefined ? undefined : `${seen(reply)}\n${problem}`);
  if (lacking === undefined) probe.judgeSlot(reply, slot);
  return false;
}
