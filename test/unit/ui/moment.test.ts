/** Tests days and times of moments: both are those of the reader's clock. */
import { expect, it } from 'vitest';
import { formatDay } from '../../../src/ui/day';
import { formatMoment, formatTime } from '../../../src/ui/moment';

const two = (part: number): string => String(part).padStart(2, '0');

it('formatMoment gives day and hour of one clock, also around midnight', () => {
  for (const zone of ['Z', '-11:00', '-02:00', '+01:00', '+13:00'])
    for (const hour of [0, 1, 11, 12, 22, 23]) {
      const text = `2026-11-05T${two(hour)}:30:00${zone}`;
      const local = new Date(text);
      const day = `${local.getDate()}.11.2026`;
      const time = `${two(local.getHours())}:${two(local.getMinutes())}`;
      expect([formatMoment(text), formatDay(text, 'short'), formatTime(text)]).toEqual([`${day}, ${time}`, day, time]);
    }
});

it('formatMoment formats a day without a time, and returns a text that is no date unchanged', () => {
  expect(['2026-12-02', '2.12.2026', 'wkrótce'].map(formatMoment)).toEqual(['2.12.2026', '2.12.2026', 'wkrótce']);
  expect(formatMoment('2026-11-26 13:42')).toBe('26.11.2026, 13:42');
});
