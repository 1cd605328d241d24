/** Decides what an integrator asks of prices, stock and orders, and the answers; `words` are what they type into the search. */
import type { Question } from './question';

export const ofOrders: readonly Question[] = [
  {
    id: 'price-groups',
    title: 'How do price groups and customers’ own prices work?',
    words: ['price groups', 'price list', 'grupy cen', 'cennik', 'ceny klienta', 'wholesale', 'hurt'],
    answer: [
      'The server decides: every answer carries the prices of whoever is signed in, and the elements compute none. Group the customers as your shop does, and answer `prices` of each line, `net` and `gross` of each suggestion.',
      'In PHP, `Offer::product($id, $buyer)` gets the buyer with every call: look up the group there and return the product with its price.',
    ],
    code: ['PHP', "$groups = ['hurt' => 10, 'detal' => 0];\n$net = intdiv(4290 * (100 - $groups['hurt']), 100);"],
  },
  {
    id: 'warehouses',
    title: 'Can the stock lie in several warehouses?',
    words: ['warehouse', 'warehouses', 'magazyn', 'magazyny', 'branch', 'stock', 'availability', 'dostępność towaru'],
    answer: [
      'Yes. `stock` of a product is what can be ordered, all warehouses together. `availability` of a line or a suggestion says where and when, or a text of yours says it for several. The shop decides after the order which of them sends it.',
    ],
    code: [
      '`availability` of a line or a suggestion',
      '{"quantity": 52, "text": "Warszawa 40, Łódź 12 od 1.12."}',
      'json Availability',
    ],
  },
  {
    id: 'order-once',
    title: 'Can an order be placed twice?',
    words: [
      'twice',
      'double order',
      'idempotency',
      'idempotency-key',
      'dwa razy',
      'podwójne zamówienie',
      'posted twice',
    ],
    answer: [
      'Not if the server remembers the `Idempotency-Key` of each `confirm`: a repetition, after a lost answer or a second press, has the same key and gets the first answer again. The elements send one request at a time, and after a lost answer they look at the cart before anything is repeated.',
      'The reference shop and the PHP package do so; the kit tries it with five orders at once.',
    ],
    code: ['Header of the order', 'Idempotency-Key: 8f14e45f-ceea-467f-a0e6-f1c1f4b0a9d2', 'headers'],
  },
];
