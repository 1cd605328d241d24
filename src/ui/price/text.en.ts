/** English texts of the notes on a price. */
import type { Translation } from '../../page/texts';
import type { priceTexts } from './text';

export const english: Translation<typeof priceTexts> = {
  price: {
    lowest: {
      '30-days': 'Lowest price in the 30 days before the reduction: {price}',
      'since-offer': 'Lowest price since the product has been offered: {price}',
      'before-first': 'Price before the first reduction: {price}',
    },
    now: 'Now {percent} less',
    before: 'Price before the reduction:',
    net: 'net',
    gross: 'gross',
  },
};
