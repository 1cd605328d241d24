/** English texts of a quantity that comes in parts. */
import type { Translation } from '../../page/texts';
import type { stockText } from './text';

export const english: Translation<typeof stockText> = {
  stock: {
    stock: 'in stock',
    incoming: 'on the way',
    'on-order': 'on order',
    none: 'not available',
    about: 'around {date}',
  },
};
