/** English texts of price steps. */
import type { Translation } from '../../page/texts';
import type { stepTexts } from './text';

export const english: Translation<typeof stepTexts> = {
  steps: {
    next: 'from {from} {price} · {missing} more',
  },
};
