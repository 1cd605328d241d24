/** Tests, by example and by property, which parts of a response are reused. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reuseUnchanged } from '../../../src/http/reuse-unchanged';

it('an equal response is the old object itself', () => {
  const previous = { id: 7, items: [{ id: 1, prices: { net: '10' } }], messages: new Map([['0', ['a']]]) };
  expect(reuseUnchanged(previous, structuredClone(previous))).toBe(previous);
});

it('one changed line of many is the only new one', () => {
  const line = (id: number, quantity = 1) => ({ id, quantity, prices: { net: '10' } });
  const previous = { items: [line(1), line(2), line(3)], prices: { net: '30' } };
  const next = reuseUnchanged(previous, { items: [line(1), line(2, 5), line(3)], prices: { net: '30' } });
  expect(next.items.map((item, at) => item === previous.items[at])).toEqual([true, false, true]);
  expect(next.items[1]!.prices).toBe(previous.items[1]!.prices);
  expect(next.prices).toBe(previous.prices);
});

it('a removed or moved line changes no other: lines are matched by id, in any notation', () => {
  const previous = [{ id: 1 }, { id: 2, name: 'b' }, { id: '3', name: 'c' }];
  const next = reuseUnchanged(previous, [
    { id: '3', name: 'c' },
    { id: 2, name: 'b' },
  ]);
  expect(next[0]).toBe(previous[2]);
  expect(next[1]).toBe(previous[1]);
});

it('another notation of an id is a change, since it is sent back unchanged', () => {
  expect(reuseUnchanged([{ id: 1 }], [{ id: '1' }])).toEqual([{ id: '1' }]);
});

it('slots are matched by name, and their order does not matter', () => {
  const previous = new Map([
    ['0', { messages: ['a'] }],
    ['quantity', { messages: ['b'] }],
  ]);
  expect(reuseUnchanged(previous, new Map([...previous].reverse()))).toBe(previous);
  const next = reuseUnchanged(previous, new Map([['quantity', { messages: ['b'] }]]));
  expect([...next.keys()]).toEqual(['quantity']);
  expect(next.get('quantity')).toBe(previous.get('quantity'));
});

it('a key called __proto__ stays a key', () => {
  const hostile = JSON.parse('{"__proto__":{"polluted":true},"a":1}') as object;
  const shared = reuseUnchanged({ a: 1 }, hostile);
  expect(shared).toEqual(hostile);
  expect(Object.getPrototypeOf(shared)).toBe(Object.prototype);
  expect({}).not.toHaveProperty('polluted');
});

/** Small carts: trees whose ids often repeat, so that some parts can be reused. */
const id = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom('1', '2'));
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, undefined, true, 0, -0, NaN, '', 'a', '10.00'),
    fc.record({ id, name: tie('tree') }, { requiredKeys: [], noNullPrototype: true }),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'id'), tie('tree'), { maxKeys: 3, noNullPrototype: true }),
    fc
      .array(fc.tuple(fc.constantFrom('0', 'quantity'), tie('tree')), { maxLength: 2 })
      .map((entries) => new Map(entries)),
  ),
}));

it('for any two values the result equals the new one, and neither argument changes', () => {
  fc.assert(
    fc.property(tree, tree, (previous, next) => {
      const before = structuredClone([previous, next]);
      expect(reuseUnchanged(previous, next)).toStrictEqual(next);
      expect([previous, next]).toStrictEqual(before);
    }),
    { numRuns: 2000 },
  );
});

it('for any value a copy is recognised as equal', () => {
  fc.assert(
    fc.property(tree, (value) => Object.is(reuseUnchanged(value, structuredClone(value)), value)),
    { numRuns: 2000 },
  );
});
