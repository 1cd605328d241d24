/** Decides how a quantity rests before React. */
import type { shopQuantity } from '../../elements/shop-quantity';
import { bounded } from '../element/control';
import type { PropsOf } from '../element/declare';
import type { Shell } from '../element/shell';
import { resting } from './resting-quantity';

export const quantityShell: Shell<PropsOf<typeof shopQuantity>> = {
  ...resting,
  // At a bound the button rests.
  values({ value, min, max }) {
    const amount = bounded(value, min, max);
    return { value: amount, least: amount === min, most: amount === max };
  },
};
