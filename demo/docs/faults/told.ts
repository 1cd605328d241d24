/** Decides what the pages on console words and `shop-error` codes say; the ids are those of `see('…')` and of FailureCode. */

type Page = readonly [title: string, cause: string, mend: string, example: string];

export const told: Readonly<Record<string, Page>> = {
  'wrong-value': [
    'wrong value, using the default',
    'An attribute, a property or a key of the child JSON says something that its type does not have. The element goes on with the default.',
    'Write a value of the attribute’s type; the console shows what came. A flag counts by being there, a number may have a decimal comma.',
    '<shop-quantity min="dwa"></shop-quantity>   wrong\n<shop-quantity min="2"></shop-quantity>     right',
  ],
  attribute: [
    'has no attribute … Did you mean …?',
    'An attribute is nearly one of the element’s, which therefore keeps its default.',
    'Take the name that is proposed. `npx shop-elements lint templates/ --fix` does it in all templates.',
    '<shop-cart cart-ulr="/koszyk"></shop-cart>   wrong\n<shop-cart cart-url="/koszyk"></shop-cart>   right',
  ],
  required: [
    'needs …: without it it neither asks nor saves anything',
    'The element has no address to ask, or lacks another attribute that nothing can replace.',
    'Give it the attribute, or once for the page on `<shop-config>` where it is a setting of the page.',
    '<shop-suggester url="/api/suggest">…</shop-suggester>',
  ],
  deprecated: [
    'Deprecated since …, stays until … at least. Use …',
    'The page uses an attribute, or an element, that goes with a later version. Until then it does what it did.',
    'Write what the sentence names. The day is the first on which a release may come without it; the release tells of it under “Breaking” in CHANGELOG.md.',
    '<shop-second> worth: Deprecated since 0.2.0, stays until 2027-06-01 at least. Use value.',
  ],
  'child-json': [
    'child JSON ignored, or in part',
    'The script inside the element is no JSON object, has a key that is none of the element’s, another type than `application/json`, or was escaped as an attribute would be.',
    'Print one object without HTML escaping, with `<` as `\\u003c`, into `<script type="application/json">`. Keys are the attributes’ names in camelCase.',
    '<script type="application/json">{&quot;client&quot;: {}}</script>   wrong\n<script type="application/json">{"client": {}}</script>             right',
  ],
  texts: [
    'texts: not JSON, no key of a text, or a placeholder is missing',
    'A text of `<shop-config>` cannot be taken in place of ours, which stays.',
    'Take the key from the list of all texts and keep its placeholders in braces.',
    '{ "texts": { "search.box.label": "Czego potrzebujesz na budowie?" } }',
  ],
  twice: [
    'the script, or the loader, is in the page twice',
    'Two script tags load the elements, perhaps in two versions. The first one wins whole; nothing breaks, but the second is loaded for nothing.',
    'Keep one script tag: `index.js`, or `shop-elements.js` for a page without modules.',
    '<script type="module" async src="/elements/index.js"></script>',
  ],
  load: [
    'could not be loaded',
    'A file of the package did not come: it was deleted by a new release while the page was open, blocked by a policy, or the connection broke. `shop-error` carries the code `load`; the next touch tries again.',
    'Keep the files of the last release beside the new ones for a day, serve `chunks/` with the same CORS and policy as `index.js`.',
    'Cache-Control: public, max-age=31536000, immutable   for /elements/chunks/',
  ],
  render: [
    'shop-error: render',
    'A view of ours has failed. The person is told so, and what the template put inside the tag stays out of sight.',
    'It is a defect of ours or of a script that patches the page. Report it with the console’s words; reloading the page begins anew.',
    "document.addEventListener('shop-error', ({ detail }) => report(detail.code, detail.message));",
  ],
  address: [
    'is no address that can be asked',
    'An attribute that ends in `-url` is no http or https address, or has a user name in it.',
    'Write a path of your shop or a whole https address.',
    '<shop-cart cart-url="javascript:void(0)"></shop-cart>   wrong\n<shop-cart cart-url="/koszyk"></shop-cart>              right',
  ],
  csrf: [
    'the CSRF token is refused',
    'The server answered 419, or 403 for a stale token, and again after a newer one was read. As a rule the cookie XSRF-TOKEN is HttpOnly, so that no script can read it.',
    'Set the cookie without HttpOnly, or print `<meta name="csrf-token">`. The session’s own cookie keeps its HttpOnly.',
    "setcookie('XSRF-TOKEN', $_SESSION['token'], ['path' => '/', 'samesite' => 'Lax']);",
  ],
  shape: [
    'an answer of another shape',
    'The answer is JSON, but a field that cannot be missing is missing or of another type. The console names it. Nothing of the answer is used.',
    'Compare with the contract’s shape, and run `npx shop-elements conform` against the server.',
    '{"cart": {"items": [{"id": 1, "quantity": 1}]}}                          wrong: no product_name, no prices\n{"cart": {"items": []}, "messages": {}}                                 right',
  ],
  unreadable: [
    'an unreadable answer',
    'The answer of a success is no JSON: a PHP notice before it, a byte order mark, an empty body. What such a server says about money is not guessed.',
    'Log errors in place of printing them, and print nothing besides the JSON.',
    "ini_set('display_errors', '0'); ini_set('log_errors', '1');",
  ],
  'left-out': [
    'is left out; a list was expected',
    'One entry of a list, or a field that may be missing, cannot be read. The rest is shown. A cart line that cannot be read stops the order.',
    'The console names field and value. Mend it in the server’s answer.',
    '{"availableCarriers": [{"name": "Kurier"}]}             wrong: no id\n{"availableCarriers": [{"id": 4, "name": "Kurier"}]}    right',
  ],
  messages: [
    'messages by slot were expected',
    'The field `messages` is no object of slots, or a slot’s value is no message. What cannot be read is not shown.',
    'Answer an object: its keys are slots, its values have `messages` and `status`.',
    '{"messages": {"quantity": {"messages": ["Najmniej 2 sztuki."], "status": "error"}}}',
  ],
  'no-answer': [
    'no suggestions, no search results, no carts, no orders, no regulations; a product could not be added, an order not looked up',
    'A call besides the cart’s failed. The console has the failure: its code is one of those listed here.',
    'Look up the code. On another origin it is CORS as a rule: the answer needs `Access-Control-Allow-Origin`.',
    'Access-Control-Allow-Origin: https://partner.example',
  ],
  file: [
    'a file could not be read',
    'A file that was dropped or chosen is none that the quick order knows: no CSV, no XLSX, no KSeF invoice of FA(2) or FA(3). The person is told in a sentence, and nothing is added.',
    'Save the table as CSV or XLSX again. The console has the failure, for a file that should have been read.',
    'kod;ilość\nKLE1-1004;12',
  ],
  map: [
    'the map is not available',
    'The browser has no WebGL, or the map’s tiles or style do not come, for instance by the page’s policy. Lockers are chosen from the list all the same.',
    "Allow the map’s origin in `connect-src` and `img-src`, and `worker-src 'self'`.",
    "Content-Security-Policy: connect-src 'self' https://tiles.example; worker-src 'self'",
  ],
  test: [
    'test: on localhost only, ignored',
    'The page’s `<shop-config>` has the attribute `test` with a value, and its host is none of localhost, *.localhost, 127.0.0.1 and [::1]. The page works as if it were not there.',
    'Print the attribute where tests run alone.',
    '<shop-config test="overdue"></shop-config>   on http://localhost:8787 alone',
  ],
  redirect: [
    'Error - Redirect to Abrys',
    'The configurator’s address cannot be made from the token: it is no https address, or its origin is not allowed.',
    'Look at the cart’s `abrys_config_url`, and name its origin in `redirect-origins` where you restrict them.',
    '<shop-config redirect-origins="https://konfigurator.example"></shop-config>',
  ],
  offline: [
    'shop-error: offline',
    'The browser knows that it has no connection. What was changed is kept and goes out before the next action.',
    'Nothing has to be done; `retryable` is true.',
    '{ "code": "offline", "retryable": true }',
  ],
  network: [
    'shop-error: network',
    'No answer came: the connection broke, or another origin does not allow the page by CORS.',
    'Look at the network panel. For a partner’s page answer the preflight: `Content-Type` and `X-Requested-With` are asked for.',
    'Access-Control-Allow-Headers: Content-Type, X-Requested-With',
  ],
  session: [
    'shop-error: session',
    'The session is over: the server answered 401, or a page of HTML in place of JSON, which is a login page as a rule.',
    'Answer 401 to calls that want JSON, without a redirect. The person is asked to log in again; what was typed stays.',
    'HTTP/1.1 401 Unauthorized',
  ],
  http: [
    'shop-error: http',
    'The server answered with an error status. 408, 429 and 5xx may be tried again; a refusal with messages is shown under their slots.',
    'Look at the server’s log. Refuse what is asked wrongly by 422 with messages and the cart.',
    '{"cart": {…}, "messages": {"0": {"messages": ["Spróbuj ponownie."], "status": "error"}}}',
  ],
  refused: [
    'shop-error: refused',
    'The answer is in order, says no, and does not say why.',
    'Say why, in words for the buyer.',
    '{"status": "error", "messages": ["Produkt jest już niedostępny."]}',
  ],
};
