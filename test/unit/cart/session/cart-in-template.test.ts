/** Tests a cart that the page contains: it is displayed at once, and the server's response replaces it. One timeline a test. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { offeredCart } from '../../../../src/cart/wire/cart';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

const slot = (...messages: string[]) => ({ messages });
const textsOf = (messages: ReadonlyMap<string, { messages: readonly string[] }>) =>
  Object.fromEntries([...messages].map(([name, one]) => [name, one.messages.join(' ')]));

describe('a cart from the template', () => {
  const brought = (cart: Record<string, unknown> | null, messages: Record<string, unknown> = {}) =>
    v.parse(offeredCart, { cart, messages });

  it('is displayed at once; equal parts of the response stay the same objects', async () => {
    const { session, state, posts, last } = aSession();
    session.begin(brought(aCartOfTwo()));
    expect(state()).toMatchObject({ status: 'ready', cart: { id: 7 } });
    expect(posts).toHaveLength(0);
    const before = state().cart!;
    void session.load();
    await last().answer(aCartOfTwo({}, { 12: 5 }));
    expect(state().cart!.items[1]).toBe(before.items[1]);
    expect(state().cart!.items[0]).toMatchObject({ quantity: '5' });
    expect(state().changes).toMatchObject([{ kind: 'quantity', from: 3, to: 5 }]);
  });

  it('is ignored after the server’s response', async () => {
    const { session, start, state } = aSession();
    await start();
    session.begin(brought(null));
    expect(state().cart).not.toBeNull();
  });

  it('keeps its messages until the buyer’s next action', async () => {
    const { session, state, last } = aSession();
    session.begin(brought(aCartOfTwo(), { 0: slot('Zalogowano.') }));
    void session.load();
    await last().answer(aCartOfTwo());
    expect(textsOf(state().messages)).toEqual({ 0: 'Zalogowano.' });
    void session.choose('carrier', 2);
    await last().answer(aCartOfTwo());
    expect(textsOf(state().messages)).toEqual({});
  });

  it('stays if the server cannot be reached, with an error', async () => {
    const { session, state, last } = aSession();
    session.begin(brought(aCartOfTwo()));
    void session.load();
    await last().fail('network');
    expect(state()).toMatchObject({ status: 'ready', cart: { id: 7 } });
    expect(textsOf(state().messages)).toEqual({ 0: 'Nie udało się połączyć ze sklepem. Spróbuj ponownie.' });
  });

  it('may be an empty cart', () => {
    const { session, state } = aSession();
    session.begin(brought(null));
    expect(state()).toMatchObject({ status: 'ready', cart: null });
  });
});
