/** Reads dates: `2026-11-12`, and the Polish `12.11.2026`, each optionally with a time. */

const TIME = '(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:[.,]\\d+)?)?';
const ISO = new RegExp(`^(\\d{4})-(\\d\\d)-(\\d\\d)(?:[T ]${TIME} ?(Z|[+-]\\d\\d(?::?\\d\\d)?)?)?$`, 'i');
const POLISH = new RegExp(`^(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})(?:,? ${TIME})?$`);

const two = (part: number): string => String(part).padStart(2, '0');
/** The shop's zone: its days and hours are the same on every device. */
export const shopZone = 'Europe/Warsaw';
let days: Intl.DateTimeFormat | undefined;
/** Swedish writes dates like ISO. */
const written = (date: Date): string => (days ??= new Intl.DateTimeFormat('sv', { timeZone: shopZone })).format(date);

/** The date in a text, as `2026-11-12`; undefined if it has none, or one that does not exist, such as `2026-02-30`. */
export function printedDay(text: string): string | undefined {
  const line = text.trim();
  const [, year, month, day] = ISO.exec(line) ?? [];
  const [, polishDay, polishMonth, polishYear] = POLISH.exec(line) ?? [];
  const iso = `${year ?? polishYear}-${two(Number(month ?? polishMonth))}-${two(Number(day ?? polishDay))}`;
  const time = Date.parse(`${iso}T00:00Z`);
  // Date moves an invalid day, such as 30 February, to the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

/** The moment of a date with a time and a zone; undefined for any other text. */
export function momentOf(text: string): Date | undefined {
  const zone = ISO.exec(text.trim())?.[4];
  if (zone === undefined) return undefined;
  const full = zone.length === 3 ? `${zone}:00` : zone.replace(/^(...)(\d\d)$/, '$1:$2');
  const time = new Date(text.trim().replace(' ', 'T').replace(',', '.').replace(` ${zone}`, zone).replace(zone, full));
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Like `printedDay`, but a time with a zone is converted to the shop's day. */
export function readDay(text: string): string | undefined {
  const printed = printedDay(text);
  const moment = printed && momentOf(text);
  return moment ? written(moment) : printed;
}

/** The shop's day, as `2026-11-12`. */
export const today = (now = new Date()): string => written(now);

/** Whether the moment or, without a time and a zone, the last day in the text is over; false without a date. */
export function isOver(until = '', now = new Date()): boolean {
  const day = readDay(until);
  return day !== undefined && ((momentOf(until) ?? now) < now || day < today(now));
}
