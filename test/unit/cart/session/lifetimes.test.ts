/** Shows when what the cart's state remembers ends: changes with their cart, a failure with the next answer, a flush with all that waits. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPage, stubStorages } from '../../../fixtures/page';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

beforeEach(() => {
  stubPage();
  stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

it('what has changed in one cart is not told of the next one', async () => {
  const { session, start, last, state } = aSession();
  await start();
  void session.load();
  await last().answer(aCartOfTwo({}, { 12: 1 }));
  expect(state().changes).toHaveLength(1);
  void session.load();
  await last().answer(aCartOfTwo({ id: 8 }));
  expect(state().changes).toEqual([]);
});

it('a connection that comes back loads the cart only where something had failed', async () => {
  const { session, start, last, page, causes } = aSession();
  await start();
  page.online();
  expect(causes()).toEqual(['load']);
  void session.load();
  await last().fail('offline');
  page.online();
  expect(causes()).toEqual(['load', 'load', 'load']);
});

it('whoever goes on waits for a change too that the answer to the last one has brought about', async () => {
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
