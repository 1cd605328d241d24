/** The 17 network faults of the random orders: how often a request arrives, and what comes back. */
import type { Answer } from './shop';

export interface OrderFault {
  readonly name: string;
  /** Number of times the shop performs the call. */
  readonly arrives: 0 | 1 | 2;
  /** The response instead of the shop's own; undefined: the connection is dropped. */
  readonly back: (own: Answer | undefined) => { status: number; type?: string; body: string } | undefined;
}

const own = (answer: Answer | undefined) => ({
  status: answer?.status ?? 200,
  body: JSON.stringify(answer?.body ?? {}),
});
const html = (title: string) => `<!doctype html><html><title>${title}</title><h1>${title}</h1></html>`;
const page = (status: number, title: string) => () => ({ status, type: 'text/html', body: html(title) });
const json = (status: number, body: unknown) => () => ({ status, body: JSON.stringify(body) });
const trouble = { cart: null, messages: { 0: { messages: ['Błąd serwera'], status: 'error' } } };

export const orderFaults: readonly OrderFault[] = [
  { name: 'connection dropped before', arrives: 0, back: () => undefined },
  { name: 'applied, then dropped', arrives: 1, back: () => undefined },
  { name: '500 HTML before', arrives: 0, back: page(500, 'Błąd') },
  { name: '500 HTML after', arrives: 1, back: page(500, 'Błąd') },
  { name: '500 JSON after', arrives: 1, back: json(500, trouble) },
  { name: '504 after', arrives: 1, back: page(504, 'Gateway Timeout') },
  { name: '503 JSON', arrives: 0, back: json(503, trouble) },
  { name: '401', arrives: 0, back: json(401, {}) },
  { name: 'login page with 200', arrives: 0, back: page(200, 'Logowanie') },
  { name: 'truncated JSON', arrives: 1, back: (answer) => ({ ...own(answer), body: own(answer).body.slice(0, 40) }) },
  {
    name: 'PHP notice before the JSON',
    arrives: 1,
    back: (answer) => ({ ...own(answer), body: `Notice: x in y\n${own(answer).body}` }),
  },
  { name: 'empty body', arrives: 1, back: () => ({ status: 200, body: '' }) },
  { name: 'a yes without a cart', arrives: 1, back: json(200, { messages: {} }) },
  { name: '419', arrives: 0, back: json(419, {}) },
  { name: '422 with the cart', arrives: 0, back: (answer) => ({ status: 422, body: own(answer).body }) },
  { name: 'applied twice', arrives: 2, back: own },
  { name: '429', arrives: 0, back: json(429, {}) },
];
