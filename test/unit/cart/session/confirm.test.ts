/** Tests that an order is placed at most once, whatever the buyer clicks and whatever is lost. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOrdering, isOrderUnknown } from '../../../../src/cart/session/state';
import { aLoadedTab, click, confirmText } from '../../../fixtures/order';
import { aCartOfTwo, aSession } from '../../../fixtures/session';
import { stubPage, stubStorages } from '../../../fixtures/page';

beforeEach(() => {
  stubPage();
  stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

const UUID = /^[\da-f-]{36}$/;
const ordered = { confirm: { messages: ['Dziękujemy'], status: 'success', redirect_url: '/zamowienie/1' } };

it('sends confirm with a key, locks until the outcome is known, then follows the redirect [O9]', async () => {
  const tab = await aLoadedTab();
  const { outcome, post } = await click(tab);
  expect(post).toMatchObject({ cause: 'confirm', body: { confirm: true } });
  expect(post.idempotencyKey).toMatch(UUID);
  expect(isOrdering(tab.state())).toBe(true);
  await post.answer(null, ordered);
  expect(await outcome).toMatchObject({ ok: true, unknown: false });
  expect(tab.leaveTo).toHaveBeenCalledExactlyOnceWith('https://sklep.example/zamowienie/1', expect.any(Function));
  expect(isOrdering(tab.state())).toBe(true); // The page is on its way out.
});

it('seven clicks in one task place one order [O4]', async () => {
  const tab = await aLoadedTab();
  const outcomes = Array.from({ length: 7 }, () => tab.session.confirm());
  await tab.clock.pass(0);
  await tab.last().answer(null, ordered);
  expect((await Promise.all(outcomes)).map(({ ok }) => ok)).toEqual([true, false, false, false, false, false, false]);
  expect(tab.causes()).toEqual(['load', 'confirm']);
});

it('ignores all changes while the order is under way', async () => {
  const tab = await aLoadedTab();
  await click(tab);
  expect(await tab.session.setQuantity(7, 12, 5)).toMatchObject({ ok: false });
  expect(tab.causes()).toEqual(['load', 'confirm']);
});

it('calls listeners before the page is left', async () => {
  const tab = await aLoadedTab();
  const events: string[] = [];
  tab.session.onAnswer(({ cause, ok }) => events.push(`${cause} ${ok}`));
  tab.leaveTo.mockImplementation(() => events.push('left') > 0);
  const { post } = await click(tab);
  await post.answer(null, ordered);
  expect(events).toEqual(['confirm true', 'left']);
});

it('ignores an order placed by a listener of the order', async () => {
  const tab = await aLoadedTab();
  tab.session.onAnswer(({ cause }) => cause === 'confirm' && void tab.session.confirm());
  const { post } = await click(tab);
  await post.answer(aCartOfTwo(), ordered);
  expect(tab.causes()).toEqual(['load', 'confirm']);
});

/** The order was placed, but its redirect URL opened no page. */
async function stayed(tab: ReturnType<typeof aSession>) {
  const { post } = await click(tab);
  await post.answer(null, ordered);
  const [, onStayed] = tab.leaveTo.mock.calls[0]!;
  onStayed();
}

