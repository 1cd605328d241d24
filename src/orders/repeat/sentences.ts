/** Words the changes since an order. */
import { formatMoney, formatNumber, withUnit } from '../../ui/money';
import type { Currencies, Difference, Entry } from '../plan';
import { text } from '../text';

const words = text.reorder;
const none = '–';

function sentenceOf(one: Difference, { ordered, now }: Currencies, unit: string | undefined): string {
  const amount = (quantity: string) => withUnit(formatNumber(quantity), unit);
  switch (one.kind) {
    case 'name':
      return words.name(one.from ?? none);
    case 'code':
      return words.code(one.from ?? none, one.to ?? none);
    case 'unit':
      return words.unit(one.from ?? none, one.to ?? none);
    case 'price': {
      const of = text[one.of];
      if (one.to === undefined) return words.noPrice;
      const to = formatMoney(one.to, now);
      return one.from === undefined ? words.priceNow(of, to) : words.price(of, formatMoney(one.from, ordered), to);
    }
    case 'package':
      return words.package(formatNumber(one.from), amount(one.to));
    case 'stock':
      return one.to === '0' ? words.soldOut : words.stock(formatNumber(one.from), amount(one.to));
    case 'short':
      return words.short(amount(one.to));
    case 'parts':
      return one.text;
  }
}

/** All sentences to read before the line is added. */
export function sentencesOf({ offer, others, message }: Entry, currencies: Currencies): string[] {
  const sentences = offer?.differences.map((one) => sentenceOf(one, currencies, offer.product.unit)) ?? [
    others.length > 0 ? `${words.gone} ${words.instead}` : words.gone,
  ];
  return message === undefined ? sentences : [...sentences, message];
}
