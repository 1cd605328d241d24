/** Questions of an integrator, with answers. `words` are search terms. */

import type { Question } from './question';
import { ofOrders } from './questions-orders';
import { ofSecurity } from './questions-security';

export const questions: readonly Question[] = [
  {
    id: 'partner',
    title: 'How does a partner’s page show our search?',
    words: ['partner', 'cors', 'origin', 'preflight', 'embed'],
    answer: [
      'Load the elements from your host and set your URLs on them. Requests to another origin carry neither cookies nor a token. The browser sends a preflight first: answer `OPTIONS` too.',
      'Send the headers below. Name the partner’s origin. `with-credentials` sends your cookies; it also requires `Access-Control-Allow-Credentials: true`. The cart and the order stay in your shop.',
    ],
    code: [
      'Headers of /api/suggest, of OPTIONS and POST',
      'Access-Control-Allow-Origin: https://partner.example\nAccess-Control-Allow-Headers: Accept, Content-Type, X-Requested-With\nAccess-Control-Max-Age: 600\nVary: Origin',
      'headers',
    ],
  },
  {
    id: 'cdn',
    title: 'How do I load it from a CDN, with integrity?',
    words: ['cdn', 'integrity', 'sri', 'crossorigin', 'hash', 'immutable'],
    answer: [
      'Keep each version in its own folder, such as `/0.1.0/`. `npx shop-elements cdn <folder> --base <url>` creates it and prints the tags for your page. Modules from another origin need CORS: `Access-Control-Allow-Origin: *`.',
      '`integrity` on `index.js` covers that file only. To cover all files, use the single file `shop-elements.js` or the import map that `--chunks` prints.',
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
      'To `messages.confirm.redirect_url` of the response to `confirm`, for example a payment or a thank-you page. It is a path or an https URL. `redirect-origins` limits the allowed origins.',
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
      'Never cache cart responses, including refusals: send `Cache-Control: no-store`. The same holds for pages with a buyer’s data. Cache the files in `chunks/` for a year; revalidate the others by their ETag.',
    ],
    code: ['PHP', "header('Cache-Control: no-store');"],
  },
  {
    id: 'browsers',
    title: 'Which browsers are supported and tested?',
    words: [
      'browsers',
      'tested versions',
      'safari',
      'firefox',
      'chrome',
      'edge',
      'przeglądarki',
      'wspierane przeglądarki',
    ],
    answer: [
      'Supported: Chrome and Edge 125, Safari 18, Firefox 128, and newer. Every change is tested in Debian’s current Chromium. `npm run suite engines` runs the tests of the elements in Debian’s Firefox ESR and WebKitGTK; Safari itself is not tested.',
    ],
  },
  {
    id: 'guest',
    title: 'Can a guest order?',
    words: ['guest', 'anonymous', 'without account', 'invoice'],
    answer: [
      'Yes. Request e-mail, phone and company with `extra_fields` of the cart (in PHP: `ContactFields`), and invoice data with `can_add_invoice_address` (`invoiceByBuyer`). Or collect them on your own page before the cart and return them as `customer` and `invoice_address`. If data is missing, the server refuses the order with a message under `confirm`.',
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
      'Read CHANGELOG.md and add the new files beside the old ones. Run `npx shop-elements lint templates/` and `npx shop-elements conform`, then change the script’s URL. Open pages still load the old chunks: keep them for a day.',
      'The first number of the version changes if a page must change, the second if the elements can do more. Before 1.0.0 each moves one place to the right. The public API is: tags, attributes, properties, events, parts, custom properties, text keys and the contract.',
    ],
    code: ['Shell', 'npx shop-elements lint templates/'],
  },
  {
    id: 'version',
    title: 'Which version is in the page, and of the contract?',
    words: ['version', 'compatibility', 'negotiation', 'api version'],
    answer: [
      'The package: the class of each element, package.json and `npx shop-elements --version`. The contract: `x-contract-version` in `dist/contract/openapi.json`. Fields that a newer contract adds are optional, and pages ignore unknown fields.',
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
      'Yes. Elements are ordinary nodes: jQuery finds them, listens to their events and inserts them. Page styles and patched prototypes do not affect their content. The loader finds elements that Turbo and htmx insert. After a morph, pass new data by an attribute or a property.',
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
      'The server rounds; every sum on the page comes from it. Send money as text with a decimal point, `"1234.50"`, or as a JSON number. The elements never calculate it in binary fractions. You choose whether gross is rounded by line or by order; the sums must agree. `npx shop-elements conform --only money` checks them after every action.',
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
      '`items: []` in a cart, or `cart: null` if there is no cart. Both show the empty cart with a link to `shop-url`. In a refusal, `null` keeps the displayed cart.',
    ],
    code: ['Answer', '{"cart": {"id": 77, "items": []}, "messages": {}}', 'json CartAnswer'],
  },
  {
    id: 'webhook',
    title: 'Is there a webhook for payments?',
    words: ['webhook', 'payment notification', 'ipn', 'callback'],
    answer: [
      'No. The elements run in the page; your payment provider notifies your server. While a payment is in progress, return `payment_init: true` and `paymentUrl` in the cart, and refuse changes with 409. After the payment the cart is an order, and the next response contains another cart. A page restored by Back reloads its cart.',
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
      'Replace any text by its key in the child JSON of `<shop-config>`. For English, load `texts-en.js` before the elements. For another language, provide a list like `dist/texts.json`. Messages from the server are displayed unchanged.',
    ],
    code: [
      'One word',
      '<shop-config>\n  <script type="application/json">{ "texts": { "search.box.label": "Czego szukasz?" } }</script>\n</shop-config>',
      'html',
    ],
  },
  {
    id: 'analytics',
    title: 'How do I measure, with consent?',
    words: ['analytics', 'consent', 'ga4', 'datalayer', 'gtm', 'cookies', 'rodo', 'gdpr'],
    answer: [
      'The elements set no cookies and call only the URLs that you set. Their events bubble to the document: forward them if the visitor has agreed.',
    ],
    code: [
      'JavaScript',
      "document.addEventListener('shop-cart-changed', ({ detail }) => {\n  if (window.consent?.analytics) window.dataLayer?.push({ event: detail.cause });\n});",
    ],
  },
  ...ofSecurity,
  ...ofOrders,
];
