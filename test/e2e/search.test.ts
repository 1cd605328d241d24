/** Tests search in the demo shop: suggestions, the search page, an offer filled by typing and pasting, a partner's page. */
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { createPartner } from '../../demo/server/partner/app';
import { createTwig } from '../../demo/server/pages/twig';
import { openShop } from '../fixtures/open-shop';
import { hold, painted, watchShift } from './first-screens';
import { followRequests, quiet } from './requests';
import { browserOf, closeAll } from './worker';

type Server = ReturnType<typeof serve>;
let shop: Shop;
let browser: Browser;
let shopUrl = '';
let partnerUrl = '';
let strangerUrl = '';
const servers: Server[] = [];

const listen = (fetch: (request: Request) => Response | Promise<Response>): Promise<string> =>
  new Promise((resolve) => {
    const server = serve({ fetch, port: 0 }, ({ port }: AddressInfo) => resolve(`http://localhost:${port}`));
    servers.push(server);
  });

beforeAll(async () => {
  // Shop and partner need each other's origin, so both ports are taken first.
  let answer: Shop['app']['fetch'] = () => new Response(null, { status: 503 });
  let partner: ReturnType<typeof createPartner>;
  shopUrl = await listen((request) => answer(request) as Response);
  partnerUrl = await listen((request) => partner.fetch(request) as Response);
  strangerUrl = await listen((request) => partner.fetch(request) as Response);
  partner = createPartner(shopUrl, createTwig());
  shop = await openShop({ partners: [partnerUrl] });
  answer = shop.app.fetch;
  browser = await browserOf();
});
afterEach(() => closeAll(browser));
afterAll(async () => {
  for (const server of servers) server.close();
  await shop.close();
});

async function visit(address: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pl-PL',
    javaScriptEnabled,
    viewport: { width: 1280, height: 900 },
  });
  followRequests(context);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** The search field of an element, once it is ready. */
const boxIn = (page: Page, tag: string) => page.locator(tag).getByRole('combobox', { name: 'Wpisz wyszukiwaną frazę' });

describe('the search box in the header', () => {
  it('finds "płytka łazienkowa" without diacritics, and opens the product by keyboard', async () => {
    const page = await visit(`${shopUrl}/`);
    const box = boxIn(page, 'shop-suggester');
    await box.pressSequentially('plytka lazienkowa', { delay: 20 });
    const first = page.getByRole('option').first();
    await first.waitFor();
    expect(await first.innerText()).toMatch(/Płytka[^]*brutto[^]*netto/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/produkt\/plytka/);
  });

  it('loads its script at once if the template’s field has the focus before the tag is defined', async () => {
    const page = await browser.newPage();
    await page.route('**/shop-suggester.js', () => {});
    await page.goto(`${shopUrl}/`);
    const code = page.waitForRequest('**/chunks/box-*.js');
    await page.locator('shop-suggester input').focus();
    await code;
    expect(await page.locator('shop-suggester:defined').count()).toBe(0);
    await page.close();
  });

  it('submits the template’s form on Enter, and the search page restores its state on Back', async () => {
    const page = await visit(`${shopUrl}/`);
    await boxIn(page, 'shop-suggester').fill('gres');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/szukaj\?query=gres/);
    const results = page.locator('shop-search');
    await results.getByText('1–25 z').waitFor();
    await results.getByRole('button', { name: 'Strona 2' }).click();
    await results.getByText('26–50 z').waitFor();
    expect(page.url()).toContain('productsIndex=1');
    const title = await results.getByRole('listitem').first().getByRole('link').innerText();
    await results.getByRole('listitem').first().getByRole('link').click();
    await page.waitForURL(/\/produkt\//);
    await page.goBack();
    await results.getByText('26–50 z').waitFor();
    expect(await results.getByRole('listitem').first().getByRole('link').innerText()).toBe(title);
    await results.getByRole('tab', { name: /Treści/ }).click();
    await results.getByRole('link', { name: 'Gres czy terakota' }).waitFor();
    expect(page.url()).toContain('kind=contents');
  });

  it('works without JavaScript [S5]', async () => {
    const page = await visit(`${shopUrl}/`, false);
    await page.locator('shop-suggester input').fill('klej');
    await page.locator('shop-suggester button').click();
    await page.waitForURL(/\/szukaj\?query=klej/);
    expect(await page.locator('shop-search .product').count()).toBeGreaterThan(3);
  });

  it('is above the results on the search page and as wide, if the shop returns an error', async () => {
    const page = await visit('about:blank');
    await page.setViewportSize({ width: 820, height: 900 });
    await page.route('**/api/search', (route) => route.fulfill({ status: 500 }));
    await page.goto(`${shopUrl}/szukaj?query=cement`);
    const results = page.locator('shop-search');
    await results.getByRole('button', { name: 'Spróbuj ponownie' }).waitFor();
    const [field, list] = await Promise.all(
      ['form.search', '.products'].map(async (part) => (await results.locator(part).first().boundingBox())!),
    );
    expect([field!.x, field!.width]).toEqual([list!.x, list!.width]);
    expect(field!.y + field!.height).toBeLessThan(list!.y);
  });

  it('moves nothing when the element takes over', async () => {
    const page = await visit('about:blank');
    for (const path of ['/oddzialy', '/oferta', '/kategoria/gres', '/szukaj?query=klej']) {
      const loader = hold(page, '**/elements/index.js*');
      await loader.prepare;
      await page.goto(shopUrl + path, { waitUntil: 'domcontentloaded' });
      // What is displayed while the page is being parsed may shift.
      await painted(page);
      const shift = await watchShift(page);
      await loader.letGo();
      await boxIn(page, 'shop-suggester').waitFor();
      await painted(page);
      expect(await shift(), path).toBe(0);
    }
  });
});

