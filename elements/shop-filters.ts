/** Decides the attributes of `<shop-filters>`: the listing's filter form. */
import { flag, integer, text } from '../src/element/attributes';
import { currency } from '../src/element/currency';
import { declare } from '../src/element/declare';
import { json } from '../src/element/further-attributes';
import { filters, filterValues } from '../src/search/filters/schema';
import { buttonParts, modalParts, noticeParts, themeProperties } from '../src/ui/theme';

export const shopFilters = declare({
  tag: 'shop-filters',
  group: 'Search',
  summary: 'The filter form of a product listing; it is sent by GET, and chosen filters are chips to take back.',
  attributes: {
    'base-url': text({ summary: 'URL of the form; its query parameters are submitted too. Default: the page’s path.' }),
    filters: json(filters, { summary: 'Available filters.', type: 'Filters' }),
    values: json(filterValues, {
      summary: 'Active filters, named like the query parameters.',
      type: 'FilterValues',
    }),
    total: integer({ summary: 'Number of products in the list.', min: 0 }),
    live: flag({
      summary: 'Applies filters without a reload: updates the URL, and `list` from the response.',
    }),
    list: text({ summary: 'The page’s own list, as a CSS selector; `aria-busy` while another one comes.' }),
    currency,
  },
  commands: {
    '--open': 'Unfolds the form where it is folded, or shows it as a sheet on a phone.',
    '--close': 'Folds it.',
    '--toggle': 'Unfolds or folds it.',
  },
  slots: { '': 'A plain filter form: it works until the element is ready, and its ticks are taken over.' },
  parts: {
    ...buttonParts,
    ...modalParts,
    ...noticeParts,
    filters: 'The root container.',
    form: 'The form.',
    filter: 'One filter.',
    entry: 'One entry to tick.',
    control: 'The frame of a field.',
    input: 'A field.',
    chips: 'The chosen filters.',
    chip: 'One of them.',
  },
  cssProperties: themeProperties,
});
