/** Questions of an integrator about prices, stock and orders, with answers. `words` are search terms. */
import type { Question } from './question';

export const ofOrders: readonly Question[] = [
  {
    id: 'price-groups',
    title: 'How do price groups and prices per customer work?',
    words: ['price groups', 'price list', 'grupy cen', 'cennik', 'ceny klienta', 'wholesale', 'hurt'],
    answer: [
      'The server sets prices: every response contains the prices of the signed-in customer, and the elements calculate none. Group customers as your shop does. Return `prices` with each line, and `net` and `gross` with each suggestion.',
      'In PHP the closure of `OwnOffer` receives the ids and returns each product with the price of the buyer, whom it captures by `use`. “Price groups” in the package’s README shows it in 12 lines, which a test runs. After login the cart has the account’s prices, and the buyer is informed.',
    ],
    code: ['PHP', "$groups = ['hurt' => 10, 'detal' => 0];\n$net = intdiv(4290 * (100 - $groups['hurt']), 100);"],
    see: ['php-classes', 'Classes of the PHP package'],
  },
  {
    id: 'warehouses',
    title: 'Can stock be in several warehouses?',
    words: ['warehouse', 'warehouses', 'magazyn', 'magazyny', 'branch', 'stock', 'availability', 'dostępność towaru'],
    answer: [
      'Yes. `stock` of a product is the quantity that can be ordered from all warehouses. `availability` of a line or a suggestion says where and when. After the order the shop decides which warehouse ships it.',
      'In PHP the order takes goods from several places in one transaction, and the last piece is sold once. “Several warehouses” in the package’s README shows it in 30 lines, which a test runs.',
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
      'Not if the server stores the `Idempotency-Key` of each `confirm`. A repetition, after a lost response or a second press, has the same key and gets the first response again. The elements send one request at a time. After a lost response they load the cart before they repeat anything.',
      'The reference shop and the PHP package store the key. The kit tests it with five orders at once.',
    ],
    code: ['Header of the order', 'Idempotency-Key: 8f14e45f-ceea-467f-a0e6-f1c1f4b0a9d2', 'headers'],
  },
  {
    id: 'guest-cart',
    title: 'What happens to a guest’s cart at login?',
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
      'Your server can merge it into the account’s cart: the elements display the cart they receive. In PHP the quantities of a product are added up to the stock, and never become less than in either cart. The account’s prices and choices stay.',
      'In PHP, call `move` once after login with the keys of guest and account. It also moves orders, addresses, lists and favourites, and is safe to repeat or run at two logins at once. WordPress calls it automatically; Symfony and Laravel do if a service `Holdings` exists. During a payment nothing moves.',
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
      'You choose. Either a line always has today’s price: the next load reports the change in a message. An order for the earlier cart is refused with 409 and another `revision`, and the buyer confirms the new price. Or a line keeps the price it was added with until `price_until`.',
      'The PHP package uses today’s price by default. `pricesStand: null` keeps prices while the line is in the cart, `pricesStand: 3600` for an hour. A trader’s price always stays.',
    ],
    code: ['Of a shop in PHP', '$carts = new PdoCarts($db, $offer, pricesStand: null);', 'php'],
    see: ['php-classes', 'Classes of the PHP package'],
  },
  {
    id: 'net-gross',
    title: 'Net or gross: which price is displayed, and which do I send?',
    words: ['net price', 'gross price', 'cena netto', 'cena brutto', 'netto i brutto', 'net and gross'],
    answer: [
      'Send both, as text: `net` and `gross` of a unit, `total_net` and `total_gross` of a line. Your server calculates and rounds them. `prices="net"` on `<shop-config>` displays net as the main price; the default is gross. Both are always visible.',
      'In PHP, set net prices in whole grosze and the VAT rate. The package calculates gross from the line’s net sum, as invoices do, or per VAT rate of the order with `rounding: Rounding::Order`.',
    ],
    code: ['Once in a page', '<shop-config prices="net"></shop-config>', 'html'],
    see: ['questions#rounding', 'Who rounds, and how does money travel?'],
  },
  {
    id: 'after-order',
    title: 'How is my own system notified of an order?',
    words: [
      'webhook after the order',
      'order notification',
      'erp',
      'powiadomienie o zamówieniu',
      'webhook po zamówieniu',
      'integracja z erp',
    ],
    answer: [
      'Your server places the order, so call your system where the order is stored. In PHP use the closure `placed` of `PdoCarts`, which runs in the order’s transaction. Write a row there and send it from a queue: a call to another system can fail after the order is stored. The page receives `shop-order-submitted`.',
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
      'Remove the tags, the script and the style sheet from your templates. Two things remain: storage keys in the browser that begin with `shop-elements`, and PHP tables that begin with `shop_`, which contain your orders. In WordPress, delete the plugin; it deletes its data only if you select that option first.',
    ],
    see: ['uninstalling', 'Uninstalling'],
  },
];
