/** English texts of a quantity that comes in parts. */
import type { Translation } from '../../page/texts';
import type { stockText } from './text';

export const english: Translation<typeof stockText> = {
  stock: {
    stock: '{amount} in stock',
    incoming: '{amount} on the way',
    'on-order': '{amount} on order',
    none: '{amount} not available',
    about: 'around {date}',
  },
};
