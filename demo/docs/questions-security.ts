/** Questions of an integrator about sessions, tokens and policies, with answers. `words` are search terms. */
import type { Question } from './question';

export const ofSecurity: readonly Question[] = [
  {
    id: 'session',
    title: 'What does the server return if the session has expired?',
    words: ['session', 'login', '401', 'expired', 'sign in'],
    answer: [
      'Respond with 401, without a body and without a redirect to a login page. The element asks the buyer to sign in, keeps the changes and sends them with the next action. Your server manages the session; the elements send the cookies of their own origin.',
    ],
    code: ['Answer', 'HTTP/1.1 401 Unauthorized', 'headers'],
  },
  {
    id: 'httponly',
    title: 'Must the CSRF cookie be HttpOnly?',
    words: ['httponly', 'csrf', 'xsrf', 'token', 'cookie', '419'],
    answer: [
      'No. The elements read the cookie `XSRF-TOKEN` and send it as `X-XSRF-TOKEN`, so scripts must be able to read it. The session cookie stays HttpOnly. As an alternative, print `<meta name="csrf-token">`.',
      'Refuse a wrong token with 419. The element looks for a newer token, in the cookie or in the page’s document, and repeats the call once.',
    ],
    code: ['PHP', "setcookie('XSRF-TOKEN', $_SESSION['token'], ['path' => '/', 'samesite' => 'Lax']);"],
  },
  {
    id: 'csrf-calls',
    title: 'Which calls need a CSRF token?',
    words: ['which calls need csrf', 'csrf', 'xsrf', 'token', 'get', 'które wywołania token', 'token csrf'],
    answer: [
      'The elements send the token with every call to the page’s own origin, except to `points-url`. Require it for calls that change something: cart, adding to the cart, favourites, and `POST` and `DELETE` of lists. `GET`, search, suggestions and lookup only read: they need none, though a server may check it there too, as the PHP package does. Another origin never receives the token.',
    ],
    code: ['Header of the request', 'X-XSRF-TOKEN: the value of the cookie XSRF-TOKEN', 'headers'],
    see: ['contract', 'Wire contract'],
  },
  {
    id: 'csp',
    title: 'Which policy does a strict page need?',
    words: ['csp', 'content-security-policy', 'nonce', 'trusted types', 'unsafe-inline'],
    answer: [
      'No special policy: the elements use no inline script, no inline style and no HTML from text. The locker map needs `worker-src`, and the origin of its tiles in `connect-src`. The quick order reads files in a worker if `worker-src` allows it, else on the page.',
    ],
    code: [
      'Content-Security-Policy',
      "script-src 'nonce-…' 'strict-dynamic'; style-src 'self'; worker-src 'self'; require-trusted-types-for 'script'",
      'headers',
    ],
  },
];
