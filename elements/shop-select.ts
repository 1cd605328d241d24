/** Decides what `<shop-select>` is: the shop's look and keyboard over a template's own select, which stays in the form. */
import { declare } from '../src/element/declare';
import { themeProperties } from '../src/ui/theme';

export const shopSelect = declare({
  tag: 'shop-select',
  group: 'Forms and account',
  height: 'var(--_control)',
  summary: 'A custom select on top of the template’s native one, which keeps its name, its options and its events.',
  events: { change: { summary: 'The native select’s own event.' } },
  slots: { '': 'One native `<select>`, with its label outside or in `aria-label`.' },
  parts: {
    select: 'All of it.',
    button: 'What shows the choice.',
    list: 'The open list.',
    option: 'One of its options.',
    'option-chosen': 'The chosen one.',
  },
  cssProperties: themeProperties,
});
