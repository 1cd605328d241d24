/** Decides the attributes and events of `<shop-autocomplete>`: a field that offers phrases of one index. */
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
    index: text({ summary: 'The server’s index to look in.', default: 'products' }),
    name: text({ summary: 'The field’s name in the form around it.', default: 'query' }),
    value: text({ summary: 'The text in the field.', default: '' }),
    size: integer({ summary: 'Maximum number of phrases.', default: 10, min: 1 }),
    label: text({ summary: 'The field’s label; that of the search box by default.' }),
    disabled: flag({ summary: 'The field cannot be used, and is not submitted.' }),
  },
  events: {
    input: { summary: 'The text has changed.' },
    change: { summary: 'The text has changed and the field was left, or a phrase was chosen.' },
    'shop-autocomplete-selected': event<{ key: string }>({
      summary: 'A phrase was chosen and stands in the field.',
      detail: '{ key: string }',
    }),
  },
  slots: { '': 'A native field of the same name, which serves until the element is ready.' },
  parts: {
    box: 'Field and panel.',
    control: 'The frame of a field.',
    input: 'The field.',
    panel: 'What opens below the field.',
    suggestions: 'The list.',
    suggestion: 'One phrase.',
    empty: 'The sentence that nothing was found.',
  },
  cssProperties: themeProperties,
});
