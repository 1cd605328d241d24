/** Tests that today's page orders at a server of the last release: it neither offers nor requires later features. */
import { desc } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { orders } from '../../demo/server/db/schema/orders';
import { asLastRelease, isKnownAction } from '../fixtures/earlier-server';
import { waitForCartView } from './first-screens';
import { choose, placeOrder, raiseQuantity, toSummary, useShop, withoutCart } from './shop';

const shop = useShop();

/** The cart's page, and the actions that the last release's server refused. */
async function visit(as: string): Promise<{ page: Page; refused: string[] }> {
  const refused: string[] = [];
  const page = await shop.visit('/koszyk', {
    as,
    prepare: async (one) => {
      // The last release's template printed no first screen.
      await withoutCart(one);
      await one.route('**/koszyk', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        const body = route.request().postData() ?? '{}';
        if (!isKnownAction(body)) {
          refused.push(body);
          return route.fulfill({ status: 400, json: { cart: null, messages: {} } });
        }
        const response = await route.fetch();
        return route.fulfill({ response, json: asLastRelease(await response.json(), 'CartAnswer') });
      });
    },
  });
  await waitForCartView(page);
  return { page, refused };
}

/** Number of controls that the last release did not have. */
const countNewControls = (page: Page): Promise<number> =>
  page.getByText(/Przenieś|Wybierz zamiennik|Do darmowej dostawy|umer zamówienia/).count();

it.each(['kupujacy', 'koszyk-glowny'])(
  'today’s page changes a quantity and orders at the last release’s server: %s',
  async (who) => {
    const { page, refused } = await visit(who);
    await raiseQuantity(page);
    expect(await countNewControls(page)).toBe(0);
    await choose(page);
    await toSummary(page);
    expect(await countNewControls(page)).toBe(0);
    await placeOrder(page);
    const [order] = await shop.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
    expect(page.url()).toContain(order!.guid);
    expect(refused).toEqual([]);
  },
);

it('today’s page never sends extra fields to a server of the last release', async () => {
  const { page, refused } = await visit('staly-klient');
  await choose(page);
  await toSummary(page);
  expect(await countNewControls(page)).toBe(0);
  expect(refused).toEqual([]);
});
