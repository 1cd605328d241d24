/** The first screen of the search page: its box and a loading state, unless the template filled the tag. */
import type { shopSearch } from '../../../elements/shop-search';
import type { PropsOf } from '../../element/declare';
import type { FirstScreen } from '../../element/first-screen';

export const searchFirstScreen: FirstScreen<PropsOf<typeof shopSearch>> = {
  until: () => 'now',
  // Printed results of the server take precedence over our markup.
  async late(element) {
    const isFilled = element.querySelector(':scope > :not(script, noscript, template, [slot])');
    return isFilled ? undefined : import('./first-screen/drawn');
  },
};
