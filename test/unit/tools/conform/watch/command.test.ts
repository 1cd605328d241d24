/** Shows that what stands before a shop changes nothing that a browser needs, and tells what leaves the contract. */
import { describe, expect, it } from 'vitest';
import { watchOf, type Watch } from '../../../../../src/tools/conform/watch/command';
import type { Fault } from '../../../../../src/tools/mock/fault';
import { openShop } from '../../../../../src/tools/mock/shop';

const here = 'http://localhost:8788';
const shop = 'https://sklep.example';

function watch(fault: Fault, ...args: string[]) {
  const told: string[] = [];
  const asked: [string, Headers][] = [];
  const { transport } = openShop(fault);
  const { answer } = watchOf(
    [`${shop}/koszyk`, ...args],
    (line) => void told.push(line),
    (url, init) => {
      asked.push([url, new Headers(init.headers)]);
      return transport(url, init);
    },
  ) as Watch;
  const open = async () => {
    const page = await answer(new Request(`${here}/koszyk?a=1`));
    const cookies = page.headers.getSetCookie();
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(cookies.join(';'))?.[1] ?? '');
    const headers = {
      Cookie: cookies.map((one) => one.split(';', 1)[0]).join('; '),
      'X-XSRF-TOKEN': token,
      Origin: here,
    };
    return (body: object) =>
      answer(new Request(`${here}/koszyk`, { method: 'POST', headers, body: JSON.stringify(body) }));
  };
  return { open, told, asked };
}

describe('npx shop-elements watch', () => {
  it('passes a call on as the shop’s own page would send it, and its answer back', async () => {
    const { open, told, asked } = watch({});
    const response = await (await open())({});
    expect(asked.map(([url]) => url)).toEqual([`${shop}/koszyk?a=1`, `${shop}/koszyk`]);
    expect(asked[1]?.[1].get('origin')).toBe(shop);
    expect(await response.json()).toHaveProperty('cart.items');
    expect(told).toEqual([expect.stringMatching(/^✓ POST \/koszyk \{\} → 200, \d+ ms$/)]);
  });

  it('tells which rule an answer breaks, and what was seen', async () => {
    const { open, told } = watch({ cart: ({ prices }) => (prices.total_net = '12,34 zł') });
    await (
      await open()
    )({});
    expect(told.join('\n')).toMatch(
      /^✗ POST [^]+✗ fields: every field that is there can be read\n +cart.prices.total_net: "12,34 zł"/,
    );
  });

  it('looks at the cart’s address alone where that is given, JSON or not', async () => {
    const { open, told } = watch(
      { printed: (printed, at) => void (at && (printed.text = '<h1>500</h1>')) },
      '--cart',
      '/koszyk',
    );
    await (
      await open()
    )({});
    expect(told.join('\n')).toContain('✗ json: every answer is JSON and nothing else');
  });

  it('keeps the shop’s cookies on this machine, and its redirects', async () => {
    const { answer } = watchOf(
      [shop],
      () => undefined,
      () =>
        Promise.resolve(
          new Response('', {
            status: 302,
            headers: {
              Location: `${shop}/logowanie`,
              'Set-Cookie': 'a=b; Path=/; Domain=sklep.example; Secure; HttpOnly',
            },
          }),
        ),
    ) as Watch;
    const { status, headers } = await answer(new Request(`${here}/konto`));
    expect([status, headers.get('location')]).toEqual([302, `${here}/logowanie`]);
    expect(headers.getSetCookie()).toEqual(['a=b; Path=/; HttpOnly']);
  });

  it('says what is no address', () => {
    expect(() => watchOf(['sklep.example'], () => undefined)).toThrow('sklep.example is no address');
    expect(watchOf([], () => undefined)).toMatch(/^shop-elements watch <shop url>/);
  });
});
