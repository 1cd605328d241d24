/** Decides which states of a shop the mock can be in, each by its name. */
import type { Fault } from './fault';
import { LONG } from './long';
import { amount, goodsOf } from './money';
import type { Loose, Role } from './state';

/** Whoever comes has this role. */
const as = (role: Role): Fault => ({ sessionOf: (id) => (id.startsWith('as-') ? id : `as-${role}-${id}`) });

/** Every object of an answer or a body, the innermost first. */
export function each(value: unknown, change: (one: Loose) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const one of Object.values(value)) each(one, change);
  if (!Array.isArray(value)) change(value as Loose);
}

/** The lines stand in two carts of a master. */
export const master: Fault = {
  cart: (cart, at) => {
    const { items } = cart;
    const half = (own: Loose[], from: number) => {
      const { net, gross } = goodsOf({ ...at.cart, lines: at.cart.lines.slice(from, from + own.length) });
      return { net: amount(net), gross: amount(gross), total_gross_only_products: amount(gross) };
    };
    const [first, rest] = [items.slice(0, 1), items.slice(1)];
    cart['is_master'] = true;
    cart['items'] = [];
    cart['childCarts'] = [
      { id: cart['id'] * 1000 + 1, cart_name: 'Budowa A', items: first, prices: half(first, 0) },
      { id: cart['id'] * 1000 + 2, cart_name: 'Budowa B', items: rest, prices: half(rest, 1) },
    ];
  },
  sent: (body, { cart }) =>
    each({ body }, (one) => {
      for (const name of ['cartToUpdate', 'cartId'])
        if (Math.floor(Number(one[name]) / 1000) === cart.id) one[name] = cart.id;
    }),
};

const status = (code: number, text: string): Fault => ({
  printed: (printed, at) => void (at && Object.assign(printed, { status: code, text })),
});

export interface Scenario extends Fault {
  readonly says: string;
}

export const scenarios: Readonly<Record<string, Scenario>> = {
  buyer: { says: 'a buyer with three lines', ...as('buyer') },
  guest: { says: 'a visitor without an account' },
  trader: { says: 'a trader, who may change prices', ...as('trader') },
  specialist: { says: 'a specialist with projects', ...as('specialist') },
  master: { says: 'a master cart with two carts', ...as('buyer'), ...master },
  blocked: { says: 'a client whose purchases are blocked', ...as('blocked') },
  test: { says: 'a test client, who cannot order', ...as('test') },
  overdue: { says: 'a client with overdue payments', ...as('overdue') },
  locked: { says: 'a cart whose payment has begun', ...as('locked') },
  lines: { says: 'a cart with 500 lines', ...as('buyer'), style: { lines: 500 } },
  empty: { says: 'an empty cart', ...as('buyer'), style: { emptyStart: true } },
  long: {
    says: 'names of a hundred letters in one word',
    ...as('buyer'),
    cart: (cart) => each(cart, (one) => void ('product_name' in one && (one['product_name'] = LONG))),
  },
  expired: { says: 'every action is answered by 419', ...status(419, '{"message": "CSRF token mismatch."}') },
  failing: { says: 'every action is answered by 500', ...status(500, '<h1>500</h1>') },
  slow: { says: 'every answer takes three seconds', ...as('buyer'), latency: 3000 },
};
