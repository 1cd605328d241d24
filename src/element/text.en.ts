/** English texts of an element that cannot show itself. */
import type { Translation } from '../page/texts';
import type { elementText } from './text';

export const english: Translation<typeof elementText> = {
  element: {
    renderFailed: 'This part of the page could not be shown. Reload the page and try again.',
    loadFailed: 'This part of the page could not be loaded. Check your connection and reload the page.',
  },
};
