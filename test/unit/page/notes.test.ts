/** Tests the console message of a failed call: one line with everything needed to find the cause, and no flood. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../src/http/failure';
import { call } from '../../../src/page/notes';

const warn = vi.fn();
beforeEach(() => void vi.stubGlobal('console', { ...console, warn }));
afterEach(() => {
  warn.mockReset();
  vi.unstubAllGlobals();
});
const page = (id: string) => `node_modules/shop-elements/dist/faults.html#${id}`;
/** The result of `text()` for gzip that nothing has decompressed. */
const PACKED = new TextDecoder().decode(new Uint8Array([0x1f, 0x8b, 8, 0]));

it.each<[failure: Failure, text: string | undefined, said: string, id: string]>([
  [new Failure('http', { status: 404 }), '<!doctype html>', '404, a page of HTML in place of JSON', 'http'],
  [new Failure('http', { status: 500 }), '', '500, an empty body', 'http'],
  [new Failure('http', { status: 500, body: {} }), '{}', '500, an error', 'http'],
  [new Failure('http', { status: 419 }), '<html>', '419, the CSRF check failed', 'csrf'],
  [new Failure('session', { status: 401 }), '', '401, an empty body', 'session'],
  [new Failure('session', { status: 200 }), '<html>', '200, a login page in place of JSON', 'session'],
  [new Failure('unreadable', { status: 200 }), PACKED, '200, packed twice: gzip in gzip', 'packed'],
  [new Failure('unreadable', { status: 200 }), 'Notice: {}', '200, no JSON', 'unreadable'],
  [new Failure('shape', { status: 200, body: 1 }), '1', '200, an answer of another shape: it', 'shape'],
  [new Failure('network'), undefined, 'no answer from another origin (CORS)', 'network'],
])('call logs %s with the body %j in one line: %s %s [E10]', (failure, text, message, id) => {
  const url = `https://sklep.example/${id}/${message.length}`;
  for (const query of ['', '?q=1', '?q=2'])
    call(failure, 'POST', url + query, text, failure.code === 'shape' ? 'an answer of another shape: it' : undefined);
  expect(warn.mock.calls).toEqual([[`shop-elements: POST ${url}: ${message}`, text, page(id)]]);
});

it('call mentions no other origin for a URL of the page [E10]', () => {
  vi.stubGlobal('location', { origin: 'https://sklep.example' });
  call(new Failure('network'), 'POST', 'https://sklep.example/own', undefined);
  call(new Failure('network'), 'POST', '/relative', undefined);
  expect(warn.mock.calls.map(([line]) => line as string)).toEqual([
    'shop-elements: POST https://sklep.example/own: no answer',
    'shop-elements: POST /relative: no answer',
  ]);
});

it('call logs nothing while leaving, nor a refusal whose reason the page shows [E10]', () => {
  const url = 'https://sklep.example/refused';
  call(new Failure('leaving'), 'POST', url, undefined);
  for (const status of [409, 422]) call(new Failure('http', { status, body: { messages: {} } }), 'POST', url, '{}');
  expect(warn).not.toHaveBeenCalled();
});
