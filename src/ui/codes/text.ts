/** Polish texts of a product's numbers. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const codesText = texts('codes', { own: phrase('Twój symbol: {code}') });
