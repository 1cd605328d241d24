/** The scenarios of the mock, by name. */
import type { Fault } from './fault';
import { LONG } from './long';
import { toAmount as amount } from '../../shop/money';
import { goodsOf } from './money';
import { processScenarios } from './process-scenarios';
import { as, type Scenario } from './scenario';
import { stepped } from './stepped';
import { dispatch, type Line, type JsonObject } from './state';
import { revisionOf } from './wire';

/** Calls `change` for every object of a response or a body, innermost first. */
export function each(value: unknown, change: (one: JsonObject) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const one of Object.values(value)) each(one, change);
  if (!Array.isArray(value)) change(value as JsonObject);
}

/** The lines are in two carts of a master: the first line in one, the others in the other, until they are moved. */
export const master: Fault = {
  cart: (cart, at) => {
    const { items } = cart as { items: JsonObject[] };
    const childOf = (line: Line, index: number) => (line.child ??= index === 0 ? 1 : 2);
    const child = (number: 1 | 2, name: string) => {
      const isIn = at.cart.lines.map((line, index) => childOf(line, index) === number);
      const own = new Set(at.cart.lines.filter((_, index) => isIn[index]).map(({ id }) => id));
      const { net, gross } = goodsOf({ ...at.cart, lines: at.cart.lines.filter((_, index) => isIn[index]) });
      return {
        id: cart['id'] * 1000 + number,
        cart_name: name,
        items: items.filter(({ id, belongs_to }) => own.has(belongs_to ?? id)),
        prices: { net: amount(net), gross: amount(gross), total_gross_only_products: amount(gross) },
      };
    };
    const childCarts = [child(1, 'Budowa A'), child(2, 'Budowa B')];
    Object.assign(cart, { is_master: true, can_move_lines: true, items: [], childCarts });
    cart['revision'] = revisionOf(cart);
  },
  sent: (body, { cart, name }) => {
    if (name === 'move') return;
    each({ body }, (one) => {
      for (const field of ['cartToUpdate', 'cartId'])
        if (Math.floor(Number(one[field]) / 1000) === cart.id) one[field] = cart.id;
    });
  },
};

/** Pieces at hand of each product of the scenario `parts`. */
const AT_HAND = 1;
const partsOf = (quantity: number, atHand: number): readonly JsonObject[] =>
  [
    { quantity: Math.min(quantity, atHand), kind: 'stock' },
    { quantity: quantity - atHand, kind: 'incoming', date: '2031-12-09' },
  ].filter((one) => one.quantity > 0);

const status = (code: number, text: string): Fault => ({
  printed: (printed, at) => void (at && Object.assign(printed, { status: code, text })),
});

export const scenarios: Readonly<Record<string, Scenario>> = {
  buyer: { summary: 'a buyer with three lines', ...as('buyer') },
  guest: { summary: 'a visitor without an account' },
  trader: { summary: 'a trader, who may change prices', ...as('trader') },
  specialist: { summary: 'a specialist with projects', ...as('specialist') },
  master: { summary: 'a master cart with two carts', ...as('buyer'), ...master },
  blocked: { summary: 'a client whose purchases are blocked', ...as('blocked') },
  test: { summary: 'a test client, who cannot order', ...as('test') },
  overdue: { summary: 'a client with overdue payments', ...as('overdue') },
  unpaid: {
    summary: 'a client without any payment, with the phone number of the branch',
    ...as('buyer'),
    cart: (cart) =>
      Object.assign(cart, {
        availablePayments: [],
        department_name: 'Kraków Płaszów',
        department_phone: '12 510 40 20',
      }),
  },
  limit: {
    summary: 'a client whose limit is smaller than the order',
    ...as('buyer'),
    cart: (cart) =>
      each(
        cart,
        (one) => void (one['hook_name'] === 'manual_wire' && (one['merchantLimit'] = { remaining_amount: '1.00' })),
      ),
  },
  promise: {
    summary: 'carriers with their days, a transfer with its term and the limit after the order',
    ...as('buyer'),
    cart: (cart) => {
      const limit = 5_000_00;
      const rest = limit - Math.round(Number(cart['prices'].total_gross) * 100);
      const days = [{ text: 'we wtorek 1.12, 8–16' }, { from: '2026-12-01', to: '2026-12-03' }, { from: '2026-11-30' }];
      cart['availableCarriers'].forEach((one: JsonObject, at: number) => (one['delivery'] = days[at]));
      Object.assign(cart['availablePayments'][1], {
        until: '2026-12-12',
        merchantLimit: { remaining_amount: amount(limit) },
        ...(rest >= 0 && { limit_left: amount(rest) }),
      });
    },
  },
  parts: {
    summary: 'lines that come in parts, the second at once, and a choice of how they are sent',
    ...as('buyer'),
    style: { isInParts: true },
    cart: (cart, { cart: { extraFields } }) => {
      const isTogether = extraFields[dispatch.name] === 'together';
      cart['items'].forEach((line: JsonObject, at: number) => {
        const inParts = partsOf(line['quantity'], at === 1 ? line['quantity'] : AT_HAND);
        const [last] = inParts.slice(-1);
        const parts = isTogether && inParts.length > 1 ? [{ ...last, quantity: line['quantity'] }] : inParts;
        line['availability'] = { quantity: AT_HAND, parts };
      });
    },
  },
  'price-steps': {
    summary: 'products that are cheaper from 4 and from 9 more than the least quantity on',
    ...as('buyer'),
    ...stepped,
  },
  terms: {
    summary: 'a line with the buyer’s own symbol and a price that holds until a day',
    ...as('buyer'),
    style: { hasTerms: true },
  },
  file: { summary: 'a cart with a field for a file', ...as('buyer'), style: { file: 'optional' } },
  locked: { summary: 'a cart whose payment has begun', ...as('locked') },
  approval: { summary: 'a cart that needs approval', ...as('buyer'), style: { approvalOver: 10_000 } },
  ...processScenarios,
  incomplete: { summary: 'a buyer with an order sent in parts', ...as('buyer'), style: { incomplete: true } },
  returns: { summary: 'a buyer whose order may be returned', ...as('buyer'), style: { returns: true } },
  lines: { summary: 'a cart with 500 lines', ...as('buyer'), style: { lines: 500 } },
  empty: { summary: 'an empty cart', ...as('buyer'), style: { emptyStart: true } },
  long: {
    summary: 'names of a hundred letters in one word',
    ...as('buyer'),
    cart: (cart) => each(cart, (one) => void ('product_name' in one && (one['product_name'] = LONG))),
  },
  expired: { summary: 'every action is answered by 419', ...status(419, '{"message": "CSRF token mismatch."}') },
  failing: { summary: 'every action is answered by 500', ...status(500, '<h1>500</h1>') },
  slow: { summary: 'every answer takes three seconds', ...as('buyer'), latency: 3000 },
};
