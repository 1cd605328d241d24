/** The first screen of a product's form. Listings load it without the quantity's markup. */
import type { shopAddToCart } from '../../../elements/shop-add-to-cart';
import type { PropsOf } from '../../element/declare';
import type { FirstScreen } from '../../element/first-screen';

/** The template's form stays; the view loads when the person touches it. */
export const formScreen: FirstScreen<PropsOf<typeof shopAddToCart>> = {
  tree: [['slot', {}]],
  css: [],
  until: (element) => (element.querySelector('form') === null ? 'now' : 'touch'),
  holds: true,
};
