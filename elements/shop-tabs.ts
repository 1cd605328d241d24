/** Declares the attributes and events of `<shop-tabs>`: the template's sections, one at a time. */
import { text } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import { themeProperties } from '../src/ui/theme';

export const shopTabs = declare({
  tag: 'shop-tabs',
  summary: 'Shows one of the template’s sections at a time, under a row of tabs.',
  attributes: { label: text({ summary: 'Topic of the tabs, for screen readers.' }) },
  events: {
    'shop-tab-changed': event<{ index: number; id: string; name: string }>({
      summary: 'Another section is shown.',
      detail: '{ index: number; id: string; name: string }',
    }),
  },
  slots: { '': 'One element per tab. Its name is its `data-tab`, its `aria-label` or its first heading.' },
  parts: { tabs: 'The root container.', list: 'The row of tabs.', tab: 'A tab.', 'tab-current': 'The current tab.' },
  cssProperties: themeProperties,
});
