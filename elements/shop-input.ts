/** Decides the attributes and events of `<shop-input>`: a labelled field with its rules. */
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
    label: text({ summary: 'Stands above the field.' }),
    name: text({ summary: 'Form field name.' }),
    value: text({ summary: 'The value.', default: '' }),
    type: oneOf(['text', 'email', 'tel', 'search', 'password', 'url'], { summary: 'Kind of field.', default: 'text' }),
    required: flag({ summary: 'It must not be empty.' }),
    optional: flag({ summary: 'Writes “(opcjonalnie)” beside the label.' }),
    'min-length': integer({ summary: 'At least so many characters.', min: 0 }),
    'max-length': integer({ summary: 'At most so many characters.', min: 0 }),
    validate: oneOf(validatorNames, { summary: 'A rule by name.' }),
    message: text({ summary: 'Instead of “Nieprawidłowe dane”.' }),
    hint: text({ summary: 'Help below the field.' }),
    placeholder: text({ summary: 'An example inside the empty field.' }),
    autocomplete: text({ summary: 'Purpose of the field, as in HTML.' }),
    disabled: flag({ summary: 'It cannot be changed, and is not submitted.' }),
  },
  events: {
    input: { summary: 'The value has changed.' },
    change: { summary: 'The value has changed and the field was left.' },
  },
  slots: { '': 'A native field of the same name, which serves until the element is ready.' },
  parts: {
    field: 'All of it.',
    label: 'Its label.',
    control: 'The field’s frame.',
    input: 'The field.',
    hint: 'Help below it.',
    error: 'What is wrong.',
  },
  cssProperties: themeProperties,
});
