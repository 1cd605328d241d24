/** Decides how a term is written in short: `9.12.2026`, with its time `26.11.2026, 13:42`. */
import { readDay } from '../page/day';
import { language } from '../page/language';

/** What is no day stays unchanged; a time without a zone is the local one. */
export function formatMoment(text: string): string {
  const day = readDay(text);
  if (day === undefined) return text;
  const time = /[T ]\d\d?:\d\d/.test(text) ? Date.parse(text.trim().replace(' ', 'T')) : Number.NaN;
  // In English figures alone would be read in two ways.
  const dateStyle = /^pl\b/.test(language()) ? ('short' as const) : ('medium' as const);
  const format = Number.isNaN(time) ? { dateStyle, timeZone: 'UTC' } : { dateStyle, timeStyle: 'short' as const };
  return new Intl.DateTimeFormat(language(), format)
    .format(Number.isNaN(time) ? Date.parse(day) : time)
    .replaceAll(' ', '\u00A0');
}
