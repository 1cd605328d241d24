/** Decides the attributes and events of `<shop-checkbox>`: a yes-or-no field in a template's form. */
import { flag, text } from '../src/element/attributes';
import { declare } from '../src/element/declare';
import { themeProperties } from '../src/ui/theme';

export const shopCheckbox = declare({
  tag: 'shop-checkbox',
  group: 'Forms and account',
  summary: 'A tick box with its label.',
  formAssociated: true,
  attributes: {
    label: text({ summary: 'Stands beside the box; without it the element’s own text does.' }),
    name: text({ summary: 'Form field name, submitted while the box is ticked.' }),
    value: text({ summary: 'Submitted value.', default: 'on' }),
    checked: flag({ summary: 'It is ticked.' }),
    required: flag({ summary: 'The form is not submitted while it is not ticked.' }),
    message: text({ summary: 'Error message of an unticked required box.' }),
    disabled: flag({ summary: 'It cannot be changed, and is not submitted.' }),
  },
  events: { input: { summary: 'It was ticked or unticked.' }, change: { summary: 'It was ticked or unticked.' } },
  slots: {
    '': 'The label, which may hold links; or a native box of the same name, which serves until the element is ready.',
  },
  parts: { checkbox: 'Box and label.', error: 'What is wrong.' },
  cssProperties: themeProperties,
});
