/** The rules of every response of a cart: session, token, JSON, refusals. */
import { slots } from '../../../cart/wire/slots';
import { must, should, type Rule } from './rule';

export const answers = {
  page: must(
    'the cart page sets a session and a CSRF token',
    'The server refuses every action without a token.',
    "Set the cookie XSRF-TOKEN on every page, without HttpOnly, or print <meta name=\"csrf-token\">. PHP: setcookie('XSRF-TOKEN', $_SESSION['token'], ['path' => '/', 'samesite' => 'Lax']).",
    'headers',
  ),
  'csrf-cookie': must(
    'scripts can read the cookie with the CSRF token',
    'HttpOnly hides it from the elements, which then send no token: the server refuses every action.',
    'Remove HttpOnly from XSRF-TOKEN only, not from the session’s cookie. Or print <meta name="csrf-token">.',
    'headers',
  ),
  load: must(
    'POST {} returns the cart',
    'It is the first call of <shop-cart>. Without it the buyer sees an error.',
    'Answer POST {} with 200 and {"cart": {…}, "messages": {}}.',
    'actions',
  ),
  json: must(
    'every response is JSON and nothing else',
    'Other text makes the response unreadable: after `confirm` it is unknown whether the order was placed.',
    "Send only the JSON: no warnings, no BOM, compressed once. Answer 401 instead of a redirect to a login page. PHP: ini_set('display_errors', '0').",
    'CartAnswer',
  ),
  type: must(
    'every response has the type application/json in UTF-8',
    'Otherwise proxies and tools guess the type.',
    "Content-Type: application/json. PHP: header('Content-Type: application/json').",
    'headers',
  ),
  shape: must(
    'every response has the form {"cart", "messages"}, and a cart has its required fields',
    'The elements treat any other form as a failure.',
    'Compare the response with cart.schema.json in the package.',
    'CartAnswer',
  ),
  fields: must(
    'every present field has a valid type',
    'The elements ignore a field of a wrong type: a price is missing, a line is left out.',
    'Money: 12.34 or "12.34", never "12,34 zł". Ids: numbers or text. Flags: true, false, 0 or 1. Missing values: null.',
    'Cart',
  ),
  ids: must(
    'an id is unique and keeps its type',
    'Browsers round numbers beyond 2^53, so an action reaches another line. With two equal ids it may reach either.',
    'Send large ids as text. Use the id of the row, not of its product, with the same type in every response.',
    'Id',
  ),
  texts: must(
    'texts are plain: not escaped, and without tags',
    'Buyers read „Śruby &amp;amp; kołki”.',
    'Put the stored text into the JSON unchanged, and escape only HTML. PHP: no htmlspecialchars before json_encode.',
    'Cart',
  ),
  links: must(
    'URLs are https, http or a path',
    'javascript: and data: URLs run code with the shop’s rights. The elements ignore them.',
    'Store only URLs that begin with / or https://.',
    'Cart',
  ),
  currency: must(
    'the currency is one code of ISO 4217 for the cart and its lines, and does not change',
    'Prices are displayed with another symbol, or with none.',
    'Send "currency": {"iso_code": "PLN"}, never "zł".',
    'Cart',
  ),
  days: must(
    'a date exists in the calendar',
    'The elements display 30 February unchanged and calculate nothing from it.',
    'Check a date before you store it. PHP: checkdate().',
    'Cart',
  ),
  'days-form': should(
    'a date has the form 2026-11-30, with or without a time, or 30.11.2026',
    'The elements display any other form unchanged, without sorting, “overdue” and the weekday.',
    "Send ISO dates. PHP: $date->format('Y-m-d').",
    'Cart',
  ),
  phone: must(
    'department_phone is a phone number',
    'Buyers who cannot order are asked to call it.',
    'Send "department_phone": "22 510 40 00", or no field. Digits, spaces and a leading + become a link.',
    'Cart',
  ),
  cors: must(
    'no other origin can read a cart with the buyer’s cookies',
    'Otherwise any page on the web reads addresses, prices and the token.',
    'Compare the whole Origin with a list. Never echo an unknown Origin with Access-Control-Allow-Credentials: true.',
    'headers',
  ),
  preflight: should(
    'a preflight (OPTIONS) that allows another origin sets no cookie',
    'Browsers ignore the cookie, and each preflight leaves an unused session on the server.',
    'Answer OPTIONS before the session begins. PHP: no session_start() for OPTIONS.',
    'headers',
  ),
  get: must(
    'a GET changes nothing',
    'Links, previews, prefetching and crawlers send GETs without a token.',
    'Perform actions for POST only, never from the query string.',
    'calls',
  ),
  'no-store': must(
    'responses with a cart have Cache-Control: no-store',
    'Otherwise the Back button and proxies display an old cart.',
    "Cache-Control: no-store. PHP: header('Cache-Control: no-store').",
    'CartAnswer',
  ),
  csrf: must(
    'every action without this session’s CSRF token is refused and changes nothing',
    'Otherwise any page on the web can order in the buyer’s name.',
    "Compare the header with the session’s token for every call that changes something. Laravel does so by itself. PHP: if (!hash_equals($_SESSION['token'], $_SERVER['HTTP_X_XSRF_TOKEN'] ?? '')) { http_response_code(419); … }",
    'headers',
  ),
  'csrf-status': must(
    'the response to a wrong token is 419, or 403 with “CSRF” in its text',
    'Only then do the elements load a new token and repeat the action.',
    'Answer 419. PHP: http_response_code(419).',
    'headers',
  ),
  time: must(
    'every call responds within the time limit',
    'The buyer sees a spinner and orders a second time.',
    'Find in the log what the action waits for: a lock, a mail, another server. --timeout sets the limit.',
    'calls',
  ),
  revision: must(
    'the revision changes with every change of the cart, and only then',
    'Otherwise the buyer orders an unseen change, or cannot order at all.',
    'Use a hash of all cart fields of the response.',
    'Cart',
  ),
  unasked: must(
    'an action changes no other part of the cart',
    'Otherwise notes, addresses and quantities are lost unnoticed.',
    'UPDATE only the columns of the action. Do not write the whole cart back.',
    'actions',
  ),
  types: must(
    'values of wrong types are refused, without a server error',
    'A wrong call must neither succeed nor break the cart.',
    'Check the type of each field. Answer 400 or 422 with a message.',
    'actions',
  ),
  unreadable: must(
    'a body that is no action is refused',
    'A wrong call must not succeed.',
    'Answer 400 with a message under "0", also for invalid JSON.',
    'headers',
  ),
  'refusal-status': should(
    'a refusal has a status from 400 to 499',
    'With 200 the elements treat the action as performed.',
    'Answer 422. Use 200 for successes only.',
    'headers',
  ),
  'refusal-cart': must(
    'a refusal contains the cart',
    'The page displays the current cart without another request.',
    'Send {"cart": …, "messages": …} in both cases.',
    'CartAnswer',
  ),
  slots: should(
    'a message is under the slot of its subject',
    'Elsewhere the buyer does not see what to correct.',
    `Slots: ${Object.keys(slots).join(', ')}.`,
    'CartAnswer',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
