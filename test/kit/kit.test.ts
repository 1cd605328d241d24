/** Shows how the kit handles odd servers, roles and options. The other files here show which faults it finds. */
import { describe, expect, it, vi } from 'vitest';
import { rules, type RuleName } from '../../src/tools/conform/rules';
import { processes } from '../../src/tools/conform/rules/processes';
import { findingsOf, type ConformOptions } from '../../src/tools/conform/run';
import { otherUrls } from '../../src/tools/mock/other-calls';
import type { CallContext, Fault } from '../../src/tools/mock/fault';
import { openShop } from '../../src/tools/mock/shop';
import type { CartState, JsonObject } from '../../src/tools/mock/state';
import { options, silenceWarnings, tryShop } from './run-kit';

const names = Object.keys(rules) as RuleName[];
const brokenIn = (findings: Awaited<ReturnType<typeof tryShop>>): RuleName[] =>
  findings.all().flatMap(({ rule, verdict }) => (verdict === 'broken' ? rule : []));
const verdictOf = (findings: Awaited<ReturnType<typeof tryShop>>, rule: RuleName) =>
  findings.results.get(rule)?.verdict;

/** Options with only the URL. */
const alone: Partial<ConformOptions> = { as: {}, product: undefined, project: undefined, others: {}, set: {} };

