/** Shows when the demo shop's carriers deliver, and the term and the remaining limit of its payments. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { promisedText, promiseOf } from '../../demo/server/cart/promise';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

const of = (at: string) =>
  (['courier', 'locker', 'pickup', 'transport'] as const).map((kind) =>
    Object.values(promiseOf(kind, new Date(at))).join(' '),
  );

describe('promiseOf', () => {
  it.each([
    // A Thursday before and after noon in Poland.
    [
      '2026-11-26T10:59:00Z',
      ['w piątek 27.11, 8–16', '2026-11-27 2026-11-30', 'dziś od 13:00', 'w piątek 27.11 · rozładunek na budowie'],
    ],
    [
      '2026-11-26T11:00:00Z',
      [
        'w poniedziałek 30.11, 8–16',
        '2026-11-30 2026-12-01',
        'w piątek 27.11 od 7:00',
        'w poniedziałek 30.11 · rozładunek na budowie',
      ],
    ],
    // A Saturday: the goods leave on Monday.
    [
      '2026-11-28T08:00:00Z',
      [
        'we wtorek 1.12, 8–16',
        '2026-12-01 2026-12-02',
        'w poniedziałek 30.11 od 7:00',
        'we wtorek 1.12 · rozładunek na budowie',
      ],
    ],
    // The eve of Christmas, then two holidays, then a Sunday.
    [
      '2026-12-23T12:00:00Z',
      [
        'we wtorek 29.12, 8–16',
        '2026-12-29 2026-12-30',
        'w poniedziałek 28.12 od 7:00',
        'we wtorek 29.12 · rozładunek na budowie',
      ],
    ],
    // Midnight in Poland.
    [
      '2026-11-29T23:30:00Z',
      ['we wtorek 1.12, 8–16', '2026-12-01 2026-12-02', 'dziś od 13:00', 'we wtorek 1.12 · rozładunek na budowie'],
    ],
  ])('at %s has only working days', (at, promises) => expect(of(at)).toEqual(promises));
});

it('a promise in an order names the day, as it is read later', () => {
  const now = new Date('2026-11-27T08:00:00Z');
  expect(['pickup', 'locker'].map((kind) => promisedText(kind as 'pickup', now))).toEqual([
    'w piątek 27.11 od 13:00',
    '30.11.2026 – 1.12.2026',
  ]);
});

describe('the payments of a cart', () => {
  let shop: Shop;
  beforeAll(async () => void (shop = await workerShop()), 60_000);
  type Priced = {
    name: string;
    until?: string;
    limit_left?: string;
    text?: string;
    merchantLimit?: { remaining_amount: string };
  };

  it('state the term, and what the limit has left after the whole order', async () => {
    const who = await new Visit(shop).as('kupujacy');
    const { cart } = await who.post({ carrier: { id: 1 } });
    const all = cart.availablePayments as unknown as Priced[];
    const transfer = all.find(({ name }) => name.startsWith('Przelew'))!;
    const grosze = (amount: unknown) => Math.round(Number(amount) * 100);
    expect(transfer.until).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(grosze(transfer.limit_left)).toBe(
      grosze(transfer.merchantLimit?.remaining_amount) - grosze(cart.prices?.total_gross),
    );
    expect(all.find(({ name }) => name.startsWith('Przedpłata'))!.text).toBe(
      'wysyłka w dniu roboczym po zaksięgowaniu wpłaty',
    );
  });

  it('are on the summary without scripts too, with the promise of the carrier', async () => {
    const who = await new Visit(shop).as('kupujacy');
    await who.post({ carrier: { id: 1 } });
    await who.post({ payment: { id: 2 } });
    const page = await (await who.send('/koszyk/podsumowanie')).text();
    expect(page).toMatch(/<p>we? \p{L}+ \d+\.\d\d, 8–16<\/p>/u);
    expect(page).toMatch(/<p>zapłacisz do [\d.]+<\/p><p>Wolny limit: /);
  });

  it('state no rest of a limit that does not suffice, or that only the bank knows', async () => {
    for (const slug of ['zaleglosci', 'faktoring']) {
      const { cart } = await (await new Visit(shop).as(slug)).post({});
      expect((cart.availablePayments as unknown as Priced[]).some((one) => one.limit_left !== undefined)).toBe(false);
    }
  });
});
