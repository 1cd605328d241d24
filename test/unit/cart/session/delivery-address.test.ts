/** Tests when the order lacks a delivery address. */
import { describe, expect, it } from 'vitest';
import { lacksAddress } from '../../../../src/cart/session/state';
import { locker, pickup } from '../../../fixtures/cart';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

const other = { id: 12, name: 'Budowa', street: 'Kwiatowa' };

describe("'inny'", () => {
  it('lacks an address until one is picked, or ’inny’ is deselected [A3]', async () => {
    const { session, start, state, last } = aSession();
    await start();
    expect(lacksAddress(state())).toBe(false);
    session.wantOtherAddress(true);
    expect(lacksAddress(state())).toBe(true);
    void session.chooseDeliveryAddress(12);
    expect(lacksAddress(state())).toBe(false);
    await last().answer(aCartOfTwo({ delivery_address: other }));
    expect(state().otherAddress).toBe(false);
    session.wantOtherAddress(true);
    session.wantOtherAddress(false);
    expect(lacksAddress(state())).toBe(false);
  });

  it('still lacks an address after the server refused it', async () => {
    const { session, start, state, last } = aSession();
    await start();
    session.wantOtherAddress(true);
    void session.chooseDeliveryAddress(12);
    await last().refuse({ 0: { messages: ['Nie dowozimy'] } });
    expect(lacksAddress(state())).toBe(true);
  });

  it('lacks nothing after another tab has picked an address', async () => {
    const { session, start, state, last } = aSession();
    await start();
    session.wantOtherAddress(true);
    void session.load();
    await last().answer(aCartOfTwo({ delivery_address: other }));
    void session.load();
    await last().answer(aCartOfTwo());
    expect(lacksAddress(state())).toBe(false);
  });

  it.each([
    ['a parcel locker', locker],
    ['pickup', pickup],
  ])('has no effect for %s', async (_, carrier) => {
    const { session, start, state } = aSession();
    await start(aCartOfTwo({ carrier }));
    session.wantOtherAddress(true);
    expect(lacksAddress(state())).toBe(false);
  });
});