describe('redirects', () => {
  it.each(['javascript:alert(1)', 'https://jan@zly.example/'])(
    'never follow %s, but report that the order was placed',
    async (redirect_url) => {
      const tab = await aLoadedTab();
      const { post } = await click(tab);
      await post.answer(null, { confirm: { redirect_url } });
      expect(tab.leaveTo).not.toHaveBeenCalled();
      expect(confirmText(tab)).toBe(`Zamówienie zostało przyjęte. Nie możemy otworzyć adresu: ${redirect_url}`);
      expect(isOrdering(tab.state())).toBe(false);
    },
  );

  it('follows only declared origins', async () => {
    const tab = await aLoadedTab();
    void tab.session.confirm({ origins: ['https://platnosci.example'] });
    await tab.clock.pass(0);
    await tab.last().answer(null, { confirm: { redirect_url: 'https://inne.example/' } });
    expect(tab.leaveTo).not.toHaveBeenCalled();
  });

  it('releases the lock if the browser stays on the page', async () => {
    const tab = await aLoadedTab();
    tab.leaveTo.mockReturnValue(false);
    const { post } = await click(tab);
    await post.answer(aCartOfTwo({ items: [] }), ordered);
    expect(isOrdering(tab.state())).toBe(false);
  });

  it('to a file release the lock after the cart was loaded, and display the URL', async () => {
    const tab = await aLoadedTab();
    await stayed(tab);
    expect(tab.last().cause).toBe('load');
    expect(isOrdering(tab.state())).toBe(true);
    await tab.last().answer(aCartOfTwo({ items: [] }));
    expect(isOrdering(tab.state())).toBe(false);
    expect(confirmText(tab)).toBe('Zamówienie zostało przyjęte. Nie możemy otworzyć adresu: /zamowienie/1');
  });

  it('to a file keep the lock if the cart cannot be loaded', async () => {
    const tab = await aLoadedTab();
    await stayed(tab);
    await tab.last().fail('network');
    expect(isOrdering(tab.state())).toBe(true);
    expect(confirmText(tab) ?? '').not.toContain('Nie możemy otworzyć adresu');
  });

  it('are followed even after a refusal', async () => {
    const tab = await aLoadedTab();
    const { outcome, post } = await click(tab);
    await post.refuse({ confirm: { messages: ['Najpierw dopłać'], redirect_url: '/doplata' } });
    expect(await outcome).toMatchObject({ ok: false });
    expect(tab.leaveTo).toHaveBeenCalledExactlyOnceWith('https://sklep.example/doplata', expect.any(Function));
  });

  it('release the lock and load the cart after the Back button', async () => {
    const tab = await aLoadedTab();
    const { post } = await click(tab);
    await post.answer(null, ordered);
    tab.page.restore();
    expect(isOrdering(tab.state())).toBe(false);
    expect(tab.last().cause).toBe('load');
  });
});

describe('a refusal', () => {
  it('displays the reason, releases the lock, and returns goToStart', async () => {
    const tab = await aLoadedTab();
    const { outcome, post } = await click(tab);
    await post.refuse({ confirm: { messages: ['Brak towaru'], goToStep: 1 } });
    expect(await outcome).toMatchObject({ ok: false, goToStart: true, unknown: false });
    expect(tab.state()).toMatchObject({ order: 'idle' });
    expect(confirmText(tab)).toBe('Brak towaru');
  });

  it.each([
    ['session', 401, 'Sesja wygasła – zaloguj się ponownie.'],
    ['csrf', 419, 'Sesja wygasła – odśwież stronę i spróbuj ponownie.'],
    ['http', 403, 'Brak uprawnień do tej operacji.'],
    ['http', 429, 'Zbyt wiele prób w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.'],
  ] as const)('by %s %i is certain even without messages', async (code, status, body) => {
    const tab = await aLoadedTab();
    const { outcome, post } = await click(tab);
    await post.fail(code, status);
    expect(await outcome).toMatchObject({ ok: false, unknown: false });
    expect(isOrdering(tab.state())).toBe(false);
    expect(confirmText(tab)).toBe(body);
  });
});

it.each(['payment_init', 'amount_after_deadline', '0'])(
  'an error in slot %s of a success is no order: no event, and the key stays [O11]',
  async (slot) => {
    const tab = await aLoadedTab();
    const first = await click(tab);
    await first.post.answer(aCartOfTwo(), { [slot]: { messages: ['Nie teraz'] } });
    expect(await first.outcome).toMatchObject({ ok: false });
    expect(isOrdering(tab.state())).toBe(false);
    expect((await click(tab)).post.idempotencyKey).toBe(first.post.idempotencyKey);
  },
);

const silent = { quantity: { messages: [] }, payment_init: { messages: [] } };

it('empty slots do not refuse an order', async () => {
  const tab = await aLoadedTab();
  const { outcome, post } = await click(tab);
  await post.answer(null, { ...silent, confirm: { messages: null, redirect_url: '/zamowienie/1' } });
  expect(await outcome).toMatchObject({ ok: true });
  expect(tab.leaveTo).toHaveBeenCalledOnce();
});

it('a refusal with an empty redirect_url stays a refusal', async () => {
  const tab = await aLoadedTab();
  const { outcome, post } = await click(tab);
  await post.answer(aCartOfTwo(), { ...silent, confirm: { messages: ['Brak towaru.'], redirect_url: '' } });
  expect(await outcome).toMatchObject({ ok: false });
  expect(confirmText(tab)).toBe('Brak towaru.');
});

