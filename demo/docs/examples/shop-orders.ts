/** The example of `<shop-orders>`: a customer's earlier orders. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el } from '../tree';

export const example: Example = {
  words: ['zamówienia', 'historia', 'faktury', 'KSeF', 'zamów ponownie', 'order history', 'reorder', 'invoices'],
  use: 'An account’s page of orders: search, documents, overdue amounts, reordering.',
  instead: 'A list that was never ordered is `<shop-quick-order>`; the order that is being made is `<shop-cart>`.',
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
    'A response with `views` has tabs: the buyer’s orders, the company’s, requests to approve, quotes. A request or a quote links to its own page.',
    'Filters are the server’s: `states` with counts, and `periods`. The chosen ones are in the URL as `orders-state` and `orders-period`, and in the requests as `state` and `period`.',
    'An opened order sums up: send delivery, deposits and the voucher as `charges`, so that with the lines they are the order’s totals. The element calculates none of them.',
    'An order that comes in parts has `lines_sent` in the list, and `deliveries` with their tracking when it is opened: see the guide “After the order”. What is open can be ordered again, or asked about at `ask_url`.',
    'With `order` the element displays the payment on a confirmation page: see the guide “After the order”.',
    'Reordering first looks up the lines at `lookup-url`. Changed prices, packages and stock are displayed before anything is added, and only the same product is preselected.',
    'The KSeF number is checked by its checksum and its seller; a wrong one is struck through and not used in a transfer. The QR code is drawn from `seller_nip`, `date` and `ksef_hash` of the document, without a request.',
  ],
  states: [
    { name: 'loading', answer: 'never', shows: 'Zamówienia' },
    { name: 'not loaded', answer: { status: 503 }, shows: 'Nie udało się wczytać zamówień.' },
    { name: 'empty', answer: { body: { orders: [], total: 0, page: 1, pages: 1 } }, shows: 'Nie ma jeszcze zamówień' },
    { name: 'of a client', shop: 'buyer', shows: 'Zamów ponownie' },
    {
      name: 'a payment that was left',
      answer: {
        body: {
          orders: [
            {
              id: 1,
              number: 'ZAM/2026/004812',
              date: '2026-11-25',
              status: 'placed',
              total_gross: '16521.00',
              payment: { state: 'due', name: 'Szybka płatność online', method: 'BLIK', url: '/zamowienie/1/zaplac' },
            },
          ],
          total: 1,
        },
      },
      shows: 'Czekamy na płatność',
    },
    {
      name: 'with filters and overdue invoices',
      answer: {
        body: {
          states: [
            { key: 'all', count: 236 },
            { key: 'open', count: 2 },
            { key: 'to_pay', count: 3 },
          ],
          state: 'to_pay',
          periods: [{ key: 'all', label: 'Od początku' }, { key: '2026' }, { key: '2025' }],
          overdue: {
            amount: '22831.56',
            count: 2,
            invoices: [
              { number: 'FV/2026/000232', days: 29 },
              { number: 'FV/2026/000234', days: 10 },
            ],
          },
          orders: [
            {
              id: 1,
              number: 'ZAM/2026/000240',
              date: '2026-11-28',
              status: 'processing',
              total_net: '1345.46',
              total_gross: '1689.92',
              lines_count: 6,
              buyer_number: '4500-118',
            },
          ],
          total: 3,
        },
      },
      shows: 'Zapłać obie',
    },
    {
      name: 'sent in parts',
      answer: {
        body: {
          states: [
            { key: 'all', count: 236 },
            { key: 'incomplete', count: 1 },
          ],
          state: 'incomplete',
          orders: [
            {
              id: 1,
              number: 'ZAM/2026/000235',
              date: '2026-11-20',
              status: 'shipped',
              total_net: '1345.46',
              total_gross: '1689.92',
              lines_count: 5,
              lines_sent: 3,
            },
          ],
          total: 1,
        },
      },
      shows: 'pozycji wysłane',
    },
    {
      name: 'a guest',
      snippet: [el('shop-orders', { 'find-url': '/znajdz-zamowienie' })],
      shows: 'E-mail albo telefon podany w zamówieniu',
    },
    {
      name: 'to approve',
      answer: {
        body: {
          views: [{ key: 'mine' }, { key: 'company' }, { key: 'to_approve', count: 1 }, { key: 'quotes' }],
          view: 'to_approve',
          orders: [
            {
              id: 'a118',
              kind: 'approval',
              number: 'AKC/2026/0118',
              date: '2026-11-25',
              status: 'waiting',
              total_net: '13431.71',
              total_gross: '16521.00',
              by: 'Anna Kowalczyk',
              to: ['Ewa Nowak'],
              until: '2026-12-02',
              url: '/koszyk/118',
            },
          ],
          total: 1,
        },
      },
      shows: 'Sprawdź',
    },
    {
      name: 'long words',
      answer: {
        body: { orders: [{ id: 1, number: LONG, date: '2026-03-02', status: 'placed' }], total: 1, page: 1, pages: 1 },
      },
      shows: LONG,
    },
  ],
};
