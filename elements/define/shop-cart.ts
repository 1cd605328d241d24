/** Defines `<shop-cart>`. */
import { cartFirstScreen, styled } from '../../src/cart/first-screen';
import { define } from '../../src/element/define';
import { shopCart } from '../shop-cart';

define(shopCart, ({ root }) => styled(root, import('../../src/cart/CartApp')), { screen: cartFirstScreen });
