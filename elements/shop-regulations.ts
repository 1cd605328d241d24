/** Decides the attributes and events of `<shop-regulations>`: a tick that is given only after the regulations were shown. */
import { flag, text } from '../src/element/attributes';
import { declare } from '../src/element/declare';
import { checkboxParts, textFieldParts } from '../src/fields/parts';
import { buttonParts, modalParts, noticeParts, themeProperties } from '../src/ui/theme';

export const shopRegulations = declare({
  tag: 'shop-regulations',
  group: 'Forms and account',
  summary: 'A box that only the regulations’ dialog ticks; its label unticks it.',
  formAssociated: true,
  attributes: {
    name: text({ summary: 'Form field name, submitted while the box is ticked.' }),
    value: text({ summary: 'Submitted value.', default: '1' }),
    checked: flag({ summary: 'It is ticked.' }),
    required: flag({ summary: 'The form is not submitted while it is not ticked.' }),
    disabled: flag({ summary: 'It cannot be changed, and is not submitted.' }),
    url: text({ summary: 'The page of the regulations; without it the element’s own text is shown.' }),
    label: text({ summary: 'Stands beside the box.' }),
    'dialog-title': text({ summary: 'The dialog’s title.' }),
  },
  events: { change: { summary: 'It was accepted or taken back.' } },
  slots: {
    '': 'The regulations’ text, where there is no `url`; or a native box of the same name, which serves until the element is ready.',
    label: 'The label, where it holds more than text.',
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
