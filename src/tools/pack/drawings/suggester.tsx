/** The elements that may appear below the search box. The drawing keeps only the style rules for them. */
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { suggestions } from '../../../search/schema';
import { NO_DEFAULTS, resultsPanel } from '../../../search/suggester/sections';
import { SuggestionList } from '../../../search/suggester/SuggestionList';
import type { Tree } from '../../../element/first-screen';
import { Spinner } from '../../../ui/Spinner';
import { treeOf } from './markup';

const product = {
  id: 1,
  index: 'x',
  title: '<b>x</b>',
  link: '/x',
  image: '/x',
  isOnDemand: true,
  isOnRequest: true,
  hasPrice: true,
  priceNet: '1',
  priceGross: '2',
  price_before: { gross: '4' },
  percent: '5',
  lowest_price: { gross: '3', basis: '30-days' },
};
const results = {
  // Without a browser's parser only a plain title is marked.
  products: ['xx', product.title].map((title, quantity) => ({ ...product, title, availability: { quantity } })),
  categories: [{ name: 'x', link: '/x' }],
  corrected: 'xx',
  total: 9,
};
const known = { ...NO_DEFAULTS, recent: ['x'], contact: { name: 'x', phone: '1' } };

export function panelTrees(): readonly Tree[] {
  const panels = [results, {}].map((raw) => resultsPanel(v.parse(suggestions, raw), 'xx', known));
  return panels.flatMap((answer) =>
    treeOf(
      renderToStaticMarkup(
        <div className="panel">
          <Spinner />
          <SuggestionList
            {...{ answer, query: 'xx', active: 0, listId: 'x', currency: 'PLN', prices: 'gross' }}
            hrefOf={() => '/x'}
          />
        </div>,
      ),
    ),
  );
}
