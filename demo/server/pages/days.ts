/** Days in the shop's time zone, as `2026-11-26`, and their names in messages. */
const iso = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw' });
const polish = new Intl.DateTimeFormat('pl', {
  day: 'numeric',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Warsaw',
});

/** The day of a time, or some days later. A day of a time change has 23 or 25 hours, so days are added to the date. */
export function dayOf(at: Date, days = 0): string {
  const day = new Date(iso.format(at));
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

export const today = (days = 0): string => dayOf(new Date(), days);

export const yearOf = (at: Date): string => dayOf(at).slice(0, 4);

export const dayText = (at: Date | string): string => (at === '' ? '' : polish.format(new Date(at)));
