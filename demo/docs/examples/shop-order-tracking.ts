/** The example of `<shop-order-tracking>`: the order of a confirmation page, for the page's own analytics. */
import type { Example } from '../example';
import { el, from, json } from '../tree';

export const example: Example = {
  words: ['purchase', 'data layer', 'GA4', 'zakup', 'potwierdzenie'],
  use: 'The page after the order, which should report the purchase to the page’s analytics once.',
  instead: 'A form that was sent is `<shop-form-event>`; the list of orders is `<shop-orders>`.',
  scriptless: 'Nothing, and nothing is counted.',
  states: [],
  snippet: [
    el('shop-order-tracking', {}, json({ order: from('order') })),
    el('p', {}, 'Dziękujemy za zamówienie ', from('order.order_guid'), '.'),
  ],
  notes: [
    'The element is invisible. The log below shows its push to window.dataLayer, once per order and browser; Reload repeats it.',
  ],
};
