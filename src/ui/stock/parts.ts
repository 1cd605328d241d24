/** The sentence of a quantity that comes in parts: „4 szt. od ręki, 1 szt. ok. 9 grudnia”. The server decides parts and days. */
import type { Availability } from '../../http/availability';
import { isPositive, plus, type Decimal } from '../../http/decimal';
import { readDay, today } from '../../page/day';
import { language } from '../../page/language';
import { formatNumber, withUnit } from '../money';
import { stockText } from './text';

const HARD_SPACE = '\u00A0';

/** `9 grudnia`, in another year than this one with the year; a text that is no day unchanged. */
function dayOf(text: string): string {
  const day = readDay(text);
  if (day === undefined) return text;
  const year = day.slice(0, 4) === today().slice(0, 4) ? undefined : 'numeric';
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', year, timeZone: 'UTC' })
    .format(Date.parse(day))
    .replaceAll(' ', HARD_SPACE);
}

/** Undefined without parts, with the shop's own sentence, and if the parts are not those of this quantity: then today's sentence is right. */
export function partsOf(
  { parts = [], text }: Partial<Availability> = {},
  quantity: string | undefined,
  unit: string | undefined,
): string | undefined {
  const sum = parts.reduce((all, one) => plus(all, one.quantity), '0' as Decimal);
  if (text || parts.length === 0 || sum !== quantity || !parts.every((one) => isPositive(one.quantity)))
    return undefined;
  return parts
    .map(({ quantity: some, kind, date, branch, text: own }) => {
      const amount = withUnit(formatNumber(some), unit);
      const about = date && kind !== 'none' && stockText.about(dayOf(date));
      // A day alone says that the goods are on their way.
      const words = own ? `${amount} ${own}` : about && kind !== 'on-order' ? amount : stockText[kind](amount);
      return [words, !own && about, branch && `(${branch})`].filter(Boolean).join(' ');
    })
    .join(', ');
}
