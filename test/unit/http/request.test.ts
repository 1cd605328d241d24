/** Tests the content of a request, and which responses are accepted. */
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decimal } from '../../../src/http/decimal';
import type { Failure } from '../../../src/http/failure';
import { request, type Call } from '../../../src/http/request';
import { maybe, text } from '../../../src/http/tolerant';
import { settled } from '../../fixtures/clock';
import { stubPage } from '../../fixtures/page';

const HERE = 'https://sklep.example/koszyk';
const PARTNER = 'https://partner.example/podpowiedzi';
const LOGIN_PAGE = '<!DOCTYPE html><html><title>Zaloguj się</title><body></body></html>';

type Reply = [status: number, text: string] | Error;
const fetched = vi.fn<(url: string, init: RequestInit) => void>();

/** A server that returns these responses in turn; `fetched` records every request. */
function answers(...replies: Reply[]) {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    fetched(url, init);
    const reply = replies.shift();
    if (reply === undefined) throw new Error('one call too many');
    return reply instanceof Error
      ? Promise.reject(reply)
      : Promise.resolve(new Response(reply[1], { status: reply[0] }));
  });
}
const call = (over: Partial<Call> = {}) =>
  request(v.object({ ok: v.boolean() }), { url: HERE, body: { a: 1 }, ...over });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (failure: Failure) => failure,
  );
/** The console warnings about this URL; they are logged asynchronously. */
const warned = (end: string) =>
  vi.mocked(console.warn).mock.calls.find(([line]) => String(line).includes(`${HERE}${end}:`));
const sent = (position = 0) => fetched.mock.calls[position]![1];
const headers = (position = 0) => sent(position).headers as Record<string, string>;

beforeEach(() => {
  fetched.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a request is sent', () => {
  it('only after the activation of a prerendered page, and with the cookie of that moment [N14]', async () => {
    const page = stubPage({ cookie: 'XSRF-TOKEN=old' });
    const target = new EventTarget();
    Object.assign(document, { prerendering: true, addEventListener: target.addEventListener.bind(target) });
    answers([200, '{"ok":true}']);
    const answer = call();
    await settled();
    expect(fetched).not.toHaveBeenCalled();
    page.cookie = 'XSRF-TOKEN=new';
    Object.assign(document, { prerendering: false });
    target.dispatchEvent(new Event('prerenderingchange'));
    expect(await answer).toEqual({ ok: true });
    expect([fetched.mock.calls.length, headers()['X-XSRF-TOKEN']]).toEqual([1, 'new']);
  });

  it('as JSON by POST, with the common headers and the cookies of the own origin [N2]', async () => {
    stubPage({ cookie: 'XSRF-TOKEN=a%3D', metas: { 'csrf-token': 'meta' } });
    answers([200, '{"ok":true}']);
    expect(await call()).toEqual({ ok: true });
    expect(fetched.mock.calls).toEqual([
      [
        HERE,
        {
          method: 'POST',
          credentials: 'same-origin',
          body: '{"a":1}',
          headers: {
            Accept: 'application/json',
            'Content-Type': 'application/json',
            'X-Requested-With': 'XMLHttpRequest',
            'X-CSRF-TOKEN': 'meta',
            'X-XSRF-TOKEN': 'a=',
          },
        },
      ],
    ]);
  });

  it.each([
    ['/koszyk#/summary', HERE],
    ['', HERE],
    [undefined, HERE],
    ['//partner.example/podpowiedzi', PARTNER],
  ])('to %j resolved against the page, not against <base href>: %s', async (url, address) => {
    stubPage({ cookie: 'XSRF-TOKEN=abc' });
    answers([200, '{"ok":true}']);
    await call({ url });
    expect(fetched.mock.calls[0]![0]).toBe(address);
    expect('X-XSRF-TOKEN' in headers()).toBe(address === HERE);
  });

  it('only to a well-formed URL: the console names a malformed URL of the template', async () => {
    stubPage();
    answers();
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await failureOf(call({ url: 'http://[' }))).toMatchObject({ name: 'Failure', code: 'http' });
    expect(error.mock.calls).toEqual([
      [
        'shop-elements: invalid URL "http://[": use http or https.',
        'node_modules/shop-elements/dist/faults.html#address',
      ],
    ]);
  });

  it('with the cookie and header that <shop-config> names [N2]', async () => {
    stubPage({ cookie: 'csrf=abc', config: { 'csrf-cookie': 'csrf', 'csrf-header': 'X-Shop-Token' } });
    answers([200, '{"ok":true}']);
    await call();
    expect(headers()['X-Shop-Token']).toBe('abc');
    expect(headers()).not.toHaveProperty('X-XSRF-TOKEN');
  });

  it.each([
    ['another origin gets no token', { url: PARTNER }, false],
    ['another origin gets none, even if the element sends cookies', { url: PARTNER, credentials: 'include' }, false],
    ['the own origin gets them', {}, true],
    ['a foreign server gets none, even at the own origin', { foreign: true }, false],
  ] satisfies [string, Partial<Call>, boolean][])('%s', async (_, over, token) => {
    stubPage({ cookie: 'XSRF-TOKEN=abc', metas: { 'csrf-token': 'meta' } });
    answers([200, '{"ok":true}']);
    await call(over);
    expect('X-XSRF-TOKEN' in headers()).toBe(token);
    expect('X-CSRF-TOKEN' in headers()).toBe(token);
  });

  it('to a foreign server without X-Requested-With and without referrer', async () => {
    stubPage();
    answers([200, '{"ok":true}']);
    await request(v.object({ ok: v.boolean() }), { url: PARTNER, method: 'GET', foreign: true });
    expect(sent()).toEqual({
      method: 'GET',
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
      referrerPolicy: 'no-referrer',
    });
  });

  it('without a token that contains characters forbidden in a header', async () => {
    stubPage({ cookie: 'XSRF-TOKEN=a%0Ab' });
    answers([200, '{"ok":true}']);
    await call();
    expect(headers()).not.toHaveProperty('X-XSRF-TOKEN');
  });

  it.each([
    ['a small body', HERE, 'x', true],
    ['a body over 60 KB, counted in bytes', HERE, 'ą'.repeat(30_000), undefined],
    ['another origin', PARTNER, 'x', undefined],
  ])('with keepalive if possible: %s', async (_, url, body, keepalive) => {
    stubPage();
    answers([200, '{"ok":true}']);
    await call({ url, body, keepalive: true });
    expect(sent().keepalive).toBe(keepalive);
  });
});

