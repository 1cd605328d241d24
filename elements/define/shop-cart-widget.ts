/** Defines `<shop-cart-widget>`: its view and its values. */
import { drawing } from '../../src/cart/widget/drawing.generated';
import { define } from '../../src/element/define';
import { shopCartWidget } from '../shop-cart-widget';

// Every page has it in its header, so nothing of it waits for React.
define(shopCartWidget, (island) => import('../../src/cart/widget/first-screen').then(({ begin }) => begin(island)), {
  screen: { ...drawing, whole: true, values: ({ count }) => ({ badge: Number(count) > 99 ? '99+' : count }) },
});
