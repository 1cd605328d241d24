/** Tests which texts are dates, and that all others stay unchanged. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedDay, readDay, today } from '../../../src/page/day';
import { formatDay } from '../../../src/ui/day';
import { textsOf } from '../../fixtures/texts';

describe('a day', () => {
  it.each([
    ['2026-11-12', '2026-11-12'],
    [' 2026-11-12 ', '2026-11-12'],
    ['2026-11-12 23:59', '2026-11-12'],
    ['2026-11-12T23:59:59', '2026-11-12'],
    ['2026-11-12 23:59:59.123456', '2026-11-12'],
    ['12.11.2026', '2026-11-12'],
    ['05.06.2026', '2026-06-05'],
    ['5.6.2026', '2026-06-05'],
    ['12.11.2026 14:30', '2026-11-12'],
    ['12.11.2026, 14:30:00', '2026-11-12'],
    ['29.02.2028', '2028-02-29'],
  ])('is found in %j: %s [N12]', (text, day) => expect([printedDay(text), readDay(text)]).toEqual([day, day]));

  it.each([
    '',
    ...textsOf(`
      Nr 5 | 5 | 2026-02-30 | 30.02.2026 | 29.02.2026 | 2026-13-01 | 13.13.2026 | 0000-00-00 | 05/06/2026 | 06-05-2026
      2026-11 | 20261112 | 2026-11-12abc | 2026-11-12 25:00 | 2026-11-12 14 | 12.11.26 | 12.11.2026 r. | 12 listopada 2026
      jutro | 1763078400 | 12026-01-01`),
  ])('is not found in %j, which stays unchanged [N12]', (text) =>
    expect([printedDay(text), readDay(text), formatDay(text)]).toEqual([undefined, undefined, text]),
  );

  it.each(['2026-11-12T12:00:00Z', '2026-11-12 12:00:00+01', '2026-11-12T12:00:00.5+0100', '2026-11-12T12:00+01:00'])(
    'of a time with a zone is the local day: %s',
    (text) => expect(readDay(text)).toBe(today(new Date('2026-11-12T11:30:00Z'))),
  );

  it('of a time with a zone is the local day, even if the printed day differs', () => {
    for (const text of ['2026-11-11T23:30:00-05:00', '2026-11-12T00:30:00+14:00']) {
      expect(readDay(text)).toBe(today(new Date(text)));
      expect(printedDay(text)).toBe(text.slice(0, 10));
    }
    expect(readDay('2026-11-11 23:30:00-05')).toBe(readDay('2026-11-11T23:30:00-0500'));
  });

  it('is the same in both notations', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          const [year, month, day] = iso.split('-');
          return readDay(iso) === iso && readDay(`${day}.${month}.${year}`) === iso;
        },
      ),
    );
  });

  it('is formatted in words', () => {
    const words = ['2026-11-12', '12.11.2026', '05.06.2026'].map((text) => formatDay(text).replaceAll('\u00A0', ' '));
    expect(words).toEqual(['12 listopada 2026', '12 listopada 2026', '5 czerwca 2026']);
  });
});
