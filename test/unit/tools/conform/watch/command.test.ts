/** Shows that the proxy of `watch` forwards calls unchanged and logs violations. */
import { describe, expect, it } from 'vitest';
import { watchOf, type Watch } from '../../../../../src/tools/conform/watch/command';
import type { Fault } from '../../../../../src/tools/mock/fault';
import { openShop } from '../../../../../src/tools/mock/shop';

const here = 'http://localhost:8788';
const shop = 'https://sklep.example';

function watch(fault: Fault, ...args: string[]) {
  const lines: string[] = [];
  const requests: [string, Headers][] = [];
  const { transport } = openShop(fault);
  const { answer } = watchOf(
    [`${shop}/koszyk`, ...args],
    (line) => void lines.push(line),
    (url, init) => {
      requests.push([url, new Headers(init.headers)]);
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
  return { open, told: lines, asked: requests };
}

describe('npx shop-elements watch', () => {
  it('forwards a call with the shop’s origin, and its response', async () => {
    const { open, told: lines, asked: requests } = watch({});
    const response = await (await open())({});
    expect(requests.map(([url]) => url)).toEqual([`${shop}/koszyk?a=1`, `${shop}/koszyk`]);
    expect(requests[1]?.[1].get('origin')).toBe(shop);
    expect(await response.json()).toHaveProperty('cart.items');
    expect(lines).toEqual([expect.stringMatching(/^✓ POST \/koszyk \{\} → 200, \d+ ms$/)]);
  });

  it('logs the broken rule with the value', async () => {
    const { open, told: lines } = watch({ cart: ({ prices }) => (prices.total_net = '12,34 zł') });
    await (
      await open()
    )({});
    expect(lines.join('\n')).toMatch(
      /^✗ POST [^]+✗ fields: every present field has a valid type\n +cart.prices.total_net: "12,34 zł"/,
    );
  });

  it('--cart checks every response of that path, JSON or not', async () => {
    const { open, told: lines } = watch(
      { printed: (printed, at) => void (at && (printed.text = '<h1>500</h1>')) },
      '--cart',
      '/koszyk',
    );
    await (
      await open()
    )({});
    expect(lines.join('\n')).toContain('✗ json: every response is JSON and nothing else');
  });

  it('rewrites cookies and redirects of the shop to this machine', async () => {
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

  it('rejects an invalid URL and prints the usage without one', () => {
    expect(() => watchOf(['sklep.example'], () => undefined)).toThrow('sklep.example is not a URL');
    expect(watchOf([], () => undefined)).toMatch(/^shop-elements watch <shop url>/);
  });
});
