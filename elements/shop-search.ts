/** Decides the attributes and events of `<shop-search>`: the site's search page. */
import { text } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import { buttonParts, noticeParts, themeProperties } from '../src/ui/theme';

export const shopSearch = declare({
  tag: 'shop-search',
  group: 'Search',
  summary: 'Search results in products and contents, page by page; the address follows.',
  attributes: {
    url: text({ summary: 'Where results are asked for; the page’s own address by default.' }),
    query: text({ summary: 'The phrase, where the page’s address has none.' }),
  },
  events: {
    'shop-searched': event<{ query: string; products: number; contents: number }>({
      summary: 'Results have arrived; the numbers are the totals.',
      detail: '{ query: string; products: number; contents: number }',
    }),
  },
  slots: { '': 'The server’s own results: they show until the element is ready.' },
  parts: {
    ...buttonParts,
    ...noticeParts,
    search: 'The whole page.',
    box: 'The search box.',
    control: 'The frame of a field.',
    input: 'Its field.',
    heading: 'The heading with the phrase.',
    tabs: 'The kinds of results.',
    tab: 'One kind.',
    'tab-selected': 'The kind that is shown.',
    panel: 'The results and their pages.',
    results: 'The list.',
    result: 'One result.',
    pages: 'The pages.',
    empty: 'The sentence that nothing was found.',
  },
  cssProperties: themeProperties,
});
