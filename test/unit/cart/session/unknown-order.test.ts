/** Tests that an order of unknown outcome is one state with one message, and how it ends. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOrdering, isPlacing } from '../../../../src/cart/session/state';
import { aLoadedTab, click, confirmText } from '../../../fixtures/order';
import { aCartOfTwo } from '../../../fixtures/session';
import { stubPage, stubStorages } from '../../../fixtures/page';

beforeEach(() => {
  stubPage();
  stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

describe('an order whose outcome is unknown', () => {
  it('is the only message, also after the cart could not be loaded, and the button rests then', async () => {
    const tab = await aLoadedTab();
    const { post } = await click(tab);
    await post.fail('http', 500);
    expect(isPlacing(tab.state())).toBe(true);
    await tab.last().fail('http', 500);
    expect([...tab.state().messages.keys()]).toEqual(['confirm']);
    expect(confirmText(tab)).toMatch(/^Nie wiemy, czy zamówienie zostało przyjęte/);
    expect([isPlacing(tab.state()), isOrdering(tab.state())]).toEqual([false, true]);
  });

  it.each([true, false])(
    'is over after a later load: the sentence disappears, and the key stays (first load fails: %s)',
    async (fails) => {
      const tab = await aLoadedTab();
      const { post } = await click(tab);
      await post.fail('http', 500);
      if (fails) await tab.last().fail('http', 500);
      else await tab.last().answer(aCartOfTwo());
      void tab.session.load();
      await tab.last().answer(aCartOfTwo());
      expect([confirmText(tab), tab.state().order]).toEqual([undefined, 'idle']);
      expect((await click(tab)).post.idempotencyKey).toBe(post.idempotencyKey);
    },
  );
});
