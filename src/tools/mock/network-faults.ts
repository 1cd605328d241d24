/** The 28 network faults: how often the request reaches the shop, and what the client receives. */

import { cartActions } from '../../cart/wire/actions';

/** The response as the client receives it. Times in ms. */
export type FaultyResponse =
  /** The shop's own response after this delay. */
  | { readonly kind: 'answer'; readonly late: readonly [least: number, most: number] }
  /** The shop's own response in small pieces. */
  | { readonly kind: 'drip'; readonly pieces: number; readonly pause: number }
  /** The shop's own response, damaged; still a complete HTTP response. */
  | { readonly kind: 'corrupt'; readonly corrupt: (text: string) => string }
  /** Another server's answer. */
  | { readonly kind: 'reply'; readonly status: number; readonly type: string; readonly body: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refused' | 'reset' | 'reset in the body' | 'hang' }
  /** Faults that need no server. */
  | { readonly kind: 'offline' | 'navigation' };

export interface NetworkFault {
  readonly name: string;
  readonly arrives: 0 | 1 | 2;
  readonly response: FaultyResponse;
}

/** A proxy or a browser eventually closes a hanging connection. */
export const HANG_MS = 300_000;

const JSON_TYPE = 'application/json';
const HTML_TYPE = 'text/html; charset=utf-8';
export const LOGIN_PAGE =
  '<!DOCTYPE html>\n<html lang="pl"><title>Logowanie</title><form action="/login">…</form></html>';
export const LOGIN_PATH = '/login-of-the-chaos-proxy';

const reply = (name: string, status: number, type: string, body: string, arrives: 0 | 1 = 0): NetworkFault => ({
  name,
  arrives,
  response: { kind: 'reply', status, type, body },
});
const jsonMessage = (message: string): string => JSON.stringify({ message });
const page = (title: string): string =>
  `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

/** The server's own refusal: a sentence in the slots of all forms and of the cart, so that each action finds its own. */
export const REFUSAL = 'Tego nie da się teraz zmienić.';
const SLOTS = new Set(['0', ...Object.values(cartActions).flatMap(({ slot }) => slot ?? [])]);
const refusal = JSON.stringify({
  cart: null,
  messages: Object.fromEntries([...SLOTS].map((slot) => [slot, { messages: [REFUSAL] }])),
});

export const faults: readonly NetworkFault[] = [
  { name: 'delay 50 ms–30 s', arrives: 1, response: { kind: 'answer', late: [50, 30_000] } },
  { name: 'hang', arrives: 0, response: { kind: 'hang' } },
  { name: 'refused', arrives: 0, response: { kind: 'refused' } },
  { name: 'reset before headers', arrives: 0, response: { kind: 'reset' } },
  { name: 'reset in the body', arrives: 1, response: { kind: 'reset in the body' } },
  {
    name: 'truncated JSON',
    arrives: 1,
    response: { kind: 'corrupt', corrupt: (text) => text.slice(0, Math.floor(text.length / 2)) },
  },
  { name: 'slow drip', arrives: 1, response: { kind: 'drip', pieces: 8, pause: 100 } },
  { name: 'offline', arrives: 0, response: { kind: 'offline' } },
  { name: 'abort by navigation', arrives: 1, response: { kind: 'navigation' } },
  reply('400', 400, JSON_TYPE, jsonMessage('Bad request.')),
  reply('401', 401, JSON_TYPE, jsonMessage('Unauthenticated.')),
  reply('403', 403, JSON_TYPE, jsonMessage('Forbidden.')),
  reply('404', 404, HTML_TYPE, page('404 Not Found')),
  reply('409', 409, JSON_TYPE, jsonMessage('Conflict.')),
  reply('413', 413, HTML_TYPE, page('413 Request Entity Too Large')),
  reply('419', 419, JSON_TYPE, jsonMessage('CSRF token mismatch.')),
  reply('422 with messages', 422, JSON_TYPE, refusal),
  reply('429', 429, HTML_TYPE, page('429 Too Many Requests')),
  reply('500 HTML', 500, HTML_TYPE, page('Whoops, looks like something went wrong.'), 1),
  reply('502 HTML', 502, HTML_TYPE, page('502 Bad Gateway'), 1),
  reply('503', 503, HTML_TYPE, page('503 Service Unavailable')),
  { name: 'redirect to a login page', arrives: 0, response: { kind: 'redirect', to: LOGIN_PATH } },
  reply('200 HTML', 200, HTML_TYPE, LOGIN_PAGE),
  {
    name: 'PHP notice before JSON',
    arrives: 1,
    response: {
      kind: 'corrupt',
      corrupt: (text) =>
        `<br />\n<b>Notice</b>: Undefined index: qty in <b>cart.php</b> on line <b>88</b><br />\n${text}`,
    },
  },
  { name: 'empty body or 204', arrives: 1, response: { kind: 'corrupt', corrupt: () => '' } },
  reply('wrong shape', 200, JSON_TYPE, '{"ok":true,"data":[]}'),
  { name: 'delivered twice', arrives: 2, response: { kind: 'answer', late: [0, 0] } },
  { name: 'applied, answer lost', arrives: 1, response: { kind: 'reset' } },
];

/** Whether the fault looks like a valid but slow response to the client, which needs no message. */
export const isHarmless = ({ response }: NetworkFault): boolean =>
  response.kind === 'answer' || response.kind === 'drip';