describe('an offer', () => {
  const lines = (page: Page) => page.locator('tr[data-sku]');
  /** One symbol of the catalogue for each prefix. */
  const skusOf = (page: Page, starts: readonly string[]): Promise<string[]> =>
    page.evaluate(async (starts) => {
      const results = await Promise.all(
        starts.map((query) =>
          fetch('/api/suggest', { method: 'POST', body: JSON.stringify({ query }) }).then((one) => one.json()),
        ),
      );
      return results.map((one: { products: { index: string }[] }) => one.products[0]!.index);
    }, starts);
  /** Queried in the page: the view may replace the drawing at any moment. */
  const paste = (page: Page, text: string) =>
    page.locator('shop-add-product').evaluate((host, text) => {
      const field = host.shadowRoot!.querySelector('input')!;
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
      );
    }, text);

  it('grows by typing and Enter, with the focus in the box after each reload', async () => {
    const page = await visit(`${shopUrl}/oferta`);
    for (const [index, phrase] of ['gres grafit', 'klej uni'].entries()) {
      const box = boxIn(page, 'shop-add-product');
      if (index === 0) await box.click();
      else
        await expect
          .poll(() => box.evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field))
          .toBe(true);
      await page.keyboard.type(phrase);
      await page.locator('shop-add-product').getByRole('row').first().waitFor();
      await page.keyboard.press('Enter');
      await expect.poll(() => lines(page).count()).toBe(index + 1);
    }
  });

  it('keeps text typed while the previous product is being added', async () => {
    const page = await visit(`${shopUrl}/oferta`);
    const box = boxIn(page, 'shop-add-product');
    await box.fill('gres grafit');
    await page.locator('shop-add-product').getByRole('row').first().waitFor();
    // The response takes longer than four keystrokes.
    let goOn = () => {};
    const typed = new Promise<void>((done) => (goOn = done));
    await page.route('**/oferta', async (route) => {
      if (route.request().method() === 'POST') await typed;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await page.keyboard.type('klej');
    goOn();
    await expect.poll(() => lines(page).count()).toBe(1);
    await expect.poll(() => box.inputValue()).toBe('klej');
    await page.locator('shop-add-product').getByRole('row').filter({ hasText: /klej/i }).first().waitFor();
  });

  it.each(['pasted', 'by hand'])('reloads once with all lines if those %s come last [S7]', async (last) => {
    const page = await visit(`${shopUrl}/oferta`);
    const box = boxIn(page, 'shop-add-product');
    await box.waitFor();
    const skus = await skusOf(page, ['GRE', 'KLE', 'FUG']);
    let loads = 0;
    page.on('load', () => (loads += 1));
    let [posts, allPosted, pressed, added] = [0, () => {}, () => {}, () => {}];
    const whenAllPosted = new Promise<void>((go) => (allPosted = go));
    const whenPressed = new Promise<void>((go) => (pressed = go));
    const whenAdded = new Promise<void>((go) => (added = go));
    await page.route('**/api/suggest', async (route) => {
      const { query } = route.request().postDataJSON() as { query: string };
      if (last === 'pasted' && skus.includes(query)) await whenAdded;
      await route.continue();
    });
    await page.route('**/oferta', async (route) => {
      const posted = route.request().postDataJSON() as Record<string, unknown> | null;
      const isPasted = posted !== null && 'add_product_quantity' in posted;
      if (isPasted && ++posts === skus.length && last === 'by hand') {
        allPosted();
        await whenPressed;
      }
      await route.continue();
      if (posted !== null && !isPasted) added();
    });
    await box.fill('listwa');
    await page.locator('shop-add-product').getByRole('row').first().waitFor();
    await paste(page, skus.map((sku) => `${sku}\t24`).join('\n'));
    if (last === 'by hand') await whenAllPosted;
    await page.locator('shop-add-product').getByRole('row').first().getByRole('button').click();
    pressed();
    await expect.poll(() => lines(page).count()).toBe(skus.length + 1);
    await quiet(page);
    expect([loads, await lines(page).count()]).toEqual([1, skus.length + 1]);
  });

  it('takes a pasted table, displays the result of each row, and offers the rest as a file', async () => {
    const page = await visit(`${shopUrl}/oferta`);
    const [tiles, glue] = await skusOf(page, ['GRE', 'KLE']);
    const box = boxIn(page, 'shop-add-product');
    await box.waitFor();
    await paste(page, `Symbol\tIlość\n${tiles}\t12\n${glue}\t2,5\nNIEMA-1\t3`);
    const pasted = page.locator('shop-add-product').getByRole('region', { name: 'Wklejone pozycje' });
    await pasted.getByText('Dodano 1 z 3 pozycji').waitFor();
    expect(await pasted.innerText()).toMatch(/musi być liczbą całkowitą[^]*Nie znaleziono produktu o tym symbolu/);
    const download = page.waitForEvent('download');
    await pasted.getByRole('link', { name: 'Pobierz niedodane pozycje' }).click();
    expect((await download).suggestedFilename()).toBe('niedodane-pozycje.csv');
    await pasted.getByRole('button', { name: 'Odśwież stronę' }).click();
    await expect.poll(() => lines(page).count()).toBe(1);
    expect(await lines(page).first().getAttribute('data-sku')).toBe(tiles);
  });

  it('takes a SKU without JavaScript', async () => {
    const page = await visit(`${shopUrl}/oferta`, false);
    await page.locator('shop-add-product input[name=sku]').fill('niema-1');
    await page.locator('shop-add-product button').click();
    expect(await page.getByRole('alert').innerText()).toContain('niema-1');
  });
});

