/** Tests each fault on each cart action in Chromium, through the proxy: page and shop stay as promised. CHAOS=all for all. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../demo/server/db/schema/orders';
import { waitForCartView } from '../e2e/first-screens';
import { useShop, withoutCart } from '../e2e/shop';
import { publish, verbatim } from '../reliability/publish';
import { printMatrix } from '../reliability/table';
import { agrees, browserActs, findSession, oneMoreAction, stateOf } from './browser-acts';
import { faults, isHarmless, REFUSAL, type NetworkFault } from '../../src/tools/mock/network-faults';
import { openProxy, type ChaosProxy } from './proxy';

const SEED = Number(process.env['CHAOS_SEED'] ?? 1);
const ALL = process.env['CHAOS'] === 'all';
const names = Object.keys(browserActs) as (keyof typeof browserActs)[];
/** The sample contains each action once and each fault once, paired by the seed. */
const cells = faults.flatMap((fault, at) =>
  names.filter((_, index) => ALL || index === (at + SEED) % names.length).map((name) => ({ name, fault })),
);

const shop = useShop();
let proxy: ChaosProxy;
beforeAll(async () => {
  proxy = await openProxy({ target: shop.url, seed: SEED, slowest: 1500 });
});
const done = new Map<string, string>();
afterAll(async () => {
  await proxy.close();
  const table = printMatrix({
    rows: names,
    columns: faults.map(({ name }) => name),
    cell: (name, fault) =>
      done.get(`${name} ${fault}`) ?? (cells.some((one) => one.name === name && one.fault.name === fault) ? '✗' : ' '),
    legend: {
      '·': 'success, no message',
      m: 'a Polish message on the screen',
      r: 'the refusal on the screen',
      '✗': 'broken',
    },
  });
  console.info(table);
  publish('browser-matrix', `${done.size} of ${cells.length} cells hold (seed ${SEED}).\n\n${verbatim(table)}`);
});

/** The buyer sees a message, unless the response arrived after all or the page was being left. */
const signOf = (fault: NetworkFault): string =>
  isHarmless(fault) || fault.response.kind === 'navigation' || fault.name === '419'
    ? '·'
    : fault.name === '422 with messages'
      ? 'r'
      : 'm';

/** Faults that a server cannot cause are applied to the browser. */
async function begin(page: Page, name: keyof typeof browserActs, fault: NetworkFault): Promise<void> {
  if (fault.response.kind === 'offline') await page.context().setOffline(true);
  else if (fault.response.kind === 'refused') {
    await page.route('**/koszyk', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionrefused') : route.fallback(),
    );
  } else proxy.injectNext(name, fault);
}
async function end(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll();
  proxy.clear();
}

const displayedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts = (root: ParentNode): string =>
      [...root.querySelectorAll('*')].map((node) => (node.shadowRoot ? texts(node.shadowRoot) : '')).join('') +
      (root.textContent ?? '');
    return texts(document.querySelector('shop-cart')!.shadowRoot!);
  });

