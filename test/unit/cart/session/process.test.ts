/** Tests actions of approval and quotes: allowed by the cart's processes, sealed, sent once, and never lost silently. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLocked } from '../../../../src/cart/session/rules';
import type { Sealed } from '../../../../src/cart/session/confirm';
import { stubPage, stubStorages } from '../../../fixtures/page';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

beforeEach(() => {
  stubPage();
  stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

const aHeldCart = (can: readonly string[], over = {}) =>
  aCartOfTwo({ revision: 'k3', approval: { state: 'waiting', locked: true, can, ...over } });

async function aTab(cart: Record<string, unknown>) {
  const tab = aSession();
  await tab.start(cart);
  return tab;
}
type Tab = Awaited<ReturnType<typeof aTab>>;

async function press(tab: Tab, sealed: Sealed) {
  const outcome = tab.session.process(sealed);
  await tab.clock.pass(0);
  return { outcome, post: tab.last() };
}
const confirmText = (tab: Tab) => tab.state().messages.get('confirm')?.messages.join(' ');
const withoutLoads = (tab: Tab) => tab.causes().filter((cause) => cause !== 'load');

describe('a cart locked by a process', () => {
  it('ignores edits and the order, but sends the actions that `can` lists [J2]', async () => {
    const tab = await aTab(aHeldCart(['approve', 'note']));
    expect(isLocked(tab.state().cart!)).toBe(true);
    expect(await tab.session.setQuantity(7, 12, 5)).toMatchObject({ ok: false });
    expect(await tab.session.confirm()).toMatchObject({ ok: false });
    expect(await tab.session.process({ action: 'reject', note: 'za drogo' })).toMatchObject({ ok: false });
    expect(withoutLoads(tab)).toEqual([]);
    const { post } = await press(tab, { action: 'approve' });
    expect(post.cause).toBe('approve');
  });

  it('can be ordered if every process allows it, and cannot if one does not [J2]', async () => {
    const offered = { state: 'answered', locked: true, can: ['order', 'decline'] };
    const tab = await aTab(aCartOfTwo({ revision: 'k3', quote: offered }));
    void tab.session.confirm();
    await tab.clock.pass(0);
    expect(tab.last().cause).toBe('confirm');

    const other = await aTab(aCartOfTwo({ revision: 'k3', quote: offered, approval: { can: ['send'] } }));
    void other.session.confirm();
    await other.clock.pass(0);
    expect(withoutLoads(other)).toEqual([]);
  });

  it('sends no action once a payment has begun [L2]', async () => {
    const tab = await aTab({ ...aHeldCart(['approve', 'note']), payment_init: true });
    await tab.session.process({ action: 'approve' });
    await tab.session.writeNote('Dzień dobry');
    expect(withoutLoads(tab)).toEqual([]);
  });
});

it('a cart without processes sends none of their actions [J1]', async () => {
  const tab = await aTab(aCartOfTwo());
  for (const action of ['send_for_approval', 'approve', 'ask_quote'] as const) await tab.session.process({ action });
  await tab.session.writeNote('Dzień dobry');
  expect(withoutLoads(tab)).toEqual([]);
});

describe('an action of a process', () => {
  it('contains the displayed state (`seen`), a note, and its own key [J3]', async () => {
    const tab = await aTab(aHeldCart(['approve', 'reject'], { places_order: true }));
    const rejected = await press(tab, { action: 'reject', note: 'Weź tańszy klej' });
    expect(rejected.post.body).toMatchObject({
      reject: { note: 'Weź tańszy klej' },
      seen: { cart_id: 7, revision: 'k3' },
    });
    await rejected.post.refuse({ confirm: { messages: ['Podaj powód.'] } });
    const approved = await press(tab, { action: 'approve' });
    expect(approved.post.body).toMatchObject({ approve: { note: '' } });
    expect(approved.post.idempotencyKey).not.toBe(rejected.post.idempotencyKey);
    await approved.post.refuse({ confirm: { messages: ['Zaczekaj.'] } });
    const again = await press(tab, { action: 'approve' });
    expect(again.post.idempotencyKey).toBe(approved.post.idempotencyKey);
  });

  it('contains the prices that the buyer proposes, and other prices have another key [J4]', async () => {
    const tab = await aTab(
      aCartOfTwo({ revision: 'k3', quote: { state: 'offered', can: ['order', 'ask'], wishes: true } }),
    );
    const wish = { id: 11, cartId: 7, net: '11.20' };
    const first = await press(tab, { action: 'ask_quote', note: '', wishes: [wish] });
    expect(first.post.body).toMatchObject({ ask_quote: { note: '', wishes: [wish] } });
    await first.post.refuse({ confirm: { messages: ['Nie dziś.'] } });
    const other = await press(tab, { action: 'ask_quote', note: '', wishes: [{ ...wish, net: '11.00' }] });
    expect(other.post.idempotencyKey).not.toBe(first.post.idempotencyKey);
    await other.post.refuse({ confirm: { messages: ['Nie dziś.'] } });
    expect((await press(tab, { action: 'ask_quote', note: '', wishes: [wish] })).post.idempotencyKey).toBe(
      first.post.idempotencyKey,
    );
  });

  it('is sent once for any number of presses [J3]', async () => {
    const tab = await aTab(aHeldCart(['approve']));
    const outcomes = Array.from({ length: 5 }, () => tab.session.process({ action: 'approve' }));
    await tab.clock.pass(0);
    await tab
      .last()
      .answer(aHeldCart([], { state: 'approved' }), { confirm: { messages: ['Zaakceptowane.'], status: 'success' } });
    expect((await Promise.all(outcomes)).map(({ ok }) => ok)).toEqual([true, false, false, false, false]);
    expect(withoutLoads(tab)).toEqual(['approve']);
  });

  it('whose response is lost has an unknown outcome: it loads the cart and keeps its key [J3]', async () => {
    const tab = await aTab(aHeldCart(['approve']));
    const { outcome, post } = await press(tab, { action: 'approve' });
    await post.fail('network');
    expect(await outcome).toMatchObject({ ok: false, unknown: true });
    expect(confirmText(tab)).toBe(
      'Nie wiemy, czy to się udało – sklep tego nie potwierdził. Sprawdź stan, zanim spróbujesz ponownie.',
    );
    await tab.last().answer({ ...aHeldCart(['approve']), revision: 'k4' });
    const again = await press(tab, { action: 'approve' });
    expect(again.post.idempotencyKey).toBe(post.idempotencyKey);
  });

  it.each([
    ['approve', { state: 'approved', locked: true, can: [] }, undefined],
    ['withdraw', { state: 'required', locked: false, can: ['send'] }, undefined],
    ['approve', { state: 'waiting', locked: true, can: ['approve'] }, 'Nie wiemy, czy to się udało'],
  ] as const)(
    'with a lost response: %s is of known outcome once the cart is %j [J3]',
    async (action, approval, text) => {
      const tab = await aTab(aHeldCart([action]));
      const { post } = await press(tab, { action });
      await post.fail('network');
      await tab.last().answer(aCartOfTwo({ revision: 'k4', approval }));
      await tab.clock.pass(0);
      expect(confirmText(tab)?.startsWith(text ?? '-')).toBe(text && true);
      expect(tab.state().order).toBe(text ? 'unknown' : 'idle');
    },
  );

  it('against a changed cart displays the changes and is not repeated automatically [J3]', async () => {
    const tab = await aTab(aHeldCart(['approve']));
    const { post } = await press(tab, { action: 'approve' });
    await post.refuse({}, 409, { ...aHeldCart(['approve']), revision: 'k4' });
    expect(confirmText(tab)).toBe('Koszyk się zmienił. Sprawdź zmiany i spróbuj ponownie.');
    expect(withoutLoads(tab)).toEqual(['approve']);
  });
});

it('has the same key if its note is repeated after a failure, and another key for a later note [J4]', async () => {
  const tab = await aTab(aHeldCart(['note']));
  void tab.session.writeNote('Kiedy dostawa?');
  await tab.clock.pass(0);
  const first = tab.last();
  expect(first.body).toEqual({ note: 'Kiedy dostawa?' });
  await first.refuse({ note: { messages: ['Spróbuj później.'] } });
  void tab.session.writeNote('Kiedy dostawa?');
  await tab.clock.pass(0);
  const second = tab.last();
  expect(second.idempotencyKey).toBe(first.idempotencyKey);
  await second.answer(aHeldCart(['note']));
  void tab.session.writeNote('Kiedy dostawa?');
  await tab.clock.pass(0);
  expect(tab.last().idempotencyKey).not.toBe(first.idempotencyKey);
});
