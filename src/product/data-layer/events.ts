/** The data layer event for adding a product to the cart: GA4's add_to_cart. */
import { amount, type DataLayerEvent } from '../../page/data-layer';
import type { AddToCartAnswer } from '../schema';

/** `id`: product id, if the page has set it. */
export const addedToCart = (answer: AddToCartAnswer, id: string | undefined, currency: string): DataLayerEvent => ({
  event: 'add_to_cart',
  ecommerce: {
    currency,
    value: amount(answer.total),
    items: [{ item_id: id, item_name: answer.name, price: amount(answer.price), quantity: amount(answer.quantity) }],
  },
});
