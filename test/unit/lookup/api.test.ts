/** Tests bulk lookups and additions: a hundred per request, in order, with each refusal under its product. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toDecimal, type Decimal } from '../../../src/http/decimal';
import { addProducts, fetchLookup } from '../../../src/lookup/api';
import { stubPage } from '../../fixtures/page';

const sent: { url: string; body: Record<string, readonly unknown[]> }[] = [];

/** Responds in this order, and repeats the last response. */
function answers(...given: (() => Response)[]): void {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(body)) as Record<string, readonly unknown[]> });
    return (given[sent.length - 1] ?? given.at(-1)!)();
  });
}

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    code: `A-${index}`,
    gtin: undefined,
    name: undefined,
    quantity: toDecimal(1),
    unit: undefined,
  }));
const productsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id, quantity: '2' as Decimal }));
const rows = () =>
  Response.json({ rows: (sent.at(-1)?.body['rows'] ?? []).map((_, id) => ({ product: { id, title: 'Gres' } })) });

beforeEach(() => {
  stubPage({});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('fetchLookup requests a hundred rows at a time, and passes on each result', async () => {
  answers(rows);
  const results: [number, number][] = [];
  const all = await fetchLookup('/api/lookup', rowsOf(205), (from, some) => void results.push([from, some.length]));
  expect(all).toHaveLength(205);
  expect(results).toEqual([
    [0, 100],
    [100, 100],
    [200, 5],
  ]);
  expect(sent.map(({ body }) => body['rows']?.length)).toEqual([100, 100, 5]);
  expect(sent[0]?.body['rows']?.[0]).toEqual({ code: 'A-0', quantity: '1' });
});

it('fetchLookup stops if onRows returns false', async () => {
  answers(rows);
  expect(await fetchLookup('/api/lookup', rowsOf(205), () => false)).toHaveLength(100);
  expect(sent).toHaveLength(1);
});

it.each([1, 3])('fetchLookup fails if %i results came for two rows', async (count) => {
  answers(() => Response.json({ rows: Array(count).fill({ product: { id: 1, title: 'Gres' } }) }));
  await expect(fetchLookup('/api/lookup', rowsOf(2))).rejects.toMatchObject({ code: 'shape' });
});

it('fetchLookup reads a row without a product, and its readable candidates', async () => {
  const product = { id: 7, title: 'Klej', price_net: '10.50', step: 2, availability: { quantity: 3 } };
  answers(() =>
    Response.json({ rows: [{ product: null, candidates: [product, { title: 'bez id' }], message: 'Koniec' }] }),
  );
  const [row] = await fetchLookup('/api/lookup', rowsOf(1));
  expect(row?.product).toBeUndefined();
  expect(row?.message).toBe('Koniec');
  expect(row?.candidates).toMatchObject([{ id: 7, price_net: '10.5', step: '2', availability: { quantity: '3' } }]);
});

it.each([
  ['by id', { messages: { 1: 'Brak w magazynie.' } }],
  ['in lists by id', { messages: { 1: ['Brak w magazynie.'] } }],
  ['as sentences that begin with the id', { messages: ['1: Brak w magazynie.'], status: 'error' }],
])('addProducts reads refusals %s, also in a failure: the other products were added', async (_, messages) => {
  for (const status of [200, 422]) {
    answers(() => Response.json({ cart: null, messages: { add_products: messages } }, { status }));
    const { refused } = await addProducts('/koszyk', productsOf(2));
    expect([...refused]).toEqual([['1', 'Brak w magazynie.']]);
    expect(sent[0]?.body).toEqual({
      add_products: [
        { id: 0, quantity: 2 },
        { id: 1, quantity: 2 },
      ],
    });
  }
});

it.each([{ messages: { payment_init: { messages: ['Koszyk jest zamknięty.'] } } }, {}, 'nonsense'])(
  'addProducts fails if no product is named: %j',
  async (body) => {
    answers(() => Response.json(body, { status: 422 }));
    await expect(addProducts('/koszyk', productsOf(2))).rejects.toMatchObject({ code: 'http', status: 422 });
  },
);

it('addProducts returns the index of the first unknown product if a later request fails', async () => {
  answers(
    () => Response.json({ cart: null, messages: {} }),
    () => Response.json({}, { status: 500 }),
  );
  expect(await addProducts('/koszyk', productsOf(150))).toMatchObject({
    broken: { from: 100, failure: { status: 500 } },
  });
});
