/** Tests what the cart displays and sends while a buyer acts and the server responds. One timeline a test. */
import { describe, expect, it, vi } from 'vitest';
import { lineKey } from '../../../../src/cart/wire/keys';
import { overlayOf } from '../../../../src/cart/session/pending';
import { aLine, anAddress } from '../../../fixtures/cart';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

const slot = (...messages: string[]) => ({ messages });
const textsOf = (messages: ReadonlyMap<string, { messages: readonly string[] }>) =>
  Object.fromEntries([...messages].map(([name, one]) => [name, one.messages.join(' ')]));

describe('loading', () => {
  it('displays the cart and the messages of the response', async () => {
    const { session, state, last } = aSession();
    expect(state()).toMatchObject({ status: 'loading', cart: null });
    const loaded = session.load();
    expect(last().body).toEqual({});
    await last().answer(aCartOfTwo(), { amount_after_deadline: slot('Masz zaległości') });
    expect((await loaded).ok).toBe(true);
    expect(state()).toMatchObject({ status: 'ready', cart: { id: 7 } });
    expect(textsOf(state().messages)).toEqual({ amount_after_deadline: 'Masz zaległości' });
  });

  it('sends one request for several elements at the same time', async () => {
    const { session, posts } = aSession();
    const loads = [session.load(), session.load()];
    expect(posts).toHaveLength(1);
    await posts[0]!.answer(aCartOfTwo());
    expect((await Promise.all(loads)).map(({ ok }) => ok)).toEqual([true, true]);
    expect(posts).toHaveLength(1);
  });

  it('reports a failure, and can be repeated', async () => {
    const { session, state, last } = aSession();
    void session.load();
    await last().fail('network');
    expect(state()).toMatchObject({ status: 'failed', failure: { code: 'network' } });
    expect(textsOf(state().messages)).toEqual({ 0: 'Nie udało się połączyć ze sklepem. Spróbuj ponownie.' });
    void session.load();
    expect(state().status).toBe('loading');
    await last().answer(aCartOfTwo());
    expect(state()).toMatchObject({ status: 'ready', failure: undefined });
    expect(textsOf(state().messages)).toEqual({});
  });

  it('a response with a null cart is ready without a cart', async () => {
    const { session, state, last } = aSession();
    void session.load();
    await last().answer(null);
    expect(state()).toMatchObject({ status: 'ready', cart: null });
  });
});

describe('a response', () => {
  it('replaces cart and messages in one step [C1]', async () => {
    const { session, start, last } = aSession();
    await start();
    const steps: unknown[] = [];
    session.subscribe(({ cart, messages }) => steps.push([cart?.carrier?.id, textsOf(messages)]));
    void session.choose('carrier', 2);
    steps.length = 0;
    await last().answer(aCartOfTwo({ carrier: { id: 2, name: 'Paczkomat', type: 'parcelLocker' } }), {
      inpost: slot('Wybierz'),
    });
    expect(steps).toEqual([[2, { inpost: 'Wybierz' }]]);
  });

  it('renews one changed line; all others keep their identity [C1]', async () => {
    const { session, start, last, state } = aSession();
    await start();
    const before = state().cart!;
    void session.setQuantity(7, 12, 5);
    await last().answer(aCartOfTwo({}, { 12: 5 }));
    const after = state().cart!;
    expect(after.items.map((item, at) => item === before.items[at])).toEqual([false, true]);
    expect(after.availableCarriers).toBe(before.availableCarriers);
  });

  it('that refuses without a cart keeps the displayed cart [C2]', async () => {
    const { session, start, last, state } = aSession();
    await start();
    const { cart } = state();
    const chosen = session.choose('payment', 9);
    await last().refuse({ payment_id: slot('Płatność niedostępna') });
    expect(await chosen).toMatchObject({ ok: false });
    expect(state().cart).toBe(cart);
    expect(textsOf(state().messages)).toEqual({ payment_id: 'Płatność niedostępna' });
  });

  it('is passed to listeners, with the previous cart', async () => {
    const { session, start, last, state } = aSession();
    await start();
    const listener = vi.fn();
    session.onAnswer(listener);
    const previous = state().cart;
    void session.remove(7, 12);
    await last().answer(aCartOfTwo());
    expect(listener.mock.calls[0]![0]).toMatchObject({ cause: 'remove', ok: true, previous, cart: state().cart });
  });

  it.each(['onAnswer', 'subscribe'] as const)('is processed although a listener of %s throws', async (how) => {
    const { session, start, last, state, causes } = aSession();
    await start();
    const fault = new Promise((resolve) => process.once('uncaughtException', resolve));
    let faults = 0;
    session[how](() => {
      if (faults++ === 0) throw new Error('a fault of the page');
    });
    void session.choose('carrier', 2);
    void session.choose('payment', 1);
    await last().answer(aCartOfTwo());
    await last().answer(aCartOfTwo());
    expect(causes()).toEqual(['load', 'carrier', 'payment']);
    expect(overlayOf(state()).saving.size).toBe(0);
    expect(await fault).toMatchObject({ message: 'a fault of the page' });
  });

  it.each([
    ['new_address', 'new_address', false],
    ['new_address', 'amount_after_deadline', true],
  ])('to %s with an error in slot %s is ok: %s', async (_, where, ok) => {
    const { session, start, last } = aSession();
    await start();
    const added = session.addAddress(anAddress);
    await last().answer(aCartOfTwo(), { [where]: slot('Wymagane minimum 3 znaki') });
    expect((await added).ok).toBe(ok);
  });
});

