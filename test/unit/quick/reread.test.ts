/** Tests when a row's product is looked up again after its quantity has changed, and that an outdated answer changes nothing. */
import { expect, it } from 'vitest';
import { toDecimal, type Decimal } from '../../../src/http/decimal';
import { createReread } from '../../../src/quick/reread';
import { rowOf, type Row } from '../../../src/quick/rows';
import type { LookedUpProduct, LookupRow } from '../../../src/lookup/schema';

const decimal = (text: string): Decimal => toDecimal(text)!;

/** A product with four pieces at hand; the rest of the quantity comes later. */
const aProduct = (quantity: number, id = 7) =>
  ({
    id,
    index: 'KLE-25',
    title: 'Klej',
    unit: 'szt.',
    availability: {
      parts: [
        { kind: 'stock', quantity: decimal('4') },
        { kind: 'incoming', quantity: decimal(String(quantity - 4)), date: '2026-12-09' },
      ],
    },
  }) as unknown as LookedUpProduct;

const aRow = (product: LookedUpProduct | undefined, quantity = '10'): Row => ({
  ...rowOf(1, { code: 'klej', quantity: decimal(quantity) }, String),
  state: 'found',
  product,
});

function aList(first: Row, answers: (row: LookupRow) => LookedUpProduct | Promise<LookedUpProduct>) {
  let row = first;
  const requested: LookupRow[] = [];
  const reread = createReread({
    get: () => [row],
    change: (key, to) => void (row = key === row.key ? to(row) : row),
    setup: () => ({
      async find(rows, onRows) {
        requested.push(...rows);
        onRows(0, [{ product: await answers(rows[0]!), candidates: [] } as never]);
      },
      onSettled() {},
    }),
  });
  return { reread, requested, row: () => row, type: (quantity: string) => void (row = { ...row, quantity }) };
}

it('looks up a quantity that the parts do not make, by the product’s own number, once', async () => {
  const list = aList(aRow(aProduct(5)), ({ quantity }) => aProduct(Number(quantity)));
  await list.reread(1);
  expect(list.requested).toMatchObject([{ code: 'KLE-25', quantity: '10' }]);
  expect(list.row().product).toEqual(aProduct(10));
  await list.reread(1);
  expect(list.requested.length).toBe(1);
});

it.each([
  ['whose parts make the quantity', aRow(aProduct(10))],
  ['without parts', aRow({ ...aProduct(10), availability: undefined })],
  ['without a product', aRow(undefined)],
  ['that is not in the list', { ...aRow(aProduct(5)), key: 2 }],
])('looks up no row %s', async (_, row) => {
  const list = aList(row, () => aProduct(10));
  await list.reread(1);
  expect(list.requested).toEqual([]);
});

it('requests one at a time for a row, and the last typed quantity at the end', async () => {
  const list = aList(aRow(aProduct(5)), async ({ quantity }) => {
    if (quantity === '10') {
      list.type('12');
      await list.reread(1);
    }
    return aProduct(Number(quantity));
  });
  await list.reread(1);
  expect(list.requested.map(({ quantity }) => quantity)).toEqual(['10', '12']);
  expect(list.row().product).toEqual(aProduct(12));
});

it('keeps the product of the row if the answer is another, and asks no second time', async () => {
  const list = aList(aRow(aProduct(5)), () => aProduct(10, 8));
  await list.reread(1);
  expect(list.row().product).toEqual(aProduct(5));
  expect(list.requested.length).toBe(1);
});

it('keeps the row after a failed request, and looks it up at the next change', async () => {
  let isDown = true;
  const list = aList(aRow(aProduct(5)), ({ quantity }) => {
    if (isDown) throw new Error('no answer');
    return aProduct(Number(quantity));
  });
  await list.reread(1);
  expect(list.row().product).toEqual(aProduct(5));
  isDown = false;
  await list.reread(1);
  expect(list.row().product).toEqual(aProduct(10));
});
