/** Formats days of a promise: a delivery as `wt. 1.12` or `1–3.12`, unless the shop has its own sentence, and any day as `01.12.2026`. */
import { readDay } from '../page/day';
import { language } from '../page/language';

interface DeliveryPromise {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
}

export function promiseText({ from, to = from, text }: DeliveryPromise = {}): string | undefined {
  const [first, last] = [from ?? to, to].map((day) => readDay(day ?? ''));
  if (text || !first || !last) return text;
  const isPolish = /^pl\b/.test(language());
  const format = new Intl.DateTimeFormat(language(), {
    weekday: first === last ? 'short' : undefined,
    day: 'numeric',
    // In other languages a day of digits alone can be ambiguous.
    month: isPolish ? 'numeric' : 'short',
    timeZone: 'UTC',
  });
  const write = (day: string): string => format.format(Date.parse(day)).replace(',', '').replace(' ', '\u00A0');
  if (first === last) return write(first);
  return `${isPolish && first.slice(0, 7) === last.slice(0, 7) ? Number(first.slice(8)) : write(first)}–${write(last)}`;
}

/** `2026-11-25` as `25.11.2026`; any other text unchanged. */
export const digitsOf = (text: string): string => readDay(text)?.split('-').reverse().join('.') ?? text;
