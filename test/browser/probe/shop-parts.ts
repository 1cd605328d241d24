/** Declares `<shop-parts>`, which renders the common components for the browser tests. */
import { text } from '../../../src/element/attributes';
import { declare } from '../../../src/element/declare';
import { define } from '../../../src/element/define';

export const shopParts = declare({
  tag: 'shop-parts',
  summary: 'Shows one common component.',
  attributes: { show: text({ summary: 'Which one.', default: 'button' }) },
});

define(shopParts, () => import('./Parts'));
