/** Pushes the purchase event of `<shop-order-tracking>`, once per order. */
import type { shopOrderTracking } from '../../../elements/shop-order-tracking';
import type { PropsOf } from '../../element/declare';
import { diagnoseIfNeeded } from '../../element/diagnose-if-needed';
import type { Behaviour } from '../../element/first-screen';
import type { Island } from '../../element/island';
import { pushEvent } from '../../page/data-layer';
import { purchase } from './purchase';

export function begin(island: Island): Behaviour {
  const element = island.element as HTMLElement & PropsOf<typeof shopOrderTracking>;
  diagnoseIfNeeded(island);
  return {
    paint() {
      const { order, currency } = element;
      if (order) pushEvent(purchase(order, currency), order.order_guid);
    },
    follow: () => () => {},
  };
}
