/** Tests that elements removed right after they were added leave nothing behind: counts nodes. */
import { expect, it } from 'vitest';
import { scalesOf } from '../chaos/scales';
import { useShop } from './shop';

const shop = useShop();

it(
  '2,000 carts and other elements removed 0 to 100 ms after they were added leave no node',
  { timeout: 120_000 },
  async () => {
    const page = await shop.visit('/elementy/');
    const mount = (count: number) =>
      page.evaluate(async (all) => {
        const tags = ['shop-cart', 'shop-cart', 'shop-quick-order', 'shop-cart-widget', 'shop-add-to-cart'];
        const lives = Array.from({ length: all }, async (_, at) => {
          await new Promise((resolve) => void setTimeout(resolve, 2 * at));
          const element = document.createElement(tags[at % tags.length]!);
          for (const name of ['cart-url', 'url', 'action']) element.setAttribute(name, '/koszyk');
          document.body.append(element);
          await new Promise((resolve) => void setTimeout(resolve, (at * 7) % 101));
          element.remove();
        });
        await Promise.all(lives);
      }, count);
    // Thousands of calls would only measure the server.
    await page.evaluate(() => {
      const headers = { 'Content-Type': 'application/json' };
      globalThis.fetch = () => Promise.resolve(new Response('{"cart":null,"messages":{}}', { headers }));
    });
    // The first ones load the code.
    await mount(50);
    const weigh = await scalesOf(page);
    const { nodes } = await weigh();
    await mount(2000);
    await expect.poll(async () => (await weigh()).nodes - nodes, { timeout: 60_000 }).toBeLessThan(200);
  },
);
