/** Defines `<shop-order-tracking>`: its view and its values. */
import { define } from '../../src/element/define';
import { shopOrderTracking } from '../shop-order-tracking';

define(shopOrderTracking, () => import('../../src/cart/data-layer/OrderPlaced'));
