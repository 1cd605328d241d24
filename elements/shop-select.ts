/** Declares `<shop-select>`: the shop's look and keyboard for a template's own select, which stays in the form. */
import { declare } from '../src/element/declare';
import { themeProperties } from '../src/ui/theme';

export const shopSelect = declare({
  tag: 'shop-select',
  group: 'Forms and account',
  height: 'var(--_control)',
  summary: 'A custom select for the template’s native select. The native select keeps its name, options and events.',
  events: { change: { summary: 'The native select’s own event.' } },
  slots: { '': 'One native `<select>`, with its label outside or in `aria-label`.' },
  parts: {
    select: 'The root container.',
    button: 'The button with the selected option.',
    list: 'The open list.',
    option: 'An option.',
    'option-chosen': 'The selected option.',
  },
  cssProperties: themeProperties,
});
