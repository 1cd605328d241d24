/** Shows that each of the 28 faults, on each of the 16 cart actions, leaves cart, typed text, messages and orders as promised. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lineKey } from '../../src/cart/wire/keys';
import { overlayOf } from '../../src/cart/session/pending';
import { isOrdering } from '../../src/cart/session/state';
import { factsOf, type CartActionName } from '../../src/cart/wire/actions';
import { postCart } from '../../src/cart/wire/api';
import { cart as cartSchema } from '../../src/cart/wire/cart';
import { cartActionNames, cartActs } from '../chaos/cart-acts';
import { faults, HANG_MS, isHarmless, REFUSAL, type NetworkFault } from '../../src/tools/mock/network-faults';
import { scriptFetch } from '../chaos/scripted-fetch';
import { aWireShop } from '../chaos/wire-shop';
import { stubPage, stubStorages } from '../fixtures/page';
import { aSession } from '../fixtures/session';
import { shareMatrix } from './outcomes';

const URL = 'https://sklep.example/koszyk';
const FOREVER = 2 * HANG_MS;

const outcomes = shareMatrix('cart');
afterAll(() => outcomes.print());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A tab that displays the cart of a shop whose responses to `name` the test can break. */
function aTab(name: CartActionName, firstLoad = false) {
  const page = stubPage({ cookie: 'XSRF-TOKEN=token' });
  stubStorages();
  const shop = aWireShop();
  // The faults concern this cart only; its keys must not collide with those of other cells.
  const tab = aSession({ url: `${URL}?cell=${randomUUID()}`, server: () => postCart });
  const asks = ({ body }: { body: object }) => (Object.keys(body)[0] ?? 'load') === name;
  const script = scriptFetch({ clock: tab.clock, page, shop: shop.answer, concerns: asks });
  if (!firstLoad) void tab.session.load();
  return { ...tab, shop, script };
}

const messageOf = (state: ReturnType<ReturnType<typeof aSession>['state']>, slot: string): string =>
  state.messages.get(slot)?.messages.join(' ') ?? '';

/** The slot that shows the result of the action. */
const slotOf = (name: CartActionName, fault: NetworkFault): string => {
  if (name === 'confirm') return 'confirm';
  if (fault.name !== '422 with messages') return '0';
  return factsOf(name).slot ?? '0';
};

/** No message is expected: the response arrived after all, or the buyer is leaving the page. */
const isSilent = (fault: NetworkFault): boolean =>
  isHarmless(fault) || fault.response.kind === 'navigation' || fault.name === '419';

const isRefusal = (fault: NetworkFault): boolean => fault.name === '422 with messages';

for (const name of cartActionNames)
  it.each(faults.map((fault) => [fault.name, fault] as const))(`${name}: %s`, async (_, fault) => {
    const { session, state, clock, script, shop, leaveTo } = aTab(name);
    leaveTo.mockReturnValue(false);
    await clock.pass(0);
    const before = state().cart;
    expect(before).not.toBeNull();

    // The buyer acts, and the fault occurs.
    script.arm(fault);
    void cartActs[name](session);
    await clock.pass(1000);
    expect(script.isSpent()).toBe(true);
    if (fault.response.kind === 'hang') {
      await clock.pass(HANG_MS - 5000);
      if (name !== 'load') expect(overlayOf(state()).saving.size).toBe(1);
      expect(isOrdering(state())).toBe(name === 'confirm');
    }
    await clock.pass(FOREVER);

    // Still rendered; no typed text is lost; a Polish sentence in the right slot; never two orders.
    expect(state()).toMatchObject({ status: 'ready', cart: { id: 7 } });
    expect(isOrdering(state())).toBe(false);
    expect(overlayOf(state()).saving.size).toBe(0);
    const { cart } = state();
    const edits = overlayOf(state());
    if (name === 'quantity' && !isRefusal(fault))
      expect(edits.quantities[lineKey(7, 12)] ?? Number(cart?.items.find(({ id }) => id === 12)?.quantity)).toBe(5);
    if (name === 'client_comments') expect(edits.comments ?? cart?.client_comments).toBe('Proszę dzwonić');
    // An address whose outcome is unknown is looked for in the cart; its own form says that it is not there.
    const isAddress = name === 'new_address';
    const isFound = isAddress && before?.addresses.length !== cart?.addresses.length;
    const sentence =
      messageOf(state(), isAddress && !isRefusal(fault) ? name : '') || messageOf(state(), slotOf(name, fault));
    if (isFound && !isRefusal(fault)) expect(sentence).toBe('');
    else if (isRefusal(fault)) expect(sentence).toBe(REFUSAL);
    else if (isSilent(fault))
      expect(sentence).toBe(name === 'confirm' && fault.response.kind !== 'navigation' ? 'Dziękujemy' : '');
    else expect(sentence).toMatch(/\p{Lu}[\p{L} ,–]+\./u);
    expect(shop.orders()).toBeLessThanOrEqual(1);

    // The fault is over and the buyer acts once more: screen and server agree. A buyer without a confirmation orders again.
    script.clear();
    void (name === 'confirm' && sentence !== 'Dziękujemy' ? session.confirm() : session.choose('carrier', 3));
    await clock.pass(FOREVER);
    expect(state().cart).toEqual(v.parse(cartSchema, shop.wireCart()));
    const { quantities, comments, choices } = overlayOf(state());
    expect([quantities, choices]).toEqual([{}, {}]);
    if (name === 'quantity' && !isRefusal(fault)) expect(Number(state().cart!.items[0]!.quantity)).toBe(5);
    if (name === 'client_comments') expect(comments ?? shop.wireCart().client_comments).toBe('Proszę dzwonić');
    expect(shop.orders()).toBe(name === 'confirm' ? 1 : 0);

    // No request went to another origin.
    expect(new Set(script.journal.map(({ url }) => new globalThis.URL(url).origin))).toEqual(
      new Set(['https://sklep.example']),
    );
    outcomes.add(fault.name, name, isSilent(fault) ? '·' : isRefusal(fault) ? 'r' : 'm');
  });

it.each(faults.map((fault) => [fault.name, fault] as const))('the first load: %s', async (_, fault) => {
  const { session, state, clock, script, shop } = aTab('load', true);
  script.arm(fault);
  void session.load();
  await clock.pass(FOREVER);
  const hasLeft = fault.response.kind === 'navigation';
  if (hasLeft || isSilent(fault)) expect(state().status).toBe(hasLeft ? 'loading' : 'ready');
  else {
    expect(state().status).toBe('failed');
    expect(messageOf(state(), '0')).toMatch(/\p{Lu}[\p{L} ,–]+\./u);
  }
  script.clear();
  void session.load();
  await clock.pass(FOREVER);
  expect(state()).toMatchObject({ status: 'ready', cart: v.parse(cartSchema, shop.wireCart()) });
  outcomes.add(fault.name, 'first load', isSilent(fault) ? '·' : isRefusal(fault) ? 'r' : 'm');
});
