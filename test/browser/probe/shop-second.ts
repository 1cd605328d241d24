/** Declares `<shop-second>`: another tag with the probe's view and a required attribute, which the loader must import only if used. */
import { text } from '../../../src/element/attributes';
import { declare } from '../../../src/element/declare';
import { define } from '../../../src/element/define';
import { shopProbe } from './shop-probe';

export const shopSecond = declare({
  ...shopProbe,
  tag: 'shop-second',
  summary: 'A second probe.',
  attributes: {
    ...shopProbe.attributes,
    value: text({ summary: 'The text.', required: true }),
    worth: text({ summary: 'The text, as it was once called.', default: '' }),
  },
  deprecated: {
    'attribute worth': { since: '0.2.0', until: '2027-06-01', instead: 'value' },
    'attribute min': { since: '0.2.0', until: '2027-06-01', instead: 'size' },
    'event shop-probe-press': { since: '0.2.0', until: '2027-06-01', instead: 'shop-probe-pressed' },
  },
});

define(shopSecond, () => import('./Probe'));
