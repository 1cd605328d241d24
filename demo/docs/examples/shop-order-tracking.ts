/** The example of `<shop-order-tracking>`: the order of a confirmation page, for the page's own analytics. */
import type { Example } from '../example';
import { el, from, json } from '../tree';

export const example: Example = {
  words: ['purchase', 'data layer', 'GA4', 'zakup', 'potwierdzenie'],
  use: 'The page after the order, where the page’s measuring should hear of the purchase once.',
  instead: 'A form that was sent is `<shop-form-event>`; the list of orders is `<shop-orders>`.',
  scriptless: 'Nothing, and nothing is counted.',
  states: [],
  snippet: [
    el('shop-order-tracking', {}, json({ order: from('order') })),
    el('p', {}, 'Dziękujemy za zamówienie ', from('order.order_guid'), '.'),
  ],
  notes: [
    'It shows nothing. What it pushes to window.dataLayer stands in the log below, once an order and browser: Reload tells it again.',
  ],
};
