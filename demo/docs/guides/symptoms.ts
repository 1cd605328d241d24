/** The table of faults: the mistake, its message, the tool that reports it, its page. */

/** `page` is the id of a fault. */
interface Symptom {
  readonly what: string;
  readonly says: string;
  readonly where: 'Console' | 'Kit' | 'Linter';
  readonly page: string;
}

const rows: readonly (readonly [what: string, says: string, where: Symptom['where'], page: string])[] = [
  ['A tag is misspelt', '<shop-crat>: there is no such tag. Did you mean <shop-cart>?', 'Console', 'tag'],
  ['An attribute is misspelt', '<shop-cart> has no attribute cart-ulr. Did you mean cart-url?', 'Console', 'attribute'],
  ['A required attribute is missing', '<shop-autocomplete> needs url: …', 'Console', 'required'],
  ['A number is printed with formatting', 'number_format($price, 2, ",", " ") …', 'Linter', 'lint-formatted-number'],
  ['The child JSON is invalid', 'child JSON ignored: line 3, column 12: …"price": ▸12,50…', 'Console', 'child-json'],
  ['The child JSON is escaped', 'the child JSON is escaped like an attribute', 'Console', 'child-json'],
  [
    'A key of the child JSON is written as an attribute',
    'does not know main-unit … Did you mean mainUnit?',
    'Console',
    'child-json',
  ],
  ['The URL of the cart is wrong', 'POST …/koszyk: 404, a page of HTML in place of JSON', 'Console', 'http'],
  ['The server has an internal error', 'POST …/koszyk: 500, …', 'Console', 'http'],
  ['The session has expired', 'POST …/koszyk: 401, … or 200, a login page in place of JSON', 'Console', 'session'],
  ['An error page has the status 200', 'POST …/koszyk: 200, a page of HTML in place of JSON', 'Console', 'unreadable'],
  ['A PHP notice precedes the JSON', 'POST …/koszyk: 200, no JSON', 'Console', 'unreadable'],
  ['The response is compressed twice', 'POST …/koszyk: 200, packed twice: gzip in gzip', 'Console', 'packed'],
  [
    'The token’s cookie is HttpOnly',
    'the CSRF token is refused, and its cookie XSRF-TOKEN is HttpOnly',
    'Console',
    'csrf',
  ],
  [
    'The token’s cookie is not set',
    'the CSRF token is refused, and its cookie XSRF-TOKEN was never set',
    'Console',
    'csrf',
  ],
  ['The token is sent and refused', 'POST …/koszyk: 419, the CSRF check failed', 'Console', 'csrf'],
  [
    'Nothing appears: the folder chunks/ is missing (404)',
    'could not be loaded … Failed to fetch dynamically imported module',
    'Console',
    'load',
  ],
  [
    'Nothing appears: a policy (CSP) blocks the script',
    'violates the following Content Security Policy',
    'Console',
    'load',
  ],
  ['A partner’s page is not allowed', 'POST …: no answer from another origin (CORS)', 'Console', 'network'],
  [
    'A field is missing or has another type',
    'POST …/koszyk: 200, an answer of another shape: cart.id: …',
    'Console',
    'shape',
  ],
  ['A double click orders twice', 'order-repeat', 'Kit', 'rule-order-repeat'],
];

export const symptoms: readonly Symptom[] = rows.map(([what, says, where, page]) => ({ what, says, where, page }));
