/** Formats a date: `12 listopada 2026`, or short, `12.11.2026`. */
import { readDay } from '../page/day';
import { language } from '../page/language';

/** Returns a text that is not a date unchanged. */
export function formatDay(text: string, dateStyle: 'long' | 'short' = 'long'): string {
  const day = readDay(text);
  if (day === undefined) return text;
  return new Intl.DateTimeFormat(language(), { dateStyle, timeZone: 'UTC' })
    .format(Date.parse(day))
    .replaceAll(' ', '\u00A0');
}
