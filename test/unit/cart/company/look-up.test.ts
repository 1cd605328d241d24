/** Tests the result of each response about a tax number, the limit of five seconds, and that no request is repeated. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookUpCompany, ownUrl } from '../../../../src/cart/company/look-up';

const URL = 'https://shop.example/api/firma';
const requests: string[] = [];
const answers = (status: number, body: string) =>
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    requests.push(String(init.body));
    return Promise.resolve(new Response(body, { status }));
  });

beforeEach(() => {
  requests.length = 0;
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  [400, '{"messages":{}}', 'wrong'],
  [429, '', 'silent'],
  [503, '{}', 'silent'],
  [200, '<html>', 'silent'],
  [200, '{"error":"x"}', 'silent'],
])('lookUpCompany, status %i with %s: %s, after one request [A11]', async (status, body, expected) => {
  answers(status, body);
  expect(await lookUpCompany(URL, '1234563218')).toBe(expected);
  expect(requests).toEqual(['{"nip":"1234563218"}']);
});

it('lookUpCompany drops fields outside the contract', async () => {
  answers(
    200,
    '{"company":{"name":"Nowak","zip_code":"02-797","accounts":["1"]},"sources":[{"name":"GUS"}],"messages":[]}',
  );
  const result = await lookUpCompany(URL, '1234563218');
  expect(result).toMatchObject({ company: { name: 'Nowak' }, candidates: [], sources: [{ name: 'GUS' }] });
  expect(JSON.stringify(result)).not.toContain('accounts');
});

it('lookUpCompany returns "silent" after five seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const result = lookUpCompany(URL, '1234563218');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await result).toBe('silent');
});

it('ownUrl rejects a URL of another origin [A11]', () => {
  vi.stubGlobal('location', { href: 'https://shop.example/koszyk' });
  expect(ownUrl('/api/firma')).toBe('/api/firma');
  expect(ownUrl(undefined)).toBe(undefined);
  expect(ownUrl('https://other.example/api/firma')).toBe(undefined);
  expect(ownUrl('//other.example/x')).toBe(undefined);
});
