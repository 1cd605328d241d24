/** Tests that orders contain only displayed contents: the server compares revisions, or the page loads the cart right before. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineKey } from '../../../../src/cart/wire/keys';
import { overlayOf } from '../../../../src/cart/session/pending';
import { isOrdering } from '../../../../src/cart/session/state';
import { aLine, courier, locker } from '../../../fixtures/cart';
import { stubPage, stubStorages } from '../../../fixtures/page';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

beforeEach(() => {
  stubPage();
  stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

const REFUSED =
  'Nie złożono zamówienia: koszyk zmienił się w innej karcie lub na innym urządzeniu. Sprawdź zmiany i zamów ponownie.';
const home = { id: 7, street: 'Długa', house_no: '1', zip_code: '31-147', city: 'Kraków' };
const site = { id: 8, street: 'Jasna', house_no: '2', zip_code: '00-013', city: 'Warszawa' };
const total = (total_gross: string) => ({ prices: { total_gross } });
const confirmText = (tab: Tab) => tab.state().messages.get('confirm')?.messages.join(' ');

type Tab = ReturnType<typeof aSession>;

/** A tab that displays `cart` and in which the order button was pressed. */
async function pressed(cart: Record<string, unknown>) {
  const tab = aSession();
  await tab.start(cart);
  const outcome = tab.session.confirm();
  await tab.clock.pass(0);
  return { tab, outcome };
}

describe('a cart with a revision', () => {
  it('is ordered with the displayed values [O7]', async () => {
    const { tab } = await pressed(aCartOfTwo({ revision: 'r4', ...total('470.5'), delivery_address: site }));
    expect(tab.causes()).toEqual(['load', 'confirm']);
    expect(tab.last().body).toEqual({
      confirm: true,
      seen: { cart_id: 7, revision: 'r4', total_gross: '470.50', delivery_address_id: 8 },
    });
  });

  it('changed elsewhere is refused: displays the changes and enables the button', async () => {
    const { tab, outcome } = await pressed(aCartOfTwo({ revision: 'r4', delivery_address: home }));
    const now = aCartOfTwo({ revision: 'r5', delivery_address: site }, { 12: 77 });
    await tab.last().refuse({}, 409, now);
    expect(await outcome).toMatchObject({ ok: false, unknown: false });
    expect(tab.state()).toMatchObject({ order: 'idle', cart: { revision: 'r5' } });
    expect(tab.state().changes).toMatchObject([
      { kind: 'quantity', id: 12, from: 3, to: 77 },
      { kind: 'destination', from: 'Długa 1, 31-147 Kraków', to: 'Jasna 2, 00-013 Warszawa' },
    ]);
    expect(confirmText(tab)).toBe(REFUSED);
  });

  it('is ordered with one press although its revision moves with the orders of others', async () => {
    const { tab, outcome } = await pressed(aCartOfTwo({ revision: 'r4' }));
    await tab.last().refuse({ confirm: { messages: ['Koszyk się zmienił.'] } }, 409, aCartOfTwo({ revision: 'r5' }));
    expect(tab.causes()).toEqual(['load', 'confirm', 'confirm']);
    expect(tab.last().body).toMatchObject({ seen: { revision: 'r5' } });
    expect(confirmText(tab)).toBeUndefined();
    await tab.last().refuse({ confirm: { messages: ['Koszyk się zmienił.'] } }, 409, aCartOfTwo({ revision: 'r6' }));
    expect(await outcome).toMatchObject({ ok: false, unknown: false });
    expect(tab.causes()).toHaveLength(3);
    expect(confirmText(tab)).toBe('Koszyk się zmienił.');
  });

  it('with another product under the same line is refused, because its name is on the screen', async () => {
    const { tab, outcome } = await pressed(aCartOfTwo({ revision: 'r4', items: [aLine({ id: 12 })] }));
    const now = aCartOfTwo({ revision: 'r5', items: [aLine({ id: 12, product_name: 'Zamiennik' })] });
    await tab.last().refuse({}, 409, now);
    expect(await outcome).toMatchObject({ ok: false });
    expect(tab.causes()).toEqual(['load', 'confirm']);
  });

  it('displays the server’s own reason', async () => {
    const { tab } = await pressed(aCartOfTwo());
    await tab
      .last()
      .refuse({ confirm: { messages: ['Ktoś zmienił koszyk.'] } }, 409, aCartOfTwo({ revision: 'r2', ...total('9') }));
    expect(confirmText(tab)).toBe('Ktoś zmienił koszyk.');
  });
});

