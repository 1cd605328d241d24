/** Formats dates and times of the history. Does not use `ui/moment`, because sharing it would add a file to every page's loader. */
import { readDay } from '../../page/day';
import { language } from '../../page/language';

const format = (time: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language(), options).format(time).replaceAll(' ', '\u00A0');

/** `25.11.2026`, in English `25 Nov 2026`; a text that is not a date unchanged. */
export function dayOf(text: string): string {
  const day = readDay(text);
  const dateStyle = /^pl\b/.test(language()) ? 'short' : 'medium';
  return day === undefined ? text : format(Date.parse(day), { dateStyle, timeZone: 'UTC' });
}

/** `25.11.2026, 10:14` in the buyer's time zone. */
export function timeOf(text: string): string {
  const time = /[T ]\d\d?:\d\d/.test(text) ? Date.parse(text.trim().replace(' ', 'T')) : Number.NaN;
  return [dayOf(text), !Number.isNaN(time) && format(time, { timeStyle: 'short' })].filter(Boolean).join(', ');
}
