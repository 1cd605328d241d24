/** Decides what a cart that is no longer there looks like: the last line went, it was ordered, or cleared. */
import { describe, expect, it } from 'vitest';
import { settled } from '../../../fixtures/clock';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

describe('a success whose cart is null', () => {
  it('takes the cart away, with what was typed over it [C2]', async () => {
    const { session, start, last, state } = aSession();
    await start();
    session.wantOtherAddress(true);
    void session.remove(7, 12);
    await last().answer(null);
    expect(state()).toMatchObject({ status: 'ready', cart: null, otherAddress: false });
  });

  it('ends an order', async () => {
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

describe('the cart that is shown stays', () => {
  it('where a success brings messages only', async () => {
    const { session, start, last, state } = aSession();
    await start();
    void session.saveContact({ email: 'a@b.pl', phone: '601234567' });
    await last().answer(undefined, { inpost_contact: { messages: ['Zapisano'], status: 'success' } });
    expect(state().cart).toMatchObject({ id: 7 });
  });

  it('where a refusal has none, whatever its status', async () => {
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
