/** The view of `<shop-order-tracking>`: pushes the purchase event once and renders nothing. */
import { useEffect } from 'react';
import type { shopOrderTracking } from '../../../elements/shop-order-tracking';
import type { PropsOf } from '../../element/declare';
import { pushEvent } from '../../page/data-layer';
import { purchase } from './purchase';

export default function OrderPlaced({ order, currency }: PropsOf<typeof shopOrderTracking>) {
  useEffect(() => {
    if (order) pushEvent(purchase(order, currency), order.order_guid);
  }, [order, currency]);
  return null;
}
