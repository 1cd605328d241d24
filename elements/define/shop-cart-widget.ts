/** Decides what fills `<shop-cart-widget>`. */
import { drawing } from '../../src/cart/widget/drawing.generated';
import { define } from '../../src/element/define';
import { shopCartWidget } from '../shop-cart-widget';

define(
  shopCartWidget,
  (island) => {
    // Its carts are asked for while React comes, and a press opens it.
    import('../../src/cart/widget/first-screen').then(({ begin }) => begin(island)).catch(() => {});
    return import('../../src/cart/widget/CartWidget');
  },
  { screen: drawing },
);
