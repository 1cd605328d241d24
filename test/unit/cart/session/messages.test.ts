/** Tests how long a message stays, and when it is new. One timeline a test. */
import { describe, expect, it } from 'vitest';
import { overlayOf } from '../../../../src/cart/session/pending';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

const slot = (...messages: string[]) => ({ messages });
const textsOf = (messages: ReadonlyMap<string, { messages: readonly string[] }>) =>
  Object.fromEntries([...messages].map(([name, one]) => [name, one.messages.join(' ')]));

describe('messages', () => {
  it('a refusal survives the next response, until the next action [M3]', async () => {
    const { session, start, last, state } = aSession();
    await start();
    void session.setQuantity(7, 12, 99);
    void session.choose('carrier', 2);
    await last().answer(aCartOfTwo(), { quantity: slot('Dostępne 10 szt.'), payment_id: slot('Wybierz płatność') });
    await last().answer(aCartOfTwo(), { inpost: slot('Wybierz paczkomat') });
    expect(textsOf(state().messages)).toEqual({ quantity: 'Dostępne 10 szt.', inpost: 'Wybierz paczkomat' });
    void session.choose('carrier', 1);
    await last().answer(aCartOfTwo());
    expect(textsOf(state().messages)).toEqual({});
  });

  it('a refusal stays after flush with pending responses', async () => {
    const { session, start, last, state } = aSession();
    await start();
    void session.setQuantity(7, 12, 99);
    void session.choose('carrier', 2);
    await last().answer(aCartOfTwo(), { quantity: slot('Dostępne 10 szt.') });
    void session.choose('payment', 1);
    await last().answer(aCartOfTwo());
    expect(textsOf(state().messages)).toEqual({ quantity: 'Dostępne 10 szt.' });
    await last().answer(aCartOfTwo());
    expect(textsOf(state().messages)).toEqual({ quantity: 'Dostępne 10 szt.' });
  });

  it('our own message stays in its slot until cleared', async () => {
    const { session, start, state } = aSession();
    await start();
    session.show('inpost', { messages: ['Nie wybrano paczkomatu'] });
    expect(state().messages.get('inpost')).toMatchObject({ messages: ['Nie wybrano paczkomatu'], status: 'error' });
    session.clear('inpost');
    expect(state().messages.size).toBe(0);
  });

  it('our own message survives background loads, until the next action', async () => {
    const { session, start, state, last } = aSession();
    await start();
    session.show('inpost', { messages: ['Nie wybrano paczkomatu'] });
    void session.load();
    await last().answer(aCartOfTwo());
    expect(textsOf(state().messages)).toEqual({ inpost: 'Nie wybrano paczkomatu' });
    void session.choose('carrier', 1);
    await last().answer(aCartOfTwo());
    expect(textsOf(state().messages)).toEqual({});
  });

  it('our own message ends with the response to its slot’s action, although another was under way', async () => {
    const { session, start, state, posts } = aSession();
    await start();
    session.show('inpost', { messages: ['Nie wybrano paczkomatu'] });
    void session.setQuantity(7, 12, 5);
    session.show('inpost', { messages: ['Nie wybrano paczkomatu'] });
    void session.chooseLocker({} as never);
    await posts[1]!.answer(aCartOfTwo());
    await posts[2]!.answer(aCartOfTwo());
    expect(textsOf(state().messages)).toEqual({});
  });

  it('a repeated refusal is a new message; a reload keeps the message object', async () => {
    const { session, start, state, last } = aSession();
    await start();
    const refused = async () => {
      void session.setQuantity(7, 12, 99);
      await last().refuse({ quantity: slot('Tylko 12 sztuk') });
      return state().messages.get('quantity');
    };
    const first = await refused();
    const second = await refused();
    expect(second).toEqual(first);
    expect(second).not.toBe(first);
    void session.load();
    await last().answer(aCartOfTwo(), { quantity: slot('Tylko 12 sztuk') });
    expect(state().messages.get('quantity')).toBe(second);
  });
});

describe('a further field', () => {
  const typed = async () => {
    const tab = aSession();
    await tab.start();
    const outcome = tab.session.writeField('order_number', 'PO-7');
    await tab.clock.pass(800);
    return { ...tab, outcome };
  };
  const wrong = { extra_field: slot('Numer ma dziesięć cyfr.') };
  const text = 'PO-7';

  it('refused with status 200 is no success, and its text stays [M7]', async () => {
    const { outcome, last, state } = await typed();
    await last().answer(aCartOfTwo(), wrong);
    expect((await outcome).ok).toBe(false);
    expect(Object.values(overlayOf(state()).fields)).toEqual([text]);
    expect(state().pending.map(({ stage }) => stage)).toEqual(['unsaved']);
  });

  it('keeps its refusal after other responses, until its own', async () => {
    const { session, clock, last, state } = await typed();
    void session.choose('carrier', 2);
    await last().refuse(wrong);
    await last().answer(aCartOfTwo());
    expect(textsOf(state().messages)).toEqual({ extra_field: 'Numer ma dziesięć cyfr.' });
    void session.writeField('order_number', '1234567890');
    await clock.pass(800);
    await last().answer(aCartOfTwo());
    expect(textsOf(state().messages)).toEqual({});
    expect(state().pending).toEqual([]);
  });
});
