/** Tests the verdict and the ordered quantity of rows; no quantity is ordered without the person's knowledge. */
import { expect, it } from 'vitest';
import type { Decimal } from '../../../src/http/decimal';
import type { LookedUpProduct } from '../../../src/lookup/schema';
import type { Entry } from '../../../src/lookup/entry';
import { answered, rowOf } from '../../../src/quick/rows';
import { orderedOf, soldQuantity, verdictOf } from '../../../src/quick/verdict';

const d = (text: string) => text as Decimal;
const aProduct = (more: Partial<Record<keyof LookedUpProduct, unknown>> = {}) =>
  ({ id: 1, title: 'Gres', unit: 'szt.', ...more }) as LookedUpProduct;
const aRow = (entry: Entry, product?: LookedUpProduct, candidates: LookedUpProduct[] = []) =>
  answered(
    rowOf(1, entry, (one) => one.replace('.', ',')),
    { product, candidates, message: undefined },
  );
const verdict = (entry: Entry, product?: object) => verdictOf(aRow({ code: 'A-1', ...entry }, aProduct(product)));

it.each([
  ['5', '4', '4', '8'],
  ['8', '4', '4', '8'],
  ['12.96', '1.44', '1.44', '12.96'],
  ['2.1', '0.3', '0.3', '2.1'],
  ['1', '10', '4', '12'],
  ['2.5', undefined, undefined, '3'],
  ['0.5', '0.5', '0.5', '0.5'],
])('soldQuantity(%s) with minimum %s and step %s is %s', (quantity, min, step, ordered) =>
  expect(soldQuantity(d(quantity), { min: min as Decimal | undefined, step: step as Decimal | undefined })).toBe(
    ordered,
  ),
);

it.each([
  ['found as it is', { quantity: d('4') }, {}, { kind: 'found', ordered: '4' }],
  ['rounded up, never down', { quantity: d('5') }, { step: '4' }, { kind: 'rounded', given: '5', ordered: '8' }],
  ['fewer than the least', { quantity: d('1') }, { min: '10' }, { kind: 'least', given: '1', ordered: '10' }],
  ['no quantity said', {}, { min: '2', step: '2' }, { kind: 'least', given: undefined, ordered: '2' }],
  ['no quantity but words', { wrong: 'dużo' }, {}, { kind: 'quantity' }],
  [
    'more than there is',
    { quantity: d('50') },
    { max: '30', step: '4' },
    { kind: 'stock', requested: '52', max: '28' },
  ],
  ['none there', { quantity: d('1') }, { max: '0' }, { kind: 'soldOut' }],
  ['fewer there than the least', { quantity: d('1') }, { max: '3', min: '4', step: '4' }, { kind: 'soldOut' }],
  [
    'the shop takes more than it has',
    { quantity: d('9') },
    { availability: { quantity: '3' } },
    { kind: 'later', ordered: '9', has: '3' },
  ],
  ['another unit', { quantity: d('20'), unit: 'm2' }, { unit: 'opak.' }, { kind: 'unit', given: 'm2', sold: 'opak.' }],
  ['the same unit in other letters', { quantity: d('2'), unit: 'PCS' }, {}, { kind: 'found', ordered: '2' }],
  ['a difference', { quantity: d('2'), doubt: 'difference' }, {}, { kind: 'difference' }],
] as const)('verdictOf: %s', (_, entry, product, expected) => {
  expect(verdict(entry, product)).toEqual(expected);
  expect(orderedOf(verdict(entry, product))).toBe('ordered' in expected ? expected.ordered : undefined);
});

it('verdictOf accepts a confirmed unit or difference, but nothing else', () => {
  const yes = (entry: Entry, product = {}) =>
    verdictOf({ ...aRow({ code: 'A-1', ...entry }, aProduct(product)), isAccepted: true });
  expect(yes({ quantity: d('20'), unit: 'm2' }, { unit: 'opak.' })).toEqual({ kind: 'found', ordered: '20' });
  expect(yes({ quantity: d('2'), doubt: 'difference' })).toEqual({ kind: 'found', ordered: '2' });
  expect(yes({ wrong: 'dużo' })).toEqual({ kind: 'quantity' });
  expect(yes({ quantity: d('9') }, { max: '3' }).kind).toBe('stock');
});

it('verdictOf treats a match by name as a guess, also if the shop is certain [B25]', () => {
  const row = aRow({ name: 'Gres szary', quantity: d('2') }, aProduct(), [aProduct({ id: 2 })]);
  expect([row.product, row.candidates.map(({ id }) => id)]).toEqual([undefined, [1, 2]]);
  expect(orderedOf(verdictOf(row))).toBeUndefined();
  expect(verdictOf(row).kind).toBe('choose');
});

it.each([
  ['GRES  szary', 'Gres szary'],
  ['Żółta płytka 60×60', 'zolta <b>płytka</b> 60x60'],
  ['A & B', 'A &amp; B'],
])('answered takes the only product with exactly the row’s name, and marks it as found by name: %s', (name, title) => {
  const row = aRow({ name, quantity: d('2') }, undefined, [aProduct({ title })]);
  expect(verdictOf(row)).toEqual({ kind: 'named', ordered: '2' });
  expect(verdictOf(aRow({ name, quantity: d('2') }, aProduct({ title }), [aProduct({ title })])).kind).toBe('named');
});

it('verdictOf asks the person if the name is similar or ambiguous, or the unit differs [B25]', () => {
  const [name, quantity] = ['Gres szary', d('2')];
  const verdictFor = (entry: Entry, ...candidates: LookedUpProduct[]) => verdictOf(aRow(entry, undefined, candidates));
  expect(verdictFor({ name, quantity }, aProduct({ title: 'Gres szary II' })).kind).toBe('choose');
  const two = [aProduct({ title: name }), aProduct({ id: 2, title: name })];
  expect(verdictFor({ name, quantity }, ...two).kind).toBe('choose');
  expect(verdictFor({ name, quantity, unit: 'm2' }, aProduct({ title: name })).kind).toBe('unit');
  // The code of the entry belongs to another product.
  expect(verdictFor({ code: 'A-1', name, quantity }, aProduct({ title: name })).kind).toBe('choose');
});

it('orderedOf is undefined for unknown, waiting and refused rows', () => {
  expect(verdictOf(aRow({ code: 'A-1' })).kind).toBe('unknown');
  expect(verdictOf(rowOf(1, { code: 'A-1' }, String)).kind).toBe('waiting');
  expect(verdictOf(rowOf(1, {}, String)).kind).toBe('empty');
  const refused = { ...aRow({ code: 'A-1' }, aProduct()), refused: 'Brak.' };
  expect(orderedOf(verdictOf(refused))).toBeUndefined();
});
