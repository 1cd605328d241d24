/** Tests which responses count as regulations, and in which charset they are read. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchRegulations } from '../../../../src/account/regulations/api';
import type { Failure } from '../../../../src/http/failure';
import { stubPage } from '../../../fixtures/page';

const LOGIN = '<form><label>Hasło</label><input class="x" type="password" name="p"></form>';

interface Reply {
  readonly body?: BodyInit | null;
  readonly type?: string;
  readonly status?: number;
  readonly redirected?: boolean;
}

function answers({ body = '', type, status = 200, redirected = false }: Reply) {
  const response = new Response(body, { status });
  response.headers.delete('Content-Type');
  if (type !== undefined) response.headers.set('Content-Type', type);
  Object.defineProperty(response, 'redirected', { value: redirected });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(response)),
  );
}
const read = async () => (await fetchRegulations('/regulamin')).map(({ html }) => html).join(' | ');
const codeOf = (url = '/regulamin') =>
  fetchRegulations(url).then(
    () => 'accepted',
    (failure: Failure) => failure.code,
  );

beforeEach(() => void stubPage());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('fetchRegulations rejects a page without a readable text', () => {
  it.each([
    ['a login page that the server has led to', { body: LOGIN, redirected: true }, 'session'],
    ['nothing', {}, 'unreadable'],
    ['204', { status: 204, body: null }, 'unreadable'],
    ['JSON', { body: '{"error": "Zaloguj się"}', type: 'application/json' }, 'unreadable'],
    ['a PDF', { body: '%PDF-1.7', type: 'application/pdf' }, 'unreadable'],
    ['a page without a word', { body: '<body><p>&nbsp;</p></body>', type: 'text/html' }, 'unreadable'],
    ['an error page', { status: 404, body: '<p>Nie ma.</p>' }, 'http'],
  ] satisfies [string, Reply, string][])('%s: %s', async (_, reply, code) => {
    answers(reply);
    expect(await codeOf()).toBe(code);
  });

  it.each(['data:text/html,<p>Zgoda</p>', 'javascript:alert(1)', 'http://['])('sends no request to %s', async (url) => {
    answers({ body: '<p>x</p>' });
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await codeOf(url)).toBe('http');
    expect(fetch).not.toHaveBeenCalled();
    expect(error.mock.calls).toEqual([
      [
        `shop-elements: invalid URL "${url}": use http or https.`,
        'node_modules/shop-elements/dist/faults.html#address',
      ],
    ]);
  });
});

describe('fetchRegulations reads a page', () => {
  it.each([
    ['of another address', { body: '<p>x</p>', type: 'text/html', redirected: true }],
    [
      'of another URL, with a small login form in its header',
      { body: `<header>${LOGIN}</header><p>x</p>`, redirected: true },
    ],
    ['as plain text', { body: 'x', type: 'text/plain; charset=utf-8' }],
    ['as XHTML', { body: '<p>x</p>', type: 'application/xhtml+xml' }],
    ['of a server that does not say what it sends', { body: '<p>x</p>' }],
  ] satisfies [string, Reply][])('%s', async (_, reply) => {
    answers(reply);
    expect(await read()).toBe('x');
  });

  it('resolves the URL against the page, not its <base href>', async () => {
    answers({ body: '<p>x</p>' });
    await read();
    expect(vi.mocked(fetch).mock.calls[0]![0]).toBe('https://sklep.example/regulamin');
  });

  /** „Zażółć” in ISO-8859-2. */
  const LATIN2 = [0x5a, 0x61, 0xbf, 0xf3, 0xb3, 0xe6];
  const page = (head: string, letters: readonly number[]) =>
    new Uint8Array([...new TextEncoder().encode(`<html>${head}<body><p>`), ...letters]);
  const meta = '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">';

  it.each([
    ['the header', { body: page('', LATIN2), type: 'text/html; charset="ISO-8859-2"' }],
    ['the page', { body: page(meta, LATIN2), type: 'text/html' }],
    ['the page in short', { body: page('<meta charset=iso-8859-2>', LATIN2) }],
    ['the page, if the header names an unknown one', { body: page(meta, LATIN2), type: 'text/html;charset=pl' }],
    ['nobody, as UTF-8', { body: page('', [...new TextEncoder().encode('Zażółć')]), type: 'text/html' }],
    [
      'the header rather than the page',
      { body: page(meta, [...new TextEncoder().encode('Zażółć')]), type: 'text/html; charset=utf-8' },
    ],
  ] satisfies [string, Reply][])('in the encoding named by %s', async (_, reply) => {
    answers(reply);
    expect(await read()).toBe('Zażółć');
  });
});
