/** Formats a time for printed sheets in Polish time: `25.11.2026, 13:42`. */
const format = new Intl.DateTimeFormat('pl', {
  day: 'numeric',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Warsaw',
});

export const toMoment = (at: Date): string => format.format(at);

const wall = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Warsaw' });
const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw', timeZoneName: 'longOffset' });

/** The same time in ISO format with its zone: `2026-11-25T13:42:00+01:00`. */
export const toZoned = (at: Date): string =>
  wall.format(at).replace(' ', 'T') +
  (zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', '');
