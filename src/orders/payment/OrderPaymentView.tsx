/** View of `<shop-orders order="…">`: the payment of one order, and the server's own content until it has loaded. */
import { useCallback } from 'react';
import type { shopOrders } from '../../../elements/shop-orders';
import { useHost } from '../../element/useHost';
import { reloadPage } from '../../page/reload';
import { useRepeating } from '../repeat/useRepeating';
import { useSettings } from '../SettingsContext';
import type { WholeOrder } from '../schema';
import { Payment } from './Payment';
import { useFollowed } from './useFollowed';

export function OrderPaymentView({ id }: { id: string }) {
  const { emit } = useHost<typeof shopOrders>('shop-orders');
  const { ordersUrl } = useSettings();
  const order = useFollowed(ordersUrl, id, ({ id: own, number, payment }) => {
    // The page around the element still shows the former state of the payment.
    if (payment && emit('shop-order-payment', { id: own, number, state: payment.state })) reloadPage();
  });
  return order?.payment === undefined ? <slot /> : <Followed order={order} />;
}

function Followed({ order }: { order: WholeOrder }) {
  const { lookupUrl } = useSettings();
  const ask = useCallback(() => Promise.resolve(order), [order]);
  const repeating = useRepeating(order, ask);
  return (
    <>
      <Payment order={order} level="h2" isFollowed>
        {order.payment?.state === 'expired' && lookupUrl !== undefined && repeating.button}
      </Payment>
      {repeating.after}
    </>
  );
}
