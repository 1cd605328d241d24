/** Decides the example of `<shop-order-tracking>`: the order of a confirmation page, for the page's own measuring. */
import type { Example } from '../example';
import { el, from, json } from '../tree';

export const example: Example = {
  words: ['purchase', 'data layer', 'GA4', 'zakup', 'potwierdzenie'],
  snippet: [
    el('shop-order-tracking', {}, json({ order: from('order') })),
    el('p', {}, 'Dziękujemy za zamówienie ', from('order.order_guid'), '.'),
  ],
  notes: [
    'It shows nothing. What it pushes to window.dataLayer stands in the log below, once an order and browser: Reload tells it again.',
  ],
};
