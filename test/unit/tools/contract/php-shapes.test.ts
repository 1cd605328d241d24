/** Shows that the generator of PHP's reader covers every field or throws. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { shapeOf } from '../../../../src/tools/contract/php-shapes';
import { decimal } from '../../../../src/http/decimal';
import { flag, id, list, maybe, text } from '../../../../src/http/tolerant';

it('shapeOf converts objects, lists and choices', () => {
  const line = v.object({ id, note: maybe(text), sum: decimal, isNew: flag, code: v.pipe(text, v.minLength(1)) });
  const kind = v.optional(v.fallback(v.picklist(['a', 'b']), 'a'), 'a');
  expect(shapeOf(v.object({ kind, type: v.optional(v.fallback(text, ''), ''), lines: list(line, 'line') }))).toEqual({
    fields: {
      kind: { of: { oneOf: ['a', 'b'] }, else: 'a' },
      type: { of: 'text', else: '' },
      lines: { listOf: { fields: { 'id!': 'id', note: 'text', 'sum!': 'decimal', isNew: 'flag', 'code!': 'id' } } },
    },
  });
});

it.each([
  ['numbers', v.number()],
  ['a computed value', v.pipe(text, v.transform(Number))],
  ['a text of another length', v.pipe(text, v.minLength(2))],
  [
    'an object with a computed field',
    v.pipe(
      v.object({ id }),
      v.transform((one) => ({ ...one, isKnown: true })),
    ),
  ],
  ['a record', maybe(v.record(v.string(), text))],
  ['one of two', v.union([text, flag])],
])('shapeOf throws for %s with the name of the field', (_, field) => {
  expect(() => shapeOf(v.object({ field }))).toThrow('field');
});
