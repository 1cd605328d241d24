/** Declares how a page reports that a product was added to the cart. */
import { oneOf } from './attributes';

export const added = oneOf(['dialog', 'notice'], {
  summary:
    'How it is told that a product is in the cart: in a dialog, or in a quiet notice, which goes by itself. What is brought on request is asked for in a dialog all the same.',
  default: 'dialog',
  page: true,
});
