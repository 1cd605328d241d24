/** Defines `<shop-add-to-cart>`. */
import { define } from '../../src/element/define';
import { formScreen } from '../../src/product/cart/first-screen';
import { shopAddToCart } from '../shop-add-to-cart';

define(shopAddToCart, () => import('../../src/product/cart/AddToCart'), { screen: formScreen });
