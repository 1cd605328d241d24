/** Declares the attributes and events of `<shop-suggester>`: the shop's search box with suggestions. */
import { flag, kind, text, WRONG } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import { currency, prices } from '../src/element/currency';
import type { SuggestedCategory, SuggestedProduct } from '../src/search/schema';
import { themeProperties } from '../src/ui/theme';

export const shopSuggester = declare({
  tag: 'shop-suggester',
  group: 'Search',
  summary: 'The search box of the shop, with suggested products and categories while the user types.',
  attributes: {
    url: text({
      summary: 'URL of the suggestions. On another origin it must be absolute; links lead to its origin.',
      required: true,
    }),
    'search-url': text({ summary: 'URL that receives the phrase by GET, if the tag contains no form.' }),
    name: text({ summary: 'Name of the phrase in the form and in `search-url`.', default: 'query' }),
    value: text({ summary: 'Initial phrase.' }),
    disabled: flag({ summary: 'Disables the field and the button.' }),
    'with-credentials': flag({ summary: 'Sends cookies to another origin. Tokens are never sent there.' }),
    placeholder: text({
      summary: 'Placeholder. Default: the placeholder of the template’s field, else its name.',
    }),
    'popular-url': text({
      summary: 'URL of the default suggestions `{queries, products}`, requested at the first focus.',
    }),
    popular: kind<unknown, { readonly summary: string }>(
      { summary: 'Default suggestions printed by the template.' },
      {
        kind: 'json',
        type: 'Popular',
        accept: (value) => value,
        read(raw) {
          try {
            return JSON.parse(raw) as unknown;
          } catch {
            return WRONG;
          }
        },
      },
    ),
    'no-recent': flag({ summary: 'Stores no searched phrases in the browser and offers none.' }),
    currency,
    prices,
  },
  events: {
    'shop-suggestion-selected': event<{ product?: SuggestedProduct; category?: SuggestedCategory }>({
      summary: 'A suggestion was chosen. `preventDefault()` stops the navigation.',
      detail: '{ product?: SuggestedProduct; category?: SuggestedCategory }',
      cancelable: true,
    }),
  },
  slots: {
    '': 'A plain search form. It works until the element is ready; the element then submits it.',
    'suggestion-footer': 'At the end of the panel: a link to the adviser, to the catalogue.',
    empty: 'Below the message for no results.',
  },
  parts: {
    box: 'The whole search box.',
    control: 'The frame of a field.',
    input: 'The field.',
    button: 'The search button.',
    panel: 'The panel below the box.',
    head: 'A heading in the panel.',
    suggestions: 'The list.',
    suggestion: 'A product or category.',
    category: 'A category.',
    prices: 'A product’s prices.',
    code: 'A product’s code.',
    stock: 'The availability of a product.',
    phrase: 'A recent or popular phrase.',
    corrected: 'The message that names the corrected phrase.',
    empty: 'The message for no results.',
  },
  cssProperties: themeProperties,
});
