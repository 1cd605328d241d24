/** Defines `<shop-cart>`. */
import { cartFirstScreen } from '../../src/cart/first-screen';
import { define } from '../../src/element/define';
import { shopCart } from '../shop-cart';

define(shopCart, () => import('../../src/cart/CartApp'), { screen: cartFirstScreen });
