/** Shows what is said of each row, how much of it is ordered, and that nothing is ordered that a person has not seen. */
import { expect, it } from 'vitest';
import type { Decimal } from '../../../src/http/decimal';
import type { LookedUpProduct } from '../../../src/lookup/schema';
import type { Entry } from '../../../src/quick/entry';
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
])('of %s, at least %s by %s, %s are ordered', (wanted, min, step, ordered) =>
  expect(soldQuantity(d(wanted), { min: min as Decimal | undefined, step: step as Decimal | undefined })).toBe(ordered),
);

it.each([
  ['found as it is', { quantity: d('4') }, {}, { kind: 'found', ordered: '4' }],
  ['rounded up, never down', { quantity: d('5') }, { step: '4' }, { kind: 'rounded', said: '5', ordered: '8' }],
  ['fewer than the least', { quantity: d('1') }, { min: '10' }, { kind: 'least', said: '1', ordered: '10' }],
  ['no quantity said', {}, { min: '2', step: '2' }, { kind: 'least', said: undefined, ordered: '2' }],
  ['no quantity but words', { wrong: 'dużo' }, {}, { kind: 'quantity' }],
  ['more than there is', { quantity: d('50') }, { max: '30', step: '4' }, { kind: 'stock', wanted: '52', most: '28' }],
  ['none there', { quantity: d('1') }, { max: '0' }, { kind: 'soldOut' }],
  ['fewer there than the least', { quantity: d('1') }, { max: '3', min: '4', step: '4' }, { kind: 'soldOut' }],
  [
    'the shop takes more than it has',
    { quantity: d('9') },
    { availability: { quantity: '3' } },
    { kind: 'later', ordered: '9', has: '3' },
  ],
  ['another unit', { quantity: d('20'), unit: 'm2' }, { unit: 'opak.' }, { kind: 'unit', said: 'm2', sold: 'opak.' }],
  ['the same unit in other letters', { quantity: d('2'), unit: 'PCS' }, {}, { kind: 'found', ordered: '2' }],
  ['a difference', { quantity: d('2'), doubt: 'difference' }, {}, { kind: 'difference' }],
] as const)('%s', (_, entry, product, expected) => {
  expect(verdict(entry, product)).toEqual(expected);
  expect(orderedOf(verdict(entry, product))).toBe('ordered' in expected ? expected.ordered : undefined);
});

it('a person’s yes counts for a unit and a difference, and for nothing else', () => {
  const yes = (entry: Entry, product = {}) =>
    verdictOf({ ...aRow({ code: 'A-1', ...entry }, aProduct(product)), isAccepted: true });
  expect(yes({ quantity: d('20'), unit: 'm2' }, { unit: 'opak.' })).toEqual({ kind: 'found', ordered: '20' });
  expect(yes({ quantity: d('2'), doubt: 'difference' })).toEqual({ kind: 'found', ordered: '2' });
  expect(yes({ wrong: 'dużo' })).toEqual({ kind: 'quantity' });
  expect(yes({ quantity: d('9') }, { max: '3' }).kind).toBe('stock');
});

it('what a name alone finds is a guess, also where the shop is sure [B25]', () => {
  const row = aRow({ name: 'Gres szary', quantity: d('2') }, aProduct(), [aProduct({ id: 2 })]);
  expect([row.product, row.candidates.map(({ id }) => id)]).toEqual([undefined, [1, 2]]);
  expect(orderedOf(verdictOf(row))).toBeUndefined();
  expect(verdictOf(row).kind).toBe('choose');
});

it.each([
  ['GRES  szary', 'Gres szary'],
  ['Żółta płytka 60×60', 'zolta <b>płytka</b> 60x60'],
  ['A & B', 'A &amp; B'],
])('the only product that is called exactly so is taken, and said to be found by its name: %s', (name, title) => {
  const row = aRow({ name, quantity: d('2') }, undefined, [aProduct({ title })]);
  expect(verdictOf(row)).toEqual({ kind: 'named', ordered: '2' });
  expect(verdictOf(aRow({ name, quantity: d('2') }, aProduct({ title }), [aProduct({ title })])).kind).toBe('named');
});

it('a name is no reason to take another product, one of several, or another unit unasked [B25]', () => {
  const [name, quantity] = ['Gres szary', d('2')];
  const verdictFor = (entry: Entry, ...candidates: LookedUpProduct[]) => verdictOf(aRow(entry, undefined, candidates));
  expect(verdictFor({ name, quantity }, aProduct({ title: 'Gres szary II' })).kind).toBe('choose');
  const two = [aProduct({ title: name }), aProduct({ id: 2, title: name })];
  expect(verdictFor({ name, quantity }, ...two).kind).toBe('choose');
  expect(verdictFor({ name, quantity, unit: 'm2' }, aProduct({ title: name })).kind).toBe('unit');
  // Its code says that another product is meant.
  expect(verdictFor({ code: 'A-1', name, quantity }, aProduct({ title: name })).kind).toBe('choose');
});

it('unknown, waiting and refused rows are not ordered', () => {
  expect(verdictOf(aRow({ code: 'A-1' })).kind).toBe('unknown');
  expect(verdictOf(rowOf(1, { code: 'A-1' }, String)).kind).toBe('waiting');
  expect(verdictOf(rowOf(1, {}, String)).kind).toBe('empty');
  const refused = { ...aRow({ code: 'A-1' }, aProduct()), refused: 'Brak.' };
  expect(orderedOf(verdictOf(refused))).toBeUndefined();
});
