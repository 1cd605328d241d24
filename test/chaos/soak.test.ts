/** Tests that repeatedly mounted and removed elements leak no heap, nodes or listeners. SOAK=10000 for all. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aWireCart } from '../fixtures/cart';
import { publish } from '../reliability/publish';
import { MEGABYTE, scalesOf } from './scales';
import { useStrictPages } from './strict-page';

const MOUNTS = Number(process.env['SOAK'] ?? 150);

const pages = useStrictPages();

/** Inserts and removes the element `times` times: alternately without its view, and after its view has rendered. */
const mount = (page: Page, tag: string, times: number): Promise<void> =>
  page.evaluate(
    async ({ name, count }) => {
      const frame = () => new Promise((resolve) => void setTimeout(resolve));
      for (let at = 0; at < count; at++) {
        const element = document.createElement(name);
        element.setAttribute(name === 'shop-cart' ? 'cart-url' : 'url', '/answers');
        document.body.append(element);
        if (at % 2 === 0) {
          element.dispatchEvent(new PointerEvent('pointerover'));
          // The first element loads the code, so it waits longer.
          for (let tries = 0; tries < 200 && !element.shadowRoot?.querySelector('shop-mount > *'); tries++)
            await (at === 0 ? new Promise((wait) => void setTimeout(wait, 20)) : frame());
        }
        await frame();
        element.remove();
        await frame();
      }
      await new Promise((resolve) => void setTimeout(resolve, 300));
    },
    { name: tag, count: times },
  );

interface Manifest {
  modules: { declarations?: { tagName?: string }[] }[];
}
const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest;
const SILENT = ['shop-config', 'shop-order-tracking', 'shop-form-event', 'shop-favourites', 'shop-select'];
const WRAPPERS = ['shop-add-to-cart', 'shop-faq', 'shop-slider', 'shop-tabs', 'shop-password-rules'];
/** Elements with visible content. */
const tags = modules
  .flatMap(({ declarations = [] }) => declarations.flatMap(({ tagName }) => tagName ?? []))
  .filter((tag) => ![...SILENT, ...WRAPPERS].includes(tag));

it('the measurement of memory detects leaked objects', async () => {
  const page = await pages.open();
  const weigh = await scalesOf(page);
  await mount(page, 'shop-checkbox', 15);
  const before = await weigh();
  await page.evaluate(() => {
    (globalThis as unknown as { leaked: unknown }).leaked = Array.from({ length: 20 }, () => {
      const element = document.createElement('b');
      addEventListener('resize', () => element.remove());
      return element;
    });
  });
  const { nodes, listeners } = await weigh();
  expect([nodes - before.nodes, listeners - before.listeners]).toEqual([20, 20]);
  await page.close();
});

it(`elements leak no memory in ${MOUNTS} mounts and unmounts`, { timeout: 120_000 + MOUNTS * 200 }, async () => {
  const page = await pages.open();
  const weigh = await scalesOf(page);
  await page.evaluate(
    (answer) => void ((globalThis as unknown as { answerOf: () => unknown }).answerOf = () => answer),
    { cart: aWireCart(), messages: {}, count: 0, carts: [], products: [], categories: [], items: [], success: true },
  );
  const each = Math.ceil(MOUNTS / tags.length);
  const rows: string[] = [];
  const grown: string[] = [];
  // Warm-up: code is compiled, caches are filled.
  for (const tag of tags) await mount(page, tag, 15);
  const before = await weigh();
  for (const tag of tags) {
    const start = await weigh();
    await mount(page, tag, each);
    const end = await weigh();
    const more = [end.nodes - start.nodes, end.listeners - start.listeners, end.heap - start.heap] as const;
    rows.push(`| ${tag} | ${each} | ${more[0]} | ${more[1]} | ${Math.round(more[2] / 1000)} |`);
    // A leak grows with the mounts; a few objects remain from the last mount until the next garbage collection.
    if (more[0] > each / 10 || more[1] > each / 10) grown.push(rows.at(-1)!);
  }
  const after = await weigh();
  const heap = (after.heap - before.heap) / MEGABYTE;
  const table = `| element | mounts | more nodes | more listeners | more heap, kB |\n|---|---|---|---|---|\n${rows.join('\n')}`;
  console.info(table);
  expect(grown).toEqual([]);
  expect(heap).toBeLessThan(1 + MOUNTS / 10_000);
  publish(
    'soak',
    `${each * tags.length} mounts and unmounts over ${tags.length} elements: ${heap.toFixed(2)} MB more heap, ${after.nodes - before.nodes} more nodes, ${after.listeners - before.listeners} more listeners.\n\n${table}`,
  );
  await page.close();
});
