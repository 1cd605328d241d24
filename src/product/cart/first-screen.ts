/** Decides how a product's form rests before React: apart from the quantity, whose drawing a listing need not load. */
import type { shopAddToCart } from '../../../elements/shop-add-to-cart';
import type { PropsOf } from '../../element/declare';
import type { FirstScreen } from '../../element/first-screen';

/** The template's form stands as it is; nothing is loaded on a listing before somebody reaches for it. */
export const formScreen: FirstScreen<PropsOf<typeof shopAddToCart>> = {
  tree: [['slot', {}]],
  css: [],
  until: (element) => (element.querySelector('form') === null ? 'now' : 'touch'),
  holds: true,
};
