/** Defines `<shop-address>`. */
import { define } from '../../src/element/define';
import { shopAddress } from '../shop-address';

define(shopAddress, () => import('../../src/cart/addresses/AddressCard'));
