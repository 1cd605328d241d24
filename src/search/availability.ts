/** The sentence about a product's stock, place and date: the shop's own, else one from its numbers. */
import type { Availability } from '../http/availability';
import { isZero } from '../http/decimal';
import { formatNumber, withUnit } from '../ui/money';
import { productText } from './text';

export interface Stock {
  readonly sentence: string;
  /** False if the product is out of stock; undefined if the shop sends only a sentence. */
  readonly isThere: boolean | undefined;
}

export function stockOf(availability: Availability | undefined, unit: string | undefined): Stock | undefined {
  if (availability === undefined) return undefined;
  const { quantity, branch, date, text } = availability;
  const isThere = quantity === undefined ? undefined : !isZero(quantity);
  const amount = quantity && withUnit(formatNumber(quantity), unit);
  const parts = [
    amount && (isThere ? productText.available(amount) : productText.unavailable),
    branch,
    date && productText.from(formatDate(date)),
  ];
  const sentence = text || parts.filter(Boolean).join(', ');
  return sentence ? { sentence, isThere } : undefined;
}

/** `2026-11-25` as `25.11.2026`; any other text stays as the shop wrote it. */
const formatDate = (date: string): string => date.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3.$2.$1');
