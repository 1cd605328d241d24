/** Decides the attribute of `<shop-parts>`, the stage on which the browser tests meet the common components. */
import { text } from '../../../src/element/attributes';
import { declare } from '../../../src/element/declare';
import { define } from '../../../src/element/define';

export const shopParts = declare({
  tag: 'shop-parts',
  summary: 'Shows one common component.',
  attributes: { show: text({ summary: 'Which one.', default: 'button' }) },
});

define(shopParts, () => import('./Parts'));
