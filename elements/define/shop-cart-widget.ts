/** Decides what fills `<shop-cart-widget>`. */
import { drawing } from '../../src/cart/widget/drawing.generated';
import { define } from '../../src/element/define';
import { shopCartWidget } from '../shop-cart-widget';

define(
  shopCartWidget,
  (island) => {
    // Requests the carts while React loads; pressing the button opens the dropdown.
    const begun = import('../../src/cart/widget/first-screen').then(({ begin }) => begin(island));
    island.begun = begun.catch(() => {});
    return import('../../src/cart/widget/CartWidget');
  },
  { screen: { ...drawing, values: ({ count }) => ({ shown: Number(count) > 99 ? '99+' : count }) } },
);
