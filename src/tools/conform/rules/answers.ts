/** Decides what holds for every answer of a shop's cart: session, token, JSON, refusals. */
import { slots } from '../../../cart/wire/slots';
import { must, should, type Rule } from './rule';

export const answers = {
  page: must(
    'the cart page sets a session and a CSRF token',
    'Without a token every action is refused.',
    "setcookie('XSRF-TOKEN', $_SESSION['token'], ['path' => '/', 'samesite' => 'Lax']) on every page, without httponly; or <meta name=\"csrf-token\">.",
    'headers',
  ),
  'csrf-cookie': must(
    'scripts can read the cookie with the CSRF token',
    'HttpOnly hides it from the elements: the browser sends every action without a token, and the cart is dead.',
    'setcookie(\'XSRF-TOKEN\', …) without httponly; the session’s own cookie keeps it. Or <meta name="csrf-token">.',
    'headers',
  ),
  load: must(
    'an empty object answers the cart',
    'It is the first call of <shop-cart>; without it a buyer sees a failure.',
    'Answer POST {} with 200 and {"cart": {…}, "messages": {}}.',
    'actions',
  ),
  json: must(
    'every answer is JSON and nothing else',
    'Text around the JSON makes the answer unreadable: after `confirm` nobody knows whether the order was placed.',
    "Send only the JSON: no warnings, no BOM, compressed once. Answer 401 instead of a redirect to a login page. PHP: ini_set('display_errors', '0').",
    'CartAnswer',
  ),
  type: must(
    'answers say that they are JSON',
    'Proxies and tools guess otherwise.',
    "header('Content-Type: application/json');",
    'headers',
  ),
  shape: must(
    'every answer has the shape {"cart", "messages"}, and a cart its required fields',
    'An answer of another shape is treated as a failure.',
    'Compare with cart.schema.json, which is in the package.',
    'CartAnswer',
  ),
  fields: must(
    'every field that is there can be read',
    'A field of a wrong type is treated as absent: a price is missing, a line is left out.',
    'Money is 12.34 or "12.34", never "12,34 zł"; ids are numbers or text; flags true, false, 0 or 1; absent fields null.',
    'Cart',
  ),
  ids: must(
    'an id names one thing, and is carried as it came',
    'Numbers beyond 2^53 are rounded by every browser: another line is changed. Of two lines with one id nobody knows which is meant.',
    'Send large ids as texts; select the id of the row, not of its product; the same type in every answer.',
    'Id',
  ),
  texts: must(
    'texts are text: not escaped, and without tags',
    'Buyers read „Śruby &amp;amp; kołki”.',
    'json_encode what the database has; htmlspecialchars belongs where HTML is printed.',
    'Cart',
  ),
  links: must(
    'addresses are https, http or a path',
    'javascript: and data: run in the shop’s name; the elements do not follow them.',
    'Let only addresses be saved that begin with / or https://.',
    'Cart',
  ),
  currency: must(
    'the currency is a code of ISO 4217, one for the cart and its lines, and stays',
    'Prices stand with another sign, or with none.',
    '"currency": {"iso_code": "PLN"}, from the cart’s row; never "zł".',
    'Cart',
  ),
  days: must(
    'a day is one that there is',
    'The thirtieth of February is printed as it came, and nothing is reckoned from it.',
    'Check with checkdate() before a day is saved.',
    'Cart',
  ),
  'days-form': should(
    'a day is written 2026-11-30, with or without a time, or 30.11.2026',
    'Any other form is shown as it came: sorting, “overdue” and the day’s name are lost.',
    "$date->format('Y-m-d')",
    'Cart',
  ),
  phone: must(
    'the branch’s phone is a number that can be called',
    'Who cannot order is told to call the branch, and finds words there.',
    '"department_phone": "22 510 40 00", or no field. With digits, spaces and a leading + alone it is a link.',
    'Cart',
  ),
  cors: must(
    'no other origin reads a cart with the buyer’s cookies',
    'Any page on the web reads addresses, prices and the token.',
    'Compare Origin with a list, letter for letter; never send it back with Access-Control-Allow-Credentials: true.',
    'headers',
  ),
  preflight: should(
    'a preflight (OPTIONS) sets no cookie',
    'Browsers ignore the cookie, and each preflight leaves an unused session on the server.',
    'Answer OPTIONS before the session begins. PHP: no session_start() for OPTIONS.',
    'headers',
  ),
  get: must(
    'a GET changes nothing',
    'Links, previews, prefetching and crawlers change the cart; no token protects it.',
    "if ($_SERVER['REQUEST_METHOD'] !== 'POST') only read; take no action from $_GET.",
    'calls',
  ),
  'no-store': must(
    'answers about a cart are stored by no browser and no proxy',
    'The Back button and proxies show an old cart.',
    "header('Cache-Control: no-store');",
    'CartAnswer',
  ),
  csrf: must(
    'without this session’s CSRF token every action is refused and changes nothing',
    'Otherwise any page on the web can order in the buyer’s name.',
    "if (!hash_equals($_SESSION['token'], $_SERVER['HTTP_X_XSRF_TOKEN'] ?? '')) { http_response_code(419); … }",
    'headers',
  ),
  'csrf-status': must(
    'a refused token is answered by 419, or by 403 with “CSRF” in the answer',
    'Only then do the elements fetch a new token and repeat the action by themselves.',
    'http_response_code(419);',
    'headers',
  ),
  time: must(
    'every call is answered before the time is over',
    'The buyer sees a spinner, and orders a second time.',
    'Look into the log for what the action waits for: a lock, a mail, another server. --timeout sets the limit.',
    'calls',
  ),
  revision: must(
    'a revision is another one after every change of the cart, and the same while nothing changes',
    'Else an unseen change is ordered, or nothing can be ordered at all.',
    'A digest of all that the answer says of the cart, made where the answer is.',
    'Cart',
  ),
  unasked: must(
    'an action changes only what it is about',
    'Notes, addresses and quantities that were set before are lost, and nobody notices.',
    'UPDATE only the columns of the action; do not write the whole cart back from the request.',
    'actions',
  ),
  types: must(
    'values of wrong types are refused, without a fault of the server',
    'A slip in a call must not pass for a success, or tear the cart down.',
    'Check each field’s type before it is used; answer 400 or 422 with a message.',
    'actions',
  ),
  unreadable: must(
    'a body that is no action is refused',
    'A slip in a call must not pass for a success.',
    'Answer 400 with a message under "0"; check json_decode’s result.',
    'headers',
  ),
  'refusal-status': should(
    'a refusal has a status from 400 to 499',
    'With 200 the elements believe that the action was carried out.',
    'http_response_code(422); with 200 for successes only.',
    'headers',
  ),
  'refusal-cart': must(
    'a refusal carries the cart too',
    'The page then shows at once what the shop has.',
    'Answer {"cart": …, "messages": …} in both cases.',
    'CartAnswer',
  ),
  slots: should(
    'a message stands under the slot of its subject',
    'Elsewhere the buyer does not see what to mend.',
    `Slots: ${Object.keys(slots).join(', ')}.`,
    'CartAnswer',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
