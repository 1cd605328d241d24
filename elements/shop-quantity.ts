/** Declares the attributes and events of `<shop-quantity>`: a whole quantity with plus and minus. */
import { flag, integer, text } from '../src/element/attributes';
import { declare } from '../src/element/declare';
import { quantityParts, textFieldParts } from '../src/fields/parts';
import { noticeParts, themeProperties } from '../src/ui/theme';

export const shopQuantity = declare({
  tag: 'shop-quantity',
  group: 'Product',
  summary:
    'A quantity field with plus and minus to the next orderable quantity. On blur the quantity is clamped with a note. Text that is not a number is marked and not submitted.',
  formAssociated: true,
  attributes: {
    name: text({ summary: 'Form field name of the quantity.' }),
    value: integer({ summary: 'The quantity.', default: 1, min: 1 }),
    min: integer({ summary: 'Minimum quantity.', default: 1, min: 1 }),
    max: integer({ summary: 'Maximum quantity. 0, or less than `min`: the product cannot be ordered.', min: 0 }),
    step: integer({
      summary:
        'Plus and minus move to the next multiple of this number within the bounds, and are disabled without one.',
      default: 1,
      min: 1,
    }),
    unit: text({ summary: 'Unit displayed after the field.' }),
    label: text({ summary: 'Name for screen readers. Default: “quantity”.' }),
    error: text({ summary: 'Error of the server about the quantity.' }),
    disabled: flag({ summary: 'Disables the field and excludes it from the form.' }),
  },
  events: {
    input: { summary: 'The quantity has changed.' },
    change: { summary: 'The quantity has changed.' },
  },
  slots: { '': 'A native field of the same name. It works until the element is ready.' },
  parts: {
    ...quantityParts,
    hint: textFieldParts.hint,
    'notice-inline': noticeParts['notice-inline'],
    'notice-error': noticeParts['notice-error'],
    'notice-warning': noticeParts['notice-warning'],
  },
  cssProperties: themeProperties,
});
