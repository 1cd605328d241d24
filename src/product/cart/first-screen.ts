/** Decides the first screen of a product's form: separate from the quantity's, whose drawing a listing need not load. */
import type { shopAddToCart } from '../../../elements/shop-add-to-cart';
import type { PropsOf } from '../../element/declare';
import type { FirstScreen } from '../../element/first-screen';

/** The template's form stays as it is; a listing loads nothing until the person touches it. */
export const formScreen: FirstScreen<PropsOf<typeof shopAddToCart>> = {
  tree: [['slot', {}]],
  css: [],
  until: (element) => (element.querySelector('form') === null ? 'now' : 'touch'),
  holds: true,
};