describe('a typed value', () => {
  it('overlays the cart until the server has decided [C5]', async () => {
    const { session, start, last, state, clock } = aSession();
    await start();
    void session.setQuantity(7, 12, 5, true);
    expect(overlayOf(state()).quantities).toEqual({ [lineKey(7, 12)]: 5 });
    expect([...overlayOf(state()).saving]).toEqual([`quantity:${lineKey(7, 12)}`]);
    await clock.pass(250);
    expect(last().body).toEqual({ quantity: { 12: 5 }, cartToUpdate: 7 });
    await last().answer(aCartOfTwo({}, { 12: 5 }));
    expect(overlayOf(state()).quantities).toEqual({});
    expect(overlayOf(state()).saving.size).toBe(0);
  });

  it('stays after the response to an older value of the same field', async () => {
    const { session, start, posts, state, clock } = aSession();
    await start();
    void session.setQuantity(7, 12, 4, true);
    await clock.pass(250);
    void session.setQuantity(7, 12, 5, true);
    await posts[1]!.answer(aCartOfTwo({}, { 12: 4 }));
    expect(overlayOf(state()).quantities).toEqual({ [lineKey(7, 12)]: 5 });
    await clock.pass(250);
    await posts[2]!.answer(aCartOfTwo({}, { 12: 5 }));
    expect(overlayOf(state()).quantities).toEqual({});
    expect(state().cart!.items[0]!.quantity).toBe('5');
  });

  it('is replaced by the server’s value after a refusal or correction', async () => {
    const { session, start, last, state } = aSession();
    await start();
    void session.setQuantity(7, 12, 99);
    await last().answer(aCartOfTwo({}, { 12: 10 }), { quantity: slot('Dostępne 10 szt.') });
    expect(overlayOf(state()).quantities).toEqual({});
    expect(state().cart!.items[0]!.quantity).toBe('10');
    void session.setQuantity(7, 12, 99);
    await last().refuse({ quantity: slot('Dostępne 10 szt.') });
    expect(overlayOf(state()).quantities).toEqual({});
  });

  it.each([
    ['there was no connection', 'network', undefined],
    ['the session is over', 'session', 200],
    ['the server broke', 'http', 500],
    ['the answer is unreadable', 'unreadable', 200],
  ] as const)('stays if %s, and is sent again before the next action [C5]', async (_, code, status) => {
    const { session, start, posts, last, state } = aSession();
    await start();
    const saved = session.setQuantity(7, 12, 5);
    await last().fail(code, status);
    expect((await saved).ok).toBe(false);
    expect(overlayOf(state()).quantities).toEqual({ [lineKey(7, 12)]: 5 });
    void session.choose('carrier', 2);
    expect(posts.at(-1)).toMatchObject({ cause: 'quantity', body: { quantity: { 12: 5 }, cartToUpdate: 7 } });
    await last().answer(aCartOfTwo({}, { 12: 5 }));
    expect(last().cause).toBe('carrier');
    expect(overlayOf(state()).quantities).toEqual({});
  });

  it('is sent again when the connection is restored', async () => {
    const { session, start, last, page, state, causes, clock } = aSession();
    await start();
    void session.writeComments('Dzwonić przed dostawą');
    await clock.pass(800);
    await last().fail('offline');
    page.online();
    await last().answer(aCartOfTwo({ client_comments: 'Dzwonić przed dostawą' }));
    expect(causes()).toEqual(['load', 'client_comments', 'client_comments', 'load']);
    expect(overlayOf(state()).comments).toBeUndefined();
  });

  it('in the notes stays even if the server refuses it', async () => {
    const { session, start, last, state, clock } = aSession();
    await start();
    void session.writeComments('Za długie');
    await clock.pass(800);
    await last().refuse({ 0: slot('Najwyżej 5 znaków') });
    expect(overlayOf(state()).comments).toBe('Za długie');
  });

  it('is dropped when the server has removed its line', async () => {
    const { session, start, last, state } = aSession();
    await start();
    void session.setQuantity(7, 12, 5);
    await last().fail('network');
    void session.choose('carrier', 2);
    await last().fail('network');
    const withoutLine = { ...aCartOfTwo(), items: [] };
    await last().answer(withoutLine);
    expect(overlayOf(state()).quantities).toEqual({});
  });

  it('a choice is displayed at once and ends with any reply', async () => {
    const { session, start, last, state } = aSession();
    await start();
    void session.chooseMethod(1, 'blik');
    void session.chooseDeliveryAddress(null);
    expect(overlayOf(state()).choices).toEqual({ payment_method: 'blik', delivery_address: null });
    await last().fail('network');
    expect(overlayOf(state()).choices).toEqual({ delivery_address: null });
    await last().answer(aCartOfTwo());
    expect(overlayOf(state()).choices).toEqual({});
  });
});

