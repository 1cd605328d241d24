/** The texts of the pages on the codes of `shop-error`. */
import type { Page } from './fault';

export const codes: Readonly<Record<string, Page>> = {
  offline: [
    'shop-error: offline',
    'The browser is offline. The elements store changes and send them before the next action.',
    'No action is required; `retryable` is true.',
    '{ "code": "offline", "retryable": true }',
    'json shop-error',
  ],
  network: [
    'shop-error: network',
    'No response arrived: the connection failed, the other origin does not allow the page by CORS, or the page’s own policy (CSP `connect-src`) forbids the URL.',
    'Look at the network panel. On a partner’s page, allow its origin and answer the preflight, which requests `Content-Type` and `X-Requested-With`. The cart itself works only on the shop’s own origin.',
    'Access-Control-Allow-Origin: https://partner.example\nAccess-Control-Allow-Headers: Accept, Content-Type, X-Requested-With',
    'headers',
  ],
  session: [
    'shop-error: session',
    'The session has expired: the server returned 401, or a login page instead of JSON. A login page is HTML with a password field, with a title or form about logging in, or after a redirect to a URL about logging in. Any other HTML page is `unreadable`, for example that of a POST which a redirect with 301, 302 or 303 made a GET.',
    'Return 401 without a redirect to requests that accept JSON. The element displays a login prompt and keeps the typed values.',
    'HTTP/1.1 401 Unauthorized',
    'headers',
  ],
  http: [
    'shop-error: http',
    'The server returned an error status. The console shows the URL, the status and the beginning of the body. 408, 429 and 5xx are retryable. The elements display the messages of a refusal in their slots.',
    '404: compare the URL with the attribute that ends in `-url`. 500: check the server log. Return 422 with messages and the cart for an invalid request.',
    '{"cart": null, "messages": {"0": {"messages": ["Spróbuj ponownie."], "status": "error"}}}',
    'json CartAnswer',
  ],
  refused: [
    'shop-error: refused',
    'The server refused the request without a message.',
    'Return a message that explains the refusal to the buyer.',
    '{"status": "error", "messages": ["Produkt jest już niedostępny."]}',
    'json AddToCartAnswer',
  ],
  cookies: [
    'shop-error: cookies',
    'A partner’s page adds to the cart with cookies, but the browser stores no cookie of the shop there. It blocks third-party cookies, or the cookie lacks `SameSite=None; Secure; Partitioned`. The product was not added.',
    'Set the cookie with `Partners::session()`, or with the three attributes. If the browser blocks all third-party cookies, the element links to the shop.',
    'Set-Cookie: PHPSESSID=…; Path=/; Secure; HttpOnly; SameSite=None; Partitioned',
    'headers',
  ],
};
