/** Decides what an element says when it cannot show itself. */
import { LOAD_FAILED } from './resting-text';
import { texts } from '../page/texts';

export const elementText = texts('element', {
  renderFailed: 'Nie udało się wyświetlić tej części strony. Odśwież stronę i spróbuj ponownie.',
  loadFailed: LOAD_FAILED,
});
