/** Decides how a day is written: `12 listopada 2026`. */
import { language } from '../page/language';

/** A day (`2026-11-12`) is that day everywhere, a time the day here. What is neither stays as it is. */
export function formatDay(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const time = Date.parse(text);
  if (Number.isNaN(time)) return text;
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long', ...(isDay && { timeZone: 'UTC' }) })
    .format(time)
    .replaceAll(' ', '\u00A0');
}

/** Today here, as `2026-11-12`. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
