/** Shows that the client of the kit sends session and tokens as the elements do, and only to the shop. */
import { describe, expect, it } from 'vitest';
import { Client, type ClientOptions } from '../../../../src/tools/conform/client';

const META = '<meta content="ofTheMeta" name="csrf-token">';
const PARTNER = 'https://szukanie.example/podpowiedzi';

/** An open client, and the headers of each request that it makes afterwards. */
async function opened(html: string, cookie: string | undefined, options: Partial<ClientOptions> = {}) {
  const sent: Record<string, string>[] = [];
  const client = new Client({
    url: 'https://sklep.example/koszyk',
    cookie: 'PHPSESSID=secret',
    ...options,
    transport: async (url, init) => {
      sent.push(init.headers as Record<string, string>);
      const headers = new Headers(cookie === undefined ? {} : { 'Set-Cookie': cookie });
      if (url === PARTNER) headers.set('Set-Cookie', 'PHPSESSID=of%20the%20partner');
      return new Response(html, { headers });
    },
  });
  await client.open();
  sent.length = 0;
  return { client, sent };
}

describe('the kit’s client', () => {
  it.each([
    ['of the meta, its content first', META, undefined, { 'X-CSRF-TOKEN': 'ofTheMeta' }],
    ['of the meta without quotes', '<META name=csrf-token content=abc>', undefined, { 'X-CSRF-TOKEN': 'abc' }],
    ['of the cookie', '', 'XSRF-TOKEN=a%3D; path=/', { 'X-XSRF-TOKEN': 'a=' }],
    ['of both', META, 'XSRF-TOKEN=a%3D', { 'X-CSRF-TOKEN': 'ofTheMeta', 'X-XSRF-TOKEN': 'a=' }],
  ])('sends the token %s', async (_, html, cookie, tokens) => {
    const { client, sent } = await opened(html, cookie);
    await client.post({});
    await client.call('/api/suggest', { query: 'klej' });
    for (const headers of sent) expect(headers).toMatchObject({ ...tokens, Cookie: expect.stringContaining('secret') });
    expect(client.tokens).toEqual(tokens);
  });

  it.each<[why: string | undefined, html: string, cookie: string]>([
    ['HttpOnly', '', 'XSRF-TOKEN=a; path=/; HttpOnly'],
    ['HttpOnly', '', 'XSRF-TOKEN=a;httponly;Path=/'],
    ['Path=/panel', '', 'XSRF-TOKEN=a; Path=/panel/'],
    [undefined, '', 'XSRF-TOKEN=a; Path=/koszyk; Secure'],
    [undefined, '', 'XSRF-TOKEN=httponly; Path=/'],
    [undefined, '', 'session=a; HttpOnly'],
    [undefined, META, 'XSRF-TOKEN=a; HttpOnly'],
  ])('tokenHiddenBy returns why scripts cannot read the token: %s', async (why, html, cookie) => {
    expect((await opened(html, cookie)).client.tokenHiddenBy).toBe(why);
  });

  it('post replaces or omits all tokens', async () => {
    const { client, sent } = await opened(META, 'XSRF-TOKEN=a');
    await client.post({}, { token: 'stale' });
    await client.post({}, { token: null });
    expect(sent.map((headers) => [headers['X-CSRF-TOKEN'], headers['X-XSRF-TOKEN']])).toEqual([
      ['stale', 'stale'],
      [undefined, undefined],
    ]);
  });

  it('sends no session, token or header to another origin, and stores none of its cookies', async () => {
    const { client, sent } = await opened(META, 'XSRF-TOKEN=a', { headers: { Authorization: 'Basic c2VjcmV0' } });
    const before = client.cookies;
    await client.call(PARTNER, { query: 'klej' });
    expect(Object.keys(sent[0]!).sort()).toEqual(['Accept', 'Content-Type', 'X-Requested-With']);
    expect(client.cookies).toBe(before);
    await client.call('/api/koszyki');
    expect(sent[1]).toMatchObject({ Authorization: 'Basic c2VjcmV0', Cookie: before });
  });

  it('sends session and token to the origins of both page and cart', async () => {
    const { client, sent } = await opened(META, undefined, { page: 'https://www.sklep.example/' });
    await client.post({});
    expect(sent[0]).toMatchObject({ Cookie: 'PHPSESSID=secret', 'X-CSRF-TOKEN': 'ofTheMeta' });
  });
});
