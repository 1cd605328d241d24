/** Tests that a reload loses no pending change: the tab's next page sends it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lineKey } from '../../../../src/cart/wire/keys';
import { overlayOf } from '../../../../src/cart/session/pending';
import { anAddress } from '../../../fixtures/cart';
import { stubPage, stubStorages } from '../../../fixtures/page';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

beforeEach(() => {
  stubPage();
  stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

type Tab = ReturnType<typeof aSession>;

/** A page that was left right after `act`, and the next one, whose load was answered with `found`. */
async function reloaded(act: (session: Tab['session']) => void, nextCart = aCartOfTwo()) {
  const left = aSession();
  await left.start();
  act(left.session);
  left.page.hide();
  const next = aSession();
  await next.start(nextCart);
  await next.clock.pass(0);
  return { left, next };
}

it.each([
  [
    'a quantity',
    (session: Tab['session']) => void session.setQuantity(7, 12, 15),
    { quantity: { 12: 15 }, cartToUpdate: 7 },
  ],
  [
    'a quantity that waited',
    (session: Tab['session']) => void session.setQuantity(7, 12, 15, true),
    { quantity: { 12: 15 }, cartToUpdate: 7 },
  ],
  ['a removed line', (session: Tab['session']) => void session.remove(7, 12), { remove: { id: 12, cartId: 7 } }],
  [
    'a line that could still have been taken back',
    (session: Tab['session']) => void session.remove(7, 12, { hold: 10_000 }),
    { remove: { id: 12, cartId: 7 } },
  ],
  ['a carrier', (session: Tab['session']) => void session.choose('carrier', 2), { carrier: { id: 2 } }],
  ['notes', (session: Tab['session']) => void session.writeComments('pilne'), { client_comments: 'pilne' }],
])('%s is sent again if the next page loads the old cart', async (_, act, body) => {
  const { next } = await reloaded(act);
  expect(next.posts.map((post) => post.body)).toEqual([{}, body]);
});

it('a typed value is displayed on the next page at once', async () => {
  const { next } = await reloaded((session) => void session.setQuantity(7, 12, 15));
  expect(overlayOf(next.state()).quantities).toEqual({ [lineKey(7, 12)]: 15 });
});

it('unsaved changes are sent again after the reload', async () => {
  const left = aSession();
  await left.start();
  void left.session.setQuantity(7, 12, 15);
  await left.last().fail('network');
  left.page.hide();
  const next = aSession();
  await next.start();
  await next.clock.pass(0);
  expect(next.last().body).toEqual({ quantity: { 12: 15 }, cartToUpdate: 7 });
});

it.each([
  ['the server has it already', aCartOfTwo({ revision: 'r2' }, { 12: 15 })],
  ['somebody has changed the cart since', aCartOfTwo({ revision: 'r2' }, { 13: 1 })],
])('no change is sent again if %s', async (_, nextCart) => {
  const { next } = await reloaded((session) => void session.setQuantity(7, 12, 15), nextCart);
  expect(next.causes()).toEqual(['load']);
});

it('pending changes are sent again only once', async () => {
  const { next } = await reloaded((session) => void session.setQuantity(7, 12, 15));
  await next.last().answer(aCartOfTwo({}, { 12: 15 }));
  void next.session.load();
  await next.last().answer(aCartOfTwo());
  expect(next.causes()).toEqual(['load', 'quantity', 'load']);
});

it('an order and a new address are never sent again', async () => {
  const { next } = await reloaded((session) => {
    void session.addAddress(anAddress);
    void session.confirm();
  });
  expect(next.causes()).toEqual(['load']);
});

it('a newer change on the next page is not overwritten', async () => {
  const left = aSession();
  await left.start();
  void left.session.setQuantity(7, 12, 15);
  left.page.hide();
  const next = aSession();
  next.session.begin({ cart: left.state().cart!, messages: new Map() });
  void next.session.load();
  const [load] = next.posts;
  void next.session.setQuantity(7, 12, 20, true);
  await load!.answer(aCartOfTwo());
  await next.clock.pass(5000);
  expect(next.posts.map((post) => post.body)).toEqual([{}, { quantity: { 12: 20 }, cartToUpdate: 7 }]);
});

it('a page in the back/forward cache keeps its own edits', async () => {
  const left = aSession();
  await left.start();
  void left.session.setQuantity(7, 12, 15);
  left.page.hide();
  left.page.restore();
  await left.posts[1]!.answer(aCartOfTwo({}, { 12: 15 }));
  await left.last().answer(aCartOfTwo());
  await left.clock.pass(0);
  expect(left.causes()).toEqual(['load', 'quantity', 'load']);
});

it('the next page sends notes again, but no tick [O14]', async () => {
  const { next } = await reloaded((session) => {
    void session.setField('terms', '1', '2');
    void session.writeComments('pilne');
  });
  expect(next.posts.map((post) => post.body)).toEqual([{}, { client_comments: 'pilne' }]);
});
