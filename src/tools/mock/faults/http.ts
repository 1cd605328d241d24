/** Faults of responses: headers, bodies, statuses, cookies, time. */
import { answered, disabled, printing, type Faults } from './fault-of';
import type { Fault, RawAnswer } from '../fault';
import type { JsonObject } from '../state';

const header = (name: string, value: string | undefined): Fault => ({
  printed: (printed, at) => {
    if (at === undefined) return;
    printed.headers = printed.headers.filter(([one]) => one !== name);
    if (value !== undefined) printed.headers.push([name, value]);
  },
});
/** Changes the body: text before the JSON, or in its place. */
const body = (
  change: (text: string) => string,
  fits: (at: { name: string }, printed: RawAnswer) => boolean = () => true,
): Fault => ({
  printed: (printed, at) => void (at && fits(at, printed) && (printed.text = change(printed.text))),
});
const cookie = (change: (line: string) => string): Fault => ({
  printed: ({ headers }) => headers.forEach((one) => one[0] === 'Set-Cookie' && (one[1] = change(one[1]))),
});
const never = new Promise<void>(() => undefined);
const hangs = (fits: (name: string) => boolean): Fault => ({
  hangs: true,
  printed: (_printed, at) => (at && fits(at.name) ? never : undefined),
});
const refusal = (change: (messages: JsonObject, printed: RawAnswer, answer: JsonObject) => void): Fault => ({
  answer: (answer, _at, printed) => {
    if (printed.status === 422 || printed.status === 409) change(answer['messages'], printed, answer);
  },
});

export const http: Faults = {
  'answers may be stored': header('Cache-Control', 'public, max-age=60'),
  'answers say nothing of storing': header('Cache-Control', undefined),
  'refusals may be stored': {
    printed: (printed, at) =>
      void (at && printed.status === 422 && (printed.headers = [['Content-Type', 'application/json']])),
  },
  'answers are text/html': header('Content-Type', 'text/html; charset=utf-8'),
  'answers are said to be in ISO-8859-2': header('Content-Type', 'application/json; charset=iso-8859-2'),
  'a byte order mark stands before the JSON': body((text) => `\uFEFF${text}`),
  'letters are not UTF-8': body((text) => text.replaceAll(/[ąćęłńóśźż]/g, '\uFFFD')),
  'answers have no type': header('Content-Type', ''),
  'the token’s cookie is HttpOnly': cookie((line) => (line.startsWith('XSRF') ? `${line}; HttpOnly` : line)),
  'the token’s cookie is for another path': cookie((line) =>
    line.startsWith('XSRF') ? line.replace('Path=/', 'Path=/konto') : line,
  ),
  'there is no token': cookie((line) => (line.startsWith('XSRF') ? 'theme=dark; Path=/' : line)),
  'a notice stands before the JSON': body((text) => `<br />\nNotice: Undefined index\n${text}`),
  'a PHP notice precedes the JSON response to quantity': body(
    (text) => `Warning: x\n${text}`,
    ({ name }) => name === 'quantity',
  ),
  'a PHP notice follows the JSON response to an order': body(
    (text) => `${text}<!-- 12 ms -->`,
    ({ name }) => name === 'confirm',
  ),
  'a refusal is an HTML page': body(
    () => '<!doctype html><h1>422</h1>',
    (_at, { status }) => status === 422,
  ),
  'an answer is empty': body(
    () => '',
    ({ name }) => name === 'payment',
  ),
  'an answer to new_address is a redirect': {
    printed: (printed, at) => {
      if (at?.name !== 'new_address') return;
      printed.status = 302;
      printed.headers.push(['Location', '/koszyk']);
      printed.text = '';
    },
  },
  'the answer is wrapped in data': body((text) => `{"data":${text}}`),
  'lines have no product_name': printing(({ items }) => items.forEach((one: JsonObject) => delete one['product_name'])),
  'one line has no prices': printing(({ items }) =>
    items.slice(0, 1).forEach((one: JsonObject) => delete one['prices']),
  ),
  'carriers have no id': printing(({ availableCarriers }) =>
    availableCarriers.forEach((one: JsonObject) => delete one['id']),
  ),
  'a payment’s name is a list': printing(({ availablePayments }) => (availablePayments[0].name = ['Online'])),
  'the cart has no id': printing((cart) => delete cart['id']),
  'flags are words': printing((cart) => (cart['payment_init'] = 'nie')),
  'a load says no cart': answered('load', (answer) => delete answer['cart']),
  'an action says no cart': answered('carrier', (answer) => (answer['cart'] = null)),
  'an action hangs': hangs((name) => name === 'payment'),
  'every action hangs': hangs((name) => name !== 'load'),
  'everything hangs': hangs(() => true),
  'an order hangs': hangs((name) => name === 'confirm'),
  'new_address causes a server error': {
    printed: (printed, at) => void (at?.name === 'new_address' && (printed.status = 500)),
  },
  'a wrong quantity causes a server error': {
    printed: (printed, at) => void (at?.name === 'quantity' && printed.status === 422 && (printed.status = 500)),
  },
  'bodies that are no action are taken': disabled('readable'),
  'a refusal has no cart': refusal((_messages, _printed, answer) => (answer['cart'] = null)),
  'a refusal has no sentence': refusal((messages) =>
    Object.values(messages).forEach((one: JsonObject) => (one['messages'] = [])),
  ),
  'a refusal is a success in words': refusal((messages) =>
    Object.values(messages).forEach((one: JsonObject) => (one['status'] = 'success')),
  ),
  'a refusal is only a status': refusal((_messages, _printed, answer) => (answer['messages'] = {})),
  'a refusal of a quantity is a success': answered('quantity', (answer, _at, printed) => {
    if (printed.status === 422) [printed.status, answer['messages']] = [200, {}];
  }),
};
