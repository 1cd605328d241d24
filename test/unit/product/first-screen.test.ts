/** Tests that a quantity's first screen disables the same buttons as its view. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bounded } from '../../../src/element/control';
import { isUnorderable, stepQuantity } from '../../../src/fields/quantity';
import { quantityScreen } from '../../../src/product/first-screen';

it('quantityScreen disables plus and minus if the next quantity cannot be ordered', () => {
  const bound = fc.integer({ min: 1, max: 60 });
  const attributes = fc.record({
    disabled: fc.constant(false),
    value: bound,
    min: bound,
    max: fc.option(bound, { nil: undefined }),
    step: bound,
  });
  fc.assert(
    fc.property(attributes, (set) => {
      const amount = bounded(set.value, set.min, set.max);
      expect(quantityScreen.values!(set as never)).toMatchObject({
        value: amount,
        least: stepQuantity(amount, -1, set) === undefined,
        most: stepQuantity(amount, 1, set) === undefined,
        disabled: isUnorderable(set),
      });
    }),
    { numRuns: 1000 },
  );
});