describe('the queue', () => {
  it('sends quantities of one cart together, those of another cart separately', async () => {
    const { session, start, posts, clock } = aSession();
    await start();
    void session.setQuantity(7, 12, 5, true);
    void session.setQuantity(7, 13, 6, true);
    void session.setQuantity(8, 20, 1, true);
    await clock.pass(250);
    await posts[1]!.answer(aCartOfTwo({}, { 12: 5, 13: 6 }));
    expect(posts.slice(1).map((post) => post.body)).toEqual([
      { quantity: { 12: 5, 13: 6 }, cartToUpdate: 7 },
      { quantity: { 20: 1 }, cartToUpdate: 8 },
    ]);
  });

  it('sends one removal and one new address after double clicks', async () => {
    const { session, start, last, causes } = aSession();
    await start();
    const removed = [session.remove(7, 12), session.remove(7, 12)];
    await last().answer(aCartOfTwo());
    const added = [session.addAddress(anAddress), session.addAddress(anAddress)];
    await last().answer(aCartOfTwo());
    expect(causes()).toEqual(['load', 'remove', 'new_address']);
    expect((await Promise.all([...removed, ...added])).every(({ ok }) => ok)).toBe(true);
    void session.addAddress({ ...anAddress, flat_no: '2' });
    expect(causes()).toEqual(['load', 'remove', 'new_address', 'new_address']);
  });

  it.each([
    ['lines', 'addDiscount'],
    ['carriers', 'addCarrierDiscount'],
  ] as const)('sends the prices of two %s as two actions, each with its own outcome', async (_, how) => {
    const { session, start, last, posts } = aSession();
    const priced = (id: number, price: string) =>
      how === 'addDiscount' ? session.addDiscount(7, id, price) : session.addCarrierDiscount(id, price);
    await start();
    void session.choose('payment', 1);
    const [refused, taken] = [priced(12, '0.50'), priced(13, '9.00')];
    await last().answer(aCartOfTwo());
    const slotOf = how === 'addDiscount' ? 'add_discount' : 'add_carrier_discount';
    await last().refuse({ [slotOf]: slot('Za nisko') });
    await last().answer(aCartOfTwo());
    expect([(await refused).ok, (await taken).ok]).toEqual([false, true]);
    expect(posts.slice(2).map(({ body }) => Object.values(body)[0])).toMatchObject([
      { id: 12, discount_price: '0.50' },
      { id: 13, discount_price: '9.00' },
    ]);
  });

  it('flush sends waiting changes and returns whether all were accepted', async () => {
    const { session, start, last, causes } = aSession();
    await start();
    void session.setQuantity(7, 12, 5, true);
    void session.writeComments('pilne');
    const flushed = session.flush();
    await last().answer(aCartOfTwo({}, { 12: 5 }));
    await last().answer(aCartOfTwo({ client_comments: 'pilne' }, { 12: 5 }));
    expect(await flushed).toBe(true);
    expect(causes()).toEqual(['load', 'quantity', 'client_comments']);
  });

  it.each(['refuse', 'fail'] as const)('flush returns false after a reply by %s', async (how) => {
    const { session, start, last } = aSession();
    await start();
    void session.setQuantity(7, 12, 99, true);
    const flushed = session.flush();
    await (how === 'refuse' ? last().refuse({ quantity: slot('Za dużo') }) : last().fail('network'));
    expect(await flushed).toBe(false);
  });
});

