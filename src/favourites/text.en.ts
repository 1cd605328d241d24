/** English texts of favourites. */
import type { Translation } from '../page/texts';
import type { text } from './text';

export const english: Translation<typeof text> = {
  favourites: {
    add: 'Add to favourites',
    remove: 'Remove from favourites',
    added: 'Added to favourites.',
    removed: 'Removed from favourites.',
    failed: 'Your favourites could not be saved.',
    of: '{what}: {product}',
  },
};
