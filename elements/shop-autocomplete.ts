/** Declares the attributes and events of `<shop-autocomplete>`: a field that offers phrases of one index. */
import { flag, integer, text } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import { themeProperties } from '../src/ui/theme';

export const shopAutocomplete = declare({
  tag: 'shop-autocomplete',
  group: 'Search',
  summary: 'A text field that offers phrases of one of the server’s indexes.',
  formAssociated: true,
  attributes: {
    url: text({ summary: 'URL of the phrases.', required: true }),
    index: text({ summary: 'Search index of the server.', default: 'products' }),
    name: text({ summary: 'The field’s name in the form around it.', default: 'query' }),
    value: text({ summary: 'The text in the field.', default: '' }),
    size: integer({ summary: 'Maximum number of phrases.', default: 10, min: 1 }),
    label: text({ summary: 'Label of the field. Default: the label of the search box.' }),
    disabled: flag({ summary: 'Disables the field and excludes it from the form.' }),
  },
  events: {
    input: { summary: 'The text has changed.' },
    change: { summary: 'The text has changed and the field was left, or a phrase was chosen.' },
    'shop-autocomplete-selected': event<{ key: string }>({
      summary: 'A phrase was chosen; the field contains it.',
      detail: '{ key: string }',
    }),
  },
  slots: { '': 'A native field of the same name. It works until the element is ready.' },
  parts: {
    box: 'Field and panel.',
    control: 'The frame of a field.',
    input: 'The field.',
    panel: 'The panel below the field.',
    suggestions: 'The list.',
    suggestion: 'A phrase of the list.',
    empty: 'The message for no results.',
  },
  cssProperties: themeProperties,
});
