/** Shows how many rows at once are looked up and added: a hundred a call, in order, with each refusal under its product. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toDecimal, type Decimal } from '../../../src/http/decimal';
import { addProducts, askLookup } from '../../../src/lookup/api';
import { stubPage } from '../../fixtures/page';

const sent: { url: string; body: Record<string, readonly unknown[]> }[] = [];

/** Answers in their order; the last one again and again. */
function answers(...given: (() => Response)[]): void {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(body)) as Record<string, readonly unknown[]> });
    return (given[sent.length - 1] ?? given.at(-1)!)();
  });
}

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    code: `A-${nth}`,
    gtin: undefined,
    name: undefined,
    quantity: toDecimal(1),
    unit: undefined,
  }));
const productsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id, quantity: '2' as Decimal }));
const found = () =>
  Response.json({ rows: (sent.at(-1)?.body['rows'] ?? []).map((_, id) => ({ product: { id, title: 'Gres' } })) });

beforeEach(() => {
  stubPage({});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks for a hundred rows a call, and tells of each call as it comes', async () => {
  answers(found);
  const heard: [number, number][] = [];
  const all = await askLookup('/api/lookup', rowsOf(205), (from, some) => void heard.push([from, some.length]));
  expect(all).toHaveLength(205);
  expect(heard).toEqual([
    [0, 100],
    [100, 100],
    [200, 5],
  ]);
  expect(sent.map(({ body }) => body['rows']?.length)).toEqual([100, 100, 5]);
  expect(sent[0]?.body['rows']?.[0]).toEqual({ code: 'A-0', quantity: '1' });
});

it('stops where it is told to', async () => {
  answers(found);
  expect(await askLookup('/api/lookup', rowsOf(205), () => false)).toHaveLength(100);
  expect(sent).toHaveLength(1);
});

it.each([1, 3])('does not guess which row is which where %i came for two', async (count) => {
  answers(() => Response.json({ rows: Array(count).fill({ product: { id: 1, title: 'Gres' } }) }));
  await expect(askLookup('/api/lookup', rowsOf(2))).rejects.toMatchObject({ code: 'shape' });
});

it('reads a row without a product, with candidates that can be read', async () => {
  const product = { id: 7, title: 'Klej', price_net: '10.50', step: 2, availability: { quantity: 3 } };
  answers(() =>
    Response.json({ rows: [{ product: null, candidates: [product, { title: 'bez id' }], message: 'Koniec' }] }),
  );
  const [row] = await askLookup('/api/lookup', rowsOf(1));
  expect(row?.product).toBeUndefined();
  expect(row?.message).toBe('Koniec');
  expect(row?.candidates).toMatchObject([{ id: 7, price_net: '10.5', step: '2', availability: { quantity: '3' } }]);
});

it.each([
  ['by id', { messages: { 1: 'Brak w magazynie.' } }],
  ['in lists by id', { messages: { 1: ['Brak w magazynie.'] } }],
  ['as sentences that begin with the id', { messages: ['1: Brak w magazynie.'], status: 'error' }],
])('tells what was refused %s, with a failure too: the others were added', async (_, said) => {
  for (const status of [200, 422]) {
    answers(() => Response.json({ cart: null, messages: { add_products: said } }, { status }));
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
  'fails where nothing is said of a product: %j',
  async (body) => {
    answers(() => Response.json(body, { status: 422 }));
    await expect(addProducts('/koszyk', productsOf(2))).rejects.toMatchObject({ code: 'http', status: 422 });
  },
);

it('says from which product on nobody knows, where a later call fails', async () => {
  answers(
    () => Response.json({ cart: null, messages: {} }),
    () => Response.json({}, { status: 500 }),
  );
  expect(await addProducts('/koszyk', productsOf(150))).toMatchObject({
    broken: { from: 100, failure: { status: 500 } },
  });
});
