/** Tests when parts of the cart's state end: changes with their cart, a failure with the next response. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPage, stubStorages } from '../../../fixtures/page';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

beforeEach(() => {
  stubPage();
  stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

it('changes of one cart are cleared when another cart arrives', async () => {
  const { session, start, last, state } = aSession();
  await start();
  void session.load();
  await last().answer(aCartOfTwo({}, { 12: 1 }));
  expect(state().changes).toHaveLength(1);
  void session.load();
  await last().answer(aCartOfTwo({ id: 8 }));
  expect(state().changes.map(({ kind }) => kind)).toEqual(['cart']);
});

it('changes stay if the cart’s id arrives as text', async () => {
  const { session, start, last, state } = aSession();
  await start();
  for (const cart of [aCartOfTwo({}, { 12: 1 }), aCartOfTwo({ id: '7' }, { 12: 1 })]) {
    void session.load();
    await last().answer(cart);
  }
  expect(state().changes).toHaveLength(1);
});

it('a request aborted by leaving the page changes no state', async () => {
  const { session, last, state } = aSession();
  void session.load();
  await last().fail('leaving');
  expect(state()).toMatchObject({ status: 'loading', failure: undefined });
  void session.load();
  await last().answer(aCartOfTwo(), { carrier: { messages: ['Kurier dziś nie jeździ'] } });
  void session.load();
  await last().fail('leaving');
  expect(state()).toMatchObject({ status: 'ready', failure: undefined });
  expect([...state().messages.keys()]).toEqual(['carrier']);
});

it('a refusal without messages and cart keeps the displayed cart', async () => {
  const { session, start, last, state } = aSession();
  await start();
  void session.setQuantity(7, 12, 5);
  await last().refuse({}, 422, null);
  expect(state().cart?.id).toBe(7);
});

it('flush succeeds although a load fails meanwhile', async () => {
  const { session, start, last } = aSession();
  await start();
  void session.load();
  const saved = session.flush();
  await last().fail('network');
  expect(await saved).toBe(true);
});

it('a restored connection loads the cart only after a failure', async () => {
  const { session, start, last, page, causes } = aSession();
  await start();
  page.online();
  expect(causes()).toEqual(['load']);
  void session.load();
  await last().fail('offline');
  page.online();
  expect(causes()).toEqual(['load', 'load', 'load']);
});

it('flush also waits for a change triggered by the last response', async () => {
  const { session, start, last, causes } = aSession();
  await start();
  void session.setQuantity(7, 12, 5).then(() => session.writeComments('pilne'));
  const saved = vi.fn();
  void session.flush().then(saved);
  await last().answer(aCartOfTwo({}, { 12: 5 }));
  expect(causes()).toEqual(['load', 'quantity', 'client_comments']);
  expect(saved).not.toHaveBeenCalled();
  await last().answer(aCartOfTwo({ client_comments: 'pilne' }, { 12: 5 }));
  expect(saved).toHaveBeenCalledExactlyOnceWith(true);
});
