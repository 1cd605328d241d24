/** Tests the days of the demo shop: those in Poland, also around midnight, on leap days and on both days of the time change. */
import { expect, it } from 'vitest';
import { dayOf, yearOf } from '../../demo/server/pages/days';

it.each([
  ['2026-12-31T22:59:59Z', 0, '2026-12-31'],
  ['2026-12-31T23:00:00Z', 0, '2027-01-01'],
  // A day has 23 hours on 28 March 2027, and 25 on 31 October.
  ['2027-03-20T22:30:00Z', 14, '2027-04-03'],
  ['2027-10-23T22:30:00Z', 13, '2027-11-06'],
  ['2028-02-27T23:30:00Z', 1, '2028-02-29'],
  ['2028-02-28T23:30:00Z', 365, '2029-02-28'],
])('dayOf(%s, %i) is %s', (at, days, day) => {
  expect(dayOf(new Date(at), days)).toBe(day);
});

it('a number has the year in Poland', () => {
  expect(['2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'].map((at) => yearOf(new Date(at)))).toEqual(['2026', '2027']);
});
