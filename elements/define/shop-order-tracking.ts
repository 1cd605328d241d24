/** Defines `<shop-order-tracking>`. */
import { define } from '../../src/element/define';
import { shopOrderTracking } from '../shop-order-tracking';

define(
  shopOrderTracking,
  (island) => import('../../src/cart/data-layer/OrderPlaced').then(({ begin }) => begin(island)),
  { screen: { whole: true, until: 'now', tree: [] } },
);
