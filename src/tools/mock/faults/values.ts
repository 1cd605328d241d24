/** Faults of single values: ids, texts, URLs, dates, currencies, signs. */
import { lines, printing, type Faults } from './fault-of';
import { otherUrls } from '../other-calls';
import type { Fault } from '../fault';
import type { JsonObject } from '../state';

const text = (change: (text: string) => string): Fault => ({
  printed: (printed, at) => void (at && (printed.text = change(printed.text))),
});
const suggested = (change: (product: JsonObject) => void): Fault => ({
  other: (answer, pathname) => {
    if (pathname === otherUrls.suggest) answer['products'] = [{ ...answer['products'][0] }];
    if (pathname === otherUrls.suggest) change(answer['products'][0]);
    return answer;
  },
});
const checked = (white_list: JsonObject) =>
  printing(({ availablePayments: [payment] }) => (payment.seller_account = { number: '12 1140 2004', white_list }));
const promised = (delivery: JsonObject) =>
  printing(({ availableCarriers: [carrier] }) => (carrier.delivery = delivery));
/** Steps above the line's quantity, at these parts of its price; a step of 0 more is reached. */
const steps = ({ quantity, prices }: JsonObject, ...those: readonly (readonly [more: number, part: number])[]) =>
  those.map(([more, part]) => ({
    from: Number(quantity) + more,
    net: (prices.net * part).toFixed(2),
    gross: (prices.gross * part).toFixed(2),
  }));
const escaped = (one: string): string =>
  one.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#039;');

export const values: Faults = {
  'an address’s id is a number beyond 2^53': text((json) =>
    json.replaceAll(/("addresses":\[\{"id":)(\d+)/g, '$190071992547409930$2'),
  ),
  'two lines have one id': printing(({ items }) => items[1] && (items[1].id = items[0].id)),
  'two payments have one id': printing(({ availablePayments }) => (availablePayments[1].id = availablePayments[0].id)),
  'the id of a line is a number, but a text in refusals': {
    answer: (answer, _at, { status }) =>
      status === 422 && answer['cart']?.items.forEach((line: JsonObject) => (line['id'] = String(line['id']))),
  },
  'a product’s name is escaped': lines((line) => (line['product_name'] = `Śruby &amp; ${line['product_name']}`)),
  'a product’s name is escaped twice': lines((line) => (line['product_name'] = `&amp;amp; ${line['product_name']}`)),
  'a product’s name has tags as text': lines((line) => (line['product_name'] = `&lt;b&gt;${line['product_name']}`)),
  'a product’s name has tags': lines((line) => (line['product_name'] = `<b>${line['product_name']}</b>`)),
  'a carrier’s name is escaped': printing(({ availableCarriers }) => (availableCarriers[0].name = 'Kurier&nbsp;24')),
  'addresses are HTML-escaped when they are saved': {
    sent: (body) => {
      const one = body['new_address'];
      if (typeof one?.name === 'string') one.name = escaped(one.name);
    },
  },
  'a refusal’s sentence is HTML': {
    answer: ({ messages }, _at, { status }) =>
      status === 422 && Object.values(messages as JsonObject).forEach((one) => (one.messages = ['<b>Nie można.</b>'])),
  },
  'a suggestion’s title is escaped twice': suggested((one) => (one['title'] = 'Śruby &amp;amp; kołki')),
  'a suggestion’s title has a script': suggested((one) => (one['title'] = '<img src=x onerror=alert(1)>')),
  'a suggestion leads to a script': suggested((one) => (one['link'] = 'javascript:alert(1)')),
  'a product’s address is a script': lines((line) => (line['url'] = 'javascript:alert(1)')),
  'the URL of a product is a script URL after a space': lines((line) => (line['url'] = ' JavaScript:alert(1)')),
  'a product’s address is data': lines((line) => (line['url'] = 'data:text/html,<script>alert(1)</script>')),
  'a payment’s page is a script': printing((cart) => (cart['paymentUrl'] = 'javascript:void(0)')),
  'a product’s address has a password': lines((line) => (line['url'] = 'https://a:b@sklep.example/1')),
  'the currency is a sign': printing((cart) => (cart['currency'] = { iso_code: 'zł' })),
  'the currency is none of ISO’s': printing((cart) => (cart['currency'] = { iso_code: 'ZLO' })),
  'the currency is in small letters': printing((cart) => (cart['currency'] = { iso_code: 'pln' })),
  'the currency is another one in refusals': {
    answer: (answer, _at, { status }) =>
      status === 422 && answer['cart'] && (answer['cart'].currency = { iso_code: 'EUR' }),
  },
  'the currency is another one after a load': printing(
    (cart, { name }) => name !== 'load' && (cart['currency'] = { iso_code: 'EUR' }),
  ),
  'the buyer is of a kind that there is not': printing((cart) => (cart['buyer'] = 'firma')),
  'a consumer gets no notice on the legal guarantee': printing((cart) => (cart['buyer'] = 'consumer')),
  'a label is for a guarantee of two years': lines(
    (line) => (line['guarantee'] = { years: 2, image: '/etykieta.svg' }),
  ),
  'a delivery ends before it begins': promised({ from: '2026-12-03', to: '2026-12-01' }),
  'a delivery is on a day that there is not': promised({ from: '2026-11-31' }),
  'a delivery promises nothing': promised({ text: '' }),
  'the parts of a line do not make its quantity': lines(
    (line) => (line['availability'] = { parts: [{ quantity: line['quantity'] + 1, kind: 'stock' }] }),
  ),
  'a part of a line is nothing': lines(
    (line) =>
      (line['availability'] = {
        parts: [
          { quantity: line['quantity'], kind: 'stock' },
          { quantity: 0, kind: 'incoming' },
        ],
      }),
  ),
  'the price of a line held until a day that has passed': lines((line) => (line['price_until'] = '2020-12-05')),
  'what is not available has a day': lines(
    (line) => (line['availability'] = { parts: [{ quantity: line['quantity'], kind: 'none', date: '2031-12-09' }] }),
  ),
  'a price step costs more than the one before': lines(
    (line) => (line['price_steps'] = steps(line, [1, 0.9], [2, 0.95])),
  ),
  'a price step begins at the minimum': lines(
    (line) => (line['price_steps'] = [{ from: line['min'], net: line['prices'].net, gross: line['prices'].gross }]),
  ),
  'a line does not have the price of its step': lines((line) => (line['price_steps'] = steps(line, [0, 0.9]))),
  'a label of a guarantee has no picture': lines((line) => (line['guarantee'] = { years: 5 })),
  'a line is in another currency than its cart': lines((line) => (line['currency'] = { iso_code: 'EUR' })),
  'a delivery day is one that there is not': lines((line) => (line['availability'] = { date: '2026-02-30' })),
  'a Polish day is one that there is not': lines((line) => (line['availability'] = { date: '31.11.2026' })),
  'a price is below zero': printing(({ items, prices }) => {
    const [line] = items;
    if (!line) return;
    Object.assign(line.prices, { net: '-1.00', gross: '-1.23' });
    line.prices.total_gross = (-1.23 * line.quantity).toFixed(2);
    void prices;
  }),
  'the branch’s phone is its mail address': printing((cart) => (cart['department_phone'] = 'krakow@sklep.example')),
  'the branch’s phone is a sentence': printing((cart) => (cart['department_phone'] = 'w godzinach 8–16')),
  'the white list state of an account has no day': checked({ state: 'listed' }),
  'the white list state of an account is unknown to the contract': checked({
    state: 'Czynny',
    checked_at: '2026-11-26',
  }),
  'a step is zero': lines((line) => (line['step'] = 0)),
};
