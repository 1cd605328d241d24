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
