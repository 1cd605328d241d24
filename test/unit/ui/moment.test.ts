/** Tests days and times of moments: both are those of the shop's clock. */
import { expect, it } from 'vitest';
import { formatDay } from '../../../src/ui/day';
import { formatMoment, formatTime } from '../../../src/ui/moment';

it.each([
  ['2026-11-05T00:30:00Z', '5.11.2026', '01:30'],
  ['2026-11-25T23:50:00+01:00', '25.11.2026', '23:50'],
  ['2026-12-01T00:30+01:00', '1.12.2026', '00:30'],
  ['2026-11-30T15:30:00-08:00', '1.12.2026', '00:30'],
  ['2026-07-01T22:30:00Z', '2.07.2026', '00:30'],
  ['2026-11-25 10:05:00+01', '25.11.2026', '10:05'],
  ['2026-11-25 10:05', '25.11.2026', '10:05'],
])('%s is %s, %s in every zone', (text, day, time) => {
  expect([formatMoment(text), formatDay(text, 'short'), formatTime(text)]).toEqual([`${day}, ${time}`, day, time]);
});

it('formatMoment formats a day without a time, and returns a text that is no date unchanged', () => {
  expect(['2026-12-02', '2.12.2026', 'wkrótce'].map(formatMoment)).toEqual(['2.12.2026', '2.12.2026', 'wkrótce']);
  expect(formatMoment('2026-11-26 13:42')).toBe('26.11.2026, 13:42');
});
