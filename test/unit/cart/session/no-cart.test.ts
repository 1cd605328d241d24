/** Tests a cart that no longer exists: its last line was removed, it was ordered, or cleared. */
import { describe, expect, it } from 'vitest';
import { settled } from '../../../fixtures/clock';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

describe('a success whose cart is null', () => {
  it('removes the cart and its pending changes [C2]', async () => {
    const { session, start, last, state } = aSession();
    await start();
    session.wantOtherAddress(true);
    void session.remove(7, 12);
    await last().answer(null);
    expect(state()).toMatchObject({ status: 'ready', cart: null, otherAddress: false });
  });

  it('ends the order', async () => {
    const { session, start, last, state } = aSession();
    await start();
    const ordered = session.confirm();
    await settled();
    await last().answer(null, { confirm: { messages: ['Przyjęto zamówienie'], status: 'success' } });
    expect((await ordered).ok).toBe(true);
    expect(state()).toMatchObject({ cart: null, order: 'idle' });
    expect((await session.confirm()).ok).toBe(false);
  });
});

describe('the displayed cart stays', () => {
  it('after a success that has only messages', async () => {
    const { session, start, last, state } = aSession();
    await start();
    void session.saveContact({ email: 'a@b.pl', phone: '601234567' });
    await last().answer(undefined, { inpost_contact: { messages: ['Zapisano'], status: 'success' } });
    expect(state().cart).toMatchObject({ id: 7 });
  });

  it('after a refusal without a cart, whatever its status', async () => {
    const { session, start, last, state } = aSession();
    await start();
    void session.choose('carrier', 2);
    await last().answer(null, { 0: { messages: ['Nie dowozimy tam'] } });
    void session.choose('carrier', 2);
    await last().refuse({ 0: { messages: ['Nie dowozimy tam'] } });
    expect(state().cart).toMatchObject({ id: 7 });
    void session.load();
    await last().answer(aCartOfTwo());
  });
});
