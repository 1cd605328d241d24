/** Polish texts of consents and choices, loaded with the later steps. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const consentText = texts('consents', {
  terms: 'Zaznacz, że akceptujesz regulamin sklepu.',
  missing: phrase('Zaznacz: „{label}”'),
  clear: 'Wyczyść wybór',
});
