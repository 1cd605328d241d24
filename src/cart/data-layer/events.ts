/** Builds the cart's analytics events: GA4 e-commerce, from the cart or the placed order. */
import { pageCurrency } from '../../page/currency';
import { amount, type DataLayerEvent } from '../../page/data-layer';
import { displayedQuantity } from '../session/quantities';
import { linesOf } from '../session/rules';
import type { Cart } from '../wire/cart';
import type { Order } from '../wire/order';

/** The checkout event; `value` is the gross value of the products. */
export const beginCheckout = (cart: Cart): DataLayerEvent => ({
  event: 'begin_checkout',
  ecommerce: {
    currency: cart.currency?.iso_code ?? pageCurrency(),
    value: amount(cart.prices?.total_gross_only_products ?? cart.prices?.total_gross),
    coupon: cart.voucher?.voucher_code,
    items: linesOf(cart).map((item) => ({
      item_id: item.index ?? String(item.id),
      item_name: item.product_name,
      item_brand: item.brand_name,
      item_category: item.category_name,
      price: amount(item.prices.gross),
      quantity: displayedQuantity(item),
    })),
  },
});

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
