/** Decides how it is said whether a product is there, where and when: the shop's own sentence, else what its numbers mean. */
import type { Availability } from '../http/availability';
import { isZero } from '../http/decimal';
import { formatNumber } from '../ui/money';
import { productText } from './text';

export interface Stock {
  readonly said: string;
  /** False where there is none; undefined where only the shop's sentence tells. */
  readonly isThere: boolean | undefined;
}

export function stockOf(availability: Availability | undefined, unit: string | undefined): Stock | undefined {
  if (availability === undefined) return undefined;
  const { quantity, branch, date, text } = availability;
  const isThere = quantity === undefined ? undefined : !isZero(quantity);
  const amount = quantity && [formatNumber(quantity), unit].filter(Boolean).join('\u00A0');
  const parts = [
    amount && (isThere ? productText.available(amount) : productText.unavailable),
    branch,
    date && productText.from(formatDate(date)),
  ];
  const said = text || parts.filter(Boolean).join(', ');
  return said ? { said, isThere } : undefined;
}

/** `2026-11-25` as `25.11.2026`; what is no such date stands as the shop has written it. */
const formatDate = (date: string): string => date.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3.$2.$1');