describe('a refused token', () => {
  const REFUSED: Reply = [419, '{"message":"CSRF token mismatch."}'];

  it('that has changed meanwhile is sent again at once', async () => {
    const page = stubPage({ cookie: 'XSRF-TOKEN=old' });
    answers(REFUSED, [200, '{"ok":true}']);
    const answered = call();
    page.cookie = 'XSRF-TOKEN=new';
    expect(await answered).toEqual({ ok: true });
    expect([0, 1].map((position) => headers(position)['X-XSRF-TOKEN'])).toEqual(['old', 'new']);
  });

  it.each([REFUSED, [403, '{"error":"Invalid CSRF token"}'], [403, 'csrf']] satisfies Reply[])(
    'that is unchanged (%s %s) is refreshed by one GET of the page, then sent again',
    async (...refused) => {
      const page = stubPage({ cookie: 'XSRF-TOKEN=old' });
      answers(refused, [200, '<html>'], [200, '{"ok":true}']);
      fetched.mockImplementation((_, init) => void (init.method === undefined && (page.cookie = 'XSRF-TOKEN=new')));
      expect(await call()).toEqual({ ok: true });
      expect(fetched.mock.calls.map(([url, init]) => `${init.method ?? 'GET'} ${url}`)).toEqual([
        `POST ${HERE}`,
        `GET ${HERE}`,
        `POST ${HERE}`,
      ]);
      expect(headers(2)['X-XSRF-TOKEN']).toBe('new');
    },
  );

  it('is repeated once, never twice [N4]', async () => {
    stubPage({ cookie: 'XSRF-TOKEN=old' });
    answers(REFUSED, [200, '<html>'], REFUSED);
    expect(await failureOf(call())).toMatchObject({ code: 'csrf', status: 419 });
  });

  it('of several simultaneous requests costs one GET', async () => {
    stubPage({ cookie: 'XSRF-TOKEN=old' });
    answers(REFUSED, REFUSED, [200, '<html>'], [200, '{"ok":true}'], [200, '{"ok":true}']);
    expect(await Promise.all([call(), call()])).toEqual([{ ok: true }, { ok: true }]);
  });

  describe('from a cached meta', () => {
    const ANSWER: Reply = [200, '{"ok":true}'];
    const metasSent = () => fetched.mock.calls.map((_, position) => headers(position)['X-CSRF-TOKEN']);

    it.each([
      `<meta name="csrf-token" content="fresh">`,
      `<meta content='fresh' name='csrf-token'/>`,
      `<meta id=t name=csrf-token content=fresh>`,
    ])('is replaced by the one of the fetched page: %s', async (meta) => {
      stubPage({ metas: { 'csrf-token': `kept beside ${meta.slice(0, 12)}` } });
      answers(REFUSED, [200, `<html><meta name="description" content="csrf-token">${meta}`], ANSWER, ANSWER);
      await call();
      await call();
      expect(metasSent()).toEqual([`kept beside ${meta.slice(0, 12)}`, undefined, 'fresh', 'fresh']);
    });

    it('is replaced again if its replacement is refused later', async () => {
      stubPage({ metas: { 'csrf-token': 'kept' } });
      const page = (token: string): Reply => [200, `<meta name="csrf-token" content="${token}">`];
      answers(REFUSED, page('second'), ANSWER, REFUSED, page('third'), ANSWER);
      await call();
      await call();
      expect(metasSent()).toEqual(['kept', undefined, 'second', 'second', undefined, 'third']);
    });

    it.each(['same', 'a&#x2B;b'])('yields to the cookie if the fetched page has „%s”', async (meta) => {
      stubPage({ cookie: 'XSRF-TOKEN=good', metas: { 'csrf-token': 'same' } });
      answers(REFUSED, [200, `<meta name="csrf-token" content="${meta}">`], ANSWER);
      await call();
      expect(headers(2)).not.toHaveProperty('X-CSRF-TOKEN');
      expect(headers(2)).toHaveProperty('X-XSRF-TOKEN', 'good');
    });

    it('is ignored if there is a newer cookie', async () => {
      const page = stubPage({ cookie: 'XSRF-TOKEN=old', metas: { 'csrf-token': 'old meta' } });
      answers(REFUSED, ANSWER);
      const answered = call();
      page.cookie = 'XSRF-TOKEN=new';
      await answered;
      expect(headers(1)).not.toHaveProperty('X-CSRF-TOKEN');
      expect(headers(1)).toHaveProperty('X-XSRF-TOKEN', 'new');
    });

    it('is sent again if there is no other token', async () => {
      stubPage({ metas: { 'csrf-token': 'only this' } });
      answers(REFUSED, [200, LOGIN_PAGE], REFUSED);
      expect(await failureOf(call())).toMatchObject({ code: 'csrf' });
      expect(metasSent()).toEqual(['only this', undefined, 'only this']);
    });

    it('is no longer replaced after the page has changed it itself', async () => {
      const metas = { 'csrf-token': 'first' };
      stubPage({ metas });
      answers(REFUSED, [200, '<meta name="csrf-token" content="fetched">'], ANSWER, ANSWER);
      await call();
      metas['csrf-token'] = 'by the page';
      await call();
      expect(metasSent().at(-1)).toBe('by the page');
    });
  });

  it('is not replaced if a 403 has another reason', async () => {
    stubPage();
    answers([403, '{"messages":{}}']);
    expect(await failureOf(call())).toMatchObject({ code: 'http', status: 403 });
  });
});

