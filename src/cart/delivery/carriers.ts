/** Decides how a carrier appears to the buyer: its kind and its price. */
import { isZero } from '../../http/decimal';
import type { Prices } from '../../page/currency';
import { formatMoney } from '../../ui/money';
import { isLockerCarrier, isPickup, isTransport } from '../session/rules';
import { text } from '../text';
import type { Carrier } from '../wire/delivery';

export type CarrierKind = 'locker' | 'pickup' | 'transport' | 'courier';

export function carrierKind(carrier: Carrier, brand: string): CarrierKind {
  if (isLockerCarrier(carrier)) return 'locker';
  if (isPickup(carrier)) return 'pickup';
  return isTransport(carrier, brand) ? 'transport' : 'courier';
}

/** The shop's own transport without a price waits for a quote; any other price of zero is free. */
export function carrierPrice(carrier: Carrier, brand: string, prices: Prices, currency: string): string | undefined {
  if (isTransport(carrier, brand) && isZero(carrier.price_net)) return text.delivery.unpriced;
  if (isZero(carrier.price_gross)) return text.delivery.free;
  const { price_net: net, price_gross: gross } = carrier;
  if (prices === 'net' && net !== undefined) return `${formatMoney(net, currency)} ${text.items.netShort}`;
  return gross && formatMoney(gross, currency);
}
