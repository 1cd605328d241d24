/** The sentence of a quantity that comes in parts: „4 szt. od ręki, 1 szt. ok. 9 grudnia”. The server decides parts and days. */
import type { Availability } from '../../http/availability';
import { plus, type Decimal } from '../../http/decimal';
import { readDay, today } from '../../page/day';
import { language } from '../../page/language';
import { formatNumber, withUnit } from '../money';
import { stockText } from './text';

/** `9 grudnia`, in another year with the year; a text that is no day unchanged. */
export function writtenDay(text: string): string {
  const day = readDay(text);
  return day === undefined
    ? text
    : new Intl.DateTimeFormat(language(), {
        day: 'numeric',
        month: 'long',
        year: day.slice(0, 4) === today().slice(0, 4) ? undefined : 'numeric',
        timeZone: 'UTC',
      }).format(Date.parse(day));
}

/** Undefined with the shop's own sentence, and without parts that make this quantity: what the shop states otherwise is displayed then. */
export function partsOf(
  { parts = [], text }: Partial<Availability> = {},
  quantity: string,
  unit: string | undefined,
): string | undefined {
  if (text || parts.reduce((sum, one) => plus(sum, one.quantity), '0' as Decimal) !== quantity) return undefined;
  return parts
    .map(({ quantity: some, kind, date, branch, text: own }) => {
      const about = date && kind !== 'none' && stockText.about(writtenDay(date));
      return [
        withUnit(formatNumber(some), unit),
        // A day alone says that the goods are on their way.
        own || ((!about || kind === 'on-order') && stockText[kind]),
        !own && about,
        branch && `(${branch})`,
      ]
        .filter(Boolean)
        .join(' ');
    })
    .join(', ');
}
