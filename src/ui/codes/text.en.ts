/** English texts of a product's numbers. */
import type { Translation } from '../../page/texts';
import type { codesText } from './text';

export const english: Translation<typeof codesText> = { codes: { own: 'Your item no.: {code}' } };
