/** Shows that the kit passes a server that keeps the contract, and catches each rule that another one breaks. */
import { describe, expect, it, vi } from 'vitest';
import { rules, type RuleName } from '../../../src/conform/rules';
import { conform } from '../../../src/conform/run';
import { otherUrls } from '../../fixtures/contract-calls';
import { contractServer } from '../../fixtures/contract-server';

const options = { url: 'https://sklep.example/koszyk', project: '5', product: '4', others: otherUrls };

async function verdicts(...server: Parameters<typeof contractServer>) {
  const { transport } = contractServer(...server);
  const results = await conform({ ...options, transport });
  return new Map(results.map((one) => [one.rule, one]));
}

const names = Object.keys(rules) as RuleName[];

describe('the conformance kit', () => {
  it('finds nothing in a server that keeps the contract', async () => {
    const results = [...(await verdicts()).values()];
    expect(results.filter(({ verdict }) => verdict === 'broken' || verdict === 'warned')).toEqual([]);
    expect(results.filter(({ verdict }) => verdict === 'skipped').map(({ rule }) => rule)).toEqual(['locked']);
  });

  it('finds nothing in the cart of a trader', async () => {
    const results = [...(await verdicts(undefined, { trader: true })).values()];
    expect(results.filter(({ verdict }) => verdict === 'broken' || verdict === 'warned')).toEqual([]);
  });

  it.each([
    ['Laravel’s 419', 419, '{"message": "CSRF token mismatch."}'],
    ['a 419 without a body', 419, ''],
    ['a 403 that speaks of CSRF', 403, '<h1>CSRF token missing</h1>'],
  ])('asks nothing of a refused token but its status: %s', async (_what, status, body) => {
    const { transport } = contractServer();
    const stock: typeof transport = async (...call) => {
      const response = await transport(...call);
      return response.status === 419 ? new Response(body, { status }) : response;
    };
    const results = await conform({ ...options, transport: stock });
    expect(results.filter(({ verdict }) => verdict === 'broken' || verdict === 'warned')).toEqual([]);
  });

  it('asks nothing of a session that is over but its status', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { transport } = contractServer();
    const over: typeof transport = (url, init) =>
      init.body === undefined ? transport(url, init) : Promise.resolve(new Response('', { status: 401 }));
    const broken = (await conform({ ...options, others: {}, transport: over })).filter(
      ({ verdict }) => verdict === 'broken',
    );
    expect(broken.map(({ rule }) => rule)).toEqual(['load']);
  });

  it('tries the lock where a payment has begun, and nothing else', async () => {
    const results = await verdicts(undefined, { locked: true });
    expect(results.get('locked')?.verdict).toBe('kept');
    expect(results.get('order')?.verdict).toBe('skipped');
  });

  it.each([{ childs_payment_init: [8] }, { childCarts: [{ id: 8, items: [], payment_init: true }] }])(
    'tries the lock where a child’s payment has begun, and the elements would lock: %j',
    async (begun) => {
      const { transport } = contractServer(undefined, { locked: true });
      const ofChild: typeof transport = async (...call) => {
        const response = await transport(...call);
        const said = (await response
          .clone()
          .json()
          .catch(() => ({}))) as { cart?: object };
        if (!said.cart) return response;
        return Response.json({ ...said, cart: { ...said.cart, payment_init: false, ...begun } }, response);
      };
      const results = await conform({ ...options, transport: ofChild });
      const verdictOf = (name: RuleName) => results.find(({ rule }) => rule === name)?.verdict;
      expect([verdictOf('locked'), verdictOf('order')]).toEqual(['kept', 'skipped']);
    },
  );

  it('takes a buyer’s price for refused under whichever slot, and names the one where the form would show it', async () => {
    const results = await verdicts('slots');
    expect(results.get('discount')?.verdict).toBe('kept');
    expect(results.get('slots')?.details.join('\n')).toMatch(/"11\.00"\}\}\nunder 0 instead of add_discount/);
  });

  it('says of each refusal without a sentence that this is what it lacks', async () => {
    const { transport } = contractServer();
    const mute: typeof transport = async (...call) => {
      const response = await transport(...call);
      if (response.status !== 422 && response.status !== 400) return response;
      return Response.json({ ...((await response.json()) as object), messages: [] }, response);
    };
    const results = await conform({ ...options, transport: mute });
    for (const rule of ['unreadable', 'discount', 'quantity-wrong'])
      expect(results.find((one) => one.rule === rule)?.details.join('\n')).toContain('the refusal has no message');
  });

  for (const rule of names) {
    it(`catches a server that breaks “${rule}”`, async () => {
      const found = (await verdicts(rule, { locked: rule === 'locked', trader: rule === 'discount-low' })).get(rule);
      expect(found?.verdict).toBe(rules[rule].level === 'must' ? 'broken' : 'warned');
      expect(found?.details.join('\n')).not.toBe('');
    });
  }

  it('asks nothing of a server that knows no revision, and says that it has none', async () => {
    const { transport, count } = contractServer('order-seen');
    const older: typeof transport = async (...call) => {
      const response = await transport(...call);
      if (!(response.headers.get('content-type') ?? '').includes('json')) return response;
      return new Response((await response.text()).replace(/"revision":"\w+",/, ''), response);
    };
    const results = await conform({ ...options, transport: older });
    expect(results.filter(({ verdict }) => verdict === 'broken' || verdict === 'warned')).toEqual([]);
    expect(results.find(({ rule }) => rule === 'order-seen')).toMatchObject({
      verdict: 'skipped',
      details: ['the cart has no revision'],
    });
    expect(count()).toBe(1);
  });

  it('says with its order what it has seen', async () => {
    const { transport } = contractServer();
    const said: unknown[] = [];
    const listening: typeof transport = (url, init) => {
      const body = typeof init.body === 'string' && init.body.includes('"seen"') ? JSON.parse(init.body) : undefined;
      if (body !== undefined) said.push(body);
      return transport(url, init);
    };
    await conform({ ...options, transport: listening });
    // One untrue; the order twice, and once more.
    expect(said).toHaveLength(4);
    expect(said.at(-1)).toMatchObject({
      confirm: true,
      seen: { cart_id: 7, revision: expect.stringMatching(/^\w+$/) },
    });
  });

  it('catches a server that refuses in words and changes the cart all the same', async () => {
    const { transport } = contractServer();
    const sly: typeof transport = async (url, init) => {
      const response = await transport(url, init);
      if (response.status === 422 && String(init.body).startsWith('{"carrier"'))
        await transport(url, { ...init, body: '{"client_comments": "podmienione"}' });
      return response;
    };
    const found = (await conform({ ...options, transport: sly })).find(({ rule }) => rule === 'carrier-wrong');
    expect(found?.verdict).toBe('broken');
    expect(found?.details.join('\n')).toContain('the cart is another one afterwards');
  });

  it.each([-0.01, 0.01])('catches a total that is %d beside what its lines make', async (by) => {
    const { transport } = contractServer();
    const off: typeof transport = async (...call) => {
      const response = await transport(...call);
      const said = (await response
        .clone()
        .json()
        .catch(() => ({}))) as { cart?: { prices: { total_gross_only_products: string } } };
      if (!said.cart) return response;
      const { prices } = said.cart;
      prices.total_gross_only_products = (Number(prices.total_gross_only_products) + by).toFixed(2);
      return Response.json(said, response);
    };
    const found = (await conform({ ...options, transport: off })).find(({ rule }) => rule === 'totals');
    expect(found?.verdict).toBe(rules.totals.level === 'must' ? 'broken' : 'warned');
  });

  it('does not order when it is told not to', async () => {
    const { transport, count } = contractServer();
    await conform({ ...options, transport, order: false });
    expect(count()).toBe(0);
  });

  it('orders once', async () => {
    const { transport, count } = contractServer();
    await conform({ ...options, transport });
    expect(count()).toBe(1);
  });

  it.each([
    ['nothing', () => new Response('')],
    ['HTML', () => new Response('<!doctype html><title>Zaloguj się</title>', { status: 200 })],
    ['null', () => new Response('null')],
    ['a fault', () => new Response('{"cart": null, "messages": []}', { status: 500 })],
    ['a redirect', () => new Response('', { status: 302, headers: { Location: '/login' } })],
    ['a cart of nothing', () => Response.json({ cart: { id: 1 }, messages: {} })],
  ])('ends with a report when a server answers %s, from the first call or after some', async (_what, odd) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const sound of [0, 1, 2, 5, 9, 14, 20, 33, 47, 60, 80, 120]) {
      const { transport } = contractServer();
      let calls = 0;
      const breaking: typeof transport = (...call) => (calls++ < sound ? transport(...call) : Promise.resolve(odd()));
      const results = await conform({ ...options, transport: breaking });
      expect(results.length).toBe(names.length);
      expect(results.some(({ verdict }) => verdict === 'broken')).toBe(true);
    }
  });
});
