/** Declares the attributes of `<shop-filters>`: the listing's filter form. */
import { flag, integer, text } from '../src/element/attributes';
import { currency } from '../src/element/currency';
import { declare } from '../src/element/declare';
import { json } from '../src/element/further-attributes';
import { filters, filterValues } from '../src/search/filters/schema';
import { buttonParts, modalParts, noticeParts, themeProperties } from '../src/ui/theme';

export const shopFilters = declare({
  tag: 'shop-filters',
  group: 'Search',
  summary: 'The filter form of a product listing. It is sent by GET; active filters are removable chips.',
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
    list: text({ summary: 'CSS selector of the page’s list. The list has `aria-busy` while a new one loads.' }),
    currency,
  },
  commands: {
    '--open': 'Expands the collapsed form, or opens it as a sheet on a phone.',
    '--close': 'Collapses the form.',
    '--toggle': 'Expands or collapses the form.',
  },
  slots: { '': 'A plain filter form. It works until the element is ready, which keeps its ticks.' },
  parts: {
    ...buttonParts,
    ...modalParts,
    ...noticeParts,
    filters: 'The root container.',
    form: 'The form.',
    filter: 'A filter.',
    entry: 'An option to tick.',
    control: 'The frame of a field.',
    input: 'A field.',
    chips: 'The list of active filters.',
    chip: 'An active filter.',
  },
  cssProperties: themeProperties,
});
