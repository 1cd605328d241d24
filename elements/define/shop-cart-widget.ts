/** Defines `<shop-cart-widget>`. */
import { drawing } from '../../src/cart/widget/drawing.generated';
import { define } from '../../src/element/define';
import { shopCartWidget } from '../shop-cart-widget';

// Every page has it in its header, so it is complete without React.
define(shopCartWidget, (island) => import('../../src/cart/widget/first-screen').then(({ begin }) => begin(island)), {
  screen: { ...drawing, whole: true, values: ({ count }) => ({ badge: Number(count) > 99 ? '99+' : count }) },
});
