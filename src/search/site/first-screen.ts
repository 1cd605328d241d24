/** Decides how the search page stands before React: its box and what is on its way, where the template has nothing in the tag. */
import type { shopSearch } from '../../../elements/shop-search';
import type { PropsOf } from '../../element/declare';
import type { FirstScreen } from '../../element/first-screen';

export const searchFirstScreen: FirstScreen<PropsOf<typeof shopSearch>> = {
  until: () => 'now',
  // The server's own results say more than what could be drawn.
  async late(element) {
    const isFilled = element.querySelector(':scope > :not(script, noscript, template)');
    return isFilled ? undefined : import('./screen/drawn');
  },
};
