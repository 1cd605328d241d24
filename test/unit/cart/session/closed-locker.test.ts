/** Tests that a closed locker counts as not chosen, whatever the server's cart contains, until the buyer chooses another. */
import { expect, it } from 'vitest';
import { hasLocker } from '../../../../src/cart/session/kinds/locker';
import { cartBlockers } from '../../../../src/cart/session/rules';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

const withLocker = (code: string) => ({
  ...aCartOfTwo(),
  carrier: { id: 4, name: 'Paczkomat', type: 'parcelLocker' },
  inpost_point_code: code,
});

async function begun() {
  const { session, state, last } = aSession();
  void session.load();
  await last().answer(withLocker('KRA01M'));
  return { session, cart: () => state().cart!, changes: () => state().changes, last };
}

it('a closed locker keeps the buyer on step 1, and no response restores it', async () => {
  const { session, cart, changes, last } = await begun();
  expect(session.closeLocker('KRA01M')).toBe(true);
  expect(cartBlockers(cart())).toContain('no_locker');
  void session.load();
  await last().answer(withLocker('KRA01M'));
  expect(hasLocker(cart())).toBe(false);
  expect(changes()).toEqual([]);
});

it('another locker chosen later counts', async () => {
  const { session, cart, last } = await begun();
  session.closeLocker('KRA01M');
  void session.chooseLocker({ inpost_point_code: 'KRA02A' } as never);
  await last().answer(withLocker('KRA02A'));
  expect(cart().inpost_point_code).toBe('KRA02A');
});

it('closeLocker has no effect if another locker is chosen by now', async () => {
  const { session, cart } = await begun();
  expect(session.closeLocker('WAW12A')).toBe(false);
  expect(hasLocker(cart())).toBe(true);
});