describe('a change typed right before the order', () => {
  it('is saved before the order', async () => {
    const tab = await aLoadedTab();
    void tab.session.writeComments('pilne');
    void tab.session.confirm();
    await tab.last().answer(aCartOfTwo({ client_comments: 'pilne' }));
    expect(tab.causes()).toEqual(['load', 'client_comments', 'confirm']);
  });

  it('stops the order if it cannot be saved [O6]', async () => {
    const tab = await aLoadedTab();
    void tab.session.writeComments('pilne');
    const outcome = tab.session.confirm();
    await tab.last().fail('network');
    expect(await outcome).toMatchObject({ ok: false });
    expect(tab.causes()).toEqual(['load', 'client_comments']);
    expect(tab.state()).toMatchObject({ order: 'idle', pending: [{ post: { body: { client_comments: 'pilne' } } }] });
  });

  it('stops the order if it changes the price [O6]', async () => {
    const tab = await aLoadedTab();
    void tab.session.setQuantity(7, 12, 5, true);
    const outcome = tab.session.confirm();
    await tab.last().answer(aCartOfTwo({ prices: { total_gross: '99.00' } }, { 12: 5 }));
    expect(await outcome).toMatchObject({ ok: false });
    expect(tab.causes()).toEqual(['load', 'quantity']);
    expect(confirmText(tab)).toMatch(/^Wartość zamówienia zmieniła się/);
  });
});

describe('a lost response', () => {
  const LOST = [
    ['network', undefined],
    ['offline', undefined],
    ['unreadable', 200],
    ['shape', 200],
    ['session', 200],
    ['http', 500],
    ['http', 502],
    ['http', 409],
  ] as const;

  it.each(LOST)(
    '(%s %s) is not sent again: the cart is loaded, and only its answer releases the lock [O8]',
    async (code, status) => {
      const tab = await aLoadedTab();
      const { outcome, post } = await click(tab);
      await post.fail(code, status);
      expect(await outcome).toMatchObject({ ok: false, unknown: true });
      expect(tab.causes()).toEqual(['load', 'confirm', 'load']);
      expect(tab.state()).toMatchObject({ order: 'lost' });
      await tab.last().answer(aCartOfTwo());
      expect(tab.state()).toMatchObject({ order: 'unknown' });
      expect(confirmText(tab)).toMatch(/^Nie wiemy, czy zamówienie zostało przyjęte/);
    },
  );

  it('a success without redirect and with an unchanged cart counts as lost: the next click has the same key', async () => {
    const tab = await aLoadedTab();
    const { outcome, post } = await click(tab);
    await post.answer(aCartOfTwo());
    expect(await outcome).toMatchObject({ ok: false, unknown: true });
    expect(tab.causes()).toEqual(['load', 'confirm', 'load']);
    await tab.last().answer(aCartOfTwo());
    expect(tab.state()).toMatchObject({ order: 'unknown' });
    expect(confirmText(tab)).toBe(
      'Nie wiemy, czy zamówienie zostało przyjęte – sklep tego nie potwierdził. Sprawdź stan koszyka, zanim zamówisz ponownie.',
    );
    expect((await click(tab)).post.idempotencyKey).toBe(post.idempotencyKey);
  });

  it.each([
    ['there is no cart any more', null],
    ['its payment has begun', aCartOfTwo({ payment_init: true })],
    ['it is another one', aCartOfTwo({ id: 8 })],
  ])('a success without messages counts as an order if the cart shows it: %s', async (_, cart) => {
    const tab = await aLoadedTab();
    const { outcome, post } = await click(tab);
    await post.answer(cart);
    expect(await outcome).toMatchObject({ ok: true, unknown: false });
    expect(tab.state()).toMatchObject({ order: 'idle' });
  });

  it('keeps the lock until the cart can be loaded', async () => {
    const tab = await aLoadedTab();
    const { post } = await click(tab);
    await post.fail('network');
    await tab.last().fail('network');
    expect(isOrdering(tab.state())).toBe(true);
    expect(await tab.session.confirm()).toMatchObject({ ok: false });
    void tab.session.load();
    await tab.last().answer(aCartOfTwo());
    expect(isOrdering(tab.state())).toBe(false);
  });

  it('keeps the lock after a restore from the back/forward cache', async () => {
    const tab = await aLoadedTab();
    const { post } = await click(tab);
    tab.page.restore(); // Still under way.
    expect(isOrdering(tab.state())).toBe(true);
    await post.fail('leaving');
    tab.page.restore(); // Lost, and not looked at yet.
    expect(isOrdering(tab.state())).toBe(true);
    await tab.last().answer(aCartOfTwo());
    expect(isOrdering(tab.state())).toBe(false);
  });

  it('followed by another click sends the same key', async () => {
    const tab = await aLoadedTab();
    const first = (await click(tab)).post;
    await first.fail('network');
    await tab.last().answer(aCartOfTwo());
    const second = (await click(tab)).post;
    expect(second.cause).toBe('confirm');
    expect(second.idempotencyKey).toBe(first.idempotencyKey);
  });

  it('in a crashed tab: the next page orders under its key, even for a changed cart', async () => {
    const crashed = await aLoadedTab();
    const { post } = await click(crashed);
    const next = aSession();
    await next.start(aCartOfTwo({}, { 12: 5 }));
    expect((await click(next)).post.idempotencyKey).toBe(post.idempotencyKey);
  });

  it('keeps the key after a reload', async () => {
    const first = (await click(await aLoadedTab())).post;
    const second = (await click(await aLoadedTab())).post;
    expect(second.idempotencyKey).toBe(first.idempotencyKey);
  });

  it('is resolved by the next successful change', async () => {
    const tab = await aLoadedTab();
    await (await click(tab)).post.fail('network');
    await tab.last().answer(aCartOfTwo());
    void tab.session.choose('carrier', 2);
    await tab.last().answer(aCartOfTwo());
    expect(isOrderUnknown(tab.state())).toBe(false);
    expect(confirmText(tab)).toBeUndefined();
  });
});

