/** Defines `<shop-cart>`. */
import { cartFirstScreen } from '../../src/cart/first-screen';
import { define } from '../../src/element/define';
import { shopCart } from '../shop-cart';

define(
  shopCart,
  async ({ root }) => {
    const loading = [import('../../src/cart/first-screen/styled'), import('../../src/cart/CartApp')] as const;
    const [{ styled }, view] = await Promise.all(loading);
    return styled(root, view);
  },
  { screen: cartFirstScreen },
);
