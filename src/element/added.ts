/** Declares how a page reports that a product was added to the cart. */
import { oneOf } from './attributes';

export const added = oneOf(['dialog', 'notice'], {
  summary:
    'Where an added product is confirmed: in a dialog, or in a notice that closes by itself. A product on request always opens a dialog.',
  default: 'dialog',
  page: true,
});
