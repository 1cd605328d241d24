/** Tests that a message typed beside an action of approval or a quote goes with the action. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedNote, storeNote } from '../../../../src/cart/session/note-storage';
import { stubPage, stubStorages } from '../../../fixtures/page';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

beforeEach(() => {
  stubPage();
  stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

const held = (...can: string[]) =>
  aCartOfTwo({ revision: 'r1', approval: { state: 'waiting', can, locked: true, history: [] } });
const quoted = aCartOfTwo({ revision: 'r1', quote: { state: 'answered', can: ['order', 'decline', 'note'] } });

async function typed(cart: Record<string, unknown>, note = 'Dostawa na tył budynku') {
  const tab = aSession();
  await tab.start(cart);
  storeNote(tab.session.url, 'note', note);
  return tab;
}
const left = (tab: ReturnType<typeof aSession>) => storedNote(tab.session.url, 'note');

it.each([
  ['approve', held('approve', 'reject', 'note')],
  ['send_for_approval', aCartOfTwo({ revision: 'r1', approval: { state: 'rejected', can: ['send', 'note'] } })],
  ['decline_quote', quoted],
] as const)(
  'a message typed beside it goes in the body of %s, and stays until the server accepts it [J8]',
  async (action, cart) => {
    const tab = await typed(cart);
    void tab.session.process({ action });
    await tab.clock.pass(0);
    expect(tab.last().body).toMatchObject({ [action]: { note: 'Dostawa na tył budynku' } });
    await tab.last().refuse({ confirm: { messages: ['Nie teraz.'] } }, 409, cart);
    expect(left(tab)).toBe('Dostawa na tył budynku');
    void tab.session.process({ action });
    await tab.clock.pass(0);
    await tab.last().answer(cart, { confirm: { messages: ['Gotowe.'], status: 'success' } });
    expect(left(tab)).toBe('');
  },
);

it.each([
  ['withdraw', held('withdraw', 'note')],
  ['confirm', quoted],
] as const)(
  '%s has no message in its body: what was typed is added to the history right before it [J8]',
  async (action, cart) => {
    const tab = await typed(cart);
    void tab.session.process({ action });
    await tab.clock.pass(0);
    expect(tab.last().body).toEqual({ note: 'Dostawa na tył budynku' });
    await tab.last().answer(cart);
    await tab.clock.pass(0);
    expect(tab.last().body).toMatchObject({ [action]: true });
    expect(left(tab)).toBe('');
  },
);

it('a message stays after a lost response, until the cart shows that the action was done [J8]', async () => {
  const tab = await typed(held('approve', 'note'));
  void tab.session.process({ action: 'approve' });
  await tab.clock.pass(0);
  await tab.last().fail('network');
  await tab.clock.pass(0);
  expect(left(tab)).toBe('Dostawa na tył budynku');
  await tab.last().answer(held());
  expect([left(tab), tab.state().order]).toEqual(['', 'idle']);
});

it('an action is not sent if its message was refused', async () => {
  const tab = await typed(held('withdraw', 'note'));
  const outcome = tab.session.process({ action: 'withdraw' });
  await tab.clock.pass(0);
  await tab.last().refuse({ note: { messages: ['Za długa.'] } }, 422, held('withdraw', 'note'));
  expect(await outcome).toMatchObject({ ok: false, unknown: false });
  expect([tab.causes().at(-1), left(tab)]).toEqual(['note', 'Dostawa na tył budynku']);
});

it('a message of the action’s own form replaces the one beside it, and a person without messages sends none', async () => {
  const own = await typed(held('reject', 'note'));
  void own.session.process({ action: 'reject', note: 'Weź tańszy klej' });
  await own.clock.pass(0);
  expect(own.last().body).toMatchObject({ reject: { note: 'Weź tańszy klej' } });
  const none = await typed(held('approve'));
  void none.session.process({ action: 'approve' });
  await none.clock.pass(0);
  expect(none.last().body).toMatchObject({ approve: { note: '' } });
});
