/** Defines `<shop-order-tracking>`. */
import { define } from '../../src/element/define';
import { shopOrderTracking } from '../shop-order-tracking';

define(shopOrderTracking, () => import('../../src/cart/data-layer/OrderPlaced'));
