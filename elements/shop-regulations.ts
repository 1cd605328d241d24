/** Declares the attributes and events of `<shop-regulations>`: a tick that is given only after the regulations were shown. */
import { flag, text } from '../src/element/attributes';
import { declare } from '../src/element/declare';
import { checkboxParts, textFieldParts } from '../src/fields/parts';
import { buttonParts, modalParts, noticeParts, themeProperties } from '../src/ui/theme';

export const shopRegulations = declare({
  tag: 'shop-regulations',
  group: 'Forms and account',
  summary: 'A checkbox that only the dialog of the regulations ticks. Its label unticks it.',
  formAssociated: true,
  attributes: {
    name: text({ summary: 'Form field name, submitted while the box is ticked.' }),
    value: text({ summary: 'Submitted value.', default: '1' }),
    checked: flag({ summary: 'The box is ticked.' }),
    required: flag({ summary: 'Blocks the form until the box is ticked.' }),
    disabled: flag({ summary: 'Disables the box and excludes it from the form.' }),
    url: text({ summary: 'URL of the regulations. Default: the element’s own text.' }),
    label: text({ summary: 'Label of the box.' }),
    'dialog-title': text({ summary: 'The dialog’s title.' }),
  },
  events: { change: { summary: 'The regulations were accepted, or the acceptance was withdrawn.' } },
  slots: {
    '': 'The text of the regulations, if there is no `url`; or a native checkbox of the same name, which works until the element is ready.',
    label: 'The label, if it contains more than text.',
  },
  parts: {
    ...buttonParts,
    ...modalParts,
    ...noticeParts,
    ...checkboxParts,
    hint: textFieldParts.hint,
    error: textFieldParts.error,
    text: 'The regulations.',
  },
  cssProperties: themeProperties,
});
