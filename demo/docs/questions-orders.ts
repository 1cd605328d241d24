/** Decides what an integrator asks of prices, stock and orders, and the answers; `words` are what they type into the search. */
import type { Question } from './question';

export const ofOrders: readonly Question[] = [
  {
    id: 'price-groups',
    title: 'How do price groups and customers’ own prices work?',
    words: ['price groups', 'price list', 'grupy cen', 'cennik', 'ceny klienta', 'wholesale', 'hurt'],
    answer: [
      'The server decides: every answer carries the prices of whoever is signed in, and the elements compute none. Group the customers as your shop does, and answer `prices` of each line, `net` and `gross` of each suggestion.',
      'In PHP the closure of `OwnOffer` knows who asks and returns each product with that buyer’s price: 12 lines in the package’s README, “Price groups”, which a test runs. After a login the cart has the account’s prices, and the buyer is told.',
    ],
    code: ['PHP', "$groups = ['hurt' => 10, 'detal' => 0];\n$net = intdiv(4290 * (100 - $groups['hurt']), 100);"],
    see: ['php-classes', 'Classes of the PHP package'],
  },
  {
    id: 'warehouses',
    title: 'Can the stock lie in several warehouses?',
    words: ['warehouse', 'warehouses', 'magazyn', 'magazyny', 'branch', 'stock', 'availability', 'dostępność towaru'],
    answer: [
      'Yes. `stock` of a product is what can be ordered, all warehouses together. `availability` of a line or a suggestion says where and when, or a text of yours says it for several. The shop decides after the order which of them sends it.',
      'In PHP the order takes from several places in one transaction, and the last piece is sold once: “Several warehouses” in the package’s README has it in 30 lines, which a test runs.',
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
  {
    id: 'guest-cart',
    title: 'What becomes of a guest’s cart at login?',
    words: [
      'guest cart',
      'merge cart',
      'login',
      'sign in',
      'koszyk gościa',
      'logowanie',
      'połączenie koszyków',
      'koszyk po zalogowaniu',
    ],
    answer: [
      'It becomes part of the account’s cart, if the server does so: the elements show whatever cart they are answered with. Of the same product there is as much as both carts have, at most what can be had, and never less than either has; the account’s prices and choices stay.',
      'In PHP it is one call after the login, with the keys of guest and account; it moves orders, addresses, lists and favourites too. Repeated, or at two logins at once, it moves everything once. WordPress calls it by itself; Symfony and Laravel do where there is a service `Holdings`. While a payment has begun nothing moves.',
    ],
    code: ['Of a shop in PHP', '(new Holdings($db, $carts))->move($guest, "user $account");', 'php'],
    see: ['php', 'A cart in plain PHP'],
  },
  {
    id: 'price-changes',
    title: 'What if a price changes while the product is in a cart?',
    words: [
      'repricing',
      'price change',
      'frozen price',
      'changed price',
      'zmiana ceny',
      'zamrożona cena',
      'stara cena w koszyku',
      'przecena',
    ],
    answer: [
      'The shop chooses. Either a line always has today’s price: then the answer to the next load says so in a message, and an order for the cart that was seen before is refused by 409 with another `revision`, so that the buyer sees the new price and presses once more. Or a line keeps the price it was added with, and says by `price_until` until when.',
      'The PHP package does the first unless told otherwise: `pricesStand: null` keeps prices as long as the line is there, `pricesStand: 3600` for an hour. A trader’s price always stays.',
    ],
    code: ['Of a shop in PHP', '$carts = new PdoCarts($db, $offer, pricesStand: null);', 'php'],
    see: ['php-classes', 'Classes of the PHP package'],
  },
  {
    id: 'net-gross',
    title: 'Net or gross: which price is shown, and which do I send?',
    words: ['net price', 'gross price', 'cena netto', 'cena brutto', 'netto i brutto', 'net and gross'],
    answer: [
      'You send both, as text: `net` and `gross` of a unit, `total_net` and `total_gross` of a line, counted by your server. Which of them stands first the page says: `prices="net"` on `<shop-config>` shows net large and gross small, without it gross is large. Both are always there.',
      'In PHP you give net prices in whole grosze and the VAT rate; the package counts gross from the line’s net sum, as invoices do, or by VAT rate of the whole order with `rounding: Rounding::Order`.',
    ],
    code: ['Once in a page', '<shop-config prices="net"></shop-config>', 'html'],
  },
  {
    id: 'after-order',
    title: 'How does my own system learn of an order?',
    words: [
      'webhook after the order',
      'order notification',
      'erp',
      'powiadomienie o zamówieniu',
      'webhook po zamówieniu',
      'integracja z erp',
    ],
    answer: [
      'From your server, which places it: call your system where the order is stored. In PHP that is the closure `placed` of `PdoCarts`, in the order’s transaction: write a row there, and send it from a queue, since a call to another system can fail after the order is stored. The elements send nothing to anybody else; the page hears `shop-order-submitted`.',
    ],
    code: [
      'JavaScript',
      "document.addEventListener('shop-order-submitted', ({ detail }) => console.log(detail.cart.id));",
    ],
  },
  {
    id: 'uninstall',
    title: 'How do I uninstall it?',
    words: [
      'uninstall',
      'uninstalling',
      'remove',
      'delete tables',
      'odinstalowanie',
      'odinstalować',
      'usunąć',
      'deinstalacja',
    ],
    answer: [
      'Take the tags, the script and the style sheet out of your templates. What the package keeps elsewhere: keys in the browser’s storage that begin with `shop-elements`, and in PHP the tables that begin with `shop_`, which hold your orders. In WordPress remove the plugin; its data go only if you tick that first.',
    ],
    see: ['uninstalling', 'Uninstalling'],
  },
];
