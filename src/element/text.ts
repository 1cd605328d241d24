/** Decides what an element says when it cannot show itself. */
import { texts } from '../page/texts';

export const elementText = texts('element', {
  renderFailed: 'Nie udało się wyświetlić tej części strony. Odśwież stronę i spróbuj ponownie.',
  loadFailed: 'Nie udało się wczytać tej części strony. Sprawdź połączenie i odśwież stronę.',
});
