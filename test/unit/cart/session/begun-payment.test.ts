/** Tests which actions a cart with a begun payment accepts and refuses. */
import { describe, expect, it } from 'vitest';
import { lineKey } from '../../../../src/cart/wire/keys';
import { overlayOf } from '../../../../src/cart/session/pending';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

describe('a cart whose payment has begun', () => {
  it.each(['payment_init', 'master_payment_init', 'child_payment_init'])('ignores every change (%s)', async (flag) => {
    const { session, start, posts, state } = aSession();
    await start(aCartOfTwo({ [flag]: true }));
    const outcomes = await Promise.all([
      session.setQuantity(7, 12, 5),
      session.remove(7, 12),
      session.choose('carrier', 2),
      session.writeComments('x'),
      session.confirm(),
    ]);
    expect(outcomes.every(({ ok }) => !ok)).toBe(true);
    expect(posts).toHaveLength(1);
    expect(state()).toMatchObject({ pending: [], otherAddress: false });
  });

  it('drops waiting changes, and can still be loaded [L2]', async () => {
    const { session, start, last, causes, state } = aSession();
    await start();
    void session.choose('carrier', 2);
    const late = session.setQuantity(7, 12, 5);
    await last().answer(aCartOfTwo({ payment_init: true }));
    expect((await late).ok).toBe(false);
    expect(overlayOf(state()).quantities).toEqual({});
    void session.load();
    expect(causes()).toEqual(['load', 'carrier', 'load']);
  });

  it('is loaded by a load that was waiting when the lock arrived', async () => {
    const { session, start, last, causes } = aSession();
    await start();
    void session.choose('carrier', 2);
    void session.load();
    await last().answer(aCartOfTwo({ payment_init: true }));
    expect(causes()).toEqual(['load', 'carrier', 'load']);
  });

  it('drops unsaved changes', async () => {
    const { session, start, last, causes, state } = aSession();
    await start();
    void session.setQuantity(7, 12, 5);
    await last().fail('network');
    expect(overlayOf(state()).quantities).toEqual({ [lineKey(7, 12)]: 5 });
    void session.load();
    await last().fail('network');
    await last().answer(aCartOfTwo({ payment_init: true }));
    expect(causes()).toEqual(['load', 'quantity', 'quantity', 'load']);
    expect(state().pending).toEqual([]);
  });
});
