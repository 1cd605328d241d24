/** Tests how a project cart opens its configurator: another origin, a token fetched on the click, data in the query only. */
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { htmlWithShadowRoots } from './html-with-shadow-roots';
import { waitForCartView } from './first-screens';
import { exemplar } from './sample';
import { useShop } from './shop';

const shop = useShop();

const openButton = (page: Page) => page.getByRole('button', { name: 'Otwórz projekt w konfiguratorze' });
const underAbrys = (page: Page) => page.locator('[part~="messages"][part~="abrys"]');

async function visitProject(): Promise<Page> {
  const page = await shop.visit('/koszyk', { as: 'koszyk-projektowy' });
  await openButton(page).waitFor();
  return page;
}

/** Overrides fields of the loaded cart; the printed cart lacks them, so it waits for the response. */
async function visitAnswered(changes: object): Promise<Page> {
  const page = await shop.visit('/oddzialy', { as: 'koszyk-projektowy' });
  await page.route('**/koszyk', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.json()) as { cart: object };
    return route.fulfill({ response: answer, json: { ...body, cart: { ...body.cart, ...changes } } });
  });
  const answered = page.waitForEvent(
    'requestfinished',
    (one) => one.method() === 'POST' && one.url().endsWith('/koszyk'),
  );
  await page.goto(`${shop.url}/koszyk`);
  await answered;
  await waitForCartView(page);
  return page;
}

const answerToken = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.context().route('**/getNewToken', answer);

const json = (body: unknown) => ({
  status: 200,
  contentType: 'application/json',
  headers: { 'Access-Control-Allow-Origin': shop.url },
  body: JSON.stringify(body),
});

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

  it('sends the trader’s name if one acts for the client', async () => {
    const page = await visitAnswered({ trader_name: 'Tomasz Nowy' });
    const [tab] = await Promise.all([page.context().waitForEvent('page'), openButton(page).click()]);
    await tab.getByText('Tomasz Nowy').waitFor();
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

  it.each(
    exemplar([
      ['does not answer', (route: Route) => route.abort('connectionrefused')],
      ['fails', (route: Route) => route.fulfill({ status: 500, body: 'oops' })],
      ['answers a page', (route: Route) => route.fulfill({ ...json({}), contentType: 'text/html', body: '<p>Hi' })],
    ]),
  )(
    'displays „Nie wygenerowano tokenu” under abrys if the token server %s, and opens on retry [X3]',
    async (_, answer) => {
      const page = await visitProject();
      await answerToken(page, answer);
      await openButton(page).click();
      await underAbrys(page).getByText('Nie wygenerowano tokenu').waitFor();
      expect(page.context().pages()).toHaveLength(1);
      await page.context().unroute('**/getNewToken');
      const [tab] = await Promise.all([page.context().waitForEvent('page'), openButton(page).click()]);
      await tab.getByText('/ov/7431').waitFor();
      expect(await underAbrys(page).count()).toBe(0);
    },
  );

  it.each(
    exemplar([
      ['token', { sessionid: 's' }],
      ['session', { token: 't' }],
    ]),
  )('logs „Error - Redirect to Abrys” and opens nothing if the %s is missing [X3]', async (_, answer) => {
    const page = await visitProject();
    const logged: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())));
    await answerToken(page, (route) => route.fulfill(json(answer)));
    await openButton(page).click();
    await underAbrys(page).waitFor();
    expect(logged).toEqual(['Error - Redirect to Abrys']);
    expect(page.context().pages()).toHaveLength(1);
  });

  it('logs „Error - Redirect to Abrys” if the project’s id is missing', async () => {
    const page = await visitAnswered({ abrys_id: null });
    const logged: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())));
    await openButton(page).click();
    await underAbrys(page).waitFor();
    expect(logged).toEqual(['Error - Redirect to Abrys']);
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

  it('is declared by its page: another cart has no link to a configurator', async () => {
    const page = await shop.visit('/koszyk');
    await page.getByRole('radio', { name: /Kurier/ }).waitFor();
    expect(await openButton(page).count()).toBe(0);
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
