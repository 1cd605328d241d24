/** Polish texts of favourites. */
import { phrase } from '../page/phrase';
import { texts } from '../page/texts';

export const text = texts('favourites', {
  add: 'Dodaj do ulubionych',
  remove: 'Usuń z ulubionych',
  added: 'Dodano do ulubionych.',
  removed: 'Usunięto z ulubionych.',
  failed: 'Nie udało się zapisać ulubionych.',
  of: phrase('{what}: {product}'),
});