describe('a cart without a revision', () => {
  const plain = (over = {}, quantities = {}) => aCartOfTwo({ revision: null, ...over }, quantities);

  it('is loaded right before the order [O7]', async () => {
    const { tab, outcome } = await pressed(plain());
    expect(tab.causes()).toEqual(['load', 'load']);
    expect(isOrdering(tab.state())).toBe(true);
    await tab.last().answer(plain());
    expect(tab.last()).toMatchObject({ cause: 'confirm', body: { confirm: true, seen: { cart_id: 7 } } });
    expect(isOrdering(tab.state())).toBe(true);
    await tab.last().answer(null, { confirm: { status: 'success', messages: ['Dziękujemy'] } });
    expect((await outcome).ok).toBe(true);
  });

  it.each([
    ['a quantity', plain({}, { 12: 77 }), { kind: 'quantity', from: 3, to: 77 }],
    ['a new line', plain({ items: [12, 13, 14].map((id) => aLine({ id })) }), { kind: 'item_added', id: 14, to: 3 }],
    [
      'the delivery address',
      plain({ delivery_address: site }),
      { kind: 'destination', to: 'Jasna 2, 00-013 Warszawa' },
    ],
    ['the carrier', plain({ carrier: locker }), { kind: 'carrier', from: courier.name, to: locker.name }],
    ['the payment', plain({ payment: { id: 9, name: 'Pobranie' } }), { kind: 'payment', to: 'Pobranie' }],
  ])('is not ordered if %s differs by then', async (_, now, change) => {
    const { tab, outcome } = await pressed(plain());
    await tab.last().answer(now);
    expect(await outcome).toMatchObject({ ok: false });
    expect(tab.causes()).toEqual(['load', 'load']);
    expect(isOrdering(tab.state())).toBe(false);
    expect(tab.state().changes).toContainEqual(expect.objectContaining(change));
    expect(confirmText(tab)).toBe(REFUSED);
  });

  it('is not ordered if it cannot be loaded: only the order button displays the reason', async () => {
    const { tab, outcome } = await pressed(plain());
    await tab.last().fail('network');
    expect(await outcome).toMatchObject({ ok: false });
    expect(tab.causes()).toEqual(['load', 'load']);
    expect(isOrdering(tab.state())).toBe(false);
    expect([...tab.state().messages.keys()]).toEqual(['confirm']);
    expect(confirmText(tab)).toBe('Nie udało się połączyć ze sklepem. Spróbuj ponownie.');
  });

  it('is not ordered if it is gone', async () => {
    const { tab, outcome } = await pressed(plain());
    await tab.last().answer(null);
    expect(await outcome).toMatchObject({ ok: false });
    expect(tab.causes()).toEqual(['load', 'load']);
    expect(tab.state()).toMatchObject({ cart: null, order: 'idle' });
  });
});

