/** Tests that a removed line can be restored for ten seconds, and is removed at once by actions that cannot wait. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineKey } from '../../../../src/cart/wire/keys';
import { overlayOf } from '../../../../src/cart/session/pending';
import { isOrdering } from '../../../../src/cart/session/state';
import { aCartOfTwo, aSession } from '../../../fixtures/session';
import { stubPage, stubStorages } from '../../../fixtures/page';

beforeEach(() => {
  stubPage();
  stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

const HELD = { hold: 10_000 };
const without12 = (): ReturnType<typeof aCartOfTwo> => {
  const cart = aCartOfTwo();
  return { ...cart, items: (cart.items as unknown[]).slice(1) };
};

async function held() {
  const tab = aSession();
  await tab.start();
  const outcome = tab.session.remove(7, 12, HELD);
  return { ...tab, outcome, removed: () => [...overlayOf(tab.state()).removed] };
}

describe('a held removal', () => {
  it('is displayed at once, delays no other action, and is sent after its time', async () => {
    const { session, clock, causes, state, removed, last, outcome } = await held();
    expect([removed(), overlayOf(state()).saving.size, causes()]).toEqual([[lineKey(7, 12)], 0, ['load']]);
    void session.choose('carrier', 2);
    await last().answer(aCartOfTwo());
    expect([removed(), causes()]).toEqual([[lineKey(7, 12)], ['load', 'carrier']]);
    await clock.pass(10_000);
    expect([causes(), [...overlayOf(state()).saving]]).toEqual([
      ['load', 'carrier', 'remove'],
      [`remove:${lineKey(7, 12)}`],
    ]);
    await last().answer(without12());
    expect([removed(), (await outcome).ok, state().changes]).toEqual([[], true, []]);
  });

  it('is undone without a request', async () => {
    const { session, clock, causes, removed, outcome } = await held();
    await clock.pass(9_999);
    expect(session.takeBack({ cartId: 7, id: 12 })).toBe(true);
    await clock.pass(60_000);
    expect([removed(), causes(), (await outcome).ok]).toEqual([[], ['load'], false]);
    expect(session.takeBack({ cartId: 7, id: 12 })).toBe(false);
  });

  it('cannot be undone once it is under way', async () => {
    const { session, clock, removed, last } = await held();
    await clock.pass(10_000);
    expect([session.takeBack({ cartId: 7, id: 12 }), removed()]).toEqual([false, [lineKey(7, 12)]]);
    await last().answer(without12());
  });

  it('waits exactly as long as `hold` demands', async () => {
    const { session, clock, causes } = await held();
    session.hold({ cartId: 7, id: 12 }, 50_000);
    await clock.pass(49_999);
    expect(causes()).toEqual(['load']);
    session.hold({ cartId: 7, id: 12 }, 0);
    expect(causes()).toEqual(['load', 'remove']);
  });

  it('is sent before the next step, and when the page is left [C11]', async () => {
    const first = await held();
    const flushed = first.session.flush();
    expect(first.causes()).toEqual(['load', 'remove']);
    await first.last().answer(without12());
    expect(await flushed).toBe(true);
    const second = await held();
    second.page.hide();
    expect(second.causes()).toEqual(['load', 'remove']);
  });

  it('is sent before an order, which is not placed if the total differs from the screen', async () => {
    const { session, causes, last, state } = await held();
    const order = session.confirm();
    await last().answer({ ...without12(), prices: { total_gross: '1.00' } });
    expect((await order).ok).toBe(false);
    expect(causes()).not.toContain('confirm');
    expect(isOrdering(state())).toBe(false);
  });

  it('cannot be undone after the order was pressed, even while the order waits for another change', async () => {
    const { session, last, removed, posts } = await held();
    void session.remove(7, 13, HELD);
    void session.confirm();
    expect([session.takeBack({ cartId: 7, id: 12 }), session.takeBack({ cartId: 7, id: 13 }), removed()]).toEqual([
      false,
      false,
      [lineKey(7, 12), lineKey(7, 13)],
    ]);
    await last().answer(without12());
    expect(posts.map(({ body }) => body).slice(1)).toEqual([
      { remove: { id: 12, cartId: 7 } },
      { remove: { id: 13, cartId: 7 } },
    ]);
  });

  it('has its own time per line', async () => {
    const { session, clock, posts, removed, last } = await held();
    await clock.pass(5_000);
    void session.remove(7, 13, HELD);
    expect(removed()).toEqual([lineKey(7, 12), lineKey(7, 13)]);
    session.takeBack({ cartId: 7, id: 12 });
    await clock.pass(10_000);
    expect(posts.slice(1).map(({ body }) => body)).toEqual([{ remove: { id: 13, cartId: 7 } }]);
    await last().answer(aCartOfTwo());
  });

  it.each([
    ['refused', (tab: Awaited<ReturnType<typeof held>>) => tab.last().refuse({ 0: { messages: ['Nie teraz'] } })],
    ['lost', (tab: Awaited<ReturnType<typeof held>>) => tab.last().fail('network')],
  ])('restores the line with a message when it is %s', async (_, answered) => {
    const tab = await held();
    await tab.clock.pass(10_000);
    await answered(tab);
    expect(tab.removed()).toEqual([]);
    expect(tab.state().cart?.items).toHaveLength(2);
    expect(tab.state().messages.size).toBe(1);
  });

  it('is cancelled if a payment locks the cart, and stays cancelled after the lock', async () => {
    const { session, clock, causes, removed, last } = await held();
    void session.load();
    await last().answer(aCartOfTwo({ payment_init: true }));
    expect(removed()).toEqual([]);
    void session.load();
    await last().answer(aCartOfTwo());
    await clock.pass(60_000);
    expect(causes()).toEqual(['load', 'load', 'load']);
  });

  it('is cancelled when its cart is gone', async () => {
    const { session, clock, causes, last, outcome } = await held();
    void session.load();
    await last().answer(null);
    await clock.pass(60_000);
    expect([causes(), (await outcome).ok]).toEqual([['load', 'load'], false]);
  });

  it('is cancelled without a report if the line is already gone', async () => {
    const { session, clock, causes, removed, last, state } = await held();
    void session.choose('carrier', 2);
    await last().answer(without12());
    await clock.pass(60_000);
    expect([removed(), causes(), state().changes]).toEqual([[], ['load', 'carrier'], []]);
  });

  it('dispatches one cancelable event, and is not sent if the page cancels it', async () => {
    const tab = aSession();
    await tab.start();
    tab.session.onAction(() => false);
    expect((await tab.session.remove(7, 12, HELD)).ok).toBe(false);
    expect(overlayOf(tab.state()).removed).toEqual(new Set());
  });

  it('is sent at once by an immediate removal of the same line', async () => {
    const { session, causes, removed, last } = await held();
    void session.remove(7, 12);
    expect(causes()).toEqual(['load', 'remove']);
    await last().answer(without12());
    expect(removed()).toEqual([]);
  });
});