it.each(cells.map(({ name, fault }) => [name, fault.name, fault] as const))(
  'the page survives the action %s with the fault %s',
  async (name, _, fault) => {
    const { as, prepare, act, typed } = browserActs[name];
    const page = await shop.visit('/oddzialy', as === undefined ? {} : { as });
    const unhandled: string[] = [];
    const elsewhere: string[] = [];
    page.on('pageerror', (error) => unhandled.push(String(error)));
    page.on('request', (request) => {
      if (!/^(http:\/\/localhost:|data:|blob:)/.test(request.url())) elsewhere.push(request.url());
    });
    await page.goto(`${proxy.url}/koszyk`);
    await waitForCartView(page);
    await page.getByRole('row').nth(1).waitFor();
    await findSession(page);
    await prepare?.(page);
    await expect.poll(async () => (await stateOf(page)).saving).toBe(0);
    const ordersBefore = await shop.db.$count(orders);
    const confirmsBefore = proxy.journal.length;

    if (name === 'load') return load(page, fault, unhandled);
    await begin(page, name, fault);
    await act(page);
    const focused = await focusOf(page);
    if (fault.response.kind === 'hang') {
      await expect.poll(proxy.isUsed).toBe(true);
      await page.waitForTimeout(300);
      expect(await stateOf(page)).toMatchObject({ saving: 1, confirming: name === 'confirm' });
      proxy.clear();
    }
    if (fault.response.kind === 'navigation') {
      await expect.poll(proxy.isUsed).toBe(true);
      await page.goto(`${proxy.url}/oddzialy`);
      await page.goto(`${proxy.url}/koszyk`);
      await page.locator('shop-cart').getByRole('heading', { level: 2 }).first().waitFor();
      await findSession(page);
    } else if (name === 'confirm' && signOf(fault) === '·') {
      await page.waitForURL(/\/zamowienie\//);
    } else {
      const isUnreachable = fault.response.kind === 'offline' || fault.response.kind === 'refused';
      if (name === 'confirm' && isUnreachable) {
        // Whether the order's outcome is unknown: locked until the buyer reloads and the shop responds.
        const again = page.getByRole('button', { name: 'Spróbuj ponownie' }).first();
        await again.waitFor();
        expect(await stateOf(page)).toMatchObject({ saving: 0, confirming: true });
        await end(page);
        // The element reloads by itself once it is online.
        if (fault.response.kind === 'refused') await again.click();
      }
      await expect
        .poll(async () => ((one) => one.saving + Number(one.confirming))(await stateOf(page)), { timeout: 10_000 })
        .toBe(0);
      // The page is still rendered, the focus and the typed text stay, and a message is displayed. After a placed order the cart displays
      // that it is empty.
      const text = await displayedText(page);
      expect(text.length).toBeGreaterThan(name === 'confirm' ? 200 : 500);
      // After a removed line or a closed dialog the focus moves to another control, never to the page.
      if (name === 'remove' || name === 'confirm' || name === 'new_address')
        expect(await focusOf(page)).not.toBe('body ');
      else expect(await focusOf(page)).toBe(focused);
      if (typed && signOf(fault) !== 'r') expect(await typed.read(page)).toBe(typed.expected);
      const { messages: sentences } = await stateOf(page);
      if (signOf(fault) === 'r') expect(text).toContain(REFUSAL);
      if (signOf(fault) === 'm')
        expect(sentences.filter((one) => /\p{Lu}[\p{L} ,–]+\./u.test(one) && text.includes(one))).not.toEqual([]);
    }
    await end(page);
    if (name === 'confirm') {
      expect((await shop.db.$count(orders)) - ordersBefore).toBeLessThanOrEqual(1);
      const keys = proxy.journal
        .slice(confirmsBefore)
        .flatMap(({ action, key }) => (action === 'confirm' ? [key] : []));
      expect(new Set(keys).size).toBeLessThanOrEqual(1);
    }
    if (!page.url().includes('/zamowienie/') && (await stateOf(page)).cart!.items.length > 0) {
      expect(await oneMoreAction(page)).toBe(true);
      await expect.poll(() => agrees(page)).toBe(true);
    }
    expect(unhandled).toEqual([]);
    expect(elsewhere).toEqual([]);
    done.set(`${name} ${fault.name}`, signOf(fault));
    await page.context().close();
  },
);

/** The first load of the cart: displays the reason of the failure, and loads on retry. */
async function load(page: Page, fault: NetworkFault, unhandled: string[]): Promise<void> {
  if (fault.response.kind === 'offline' || fault.response.kind === 'navigation') {
    // Excluded: faults without a page, and pages being left. The transport matrix has these two.
    await page.context().close();
    return void done.set(`load ${fault.name}`, '·');
  }
  // Otherwise the page would display the template's own cart.
  await withoutCart(page);
  await begin(page, 'load', fault);
  await page.reload();
  if (fault.response.kind === 'hang') {
    await expect.poll(proxy.isUsed).toBe(true);
    proxy.clear();
  }
  if (signOf(fault) !== '·') {
    const again = page.getByRole('button', { name: 'Spróbuj ponownie' });
    await again.waitFor();
    await end(page);
    await again.click();
  }
  await page.getByRole('row').nth(1).waitFor();
  expect(unhandled).toEqual([]);
  done.set(`load ${fault.name}`, signOf(fault));
  await page.context().close();
}

/** The innermost element that has the focus, as tag and name. */
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return `${focused?.localName} ${focused?.getAttribute('aria-label') ?? focused?.getAttribute('name') ?? ''}`;
  });
