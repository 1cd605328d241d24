/** Defines `<shop-orders>`. */
import { define } from '../../src/element/define';
import { shopOrders } from '../shop-orders';

define(shopOrders, () => import('../../src/orders/Orders'));
