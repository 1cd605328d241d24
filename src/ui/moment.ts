/** Formats a point in time, short: `9.12.2026`, with its time `26.11.2026, 13:42`. */
import { readDay } from '../page/day';
import { language } from '../page/language';
import { formatDay } from './day';

/** Returns a text that is not a date unchanged. A time without a zone is local. */
export const formatMoment = (text: string): string =>
  [formatDay(text, 'short'), formatTime(text)].filter(Boolean).join(', ');

/** The local time of a moment, `14:05`; undefined for a text without one. */
export function formatTime(text: string): string | undefined {
  const time = readDay(text) === undefined ? Number.NaN : Date.parse(text.trim().replace(' ', 'T'));
  if (Number.isNaN(time) || !/\d:\d\d/.test(text)) return undefined;
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(time).replaceAll(' ', '\u00A0');
}
