/** Tests how a project cart opens its configurator: another origin, a token fetched on the click, data in the query only. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { htmlWithShadowRoots } from './html-with-shadow-roots';
import { useShop } from './shop';

const shop = useShop();

const openButton = (page: Page) => page.getByRole('button', { name: 'Otwórz projekt w konfiguratorze' });
const underAbrys = (page: Page) => page.locator('[part~="messages"][part~="abrys"]');

async function visitProject(): Promise<Page> {
  const page = await shop.visit('/koszyk', { as: 'koszyk-projektowy' });
  await openButton(page).waitFor();
  return page;
}

describe('a project cart', () => {
  it('opens the configurator in a new tab with exactly the nine parameters and without a referrer [X1]', async () => {
    const page = await visitProject();
    const request = page.context().waitForEvent('request', (request) => request.url().endsWith('/getNewToken'));
    const [tab] = await Promise.all([page.context().waitForEvent('page'), openButton(page).click()]);
    await tab.getByRole('heading', { name: 'Projekt klienta Glazbud Wiśniewski' }).waitFor();
    const url = new URL(tab.url());
    expect(url.origin + url.pathname).toBe(`${shop.configurator}/projekt`);
    const query = Object.fromEntries(url.searchParams);
    expect(Object.keys(query).sort()).toEqual(
      ['token', 'sessionid', 'user_id', 'trader_id', 'cart_id', 'cart_n', 'user_n', 'trader_n', 'redir'].sort(),
    );
    const cart = await cartOf(page);
    expect(query).toMatchObject({
      user_id: /^KL\d+$/.exec(query.user_id ?? '')?.[0],
      trader_id: '',
      cart_id: String(cart.id),
      cart_n: cart.cart_name,
      user_n: 'Glazbud Wiśniewski',
      trader_n: '',
      redir: `/ov/${cart.abrys_id}`,
    });
    expect(await tab.locator('[data-field="redir"]').innerText()).toBe('/ov/7431');
    expect(await tab.locator('[data-field="referrer"]').innerText()).toBe('brak');
    expect(await tab.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
    const headers = await (await request).allHeaders();
    expect(headers).not.toHaveProperty('x-xsrf-token');
    expect(headers).not.toHaveProperty('x-requested-with');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
  });

  it('keeps the URL out of the page before and after the click, and requests no token until then [X2]', async () => {
    const page = await visitProject();
    let tokens = 0;
    page.context().on('request', (request) => void (tokens += Number(request.url().endsWith('/getNewToken'))));
    const host = new URL(shop.configurator).host;
    // The page's policy and the template's data contain the host; nothing displayed does.
    const body = async () =>
      (await htmlWithShadowRoots(page)).replaceAll(
        /content="[^"]*"|<script type="application\/json">.*?<\/script>/gs,
        '',
      );
    expect(await body()).not.toContain(host);
    expect(tokens).toBe(0);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), openButton(page).click()]);
    const token = new URL(tab.url()).searchParams.get('token') ?? '-';
    expect(token.length).toBeGreaterThan(10);
    expect(await body()).not.toContain(host);
    expect(await body()).not.toContain(token);
    expect(
      await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? [])),
    ).not.toContain(token);
    expect(tokens).toBe(1);
  });

  it('displays the shop’s own message and notifies the page if the page breaks the opening', async () => {
    const page = await visitProject();
    await page.evaluate(() => {
      window.open = () => {
        throw new Error('Popups are patched away');
      };
    });
    const [thrown] = await Promise.all([
      page.waitForEvent('pageerror'),
      openButton(page).click(),
      underAbrys(page).getByText('Nie udało się otworzyć konfiguratora').waitFor(),
    ]);
    expect(thrown.message).toBe('Popups are patched away');
    expect(await underAbrys(page).innerText()).not.toContain('patched');
  });
});

interface ProjectCart {
  readonly id: number;
  readonly cart_name: string;
  readonly abrys_id: number;
}

/** The server's current cart. */
const cartOf = (page: Page): Promise<ProjectCart> =>
  page.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(token) };
    const answer = await fetch('/koszyk', { method: 'POST', body: '{}', headers });
    return ((await answer.json()) as { cart: never }).cart;
  });