describe('the conformance kit', () => {
  silenceWarnings();

  it('every rule has a unique requirement, a reason, a fix and a place in the contract', () => {
    for (const { requirement, why, fix, see } of Object.values(rules))
      expect([requirement, why, fix, see]).not.toContain('');
    expect(new Set(Object.values(rules).map(({ requirement }) => requirement)).size).toBe(names.length);
  });

  it('finds no violation with only the URL, and lists the rules that it did not try', async () => {
    const findings = await tryShop({}, alone);
    expect(brokenIn(findings)).toEqual([]);
    const skipped = findings.all().filter(({ verdict }) => verdict === 'skipped');
    expect(skipped.map(({ rule }) => rule)).toEqual([
      ...[
        'product',
        'project',
        'reduction',
        'locked',
        'order-zero',
        'order-role',
        'order-stock',
        'order-price',
        ...Object.keys(processes),
        'widget',
        'widget-lines',
        'suggest-price',
        'suggest',
        'autocomplete',
        'search',
        'lookup',
        'buyer-code',
      ],
      ...[
        'orders',
        'payment-due',
        'deliveries',
        'order-actions',
        'order-return',
        'lists',
        'company',
        'withdrawal',
        'order-find',
        'files',
        'favourite',
        'add-once',
        'percent',
      ],
    ]);
    expect(skipped.every(({ details, lacksInput: isLacking }) => details.length === 1 && !isLacking)).toBe(true);
  });

  it('warns of refusals that do not name the field of an address that is too long', async () => {
    const answer = ({ messages: { new_address: slot } }: JsonObject) => slot && (slot.messages = ['Popraw adres.']);
    const { results } = await tryShop({ answer }, { only: ['address'] });
    expect(results.get('address-named')).toMatchObject({
      verdict: 'warned',
      details: expect.arrayContaining([expect.stringContaining('name has the same result')]),
    });
  });

  it('warns of a reduction in per cent of the former price', async () => {
    const line = {
      price_before: { gross: '200.00' },
      lowest_price: { gross: '150.00', basis: '30-days' },
      percent: 93,
    };
    const cart = ({ items }: JsonObject) => items.forEach((one: JsonObject) => Object.assign(one, line));
    const { results } = await tryShop({ cart }, { only: ['load'] });
    expect(results.get('percent')).toMatchObject({ verdict: 'warned' });
  });

  it.each([
    ['order-stock', ['stock'], '2 orders'],
    ['order-stock', ['stock-at-once'], '2 orders'],
    ['order-price', ['price-follows'], 'ordered at 7.77, which the shop had raised'],
    ['order-price', ['seen-revision', 'seen-total_gross'], 'ordered at 7.77, which the shop had raised'],
  ] as const)('reports %s for a shop without the checks %j', async (rule, blind, detail) => {
    const { results } = await tryShop({ disabledChecks: blind }, { only: [rule] });
    expect(results.get(rule)?.details[0]).toContain(detail);
  });

  it.each([
    ['adds by its own form only', true, []],
    ['adds nothing', false, ['--product 4 makes none']],
  ])('asks for no --product that was given: a shop that %s', async (_, hasForm, reasons) => {
    const sent = (body: JsonObject) => void delete body['add_product'];
    const add = hasForm ? [{ method: 'POST', path: '/do-koszyka', body: '{"id":4,"quantity":1}' }] : [];
    const { results } = await tryShop({ sent }, { only: ['order-price'], add });
    const { verdict, details } = results.get('order-price') ?? {};
    expect(verdict).toBe(hasForm ? 'kept' : 'skipped');
    expect((details ?? []).map((one) => one.replace(/.*: /, ''))).toEqual(reasons);
  });

  it('names only the missing option for favourites', async () => {
    const { results } = await tryShop({}, { others: {}, only: ['favourite'] });
    expect(results.get('favourite')?.details).toEqual(['pass --favourites <url>']);
  });

  it('finds a shop that adds a repeated addition again, and no other', async () => {
    for (const [disabledChecks, verdict] of [
      [['key-add'], 'broken'],
      [[], 'kept'],
    ] as const)
      expect((await tryShop({ disabledChecks }, { only: ['add-once'] })).results.get('add-once')?.verdict).toBe(
        verdict,
      );
  });

  it.each([
    ['sells it', [], 'broken'],
    ['refuses the order', ['order-zero'], 'kept'],
  ] as const)('sets a price of 0 to try order-zero: a shop that %s', async (what, checks, verdict) => {
    const blind = what === 'sells it' ? (['order-zero'] as const) : [];
    expect(checks.length + blind.length).toBe(1);
    const { results } = await tryShop({ disabledChecks: blind }, { only: ['order-zero'] });
    expect(results.get('order-zero')?.verdict).toBe(verdict);
  });

  it('reports order-zero as not tried without a way to set a price of 0', async () => {
    const { results } = await tryShop({}, { only: ['order-zero'], set: {} });
    expect(results.get('order-zero')).toMatchObject({
      verdict: 'skipped',
      details: [expect.stringContaining('--set-price')],
    });
  });

  it('warns of an allowed preflight that sets a cookie', async () => {
    const { transport } = openShop();
    const allowed = { 'Access-Control-Allow-Origin': 'https://other.example' };
    const beginning: typeof transport = async (url, init) =>
      init.method === 'OPTIONS'
        ? new Response('', { headers: { 'Set-Cookie': 'sid=1', ...allowed } })
        : transport(url, init);
    const { results } = await findingsOf({ ...options, only: ['preflight'], transport: beginning });
    expect(results.get('preflight')).toMatchObject({
      verdict: 'warned',
      details: expect.arrayContaining([expect.stringContaining('sets sid')]),
    });
    expect(verdictOf(await tryShop({}, { only: ['preflight'] }), 'preflight')).toBe('kept');
  });

  it('names a body that was compressed twice, with a correction for any server', async () => {
    const packed: Fault = { printed: (printed, at) => void (at && (printed.text = '\u001f\ufffd\b')) };
    const { results } = await tryShop(packed, { only: ['load'] });
    expect(results.get('json')?.details[0]).toContain('compressed twice: let the application or the proxy compress');
  });

  it('names a missing field by its place', async () => {
    const bare: Fault = { cart: (cart) => cart['items'].forEach((line: JsonObject) => delete line['product_name']) };
    const details = (await tryShop(bare, { only: ['load'] })).all().flatMap((one) => one.details);
    expect(details.join('\n')).toContain('cart.items[0].product_name is missing');
    expect(details.join('\n')).not.toContain('undefined');
  });

  it('resets stock and price, and names the missing options without setters', async () => {
    const set: string[] = [];
    const means = { stock: async (to: string) => set.push(to), price: async (to: string) => set.push(to) };
    await tryShop({ disabledChecks: ['stock'] }, { only: ['order-stock', 'order-price'], set: means });
    expect([set[0], set.at(-5), set.slice(-4)]).toEqual(['1000', '1000', ['8.77', '7.77', '0.00', '7.77']]);
    const { results } = await tryShop({}, { only: ['order-stock'], set: {} });
    expect(results.get('order-stock')?.details[0]).toContain("pass --set-stock '<command>'");
    expect(results.get('order-price')?.details[0]).toContain("pass --set-price '<command>'");
  });

  it('checks only the status if the session has ended', async () => {
    const { transport } = openShop();
    const over: typeof transport = (url, init) =>
      init.body === undefined ? transport(url, init) : Promise.resolve(new Response('', { status: 401 }));
    expect(brokenIn(await findingsOf({ ...options, others: {}, transport: over }))).toEqual(['load']);
  });

  it.each([
    { payment_init: true },
    { childs_payment_init: [8] },
    { childCarts: [{ id: 8, items: [], payment_init: 1 }] },
  ])('tries only the lock if a payment has begun: %j', async (begun) => {
    const findings = await tryShop(
      { cart: (cart) => Object.assign(cart, { payment_init: false }, begun) },
      { ...alone, cookie: 'sid=as-locked' },
    );
    expect([verdictOf(findings, 'locked'), verdictOf(findings, 'order')]).toEqual(['kept', undefined]);
  });

  /** An action that is refused, but changes the cart. */
  const spoiling = (
    refused: string,
    cartsOf: (at: CallContext) => readonly CartState[] = ({ cart }) => [cart],
  ): Fault => ({
    refused: (at) => at.name === refused && cartsOf(at).forEach((cart) => (cart.clientComments += '!')),
  });

  it.each([
    ['carrier', 'carrier-wrong'],
    ['add_discount', 'discount'],
    ['confirm', 'order-seen'],
    ['quantity', 'own-ids'],
  ] as const)('reports a server that refuses %s but changes the cart', async (refused, rule) => {
    const { results } = await tryShop(spoiling(refused), { only: [rule] });
    expect(results.get(rule)?.details.join('\n')).toContain('cart has changed');
  });

  it('reports a refused price that changes the cart if the role is unknown', async () => {
    const bare: Fault = { printed: (printed, at) => void (at ?? (printed.text = '<!doctype html>')) };
    const { results } = await tryShop(
      { ...spoiling('add_discount'), ...bare },
      { ...alone, cookie: 'sid=as-buyer', only: ['discount'] },
    );
    expect(results.get('discount')?.details.join('\n')).toContain('the cart has changed');
  });

  it('reports a server that refuses another visitor’s line but changes that visitor’s cart', async () => {
    const others = ({ shop, cart }: CallContext) =>
      [...shop.sessions.values()].flatMap((one) => (one.cart === cart ? [] : one.cart));
    const { results } = await tryShop(spoiling('quantity', others), { only: ['own-ids'] });
    expect(results.get('own-ids')?.details.join('\n')).toContain('the other visitor’s cart has changed');
  });

  it('sends seen with every order, and places no order with order: false', async () => {
    const { transport, shop } = openShop();
    const bodies: unknown[] = [];
    const listening: typeof transport = (url, init) => {
      if (typeof init.body === 'string' && init.body.includes('"seen"')) bodies.push(JSON.parse(init.body));
      return transport(url, init);
    };
    await findingsOf({ ...options, transport: listening });
    expect(new Set(shop.orders.map(({ cart }) => cart.id)).size).toBe(shop.orders.length);
    expect(bodies).toContainEqual({
      confirm: true,
      seen: expect.objectContaining({ cart_id: expect.any(Number), revision: expect.stringMatching(/^\w+$/) }),
    });
    const other = openShop();
    await findingsOf({ ...options, transport: other.transport, order: false });
    expect(other.shop.orders).toEqual([]);
  });

  it('reports missing input and the option for an empty cart', async () => {
    const findings = await tryShop({ style: { emptyStart: true } }, alone);
    expect(brokenIn(findings)).toEqual([]);
    const lacking = findings.all().filter(({ lacksInput: isLacking }) => isLacking);
    expect(lacking.map(({ rule }) => rule)).toContain('order');
    expect(lacking[0]?.details[0]).toContain('--add');
  });

  it('only: runs the steps that the named rules need', async () => {
    const steps: string[] = [];
    const findings = await tryShop({}, { only: ['order-incomplete'], progress: (step) => steps.push(step) });
    expect(steps).toEqual(['session', 'orders that must not be']);
    expect(verdictOf(findings, 'order-incomplete')).toBe('kept');
    steps.length = 0;
    await tryShop({}, { only: ['line'], progress: (step) => steps.push(step) });
    expect(steps).toContain('the order');
  });

  it('reports the additions of version 1.1, the rounding, and the slowest response', async () => {
    const findings = await tryShop({});
    expect(findings.results.get('additions')?.details[0]).toMatch(
      /^has add_products, cart\.revision, cart\.buyer, cart\.can_add_invoice_address, cart\.can_add_site_contact, cart\.extra_fields, .*line\.vat_rate, .*suggest\.total, .*search\.filters, .*suggest\.corrected, .*; has not cart\.approval, cart\.quote, .*cart\.department_phone, .*cart\.can_move_lines, .*line\.extra_fields, /,
    );
    expect(findings.results.get('totals')?.details).toEqual(['each line is rounded']);
    expect(findings.results.get('time')?.details[0]).toMatch(/^the slowest answer took \d+\.\d\d s: /);
  });

  it('requests an earlier order with its lines, also as another visitor', async () => {
    const asBuyer = {
      ...alone,
      others: { orders: otherUrls.orders },
      only: ['orders'] as const,
      cookie: 'sid=as-buyer',
    };
    expect(verdictOf(await tryShop({}, asBuyer), 'orders')).toBe('kept');
    const leaking = await tryShop({ disabledChecks: ['own-order'] }, asBuyer);
    expect(leaking.results.get('orders')?.details[0]).toContain('returned to a visitor who did not order it');
    const overpaid = await tryShop(
      {
        other: (answer) => ({
          ...answer,
          ...(answer['lines'] && { charges: [{ name: 'Pakowanie', total_gross: '1.00' }] }),
        }),
      },
      asBuyer,
    );
    expect(overpaid.results.get('orders')?.details[0]).toMatch(/lines and charges sum up to a total_gross of /);
    const bare = await tryShop({ other: (answer) => ({ ...answer, lines: undefined }) }, asBuyer);
    expect(verdictOf(bare, 'orders')).toBe('broken');
  });

  it('reports a slow response in its progress', async () => {
    const steps: string[] = [];
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 2500));
    let clock = 0;
    await tryShop({}, { only: ['load'], progress: (step) => steps.push(step) });
    vi.mocked(performance.now).mockRestore();
    expect(steps.find((one) => one.startsWith('slow'))).toMatch(/^slow, \d+\.\d s: (GET|POST) /);
  });

  it.each([
    ['nothing', () => new Response('')],
    ['HTML', () => new Response('<!doctype html><title>Zaloguj się</title>', { status: 200 })],
    ['null', () => new Response('null')],
    ['a fault', () => new Response('{"cart": null, "messages": []}', { status: 500 })],
    ['a redirect', () => new Response('', { status: 302, headers: { Location: '/login' } })],
    ['a cart of nothing', () => Response.json({ cart: { id: 1 }, messages: {} })],
    ['a broken connection', () => Promise.reject(new TypeError('socket hang up'))],
  ])('ends with a report if a server returns %s after some calls', async (_what, odd) => {
    for (const sound of [1, 2, 9, 33, 80, 200]) {
      const { transport } = openShop();
      let calls = 0;
      const breaking: typeof transport = (...call) =>
        calls++ < sound ? transport(...call) : Promise.resolve().then(odd);
      const findings = await findingsOf({ ...options, transport: breaking });
      expect(findings.all().length).toBe(names.length);
      expect(brokenIn(findings)).not.toEqual([]);
    }
  });
});
