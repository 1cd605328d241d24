/** Decides what the pages on the codes of `shop-error` say. */
import type { Page } from './fault';

export const codes: Readonly<Record<string, Page>> = {
  offline: [
    'shop-error: offline',
    'The browser knows that it has no connection. What was changed is kept and goes out before the next action.',
    'Nothing has to be done; `retryable` is true.',
    '{ "code": "offline", "retryable": true }',
    'json shop-error',
  ],
  network: [
    'shop-error: network',
    'No answer came: the connection broke, or another origin does not allow the page by CORS.',
    'Look at the network panel. On a partner’s page, allow its origin and answer the preflight, which requests `Content-Type` and `X-Requested-With`. The cart itself works only on the shop’s own origin.',
    'Access-Control-Allow-Origin: https://partner.example\nAccess-Control-Allow-Headers: Accept, Content-Type, X-Requested-With',
    'headers',
  ],
  session: [
    'shop-error: session',
    'The session is over: the server answered 401, or a login page in place of JSON: a page of HTML that was redirected to, has a field for a password, or whose title or form is about logging in. Any other page of HTML is `unreadable`.',
    'Answer 401 to calls that want JSON, without a redirect. The person is asked to log in again; what was typed stays.',
    'HTTP/1.1 401 Unauthorized',
    'headers',
  ],
  http: [
    'shop-error: http',
    'The server answered with an error status; the console has the address, the status and the body’s beginning. 408, 429 and 5xx may be tried again; a refusal with messages is shown under their slots.',
    '404: compare the address with the attribute that ends in `-url`. 500: look at the server’s log. Refuse what is asked wrongly by 422 with messages and the cart.',
    '{"cart": null, "messages": {"0": {"messages": ["Spróbuj ponownie."], "status": "error"}}}',
    'json CartAnswer',
  ],
  refused: [
    'shop-error: refused',
    'The answer is in order, says no, and does not say why.',
    'Say why, in words for the buyer.',
    '{"status": "error", "messages": ["Produkt jest już niedostępny."]}',
    'json AddToCartAnswer',
  ],
  cookies: [
    'shop-error: cookies',
    'A partner’s page adds to the cart with cookies, and the browser keeps none of the shop’s there: it blocks the cookies of other sites, or the cookie lacks `SameSite=None; Secure; Partitioned`. The product is in no cart.',
    'Let the shop set the cookie with `Partners::session()`, or with the three attributes. Where the person’s browser blocks all of them, the element leads to the shop.',
    'Set-Cookie: PHPSESSID=…; Path=/; Secure; HttpOnly; SameSite=None; Partitioned',
    'headers',
  ],
};
