/** Defines `<shop-search>`. */
import { define } from '../../src/element/define';
import { searchFirstScreen } from '../../src/search/site/first-screen';
import { shopSearch } from '../shop-search';

define(
  shopSearch,
  ({ element }) => {
    // Requests the results while React loads.
    import('../../src/search/site/first-screen/prefetch-results')
      .then(({ prefetchResults: askEarly }) => askEarly(element))
      .catch(() => {});
    return import('../../src/search/site/SiteSearch');
  },
  { screen: searchFirstScreen },
);