describe('a partner’s page', () => {
  it('displays suggestions under its strict policy, without cookies, unaffected by its CSS', async () => {
    const page = await visit('about:blank');
    const refused: string[] = [];
    page.on(
      'console',
      (message) => void (/Content Security Policy|CORS/.test(message.text()) && refused.push(message.text())),
    );
    const request = page.waitForRequest(/\/api\/suggest$/);
    await page.goto(partnerUrl);
    const box = boxIn(page, 'shop-suggester');
    await box.pressSequentially('plytka');
    const headers = await (await request).allHeaders();
    expect([headers['cookie'], headers['x-xsrf-token'], headers['origin']]).toEqual([undefined, undefined, partnerUrl]);
    const option = page.getByRole('option').first();
    await option.waitFor();
    expect(await option.getAttribute('href')).toContain(`${shopUrl}/produkt/`);
    const look = await option.evaluate((node) => {
      const { letterSpacing, textTransform, visibility, fontStyle, wordSpacing } = getComputedStyle(node);
      return [letterSpacing, textTransform, visibility, fontStyle, wordSpacing];
    });
    expect(look).toEqual(['normal', 'none', 'visible', 'normal', '0px']);
    expect(refused).toEqual([]);
  });

  it('never sends its own CSRF token, not even with credentials', async () => {
    const page = await visit('about:blank');
    await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'partner', url: partnerUrl }]);
    await page.goto(partnerUrl);
    expect(await page.evaluate(() => document.cookie)).toContain('XSRF-TOKEN=partner');
    await page.locator('shop-suggester').evaluate((box) => box.setAttribute('with-credentials', ''));
    const request = page.waitForRequest(/\/api\/suggest$/);
    await boxIn(page, 'shop-suggester').pressSequentially('plytka');
    const headers = await (await request).allHeaders();
    expect(headers['x-requested-with']).toBe('XMLHttpRequest');
    expect([headers['x-xsrf-token'], headers['x-csrf-token']]).toEqual([undefined, undefined]);
  });

  it('of an unknown origin gets neither script nor suggestions', async () => {
    const page = await visit(strangerUrl);
    await quiet(page);
    expect(await page.evaluate(() => customElements.get('shop-suggester') === undefined)).toBe(true);
  });
});