describe('an order under way', () => {
  it('keeps the lock after the response to a waiting edit', async () => {
    const tab = aSession();
    await tab.start(aCartOfTwo());
    void tab.session.setQuantity(7, 12, 5, true);
    void tab.session.confirm();
    await tab.clock.pass(0);
    await tab.last().answer(aCartOfTwo({}, { 12: 5 }));
    expect(tab.causes()).toEqual(['load', 'quantity', 'confirm']);
    expect(isOrdering(tab.state())).toBe(true);
  });

  it('keeps the lock after responses to some of the changes saved first', async () => {
    const tab = aSession();
    await tab.start(aCartOfTwo());
    void tab.session.load();
    void tab.session.setQuantity(7, 12, 5, true);
    void tab.session.writeComments('pilne');
    void tab.session.confirm();
    const answers = [{}, aCartOfTwo({}, { 12: 5 }), aCartOfTwo({ client_comments: 'pilne' }, { 12: 5 })];
    for (const answer of answers) {
      await tab.last().answer({ ...aCartOfTwo(), ...answer });
      expect(isOrdering(tab.state()), tab.last().cause).toBe(true);
    }
    expect(tab.causes()).toEqual(['load', 'load', 'quantity', 'client_comments', 'confirm']);
  });

  it('keeps the lock after a load in between', async () => {
    const tab = aSession();
    await tab.start(aCartOfTwo());
    void tab.session.confirm();
    await tab.clock.pass(0);
    const confirm = tab.last();
    tab.page.otherTab();
    await tab.clock.pass(1000);
    expect(isOrdering(tab.state())).toBe(true);
    await confirm.answer(aCartOfTwo({ payment_init: true }), { confirm: { status: 'success', messages: ['Tak'] } });
    await tab.last().answer(aCartOfTwo());
    expect(isOrdering(tab.state())).toBe(false);
  });

  it('keeps the lock during the redirect, although the cart is loaded', async () => {
    const { tab } = await pressed(aCartOfTwo());
    await tab.last().answer(undefined, { confirm: { redirect_url: '/dziekujemy' } });
    tab.page.otherTab();
    await tab.clock.pass(1000);
    expect(tab.last().cause).toBe('load');
    await tab.last().answer(aCartOfTwo());
    expect(isOrdering(tab.state())).toBe(true);
  });

  it.each(['delivery_address', 'invoice_address'])(
    'is stopped by another %s in the response to the last edit',
    async (name) => {
      const tab = aSession();
      await tab.start(aCartOfTwo({ [name]: home }));
      void tab.session.writeComments('pilne');
      const outcome = tab.session.confirm();
      await tab.last().answer(aCartOfTwo({ [name]: site, client_comments: 'pilne' }));
      expect(await outcome).toMatchObject({ ok: false });
      expect(tab.causes()).toEqual(['load', 'client_comments']);
      expect(confirmText(tab)).toBe(REFUSED);
    },
  );
});

it('an order is not sent if a response before it locks the cart', async () => {
  const tab = aSession();
  await tab.start(aCartOfTwo());
  void tab.session.writeComments('pilne');
  const outcome = tab.session.confirm();
  await tab.last().answer(aCartOfTwo({ client_comments: 'pilne', payment_init: true }));
  expect(await outcome).toMatchObject({ ok: false, unknown: false });
  expect(tab.causes()).toEqual(['load', 'client_comments']);
  expect(tab.state().order).toBe('idle');
});

