/** Defines `<shop-address>`: its view and its values. */
import { define } from '../../src/element/define';
import { shopAddress } from '../shop-address';

define(shopAddress, () => import('../../src/cart/addresses/AddressCard'));
