/** Declares the attributes and events of `<shop-slider>`: slides that advance automatically, one at a time. */
import { integer, text } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import { themeProperties } from '../src/ui/theme';

export const shopSlider = declare({
  tag: 'shop-slider',
  summary: 'Slides, one at a time. They advance automatically, can be paused, and respect reduced motion.',
  attributes: {
    interval: integer({ summary: 'Milliseconds per slide; 0 turns automatic advance off.', default: 6000, min: 0 }),
    label: text({ summary: 'Topic of the slides, for screen readers.' }),
  },
  events: {
    'shop-slide-changed': event<{ index: number }>({ summary: 'Another slide is shown.', detail: '{ index: number }' }),
  },
  slots: { '': 'One element a slide.' },
  parts: {
    slider: 'The root container.',
    controls: 'The row of buttons.',
    dot: 'The button of a slide.',
    'dot-current': 'The current one.',
  },
  cssProperties: themeProperties,
});
