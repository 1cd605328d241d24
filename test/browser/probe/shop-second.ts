/** Decides what `<shop-second>` is: another tag with the probe's view, which the loader must not import unasked; it needs a value. */
import { text } from '../../../src/element/attributes';
import { declare } from '../../../src/element/declare';
import { define } from '../../../src/element/define';
import { shopProbe } from './shop-probe';

export const shopSecond = declare({
  ...shopProbe,
  tag: 'shop-second',
  summary: 'A second probe.',
  attributes: { ...shopProbe.attributes, value: text({ summary: 'The text.', required: true }) },
});

define(shopSecond, () => import('./Probe'));
