/** Builds the analytics event of the placed order, without the cart's code: GA4 e-commerce. */
import { amount, type DataLayerEvent } from '../../page/data-layer';
import type { Order } from '../wire/order';

/** The purchase event (rule G1). */
export const purchase = (order: Order, currency: string): DataLayerEvent => ({
  event: 'purchase',
  ecommerce: {
    transaction_id: order.order_guid,
    currency,
    value: amount(order.price_gross),
    coupon: order.voucher_code?.code,
    country: order.country_iso_code,
    items: order.items.map((item) => ({
      item_id: item.index,
      item_name: item.product_name,
      item_brand: item.product?.brand?.name,
      item_category: item.product?.category?.name,
      price: amount(item.price_gross),
    })),
  },
});
