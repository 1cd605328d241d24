/** Formats a point in time, short: `9.12.2026`, with its time `26.11.2026, 13:42`. */
import { momentOf, readDay, shopZone } from '../page/day';
import { language } from '../page/language';
import { formatDay } from './day';

/** Returns a text that is not a date unchanged. A time without a zone is the shop's. */
export const formatMoment = (text: string): string =>
  [formatDay(text, 'short'), formatTime(text)].filter(Boolean).join(', ');

/** The time of a moment, `14:05`; undefined for a text without one. */
export function formatTime(text: string): string | undefined {
  const clock = /\d{1,2}:\d\d/.exec(text)?.[0];
  if (readDay(text) === undefined || clock === undefined) return undefined;
  const moment = momentOf(text);
  const time = moment ?? Date.parse(`2000-01-01T${clock.padStart(5, '0')}Z`);
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short', timeZone: moment ? shopZone : 'UTC' })
    .format(time)
    .replaceAll(' ', '\u00A0');
}
