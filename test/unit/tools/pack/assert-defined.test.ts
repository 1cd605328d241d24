/** Tests that a build names a missing value, and accepts an empty one. */
import { expect, test } from 'vitest';
import { assertDefined } from '../../../../src/tools/pack/assert-defined';

test.each([0, '', false])('%j is a value', (value) => {
  expect(assertDefined(value, 'value')).toBe(value);
});

test.each([undefined, null])('assertDefined for %s throws an error with the name of the missing value', (value) => {
  expect(() => assertDefined(value, 'folder to build into')).toThrow('There is no folder to build into.');
});
