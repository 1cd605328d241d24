/** Days in the shop's time zone, as `2026-11-26`, and their names in messages. */
const iso = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw' });
const polish = new Intl.DateTimeFormat('pl', {
  day: 'numeric',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Warsaw',
});

export const today = (days = 0): string => iso.format(Date.now() + days * 24 * 3600 * 1000);

export const dayText = (at: Date | string): string => (at === '' ? '' : polish.format(new Date(at)));
