/** Decides what fills `<shop-cart>`. */
import { define } from '../../src/element/define';
import { shopCart } from '../shop-cart';

define(shopCart, () => import('../../src/cart/CartApp'));