describe('a response without a cart', () => {
  it('to an edit keeps the typed value and loads the cart at once [C3]', async () => {
    const tab = aSession();
    await tab.start();
    const changed = tab.session.setQuantity(7, 12, 15);
    await tab.last().answer(undefined);
    expect(tab.causes()).toEqual(['load', 'quantity', 'load']);
    expect(overlayOf(tab.state()).quantities).toEqual({ [lineKey(7, 12)]: 15 });
    expect([...overlayOf(tab.state()).saving]).toEqual([`quantity:${lineKey(7, 12)}`]);
    await tab.last().answer(aCartOfTwo({}, { 12: 15 }));
    expect((await changed).ok).toBe(true);
    expect(tab.state()).toMatchObject({
      pending: [],
      changes: [],
      cart: { items: [{ quantity: '15' }, {}] },
    });
  });

  it('to an edit that was not carried out displays an error', async () => {
    const tab = aSession();
    await tab.start();
    void tab.session.setQuantity(7, 12, 15);
    await tab.last().answer(undefined);
    await tab.last().answer(aCartOfTwo());
    expect(overlayOf(tab.state()).quantities).toEqual({});
    expect(tab.state().changes).toMatchObject([{ kind: 'quantity', from: 15, to: 3 }]);
  });

  it('to an edit blocks the order until the cart can be loaded', async () => {
    const tab = aSession();
    await tab.start();
    void tab.session.setQuantity(7, 12, 15);
    await tab.last().answer(undefined);
    await tab.last().fail('network');
    expect(overlayOf(tab.state()).quantities).toEqual({ [lineKey(7, 12)]: 15 });
    const outcome = tab.session.confirm();
    expect(tab.last().cause).toBe('quantity');
    await tab.last().answer(undefined);
    await tab.last().fail('network');
    expect(await outcome).toMatchObject({ ok: false });
    expect(tab.causes()).not.toContain('confirm');
  });

  it('keeps the server’s messages', async () => {
    const tab = aSession();
    await tab.start();
    const chosen = tab.session.choose('carrier', 2);
    await tab.last().answer(undefined, { delivery_price: { messages: ['Od 500 zł gratis'], status: 'info' } });
    await tab.last().answer(aCartOfTwo());
    expect((await chosen).messages.get('delivery_price')?.messages).toEqual(['Od 500 zł gratis']);
    expect(tab.state().messages.get('delivery_price')?.messages).toEqual(['Od 500 zł gratis']);
  });

  it('to an accepted order loads the next cart', async () => {
    const { tab, outcome } = await pressed(aCartOfTwo());
    await tab.last().answer(undefined, { confirm: { status: 'success', messages: ['Dziękujemy'] } });
    expect((await outcome).ok).toBe(true);
    expect(tab.causes()).toEqual(['load', 'confirm', 'load']);
  });
});

describe('a 5xx with messages', () => {
  const messages = { 0: { messages: ['Błąd serwera'], status: 'error' } };

  it('is an unknown outcome: loads the cart and keeps the key', async () => {
    const { tab, outcome } = await pressed(aCartOfTwo());
    const first = tab.last();
    await first.refuse(messages, 500);
    expect(await outcome).toMatchObject({ ok: false, unknown: true });
    expect(tab.causes()).toEqual(['load', 'confirm', 'load']);
    expect(tab.state()).toMatchObject({ order: 'lost' });
    expect(confirmText(tab)).toMatch(/^Nie wiemy, czy zamówienie zostało przyjęte/);
    await tab.last().answer(aCartOfTwo());
    void tab.session.confirm();
    await tab.clock.pass(0);
    expect(tab.last().idempotencyKey).toBe(first.idempotencyKey);
  });

  it('keeps the key after a changed quantity, because the first order may have been placed', async () => {
    const { tab } = await pressed(aCartOfTwo());
    const first = tab.last();
    await first.refuse(messages, 500);
    await tab.last().answer(aCartOfTwo());
    void tab.session.setQuantity(7, 12, 5);
    await tab.last().answer(aCartOfTwo({ revision: 'r2' }, { 12: 5 }));
    void tab.session.confirm();
    await tab.clock.pass(0);
    expect(tab.last()).toMatchObject({ cause: 'confirm', idempotencyKey: first.idempotencyKey });
  });
});

it('a refused order with a forbidden redirect_url does not count as placed', async () => {
  const { tab } = await pressed(aCartOfTwo());
  await tab.last().refuse({ confirm: { messages: ['Najpierw dopłać'], redirect_url: 'javascript:alert(1)' } });
  expect(confirmText(tab)).toBe('Najpierw dopłać');
  expect(tab.state().messages.get('confirm')?.status).toBe('error');
});
