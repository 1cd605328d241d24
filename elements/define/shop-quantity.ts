/** Defines `<shop-quantity>`. */
import { form } from '../../src/element/control';
import { define } from '../../src/element/define';
import { quantityScreen } from '../../src/product/first-screen';
import { shopQuantity } from '../shop-quantity';

define(shopQuantity, () => import('../../src/product/Quantity'), { form, screen: quantityScreen });
