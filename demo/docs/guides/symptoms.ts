/** The table for whoever meets a fault: what is wrong, the message that says it, where it is read, its page. */

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
  ['A number is printed for people', 'number_format($price, 2, ",", " ") …', 'Linter', 'lint-formatted-number'],
  ['The child JSON is broken', 'child JSON ignored: line 3, column 12: …"price": ▸12,50…', 'Console', 'child-json'],
  ['The child JSON is escaped', 'the child JSON is escaped as an attribute would be', 'Console', 'child-json'],
  [
    'A key of the child JSON is written as an attribute',
    'does not know main-unit … Did you mean mainUnit?',
    'Console',
    'child-json',
  ],
  ['The address of the cart is wrong', 'POST …/koszyk: 404, a page of HTML in place of JSON', 'Console', 'http'],
  ['The server fails', 'POST …/koszyk: 500, …', 'Console', 'http'],
  ['The session is over', 'POST …/koszyk: 401, … or 200, a login page in place of JSON', 'Console', 'session'],
  [
    'An error page is answered with 200',
    'POST …/koszyk: 200, a page of HTML in place of JSON',
    'Console',
    'unreadable',
  ],
  ['A PHP notice stands before the JSON', 'POST …/koszyk: 200, no JSON', 'Console', 'unreadable'],
  ['The answer is packed twice', 'POST …/koszyk: 200, packed twice: gzip in gzip', 'Console', 'packed'],
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
  ['A partner’s page is not allowed', 'POST …: no answer from another origin (CORS)', 'Console', 'network'],
  [
    'A field is missing or of another type',
    'POST …/koszyk: 200, an answer of another shape: cart.id: …',
    'Console',
    'shape',
  ],
  ['A second press orders twice', 'order-repeat', 'Kit', 'rule-order-repeat'],
];

export const symptoms: readonly Symptom[] = rows.map(([what, says, where, page]) => ({ what, says, where, page }));