describe('a response', () => {
  beforeEach(() => void stubPage());

  it('redirected to an HTML page of unknown URL is the failure session [E13]', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve({ status: 200, redirected: true, text: () => Promise.resolve('<html>') }),
    );
    expect(await failureOf(call())).toMatchObject({ code: 'session' });
  });

  it.each([
    ['a page of HTML that is called so', [200, LOGIN_PAGE], { code: 'session', status: 200 }],
    [
      'a page with a password field, after white space',
      [200, '\n\n<html lang="pl"><input type=password>'],
      { code: 'session' },
    ],
    ['a page whose form logs in', [200, '<html><form method="post" action="/login">'], { code: 'session' }],
    [
      'an error page with a login link',
      [200, '<!doctype html><title>Błąd 500</title><a href="/login">Zaloguj się</a>'],
      { code: 'unreadable', status: 200 },
    ],
    ['401', [401, '{"messages":{"0":{"messages":["Zaloguj się"]}}}'], { code: 'session', status: 401 }],
    ['an empty body', [200, ''], { code: 'unreadable', status: 200 }],
    [
      'a PHP notice before the JSON',
      [200, '<br />\n<b>Notice</b>: Undefined index {"ok":true}'],
      { code: 'unreadable' },
    ],
    ['JSON cut off', [200, '{"ok":tr'], { code: 'unreadable' }],
    ['JSON of another shape', [200, '{"ok":"ja"}'], { code: 'shape', status: 200 }],
    ['JSON that is no object', [200, 'null'], { code: 'shape' }],
    ['an error page', [500, LOGIN_PAGE], { code: 'http', status: 500, body: undefined, retryable: true }],
    ['a bad gateway', [502, '<html>'], { code: 'http', status: 502, retryable: true }],
    ['an error without a body', [404, ''], { code: 'http', status: 404, retryable: false }],
    ['too many requests', [429, ''], { code: 'http', retryable: true }],
    ['a broken connection', new TypeError('Failed to fetch'), { code: 'network', status: undefined, retryable: true }],
  ] satisfies [string, Reply, object][])('as a failure: %s', async (_, reply, failure) => {
    answers(reply);
    expect(await failureOf(call())).toMatchObject(failure);
  });

  it('with an error status is a failure with the server’s JSON', async () => {
    answers([422, '{"messages":{"quantity":{"messages":["Za dużo"]}}}']);
    const failure = await failureOf(call());
    expect(failure).toMatchObject({
      code: 'http',
      status: 422,
      body: { messages: { quantity: { messages: ['Za dużo'] } } },
    });
  });

  it('with status 204 is unreadable: a body was expected', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
    expect(await failureOf(call())).toMatchObject({ code: 'unreadable', status: 204 });
  });

  it('that breaks off in the body, or a broken patch of fetch, is the failure network', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ status: 200, text: () => Promise.reject(new TypeError('reset')) }));
    expect(await failureOf(call())).toMatchObject({ code: 'network' });
    vi.stubGlobal('fetch', () => Promise.resolve(undefined));
    expect(await failureOf(call())).toMatchObject({ code: 'network' });
  });

  it('that never comes is the failure offline if the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answers(new TypeError('Failed to fetch'));
    expect(await failureOf(call())).toMatchObject({ code: 'offline', retryable: true });
  });

  it('that is unreadable logs its first 200 characters', async () => {
    answers([200, `<br />${'x'.repeat(500)}`]);
    await failureOf(call({ url: `${HERE}/long` }));
    await vi.waitFor(() => expect(warned('/long')?.[1]).toHaveLength(200));
  });

  it.each([LOGIN_PAGE, '{"ok":"ja"}'])('that is unusable logs its URL: %s', async (text) => {
    answers([200, text]);
    await failureOf(call({ url: `${HERE}/${text.length}` }));
    await vi.waitFor(() => expect(warned(`/${text.length}`)).toBeDefined());
  });

  it('that our own code fails to process is the failure shape, not network', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fault = new TypeError('not a function');
    const schema = v.pipe(
      v.unknown(),
      v.transform(() => {
        throw fault;
      }),
    );
    answers([200, '{}']);
    expect(await failureOf(request(schema, { url: HERE }))).toMatchObject({ code: 'shape', cause: fault });
    expect(error).toHaveBeenCalledWith(
      expect.stringContaining(HERE),
      fault,
      'node_modules/shop-elements/dist/faults.html#shape',
    );
  });

  it('with unreadable fields logs each of them once', async () => {
    const schema = v.object({ cart: v.object({ currency: maybe(v.object({ iso_code: text })), net: maybe(decimal) }) });
    const LEFT_OUT = 'node_modules/shop-elements/dist/faults.html#left-out';
    const url = `${HERE}?once`;
    const badCart = { cart: { currency: 'EUR', net: '1 250,00' } };
    for (const answer of [badCart, badCart]) {
      answers([200, JSON.stringify(answer)]);
      expect(await request(schema, { url })).toEqual({ cart: { currency: undefined, net: undefined } });
    }
    expect(vi.mocked(console.warn).mock.calls.filter(([line]) => String(line).includes(url))).toEqual([
      [
        `shop-elements: ${url}: cart.currency is left out. Invalid type: Expected Object but received "EUR"`,
        'EUR',
        LEFT_OUT,
      ],
      [`shop-elements: ${url}: cart.net is left out. a number or a decimal string was expected`, '1 250,00', LEFT_OUT],
    ]);
  });
});