describe('the session’s environment', () => {
  it('broadcasts a refusal with a cart, not one without', async () => {
    const { session, start, last, broadcasts } = aSession();
    await start();
    void session.choose('carrier', 4);
    await last().refuse({ '0': { messages: ['nie'] } });
    expect(broadcasts).toHaveBeenCalledTimes(0);
    void session.choose('carrier', 4);
    await last().refuse({ payment_init: { messages: ['opłacany'] } }, 409, aCartOfTwo({ payment_init: true }));
    expect(broadcasts).toHaveBeenCalledTimes(1);
  });

  it('broadcasts every change but no load, and reloads on a broadcast', async () => {
    const { session, start, last, broadcasts, page, clock, causes, state } = aSession();
    await start();
    expect(broadcasts).not.toHaveBeenCalled();
    void session.choose('carrier', 2);
    await last().answer(aCartOfTwo());
    expect(broadcasts).toHaveBeenCalledOnce();
    void session.setQuantity(7, 12, 5, true);
    page.otherTab();
    page.otherTab();
    await clock.pass(250);
    await last().answer(aCartOfTwo({}, { 12: 5 }));
    await clock.pass(300);
    expect(causes()).toEqual(['load', 'carrier', 'quantity', 'load']);
    await last().answer(aCartOfTwo({ payment_init: true }));
    expect(state().cart!.payment_init).toBe(true);
  });

  it('a line removed in another tab is not reported; a changed price is', async () => {
    const { start, last, page, clock, state } = aSession();
    await start();
    page.otherTab();
    await clock.pass(300);
    await last().answer(
      aCartOfTwo({ items: [aLine({ id: 12, prices: { net: '11.00', gross: '13.53', total_gross: '40.59' } })] }),
    );
    expect(state().cart!.items.map(({ id }) => id)).toEqual([12]);
    expect(state().changes.map(({ kind }) => kind)).toEqual(['price']);
  });

  it('leaving the page sends waiting changes', async () => {
    const { session, start, last, page } = aSession();
    await start();
    void session.setQuantity(7, 12, 5, true);
    page.hide();
    expect(last().body).toEqual({ quantity: { 12: 5 }, cartToUpdate: 7 });
  });

  it('a request aborted by leaving the page is not displayed as a failure', async () => {
    const { session, start, last, state } = aSession();
    await start();
    void session.choose('carrier', 2);
    await last().fail('leaving');
    expect(state()).toMatchObject({ status: 'ready', failure: undefined });
    expect(textsOf(state().messages)).toEqual({});
  });

  it('a page restored from the back/forward cache reloads its cart', async () => {
    const { start, page, causes } = aSession();
    await start();
    page.restore();
    expect(causes()).toEqual(['load', 'load']);
  });
});
