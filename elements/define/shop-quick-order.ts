/** Defines `<shop-quick-order>`. */
import { define } from '../../src/element/define';
import { shopQuickOrder } from '../shop-quick-order';

define(shopQuickOrder, () => import('../../src/quick/QuickOrder'));
