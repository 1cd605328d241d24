/** Shows the mock with a shop's own pages: which calls it answers, in which scenario, and with which cart. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagesOf } from '../../../../src/tools/command/pages';
import { serve } from '../../../../src/tools/command/serve';
import { mockOf, type Mock } from '../../../../src/tools/mock/command';

const origin = 'http://localhost:8787';
const cookieOf = (page: Response): string =>
  page.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0]!)
    .join('; ');

let folder = '';
let shop: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(folder, 'koszyk.html'), '<shop-config test="buyer"></shop-config>');
  shop = await serve(0, ({ url }) => {
    const isThere = !new URL(url).pathname.startsWith('/zamowienie/');
    return Promise.resolve(
      new Response(isThere ? 'Nasz sklep' : 'Nie ma', {
        status: isThere ? 200 : 404,
        headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'shop=1; Path=/' },
      }),
    );
  });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  shop.close();
});

function openBefore(where: string) {
  const mock = mockOf([where], () => undefined, pagesOf) as Mock;
  const get = (path: string, cookie = '') => mock.answer(new Request(origin + path, { headers: { Cookie: cookie } }));
  const post = async (cookie: string, scenario: string | undefined, body: object) => {
    const headers = { Cookie: cookie, ...(scenario !== undefined && { 'X-Shop-Test': scenario }) };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await mock.answer(new Request(`${origin}/koszyk`, sent));
    return [answer.status, await answer.text()] as const;
  };
  return { get, post };
}

describe.each(['a folder', 'a shop'])('the mock with the pages of %s', (kind) => {
  const open = () => openBefore(kind === 'a folder' ? folder : shop.url);

  it('serves the pages, and gives each visitor one cart per scenario', async () => {
    const { get, post } = open();
    const page = await get('/koszyk');
    expect(await page.text()).toBe(kind === 'a folder' ? '<shop-config test="buyer"></shop-config>' : 'Nasz sklep');
    const cookie = cookieOf(page);
    expect(cookie).toContain('sid=');
    expect(cookieOf(await get('/koszyk', cookie))).not.toContain('sid=');
    const [, first] = await post(cookie, 'buyer', {});
    expect((await post(cookie, 'buyer', {}))[1]).toBe(first);
    expect((await post(cookie, 'empty', {}))[1]).toContain('"items":[]');
    expect((await post(cookieOf(await get('/koszyk')), 'buyer', {}))[1]).not.toBe(first);
  });

  it('lists the scenarios in the response to an unknown name', async () => {
    const [status, text] = await open().post('', 'king', {});
    expect(status).toBe(400);
    expect(text).toContain('test=\\"king\\": there are buyer, guest,');
  });

  it('serves the page of an order that the pages lack', async () => {
    const { get, post } = open();
    const cookie = cookieOf(await get('/koszyk'));
    await post(cookie, 'buyer', { carrier: { id: 3 } });
    await post(cookie, 'buyer', { payment: { id: 3 } });
    expect((await post(cookie, 'buyer', { confirm: true }))[1]).toContain('"redirect_url":"/zamowienie/1"');
    expect(await (await get('/zamowienie/1', cookie)).text()).toContain('Dziękujemy');
    expect((await get('/zamowienie/1')).status).toBe(404);
  });
});

it('the mock forwards calls without test mode to the shop; for a folder it answers 404 with a hint', async () => {
  expect(await openBefore(shop.url).post('', undefined, {})).toEqual([200, 'Nasz sklep']);
  const [status, text] = await openBefore(folder).post('', undefined, {});
  expect(status).toBe(404);
  expect(text).toContain('<shop-config test=');
});

it('the mock serves no file outside the folder, and rejects an unknown folder', async () => {
  const { get } = openBefore(folder);
  expect((await get('/..%2f..%2fetc/passwd')).status).toBe(404);
  expect((await get('/%2e%2e/koszyk.html')).status).toBe(200);
  expect(() => openBefore('nowhere')).toThrow('nowhere is neither a folder nor an http');
});
