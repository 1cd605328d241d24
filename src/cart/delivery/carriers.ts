/** Formats a carrier's price for the buyer. */
import { isZero } from '../../http/decimal';
import type { Prices } from '../../page/currency';
import { priceText } from '../../ui/price';
import { isUnquoted } from '../session/kinds';
import { text } from '../text';
import type { Carrier } from '../wire/delivery';

export function carrierPrice(carrier: Carrier, brand: string, prices: Prices, currency: string): string | undefined {
  if (isUnquoted(carrier, brand)) return text.delivery.unpriced;
  if (isZero(carrier.price_gross)) return text.delivery.free;
  const { price_net: net, price_gross: gross } = carrier;
  if (prices === 'net' && net !== undefined) return priceText(net, currency, { word: text.items.netShort });
  return gross && priceText(gross, currency, { word: text.items.grossShort });
}
