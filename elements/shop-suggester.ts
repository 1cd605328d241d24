/** Decides the attributes and events of `<shop-suggester>`: the shop's search box with suggestions. */
import { flag, kind, text, WRONG } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import { currency, prices } from '../src/element/currency';
import type { SuggestedCategory, SuggestedProduct } from '../src/search/schema';
import { themeProperties } from '../src/ui/theme';

export const shopSuggester = declare({
  tag: 'shop-suggester',
  group: 'Search',
  summary: 'The search box of the shop, with products and categories below it while one types.',
  attributes: {
    url: text({
      summary: 'URL of the suggestions. On a page of another origin it is absolute, and links lead to its origin.',
      required: true,
    }),
    'search-url': text({ summary: 'URL that receives the phrase by GET, if the tag contains no form.' }),
    name: text({ summary: 'The phrase’s name in the form and in `search-url`.', default: 'query' }),
    value: text({ summary: 'The phrase in the field at first.' }),
    disabled: flag({ summary: 'Field and button cannot be used.' }),
    'with-credentials': flag({ summary: 'Cookies go to another origin too; tokens never do.' }),
    placeholder: text({
      summary: 'Placeholder. Default: that of the template’s field, else the field’s name.',
    }),
    'popular-url': text({
      summary: 'URL of the default suggestions `{queries, products}`, requested at the first focus.',
    }),
    popular: kind<unknown, { readonly summary: string }>(
      { summary: 'The same, where the template says it.' },
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
      summary: 'A suggestion was chosen; prevented, its link is not followed.',
      detail: '{ product?: SuggestedProduct; category?: SuggestedCategory }',
      cancelable: true,
    }),
  },
  slots: { '': 'A plain search form: it works until the element is ready, and is what the element then submits.' },
  parts: {
    box: 'The whole search box.',
    control: 'The frame of a field.',
    input: 'The field.',
    button: 'The search button.',
    panel: 'What opens below the box.',
    head: 'A heading in the panel.',
    suggestions: 'The list.',
    suggestion: 'One product or category.',
    category: 'A category.',
    prices: 'A product’s prices.',
    code: 'A product’s code.',
    stock: 'Whether a product is there.',
    phrase: 'A phrase that was searched for before, or often.',
    corrected: 'The sentence that another phrase was searched for.',
    empty: 'The sentence that nothing was found.',
  },
  cssProperties: themeProperties,
});