describe('the idempotency key', () => {
  it('differs for every difference in the cart', async () => {
    const first = (await click(await aLoadedTab())).post;
    await first.refuse({ confirm: { messages: ['Brak towaru'] } });
    const second = (await click(await aLoadedTab(aCartOfTwo({}, { 12: 4 })))).post;
    expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  });

  it('stays for a cart that the shop still returns after the order, in every tab and after a reload', async () => {
    const tab = await aLoadedTab();
    const first = (await click(tab)).post;
    await first.answer(aCartOfTwo(), { confirm: { status: 'success' } });
    expect((await click(tab)).post.idempotencyKey).toBe(first.idempotencyKey);
    expect((await click(await aLoadedTab())).post.idempotencyKey).toBe(first.idempotencyKey);
  });

  it.each([
    ['no cart', null],
    ['an empty cart', aCartOfTwo({ items: [] })],
  ])('is removed with the cart: after %s the same products are another order', async (_, loseCart) => {
    const tab = await aLoadedTab();
    const first = (await click(tab)).post;
    await first.answer(loseCart, { confirm: { status: 'success' } });
    expect((await click(await aLoadedTab())).post.idempotencyKey).not.toBe(first.idempotencyKey);
  });

  it('is equal in two tabs that order at the same moment', async () => {
    const [one, two] = [await aLoadedTab(), await aLoadedTab()];
    expect(localStorage.getItem('shop-elements.confirm https://sklep.example/koszyk')).toMatch(/[\da-f-]{36}$/);
    const posts = [await click(one), await click(two)].map(({ post }) => post.idempotencyKey);
    expect(posts[0]).toBe(posts[1]);
  });

  it('stays after a failed load', async () => {
    const tab = await aLoadedTab();
    const first = (await click(tab)).post;
    await first.answer(aCartOfTwo(), { confirm: { status: 'success' } });
    const other = aSession();
    void other.session.load();
    await other.last().fail('network');
    expect((await click(tab)).post.idempotencyKey).toBe(first.idempotencyKey);
  });

  it('differs for another cart URL', async () => {
    const first = (await click(await aLoadedTab())).post;
    const other = aSession({ url: 'https://sklep.example/drugi' });
    await other.start(aCartOfTwo());
    expect((await click(other)).post.idempotencyKey).not.toBe(first.idempotencyKey);
  });
});
