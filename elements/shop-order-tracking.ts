/** Declares the attributes of `<shop-order-tracking>`: the placed order, for the page's own analytics. */
import { order } from '../src/cart/wire/order';
import { declare } from '../src/element/declare';
import { currency } from '../src/element/currency';
import { json } from '../src/element/further-attributes';

export const shopOrderTracking = declare({
  tag: 'shop-order-tracking',
  group: 'Cart and checkout',
  summary: 'Pushes the purchase of a confirmation page to window.dataLayer, once per order.',
  attributes: {
    order: json(order, { summary: 'The placed order, without contact data.', type: 'Order' }),
    currency,
  },
});
