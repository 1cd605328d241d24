/** Declares the attributes and events of `<shop-checkbox>`: a yes-or-no field in a template's form. */
import { flag, text } from '../src/element/attributes';
import { declare } from '../src/element/declare';
import { themeProperties } from '../src/ui/theme';

export const shopCheckbox = declare({
  tag: 'shop-checkbox',
  group: 'Forms and account',
  summary: 'A tick box with its label.',
  formAssociated: true,
  attributes: {
    label: text({ summary: 'Label of the box. Default: the element’s own text.' }),
    name: text({ summary: 'Form field name, submitted while the box is ticked.' }),
    value: text({ summary: 'Submitted value.', default: 'on' }),
    checked: flag({ summary: 'The box is ticked.' }),
    required: flag({ summary: 'The form is not submitted while it is not ticked.' }),
    message: text({ summary: 'Error message of an unticked required box.' }),
    disabled: flag({ summary: 'Disables the box and excludes it from the form.' }),
  },
  events: { input: { summary: 'It was ticked or unticked.' }, change: { summary: 'It was ticked or unticked.' } },
  slots: {
    '': 'The label, which may contain links; or a native checkbox of the same name, which works until the element is ready.',
  },
  parts: { checkbox: 'Box and label.', error: 'The error message.' },
  cssProperties: themeProperties,
});
