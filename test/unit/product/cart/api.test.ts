/** Tests the sentences for add-to-cart responses. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubPage } from '../../../fixtures/page';

const DEFAULT = 'Wystąpił błąd podczas dodawania produktu do koszyka.';

let answer: () => Promise<Response>;
const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

async function added() {
  const { addToCart } = await import('../../../../src/product/cart/api');
  return addToCart('/dodaj', { id: '7', quantity: '3' });
}

beforeEach(() => {
  stubPage({ cookie: 'XSRF-TOKEN=abc%3D' });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('addToCart', () => {
  it('posts the fields as JSON with the token', async () => {
    answer = () => json({ status: 'success' });
    await added();
    const [url, init] = vi.mocked(fetch).mock.calls[0]!;
    expect(url).toBe('https://sklep.example/dodaj');
    expect(init).toMatchObject({ method: 'POST', body: '{"id":"7","quantity":"3"}' });
    expect(init!.headers).toMatchObject({ 'X-XSRF-TOKEN': 'abc=', 'X-Requested-With': 'XMLHttpRequest' });
  });

  it('reads a success', async () => {
    answer = () =>
      json({ status: 'success', name: 'Gres', price: 71.99, quantity: 3, total: '215.97', url: '/koszyk' });
    expect(await added()).toMatchObject({ ok: true, answer: { name: 'Gres', price: '71.99', total: '215.97' } });
  });

  it.each([
    ['a lost response', () => Promise.reject(new TypeError('lost'))],
    ['an error of the server', () => json({}, 500)],
    ['an error with words', () => json({ message: 'Spróbuj ponownie.' }, 503)],
    ['a page', () => Promise.resolve(new Response('<!doctype html><title>Błąd</title>'))],
  ])(
    'does not call %s a refusal, and repeats it with the same key until the outcome is known [B3]',
    async (_, lost) => {
      const keys = () =>
        vi.mocked(fetch).mock.calls.map(([, init]) => (init!.headers as Record<string, string>)['Idempotency-Key']);
      answer = lost;
      for (let time = 0; time < 2; time += 1)
        expect(await added()).toMatchObject({
          ok: false,
          isUnknown: true,
          messages: ['Sklep tego nie potwierdził. Sprawdź koszyk, zanim dodasz produkt ponownie.'],
        });
      answer = () => json({ status: 'success' });
      await added();
      expect(new Set(keys()).size).toBe(1);
      await added();
      expect(new Set(keys()).size).toBe(2);
      expect(keys()[0]).toMatch(/^[\da-f-]{36}$/);
    },
  );

  it.each([
    ['its errors', { status: 'error', errors: ['a', 'b'], message: 'm' }, 200, ['a', 'b']],
    ['an object of errors', { errors: { quantity: ['za mało'], id: ['brak'] } }, 422, ['za mało', 'brak']],
    [
      'its message where it has no errors',
      { status: 'blocked', message: 'Zakupy są zablokowane.' },
      200,
      ['Zakupy są zablokowane.'],
    ],
    ['a sentence of ours where it says nothing', { status: 'error' }, 200, [DEFAULT]],
    ['a sentence of ours for another shape', [1, 2], 200, [DEFAULT]],
    ['a sentence of ours for a refusal without words', {}, 422, [DEFAULT]],
  ])('returns %s [B3]', async (_, body, status, messages) => {
    answer = () => json(body, status);
    expect(await added()).toMatchObject({ ok: false, messages, code: 'refused' });
  });

  it('returns the errors about the quantity', async () => {
    answer = () => json({ status: 'error', errors: { quantity: ['za mało'], id: ['brak'] } });
    expect(await added()).toMatchObject({ quantity: ['za mało'] });
  });

  it('reports the end of the session', async () => {
    answer = () => Promise.resolve(new Response('<!doctype html><title>Logowanie</title>'));
    expect(await added()).toMatchObject({
      ok: false,
      code: 'session',
      messages: [DEFAULT, 'Sesja wygasła – zaloguj się ponownie.'],
    });
  });

  it('reports a lost connection', async () => {
    answer = () => Promise.reject(new TypeError('failed'));
    expect(await added()).toMatchObject({ ok: false, code: 'network', retryable: true });
  });
});
