/** Tests the tolerant readers: absent fields, flags, and lists with broken entries. */
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flag, having, id, list, maybe, parse, sameId, text } from '../../../src/http/tolerant';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

it.each([12, '12', 'blik', 0])('id returns %j unchanged [N8]', (raw) => expect(v.parse(id, raw)).toBe(raw));
it.each(['9007199254740992', '9007199254740993', '-9007199254740993', '1e21', '12345678901234567890'])(
  'id and text reject the number %s, which JSON may have rounded [N13, N8]',
  (literal) => {
    const raw: unknown = JSON.parse(literal);
    expect([v.is(id, raw), v.is(text, raw), v.is(id, literal), v.parse(text, literal)]).toEqual([
      false,
      false,
      true,
      literal,
    ]);
  },
);
it('list leaves out an entry with a rounded id and logs the reason; the others stay [N13, N8]', () => {
  const read = v.parse(
    list(v.object({ id }), 'line'),
    JSON.parse('[{"id": 9007199254740993}, {"id": 9007199254740991}]'),
  );
  expect(read).toEqual([{ id: 9007199254740991 }]);
  expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain('send it as text');
});
it.each(['', null, true, {}])('id rejects %j', (raw) => expect(v.is(id, raw)).toBe(false));

it.each([
  [12, '12', true],
  [12, 13, false],
  [null, null, false],
  [undefined, 12, false],
] as const)('sameId compares %j and %j: %s', (a, b, same) => expect(sameId(a, b)).toBe(same));

it.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['', false],
  [null, false],
  [undefined, false],
  [[], false],
  ...['t', 'TRUE', 'True', 'yes', 'tak', 'on', ' Y '].map((word): [unknown, boolean] => [word, true]),
  ...['f', 'FALSE', 'nie', 'off', 'może', 2, {}].map((word): [unknown, boolean] => [word, false]),
])('the flag %j is %s', (raw, set) => expect(v.parse(flag, raw)).toBe(set));

it.each([null, undefined, {}, []])('an optional text given as %j is absent', (raw) => {
  expect(v.parse(v.object({ name: maybe(text) }), { name: raw }).name).toBeUndefined();
});

it('an optional text may be a number, or missing', () => {
  expect(v.parse(v.object({ name: maybe(text) }), { name: 5 })).toEqual({ name: '5' });
  expect(v.parse(v.object({ name: maybe(text) }), {}).name).toBeUndefined();
});

it.each([null, undefined, [], '', 'a', 5])('an optional text given as %j is not logged', (raw) => {
  parse(v.object({ name: maybe(text) }), { name: raw }, 'quiet');
  parse(v.object({ price: maybe(id) }), { price: raw === 'a' ? 1 : raw }, 'quiet');
  expect(console.warn).not.toHaveBeenCalled();
});

it('a field that is left out is logged once, with its path in the response or entry', () => {
  const line = v.object({ id, prices: maybe(v.object({ net: maybe(id), unit: maybe(text) })) });
  const answer = v.object({ cart: v.object({ items: list(line, 'line of the test'), notes: maybe(text) }) });
  const raw = (id: number) => ({ cart: { items: [{ id, prices: { net: true, unit: 'm²' } }], notes: {} } });
  expect(parse(answer, raw(1), 'the answer').output).toEqual({
    cart: { items: [{ id: 1, prices: { net: undefined, unit: 'm²' } }], notes: undefined },
  });
  parse(answer, raw(2), 'the answer');
  expect(vi.mocked(console.warn).mock.calls.map(([warning]) => String(warning).split(' is left out')[0])).toEqual([
    'shop-elements: line of the test: prices.net',
    'shop-elements: the answer: cart.notes',
  ]);
});

it('only the broken field is logged, not its empty neighbours', () => {
  const product = v.object({ ean: maybe(id), unit: maybe(id), image: maybe(text), price: maybe(text) });
  parse(product, { ean: '', unit: null, image: [], price: {} }, 'the product');
  expect(vi.mocked(console.warn).mock.calls.map(([warning]) => String(warning).split(' is left out')[0])).toEqual([
    'shop-elements: the product: price',
  ]);
});

it('a list of another type is logged', () => {
  expect(v.parse(list(text, 'line'), 'brak')).toEqual([]);
  expect(console.warn).toHaveBeenCalledOnce();
});

it('a broken entry is left out with one warning, and the others stay', () => {
  const lines = v.parse(list(v.object({ id }), 'cart line'), [{ id: 1 }, { name: 'no id' }, null, { id: '2' }]);
  expect(lines).toEqual([{ id: 1 }, { id: '2' }]);
  expect(console.warn).toHaveBeenCalledTimes(2);
});

it.each([
  [{ 0: 'a', 2: 'b' }, ['a', 'b']],
  [null, []],
  [undefined, []],
  ['a', []],
])('PHP prints %j for the list %j', (raw, entries) => expect(v.parse(list(text, 'entry'), raw)).toEqual(entries));

it.each([[{ error: 'x' }], [[]], [null], ['carts'], [{}]])('having rejects %j, which has none of the keys', (raw) =>
  expect(v.is(having(['carts', 'count'], v.object({})), raw)).toBe(false),
);
it('having accepts an object with one of the keys', () =>
  expect(v.parse(having(['carts', 'count'], v.object({ count: v.number() })), { count: 2 })).toEqual({ count: 2 }));

it('readEntries reads an entry again only if it is another object', () => {
  const entries = list(v.object({ id }), 'thing');
  const [one, other] = [{ id: 1 }, { id: 2 }];
  const first = v.parse(entries, [one, other]);
  const again = v.parse(entries, [{ id: 1 }, other]);
  expect(again).toEqual(first);
  expect([again[0] === first[0], again[1] === first[1]]).toEqual([false, true]);
});
