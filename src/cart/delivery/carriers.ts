/** Formats a carrier's price for the buyer, and limits the trader's. */
import { isZero, type Decimal } from '../../http/decimal';
import type { Prices } from '../../page/currency';
import { priceText } from '../../ui/price';
import { isUnquoted } from '../session/kinds';
import { text } from '../text';
import type { Carrier } from '../wire/delivery';

/** The lowest net price that a trader may set (rule T2). The dialog's own rules load with it. */
export const CARRIER_MINIMUM = '1' as Decimal;

/** The heading says net or gross for all; a price of the other kind says so itself. */
export function carrierPrice(carrier: Carrier, brand: string, prices: Prices, currency: string): string | undefined {
  if (isUnquoted(carrier, brand)) return text.delivery.unpriced;
  if (isZero(carrier.price_gross)) return text.delivery.free;
  const { price_net: net, price_gross: gross } = carrier;
  if (prices === 'net' && net !== undefined) return priceText(net, currency);
  return gross && priceText(gross, currency, { word: prices === 'net' ? text.items.grossShort : undefined });
}
