/** Decides how long a message stays, and when it is news. One time line a test. */
import { describe, expect, it } from 'vitest';
import { overlayOf } from '../../../../src/cart/session/pending';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

const slot = (...messages: string[]) => ({ messages });
const shown = (messages: ReadonlyMap<string, { messages: readonly string[] }>) =>
  Object.fromEntries([...messages].map(([name, one]) => [name, one.messages.join(' ')]));

describe('messages', () => {
  it('a refusal can be read although the next answer follows at once; the next action ends it [M3]', async () => {
    const { session, start, last, state } = aSession();
    await start();
    void session.setQuantity(7, 12, 99);
    void session.choose('carrier', 2);
    await last().answer(aCartOfTwo(), { quantity: slot('Dostępne 10 szt.'), payment_id: slot('Wybierz płatność') });
    await last().answer(aCartOfTwo(), { inpost: slot('Wybierz paczkomat') });
    expect(shown(state().messages)).toEqual({ quantity: 'Dostępne 10 szt.', inpost: 'Wybierz paczkomat' });
    void session.choose('carrier', 1);
    await last().answer(aCartOfTwo());
    expect(shown(state().messages)).toEqual({});
  });

  it('a refusal stays where the person goes on before all is answered', async () => {
    const { session, start, last, state } = aSession();
    await start();
    void session.setQuantity(7, 12, 99);
    void session.choose('carrier', 2);
    await last().answer(aCartOfTwo(), { quantity: slot('Dostępne 10 szt.') });
    void session.choose('payment', 1);
    await last().answer(aCartOfTwo());
    expect(shown(state().messages)).toEqual({ quantity: 'Dostępne 10 szt.' });
    await last().answer(aCartOfTwo());
    expect(shown(state().messages)).toEqual({ quantity: 'Dostępne 10 szt.' });
  });

  it('a message of our own stands in its slot until it is cleared', async () => {
    const { session, start, state } = aSession();
    await start();
    session.show('inpost', { messages: ['Nie wybrano paczkomatu'] });
    expect(state().messages.get('inpost')).toMatchObject({ messages: ['Nie wybrano paczkomatu'], status: 'error' });
    session.clear('inpost');
    expect(state().messages.size).toBe(0);
  });

  it('a message of our own outlives what is loaded in the background, and goes with the next action', async () => {
    const { session, start, state, last } = aSession();
    await start();
    session.show('inpost', { messages: ['Nie wybrano paczkomatu'] });
    void session.load();
    await last().answer(aCartOfTwo());
    expect(shown(state().messages)).toEqual({ inpost: 'Nie wybrano paczkomatu' });
    void session.choose('carrier', 1);
    await last().answer(aCartOfTwo());
    expect(shown(state().messages)).toEqual({});
  });

  it('a message of our own goes with the answer to its slot’s own action, although another was under way', async () => {
    const { session, start, state, posts } = aSession();
    await start();
    session.show('inpost', { messages: ['Nie wybrano paczkomatu'] });
    void session.setQuantity(7, 12, 5);
    session.show('inpost', { messages: ['Nie wybrano paczkomatu'] });
    void session.chooseLocker({} as never);
    await posts[1]!.answer(aCartOfTwo());
    await posts[2]!.answer(aCartOfTwo());
    expect(shown(state().messages)).toEqual({});
  });

  it('a refusal in the same words is another message, so that it is spoken again; a cart loaded anew says nothing new', async () => {
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

  it('that is refused with a 200 is no success, and its text stays [M7]', async () => {
    const { outcome, last, state } = await typed();
    await last().answer(aCartOfTwo(), wrong);
    expect((await outcome).ok).toBe(false);
    expect(Object.values(overlayOf(state()).fields)).toEqual([text]);
    expect(state().pending.map(({ stage }) => stage)).toEqual(['unsaved']);
  });

  it('that is refused keeps its message although the next answer follows at once, and loses it to its own', async () => {
    const { session, clock, last, state } = await typed();
    void session.choose('carrier', 2);
    await last().refuse(wrong);
    await last().answer(aCartOfTwo());
    expect(shown(state().messages)).toEqual({ extra_field: 'Numer ma dziesięć cyfr.' });
    void session.writeField('order_number', '1234567890');
    await clock.pass(800);
    await last().answer(aCartOfTwo());
    expect(shown(state().messages)).toEqual({});
    expect(state().pending).toEqual([]);
  });
});
