/** English texts of consents and choices. */
import type { Translation } from '../../page/texts';
import type { consentText } from './text';

export const english: Translation<typeof consentText> = {
  consents: {
    terms: 'Tick that you accept the shop’s terms.',
    missing: 'Tick: “{label}”',
    clear: 'Clear the choice',
  },
};
