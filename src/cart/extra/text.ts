/** Decides what the summary says of consents and choices; it comes with the later steps. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const consentText = texts('consents', {
  terms: 'Zaznacz, że akceptujesz regulamin sklepu.',
  missing: phrase('Zaznacz: „{label}”'),
  clear: 'Wyczyść wybór',
});
