/** Builds the analytics event of the cart: GA4 e-commerce. */
import { pageCurrency } from '../../page/currency';
import { amount, type DataLayerEvent } from '../../page/data-layer';
import { displayedQuantity } from '../session/quantities';
import { linesOf } from '../session/rules';
import type { Cart } from '../wire/cart';

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
