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
      summary: 'Where suggestions are asked for; absolute on a page of another origin, where links lead to its origin.',
      required: true,
    }),
    'search-url': text({ summary: 'Where the phrase is sent by GET when no form stands inside the tag.' }),
    name: text({ summary: 'The phrase’s name in the form and in `search-url`.', default: 'query' }),
    value: text({ summary: 'The phrase in the field at first.' }),
    disabled: flag({ summary: 'Field and button cannot be used.' }),
    'with-credentials': flag({ summary: 'Cookies go to another origin too; tokens never do.' }),
    placeholder: text({
      summary: 'What the empty field says; that of the template’s own field by default, else the field’s name.',
    }),
    'popular-url': text({
      summary: 'Asked by GET at the first focus for what is offered before anything is typed: `{queries, products}`.',
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
    'no-recent': flag({ summary: 'What a person has searched for is not kept in the browser and offered again.' }),
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
