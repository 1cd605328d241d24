/** Shows that a quantity before React rests where its view does. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bounded } from '../../../src/element/control';
import { isUnorderable, stepQuantity } from '../../../src/fields/quantity';
import { quantityScreen } from '../../../src/product/first-screen';

it('rests plus and minus where the next quantity cannot be ordered', () => {
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
      const shown = bounded(set.value, set.min, set.max);
      expect(quantityScreen.values!(set as never)).toMatchObject({
        value: shown,
        least: stepQuantity(shown, -1, set) === undefined,
        most: stepQuantity(shown, 1, set) === undefined,
        disabled: isUnorderable(set),
      });
    }),
    { numRuns: 1000 },
  );
});
