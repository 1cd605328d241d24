/** Decides how a day is written: `12 listopada 2026`, or short, `12.11.2026`. */
import { readDay } from '../page/day';
import { language } from '../page/language';

/** What is no day stays unchanged. */
export function formatDay(text: string, dateStyle: 'long' | 'short' = 'long'): string {
  const day = readDay(text);
  if (day === undefined) return text;
  return new Intl.DateTimeFormat(language(), { dateStyle, timeZone: 'UTC' })
    .format(Date.parse(day))
    .replaceAll(' ', '\u00A0');
}
