/** Decides what an integrator asks before and after the first page works, and the answers; `words` are what they type into the search. */

import type { Question } from './question';
import { ofOrders } from './questions-orders';

export const questions: readonly Question[] = [
  {
    id: 'partner',
    title: 'How does a partner’s page show our search?',
    words: ['partner', 'cors', 'origin', 'preflight', 'embed'],
    answer: [
      'It loads the elements from your host and names your address. Calls to another origin go without cookies and without a token; the browser asks first, so answer the preflight too.',
      'Allow the partner’s origin by name, and the three headers below, no others. `with-credentials` sends your cookies, but never the partner’s token; then `Access-Control-Allow-Credentials: true` is needed and the origin cannot be a star.',
    ],
    code: [
      'Headers of /api/suggest, of OPTIONS and POST',
      'Access-Control-Allow-Origin: https://partner.example\nAccess-Control-Allow-Methods: GET, POST\nAccess-Control-Allow-Headers: Accept, Content-Type, X-Requested-With\nVary: Origin',
      'headers',
    ],
  },
  {
    id: 'cdn',
    title: 'How do I load it from a CDN, with integrity?',
    words: ['cdn', 'integrity', 'sri', 'crossorigin', 'hash', 'immutable'],
    answer: [
      'Put each version into a folder of its own, `/0.1.0/`, and keep it for ever: `npx shop-elements cdn <folder> --base <url>` does, and prints the lines for a page. Modules from another origin need CORS: `Access-Control-Allow-Origin: *` for the files.',
      '`integrity` on `index.js` covers that file alone, not its chunks. Who wants everything covered takes the single file `shop-elements.js`, or the import map that `--chunks` prints.',
    ],
    code: [
      'The whole in one file, covered by its hash',
      '<script src="https://cdn.example/0.1.0/shop-elements.js" integrity="sha384-…" crossorigin="anonymous" defer></script>',
      'html',
    ],
  },
  {
    id: 'redirect',
    title: 'Where does the buyer go after the order?',
    words: ['redirect_url', 'redirect', 'thank you', 'confirm', 'payment'],
    answer: [
      'To `messages.confirm.redirect_url` of the answer to `confirm`: the payment, or a page of thanks. A path or an https address; `redirect-origins` restricts where to.',
    ],
    code: [
      'Answer to {"confirm": true}',
      '{"cart": null, "messages": {"confirm": {"status": "success", "redirect_url": "/zamowienie/7"}}}',
      'json CartAnswer',
    ],
  },
  {
    id: 'no-store',
    title: 'May answers be cached?',
    words: ['no-store', 'cache', 'caching', 'cache-control', 'varnish'],
    answer: [
      'Answers of the cart never: `Cache-Control: no-store`, refusals too. Pages that print a buyer’s data neither. Files in `chunks/` for a year, the others with an ETag.',
    ],
    code: ['PHP', "header('Cache-Control: no-store');"],
  },
  {
    id: 'session',
    title: 'What when the session is over?',
    words: ['session', 'login', '401', 'expired', 'sign in'],
    answer: [
      'Answer 401 to a call, without a body and without a redirect to a login page. The person is told to sign in, what was changed stays on the page and goes out with the next action. The session itself is yours: the elements send the cookies of their own origin.',
    ],
    code: ['Answer', 'HTTP/1.1 401 Unauthorized', 'headers'],
  },
  {
    id: 'httponly',
    title: 'Must the CSRF cookie be HttpOnly?',
    words: ['httponly', 'csrf', 'xsrf', 'token', 'cookie', '419'],
    answer: [
      'No: the elements read the cookie `XSRF-TOKEN` and send it as `X-XSRF-TOKEN`, so scripts have to be able to. The cookie of the session keeps its HttpOnly. Or print `<meta name="csrf-token">`.',
      'A token that is refused is answered by 419. The elements look for a newer one, in the cookie or in the page’s own document, and repeat the call once.',
    ],
    code: ['PHP', "setcookie('XSRF-TOKEN', $_SESSION['token'], ['path' => '/', 'samesite' => 'Lax']);"],
  },
  {
    id: 'guest',
    title: 'Can a guest order?',
    words: ['guest', 'anonymous', 'without account', 'invoice'],
    answer: [
      'Yes. Ask for e-mail, phone and company by `extra_fields` of the cart (in PHP: `ContactFields`), for the invoice’s data by `can_add_invoice_address` (`invoiceByBuyer`); or on a page of yours before the cart, and answer them as `customer` and `invoice_address`. The server refuses an order that lacks what it needs, under `confirm`.',
    ],
    code: [
      'Refusal of an order without an address',
      '{"messages": {"confirm": {"status": "error", "messages": ["Podaj dane do rachunku."]}}}',
      'json CartAnswer',
    ],
  },
  {
    id: 'upgrade',
    title: 'How do I upgrade?',
    words: ['upgrade', 'update', 'migration', 'release', 'deprecation'],
    answer: [
      'Read CHANGELOG.md, put the new files beside the old ones, run `npx shop-elements lint templates/` and `npx shop-elements conform`, then change the script’s address. Pages that are open still ask for the old chunks: keep them for a day.',
      'The first part of the version changes when a page has to change, the second when it can do more. Before 1.0.0 the second part stands for the first. What is public: tags, attributes, properties, events, parts, custom properties, keys of texts and the contract.',
    ],
    code: ['Shell', 'npx shop-elements lint templates/'],
  },
  {
    id: 'version',
    title: 'Which version is in the page, and of the contract?',
    words: ['version', 'compatibility', 'negotiation', 'api version'],
    answer: [
      'The package’s stands on the class of each element, on the page, in package.json, and `npx shop-elements --version` says it; the contract’s in `dist/contract/openapi.json` under `x-contract-version`. What a newer contract has more is optional: a server that does not know it leaves it out, and a page ignores fields that it does not know.',
    ],
    code: [
      'JavaScript, in the console of a page',
      "customElements.get('shop-cart')?.version; // of this element\ndocument[Symbol.for('shop-elements.loader')]; // of the loader that the page has",
    ],
  },
  {
    id: 'jquery',
    title: 'Does it work beside jQuery, Bootstrap, Turbo and htmx?',
    words: ['jquery', 'bootstrap', 'prototype', 'htmx', 'turbo', 'legacy'],
    answer: [
      'Yes. Elements are ordinary nodes: jQuery finds them, listens to their events and puts them into the page. Styles of the page do not reach inside, nor do patched prototypes. What Turbo and htmx put in is found by the loader; after a morph hand over new data by an attribute or a property.',
    ],
    code: [
      'jQuery',
      "$(document).on('shop-cart-changed', (event) => $('.koszyk-suma').text(event.originalEvent.detail.cause));",
    ],
  },
  {
    id: 'rounding',
    title: 'Who rounds, and how does money travel?',
    words: ['rounding', 'money', 'grosze', 'decimal', 'vat', 'net', 'gross'],
    answer: [
      'The server: every sum on the page is the server’s. Money travels as text with a point, `"1234.50"`, or as a JSON number, and is never counted in binary fractions. Whether gross is rounded by line or by order is your affair, as long as the sums agree; `npx shop-elements conform --only money` counts them after every action.',
    ],
    code: [
      'A line',
      '{"id": 512, "product_name": "Klej do gresu", "quantity": 2, "prices": {"net": "34.50", "gross": "42.44", "total_gross": "84.87"}}',
      'json CartItem',
    ],
  },
  {
    id: 'empty-cart',
    title: 'What is the answer for an empty cart?',
    words: ['empty cart', 'empty', 'null', 'no items', 'emptied'],
    answer: [
      '`items: []` in a cart, or `cart: null` where there is no cart at all. Both show the empty cart with a link to `shop-url`. With a refusal null leaves the cart that is shown.',
    ],
    code: ['Answer', '{"cart": {"id": 77, "items": []}, "messages": {}}', 'json CartAnswer'],
  },
  {
    id: 'webhook',
    title: 'Is there a webhook for payments?',
    words: ['webhook', 'payment notification', 'ipn', 'callback'],
    answer: [
      'No: elements live in the page. Your payment provider tells your server. While a payment has begun, answer the cart with `payment_init: true` and `paymentUrl`, refuse changes with 409; when it is paid, the cart is an order and the next answer is another cart. A page that Back brings again loads its cart anew.',
    ],
    code: [
      'Cart with a begun payment',
      '{"id": 77, "items": [], "payment_init": true, "paymentUrl": "https://platnosci.example/7"}',
      'json Cart',
    ],
  },
  {
    id: 'translation',
    title: 'How do I translate it, or change a word?',
    words: ['translation', 'language', 'i18n', 'english', 'wording'],
    answer: [
      'Any text by its key in the child JSON of `<shop-config>`; English by `texts-en.js` before the elements; another language by a list like `dist/texts.json`. What the server says is shown as it comes.',
    ],
    code: [
      'One word',
      '<shop-config>\n  <script type="application/json">{ "texts": { "search.box.label": "Czego szukasz?" } }</script>\n</shop-config>',
      'html',
    ],
  },
  {
    id: 'csp',
    title: 'Which policy does a strict page need?',
    words: ['csp', 'content-security-policy', 'nonce', 'trusted types', 'unsafe-inline'],
    answer: [
      'None of its own: no inline script, no inline style, no HTML from text. The map of lockers needs `worker-src` and the origin of its tiles in `connect-src`.',
    ],
    code: [
      'Content-Security-Policy',
      "script-src 'nonce-…' 'strict-dynamic'; style-src 'self'; worker-src 'self'; require-trusted-types-for 'script'",
      'headers',
    ],
  },
  {
    id: 'analytics',
    title: 'How do I measure, with consent?',
    words: ['analytics', 'consent', 'ga4', 'datalayer', 'gtm', 'cookies', 'rodo', 'gdpr'],
    answer: [
      'The elements set no cookie and call only the addresses that you give them. Events bubble to the document: send them on where the visitor has agreed.',
    ],
    code: [
      'JavaScript',
      "document.addEventListener('shop-cart-changed', ({ detail }) => {\n  if (window.consent?.analytics) window.dataLayer?.push({ event: detail.cause });\n});",
    ],
  },
  ...ofOrders,
];
