/** Polish texts of an element that cannot show itself. */
import { texts } from '../page/texts';
import { early } from '../page/early-text';

export const elementText = texts('element', {
  renderFailed: 'Nie udało się wyświetlić tej części strony. Odśwież stronę i spróbuj ponownie.',
  loadFailed: early.loadFailed,
});
