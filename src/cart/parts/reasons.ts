/** Decides the sentence that says why the person cannot go on. */
import { priceText } from '../../ui/price';
import { labelOf, missingField } from '../session/fields';
import type { Blocker } from '../session/ways';
import { text } from '../text';
import type { Cart } from '../wire/cart';

/** A minimum order names its amount and what is missing, as far as the server sends them. */
export function reasonOf(blocker: Blocker, cart: Cart, currency: string): string {
  const { prices } = cart;
  if (blocker === 'missing_field' || blocker === 'missing_line_field') {
    const lacking = missingField(cart, blocker === 'missing_field' ? ['order', 'delivery'] : ['line']);
    return lacking ? text.extra.missing(labelOf(lacking)) : text.blockers[blocker];
  }
  const { net, gross, missing } = prices?.minimum_order ?? {};
  if (blocker !== 'minimum_order' || missing === undefined) return text.blockers[blocker];
  const word = net ? text.items.netShort : gross && text.items.grossShort;
  const lacking = priceText(missing, currency, { word });
  if (net) return text.totals.minimumNet(priceText(net, currency), lacking);
  return gross ? text.totals.minimumGross(priceText(gross, currency), lacking) : text.totals.minimum(lacking);
}
