/** Decides how a quantity rests before React. */
import type { shopQuantity } from '../../elements/shop-quantity';
import type { PropsOf } from '../element/declare';
import type { Shell } from '../element/shell';
import { resting } from './resting-quantity';

export const quantityShell: Shell<PropsOf<typeof shopQuantity>> = {
  ...resting,
  // At a bound the button rests.
  values: ({ value, min, max }) => ({ least: value <= min, most: max !== undefined && value >= max }),
};
