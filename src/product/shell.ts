/** Decides how a quantity and a product's form rest before React. */
import type { shopAddToCart } from '../../elements/shop-add-to-cart';
import type { shopQuantity } from '../../elements/shop-quantity';
import type { PropsOf } from '../element/declare';
import type { Shell } from '../element/shell';
import { resting } from './resting-quantity';

export const quantityShell: Shell<PropsOf<typeof shopQuantity>> = {
  ...resting,
  until: 'idle',
  // At a bound the button rests.
  values: ({ value, min, max }) => ({ least: value <= min, most: max !== undefined && value >= max }),
};

/** The template's form stands as it is; nothing is loaded on a listing before somebody reaches for it. */
export const formShell: Shell<PropsOf<typeof shopAddToCart>> = {
  tree: [['slot', {}]],
  css: [],
  until: (element) => (element.querySelector('form') === null ? 'now' : 'touch'),
  holds: true,
};
