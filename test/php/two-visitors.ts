/** Two visitors behind a page cache: checks that the second receives nothing of the first. */
import { expect } from 'vitest';
import { Client, type Sent } from '../../src/tools/conform/client';
import { addressOf, marker } from '../../src/tools/conform/sample';
import { browserOf } from '../e2e/worker';

interface Site {
  readonly url: string;
  /** Pages that a cache may store, and pages with personal data. */
  readonly open: readonly string[];
  readonly own: readonly string[];
  readonly product: number;
}

const isFromCache = ({ headers }: Sent): boolean => headers.get('x-cache') === 'HIT';

interface Visitor {
  readonly client: Client;
  /** All received data of this visitor, except responses to posts. */
  readonly got: Sent[];
  /** Data that no other visitor may receive. */
  readonly secrets: string[];
}

/** Loads all pages twice: the second time from the cache. */
async function look({ own, open }: Site, { client, got }: Visitor): Promise<void> {
  for (const path of [...open, ...own, ...open, ...own])
    got.push(
      await client.call(path, undefined, 'GET', {
        Accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
      }),
    );
}

/** Like the elements: repeats once after a 419. Resolves with the statuses. */
async function press(
  { client }: Visitor,
  path: string,
  body: object,
  more: Record<string, string> = {},
): Promise<[number[], string]> {
  const first = await client.call(path, body, 'POST', more);
  if (first.status !== 419) return [[first.status], first.text];
  const second = await client.call(path, body, 'POST', more);
  return [[first.status, second.status], second.text];
}

async function visit(site: Site): Promise<Visitor> {
  const visitor: Visitor = { client: new Client({ url: `${site.url}/koszyk` }), got: [], secrets: [] };
  const { client, got, secrets } = visitor;
  for (const path of site.open) got.push(await client.call(path, undefined, 'GET', { Accept: 'text/html' }));
  const [statuses] = await press(visitor, '/do-koszyka', { id: site.product, quantity: 2 });
  expect(statuses.at(-1)).toBe(200);
  expect(statuses.filter((one) => one >= 500)).toEqual([]);
  const [notes, address] = [marker(), addressOf('dostawa')];
  for (const body of [{ client_comments: notes }, { new_address: address }])
    expect((await press(visitor, '/koszyk', body))[0]).toEqual([200]);
  await look(site, visitor);
  secrets.push(
    notes,
    address.name,
    ...client.cookies.split('; ').map((pair) => decodeURIComponent(pair.split('=')[1] ?? '')),
  );
  return visitor;
}

/** The second visitor comes once the cache has stored all pages. */
export async function sharesNothing(site: Site): Promise<void> {
  const first = await visit(site);
  const second: Visitor = { client: new Client({ url: `${site.url}/koszyk` }), got: [], secrets: [] };
  await look(site, second);
  const widgetOf = async ({ client }: Visitor) => (await client.call('/api/koszyki')).text;
  expect(await widgetOf(second)).not.toBe(await widgetOf(first));
  const third = await visit(site);
  for (const { got, client } of [second, third]) {
    const met = got
      .flatMap(({ text, headers }) => [text, ...headers.getSetCookie().map(decodeURIComponent)])
      .join('\n');
    expect(
      first.secrets.filter((one) => met.includes(one) || decodeURIComponent(client.cookies).includes(one)),
    ).toEqual([]);
  }
  // Pages without personal data come from the cache.
  const ofPath = (path: string) =>
    second.got.filter(({ request }) => request.startsWith(`GET ${path}`) && request.length === path.length + 4);
  for (const path of site.open) expect([path, ofPath(path).every(isFromCache)]).toEqual([path, true]);
  for (const path of site.own) expect([path, ofPath(path).some(isFromCache)]).toEqual([path, false]);
}

/**
 * Tests that the first press succeeds in a new browser whose page comes from the cache. The dropdown's call brings the token, if there is a
 * dropdown.
 */
export async function firstPress(url: string, path: string, hasDropdown = false): Promise<void> {
  const context = await (await browserOf()).newContext({ locale: 'pl-PL' });
  const page = await context.newPage();
  const calls: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === '/do-koszyka' || pathname === path) calls.push(`${response.status()} ${pathname}`);
  });
  const token = hasDropdown && page.waitForResponse((response) => new URL(response.url()).pathname === '/api/koszyki');
  const opened = await page.goto(`${url}${path}`);
  // A quicker press would bring the token itself.
  await token;
  expect([opened?.headers()['x-cache'], await opened?.headerValue('set-cookie')]).toEqual(['HIT', null]);
  await page.locator('shop-add-to-cart').getByRole('button').last().click();
  await page.getByText('dodano do koszyka', { exact: false }).or(page.getByText('Produkt dodany')).first().waitFor();
  expect(calls).toEqual([`200 ${path}`, ...(hasDropdown ? [] : ['419 /do-koszyka']), '200 /do-koszyka']);
  await context.close();
}

/** Adds two products at once in a new browser, while the dropdown loads its cart. Both are in the cart. */
export async function quickPresses(url: string, path: string): Promise<void> {
  const context = await (await browserOf()).newContext({ locale: 'pl-PL' });
  const page = await context.newPage();
  const done = new Promise<void>((all) => {
    let added = 0;
    page.on('response', (response) => {
      if (response.ok() && new URL(response.url()).pathname === '/do-koszyka' && (added += 1) === 2) all();
    });
  });
  await page.goto(`${url}${path}`);
  const buttons = page.locator('shop-add-to-cart').getByRole('button', { name: /koszyka/i });
  await buttons.nth(1).waitFor();
  await buttons.evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
  await done;
  const widget = await page.evaluate(
    async () => (await fetch('/api/koszyki')).json() as Promise<{ carts: { items: object[] }[] }>,
  );
  expect(widget.carts.flatMap(({ items }) => items)).toHaveLength(2);
  await context.close();
}
