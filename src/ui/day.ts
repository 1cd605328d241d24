/** Formats a date: `12 listopada 2026`, or short, `12.11.2026`. */
import { readDay } from '../page/day';
import { language } from '../page/language';

/** Returns a text that is not a date unchanged. The day of a time with a zone is the shop's. */
export function formatDay(text: string, length: 'long' | 'short' = 'long'): string {
  const day = readDay(text);
  if (day === undefined) return text;
  // In other languages a date of digits alone can be ambiguous.
  const dateStyle = length === 'short' && !/^pl\b/.test(language()) ? 'medium' : length;
  return new Intl.DateTimeFormat(language(), { dateStyle, timeZone: 'UTC' })
    .format(Date.parse(day))
    .replaceAll(' ', '\u00A0');
}
