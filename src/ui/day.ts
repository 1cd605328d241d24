/** Decides how a day is written: `12 listopada 2026`. */
import { language } from '../page/language';

/** A date (`2026-11-12`) is the same everywhere, a timestamp gives the local date. Anything else stays unchanged. */
export function formatDay(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const time = Date.parse(text);
  if (Number.isNaN(time)) return text;
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long', ...(isDay && { timeZone: 'UTC' }) })
    .format(time)
    .replaceAll(' ', '\u00A0');
}

/** The local date, as `2026-11-12`. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
