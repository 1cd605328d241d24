/** Formats a point in time, short: `9.12.2026`, with its time `26.11.2026, 13:42`. */
import { readDay } from '../page/day';
import { language } from '../page/language';

/** Returns a text that is not a date unchanged. A time without a zone is local. */
export function formatMoment(text: string): string {
  const day = readDay(text);
  if (day === undefined) return text;
  const time = /[T ]\d\d?:\d\d/.test(text) ? Date.parse(text.trim().replace(' ', 'T')) : Number.NaN;
  // In English a date of digits alone would be ambiguous.
  const dateStyle = /^pl\b/.test(language()) ? ('short' as const) : ('medium' as const);
  const format = Number.isNaN(time) ? { dateStyle, timeZone: 'UTC' } : { dateStyle, timeStyle: 'short' as const };
  return new Intl.DateTimeFormat(language(), format)
    .format(Number.isNaN(time) ? Date.parse(day) : time)
    .replaceAll(' ', '\u00A0');
}

/** The local time of a moment, `14:05`; undefined for a text without one. */
export function formatTime(text: string): string | undefined {
  const time = readDay(text) === undefined ? Number.NaN : Date.parse(text.trim().replace(' ', 'T'));
  if (Number.isNaN(time) || !/\d:\d\d/.test(text)) return undefined;
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(time);
}
