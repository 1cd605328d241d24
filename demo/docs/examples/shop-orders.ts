/** Decides the example of `<shop-orders>`: a customer's earlier orders. */
import type { Example } from '../example';
import { el } from '../tree';

export const example: Example = {
  words: ['zamówienia', 'historia', 'faktury', 'KSeF', 'zamów ponownie', 'order history', 'reorder', 'invoices'],
  height: 640,
  snippet: [
    el(
      'shop-orders',
      {
        'orders-url': '/api/zamowienia',
        'lookup-url': '/api/lookup',
        'cart-url': '/koszyk',
        'payment-url': '/konto/zaplac',
        'shop-url': '/',
      },
      el('a', { href: '/konto/zamowienia' }, 'Zamówienia'),
    ),
  ],
  notes: [
    'Ordering again puts the lines through `lookup-url` first: prices, packages and stock that have changed since are shown before anything is added, and nothing else than the very product is ticked.',
    'The KSeF number is checked by its checksum and its seller; a wrong one is crossed out, and goes into no transfer. The QR code is drawn from `seller_nip`, `date` and `ksef_hash` of the document, nothing is asked of anybody.',
  ],
};
