/** Decides what fills `<shop-cart-widget>`. */
import { drawing } from '../../src/cart/widget/drawing.generated';
import { define } from '../../src/element/define';
import { shopCartWidget } from '../shop-cart-widget';

define(shopCartWidget, () => import('../../src/cart/widget/CartWidget'), { screen: drawing });
