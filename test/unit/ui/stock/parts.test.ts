/** Tests the sentence of a quantity that comes in parts. */
import * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { availability } from '../../../../src/http/availability';
import { partsOf } from '../../../../src/ui/stock/parts';

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const sentenceOf = (raw: object, quantity = '5', unit: string | undefined = 'szt.') =>
  plain(partsOf(v.parse(availability, raw), quantity, unit));

describe('partsOf', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z'), toFake: ['Date'] });
  afterAll(() => void vi.useRealTimers());

  it.each([
    [
      [
        { quantity: 4, kind: 'stock' },
        { quantity: 1, kind: 'incoming', date: '2026-12-09' },
      ],
      '4 szt. od ręki, 1 szt. ok. 9 grudnia',
    ],
    [[{ quantity: '5', kind: 'stock', branch: 'Kraków' }], '5 szt. od ręki (Kraków)'],
    [[{ quantity: 5, kind: 'incoming' }], '5 szt. w drodze'],
    [[{ quantity: 5, kind: 'on-order', date: '2027-01-04' }], '5 szt. na zamówienie ok. 4 stycznia 2027'],
    [[{ quantity: 5, kind: 'on-order', date: 'wkrótce' }], '5 szt. na zamówienie ok. wkrótce'],
    [
      [
        { quantity: '2.5', kind: 'stock' },
        { quantity: '2.5', kind: 'none', date: '2026-12-09' },
      ],
      '2,5 szt. od ręki, 2,5 szt. niedostępne',
    ],
    [[{ quantity: 5, kind: 'incoming', date: '2026-12-09', text: 'po świętach' }], '5 szt. po świętach'],
  ])('%j is „%s”', (parts, sentence) => expect(sentenceOf({ parts })).toBe(sentence));

  it.each([
    ['no parts', {}],
    ['parts of another quantity', { parts: [{ quantity: 4, kind: 'stock' }] }],
    ['the shop’s own sentence', { text: 'Jutro', parts: [{ quantity: 5, kind: 'stock' }] }],
    [
      'a part of an unknown kind',
      {
        parts: [
          { quantity: 4, kind: 'stock' },
          { quantity: 1, kind: 'moon' },
        ],
      },
    ],
  ])('has no sentence for %s', (_, raw) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(sentenceOf(raw)).toBeUndefined();
    warn.mockRestore();
  });
});
