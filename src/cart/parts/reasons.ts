/** Decides the sentence that says why the person cannot go on. */
import { priceText } from '../../ui/price';
import { isEmpty, labelOf, missingField, placeOf, saidOf } from '../session/fields';
import type { Blocker } from '../session/ways';
import { text } from '../text';
import type { Cart } from '../wire/cart';
import type { ExtraField } from '../wire/extra';

/** A minimum order names its amount and what is missing, as far as the server sends them. */
export function reasonOf(blocker: Blocker, cart: Cart, currency: string): string {
  const { prices } = cart;
  if (blocker === 'missing_field' || blocker === 'missing_line_field') {
    const lacking = missingField(cart, blocker === 'missing_field' ? ['order', 'delivery'] : ['line']);
    return lacking ? text.extra.missing(labelOf(lacking)) : text.blockers[blocker];
  }
  if (blocker === 'missing_consent') return lacksOf(cart) || text.blockers[blocker];
  const { net, gross, missing } = prices?.minimum_order ?? {};
  if (blocker !== 'minimum_order' || missing === undefined) return text.blockers[blocker];
  const word = net ? text.items.netShort : gross && text.items.grossShort;
  const lacking = priceText(missing, currency, { word });
  if (net) return text.totals.minimumNet(priceText(net, currency), lacking);
  return gross ? text.totals.minimumGross(priceText(gross, currency), lacking) : text.totals.minimum(lacking);
}

/** What is said of a required consent or choice that is missing: the shop's own sentence, else one made from its label. */
export function lackOf({ error, name, type, label = name }: ExtraField): string {
  if (error) return error;
  if (type === 'choice') return text.extra.missing(label);
  return name === 'terms' ? text.consents.terms : text.consents.missing(label);
}

const lacksOf = (cart: Cart): string =>
  cart.extra_fields
    .filter((field) => field.required && placeOf(field) === 'summary' && isEmpty(field, saidOf(field)))
    .map(lackOf)
    .join(' ');
