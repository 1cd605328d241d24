/** Declares the attributes and events of `<shop-input>`: a labelled field with its rules. */
import { validatorNames } from '../src/fields/inputs/names';
import { flag, integer, oneOf, text } from '../src/element/attributes';
import { declare } from '../src/element/declare';
import { themeProperties } from '../src/ui/theme';

export const shopInput = declare({
  tag: 'shop-input',
  group: 'Forms and account',
  summary: 'A text field with label, rules by name and a message 800 ms after typing stops.',
  formAssociated: true,
  attributes: {
    label: text({ summary: 'Label above the field.' }),
    name: text({ summary: 'Form field name.' }),
    value: text({ summary: 'The value.', default: '' }),
    type: oneOf(['text', 'email', 'tel', 'search', 'password', 'url'], { summary: 'Kind of field.', default: 'text' }),
    required: flag({ summary: 'It must not be empty.' }),
    optional: flag({ summary: 'Writes “(opcjonalnie)” beside the label.' }),
    'min-length': integer({ summary: 'Minimum number of characters.', min: 0 }),
    'max-length': integer({ summary: 'Maximum number of characters.', min: 0 }),
    validate: oneOf(validatorNames, { summary: 'Name of the validation rule.' }),
    message: text({ summary: 'Error message. Default: “Nieprawidłowe dane”.' }),
    hint: text({ summary: 'Help below the field.' }),
    placeholder: text({ summary: 'Example in the empty field.' }),
    autocomplete: text({ summary: 'Purpose of the field, as in HTML.' }),
    disabled: flag({ summary: 'Disables the field and excludes it from the form.' }),
  },
  events: {
    input: { summary: 'The value has changed.' },
    change: { summary: 'The value has changed and the field was left.' },
  },
  slots: { '': 'A native field of the same name. It works until the element is ready.' },
  parts: {
    field: 'The root container.',
    label: 'The label.',
    control: 'The field’s frame.',
    input: 'The field.',
    hint: 'The help below the field.',
    error: 'The error message.',
  },
  cssProperties: themeProperties,
});
