/** Correct shops of different styles, in which the kit must find no violation. */
import type { ConformOptions } from '../../src/tools/conform/run';
import type { CallContext, Fault, RawAnswer } from '../../src/tools/mock/fault';
import { withProcesses } from '../../src/tools/mock/faults/processes';
import { toAmount as amount } from '../../src/shop/money';
import { shareOf } from '../../src/shop/money';
import { each, master } from '../../src/tools/mock/scenarios';
import { stepped } from '../../src/tools/mock/stepped';
import type { JsonObject, Product } from '../../src/tools/mock/state';

export interface Variant extends Fault {
  /** Further options of the kit. */
  readonly options?: Partial<ConformOptions>;
}

const add = [
  { method: 'POST', path: '/do-koszyka', body: '{"id":1,"quantity":2}' },
  { method: 'POST', path: '/do-koszyka/2', body: '{"quantity":1}' },
];

const printed = (change: (one: JsonObject) => void): Fault => ({ answer: (answer) => each(answer, change) });

const MONEY = /^(net|gross|total_.*|price_.*|minimal_.*)$/;
/** Money in the format of `print`. */
const money = (print: (text: string) => unknown): Fault =>
  printed((one) => {
    for (const [name, value] of Object.entries(one))
      if (MONEY.test(name) && typeof value === 'string') one[name] = print(value);
  });

/** Ids of another type, returned unchanged. */
const ids = (print: (id: unknown) => unknown, read: (id: string) => unknown): Fault => ({
  ...printed((one) => {
    for (const name of ['id', 'payment_id', 'method_id'])
      if (one[name] != null && typeof one[name] !== 'object') one[name] = print(one[name]);
  }),
  sent: (body) =>
    each({ body }, (one) => {
      for (const [name, value] of Object.entries(one)) {
        const key = String(read(name));
        if (key !== name) delete one[name];
        one[key] = typeof value === 'string' ? read(value) : value;
      }
    }),
});

const lists = (print: (list: unknown[]) => unknown): Fault =>
  printed((one) => {
    for (const [name, value] of Object.entries(one)) if (Array.isArray(value)) one[name] = print(value);
  });

/** A cart that is empty, not yet or no longer, counts as no cart. */
const noCart = (answer: JsonObject, { cart }: CallContext): void => {
  if (cart.lines.length === 0) answer['cart'] = null;
};

const drop = (...names: readonly string[]): Fault => printed((one) => names.forEach((name) => delete one[name]));

const status = (of: (printed: RawAnswer, at: CallContext) => number | undefined): Fault => ({
  answer: (_answer, at, one) => void (one.status = of(one, at) ?? one.status),
});

/** Quantities that cannot be ordered become the nearest valid ones, with a message. */
const clamping: Fault = {
  sent: (body, { cart, shop }) => {
    for (const { id, product } of cart.lines) {
      const wanted: unknown = body['quantity']?.[id];
      if (typeof wanted !== 'number' || wanted <= 0) continue;
      const { min, max, step } = product;
      const is = Math.min(max, Math.max(min, Math.round(wanted / step) * step));
      body['quantity'][id] = is;
      if (is !== wanted) shop.memory.set(`clamped ${cart.id}`, is);
    }
  },
  answer: (answer, { cart, shop }, one) => {
    const is = shop.memory.get(`clamped ${cart.id}`);
    if (is === undefined || one.status !== 200) return;
    shop.memory.delete(`clamped ${cart.id}`);
    answer['messages'] = { quantity: { messages: [`Zmieniono na ${String(is)}.`], status: 'warning' } };
  },
};

/** The shop stores gross prices, and computes net prices line by line. */
const fromGross: Fault = {
  cart: (cart, at) => {
    const back = (gross: number, vat: Product['vat']): number => Math.round((gross * 100) / shareOf(vat));
    let net = 0;
    let gross = 0;
    at.cart.lines.forEach((line, index) => {
      const unit = Math.round((line.net * shareOf(line.product.vat)) / 100);
      const { prices } = cart['items'][index];
      Object.assign(prices, { net: amount(back(unit, line.product.vat)), gross: amount(unit) });
      prices.total_gross = amount(unit * line.quantity);
      gross += unit * line.quantity;
      net += back(unit * line.quantity, line.product.vat);
    });
    const { price } = cart['carrier'] ?? { price: { net: '0.00', gross: '0.00' } };
    const deposit = Number(cart['prices'].deposit_total ?? 0);
    const total = (goods: number, more: string): string => amount(goods + Math.round(Number(more) * 100));
    cart['prices'] = {
      net: amount(net),
      gross: amount(gross),
      total_net: total(net, price.net),
      total_gross: total(gross, String(Number(price.gross) + deposit)),
      ...(deposit > 0 && { deposit_total: amount(Math.round(deposit * 100)) }),
      total_gross_only_products: amount(gross),
    };
  },
};

/** The people of a company in the small shop. */
export const withApproval = {
  cookie: 'sid=as-buyer',
  product: '3',
  project: undefined,
  as: { approver: 'sid=as-approver', colleague: 'sid=as-colleague', buyer: 'sid=as-buyerb' },
} satisfies Partial<ConformOptions>;

export const variants: Readonly<Record<string, Variant>> = {
  'the plain shop': {},
  'prices fall with the quantity': stepped,
  'an order needs a file': { style: { file: 'required' } },
  'an order may be returned': { style: { returns: true } },
  'each unit is rounded': { style: { rounding: 'unit' } },
  'the order is rounded once': { style: { rounding: 'order' } },
  'each VAT rate is rounded once': { style: { rounding: 'rate' } },
  'prices are kept gross': fromGross,
  'money is a number': money(Number),
  'money has no idle zeros': money((text) => String(Number(text))),
  'ids are numbers as text': ids(String, (id) => id),
  'ids are words': {
    ...ids(
      (id) => `n-${String(id)}`,
      (id) => (id.startsWith('n-') ? id.slice(2) : id),
    ),
    options: { project: 'n-5' },
  },
  'each session counts its own ids': { style: { ids: 'session' } },
  'a master cart with two carts': master,
  'carts have no names': drop('cart_name'),
  'nothing optional': {
    ...drop(
      ...['cart_name', 'index', 'unit', 'min', 'max', 'step', 'minimal_price_net', 'revision', 'currency'],
      ...['paymentUrl', 'total_net', 'client_amount_after_deadline'],
    ),
    disabledChecks: ['quantity-min', 'quantity-max', 'quantity-step', 'seen-revision'],
    sent: (body, { cart }) => {
      for (const { id } of cart.lines) if (body['quantity']?.[id] <= 0) body['quantity'][id] = 'x';
    },
  },
  'absent is left out instead of null': printed((one) => {
    for (const [name, value] of Object.entries(one)) if (value === null && name !== 'cart') delete one[name];
  }),
  'no cart has a sum': { cart: (cart) => delete cart['prices'] },
  'only gross sums': { cart: (cart) => ['net', 'gross', 'total_net'].forEach((name) => delete cart['prices'][name]) },
  'carts have no revision': {
    cart: (cart) => delete cart['revision'],
    disabledChecks: ['seen-revision', 'seen-total_gross'],
  },
  'a new visitor has no cart, goods come by their form': {
    style: { emptyStart: true },
    answer: noCart,
    options: { add, product: undefined },
  },
  'a new visitor has no cart, goods come by their id': { style: { emptyStart: true }, answer: noCart },
  'a new visitor has an empty cart': { style: { emptyStart: true }, options: { add } },
  'the cart keeps its id after an order': { style: { cartIds: 'same' } },
  'lists are objects': lists((list) => ({ ...list })),
  'lists are objects that begin at 7': lists((list) => Object.fromEntries(list.map((one, at) => [at + 7, one]))),
  'messages are a list while there are none': {
    answer: (answer) => void (Object.keys(answer['messages']).length === 0 && (answer['messages'] = [])),
  },
  'flags are 0 and 1': printed((one) => {
    for (const [name, value] of Object.entries(one)) if (typeof value === 'boolean') one[name] = Number(value);
  }),
  'quantities are changed to the nearest': clamping,
  'answers are slow': { hangs: false, printed: () => new Promise((resolve) => void setTimeout(resolve, 3)) },
  'refusals are 409': status(({ status: is }) => (is === 422 ? 409 : undefined)),
  'refusals are 403 and 404': status(({ status: is }, { name }) =>
    is === 422 ? (name === 'quantity' ? 404 : 403) : undefined,
  ),
  'a refused token is Laravel’s': {
    printed: (one, at) => void (at && one.status === 419 && (one.text = '{"message": "CSRF token mismatch."}')),
  },
  'a refused token is a 403': {
    printed: (one, at) => {
      if (at && one.status === 419) Object.assign(one, { status: 403, text: '<h1>CSRF token missing</h1>' });
    },
  },
  'the token stands in the page': {
    printed: (one, at) => {
      const cookie = one.headers.find(([, line]) => line.startsWith('XSRF-TOKEN='));
      if (at !== undefined || cookie === undefined) return;
      const token = decodeURIComponent(/=([^;]*)/.exec(cookie[1])?.[1] ?? '');
      one.headers = one.headers.filter((header) => header !== cookie);
      one.text += `<meta name="csrf-token" content="${token}">`;
    },
  },
  'notes come back with the line ends of forms': {
    cart: (cart) => (cart['client_comments'] = cart['client_comments'].replaceAll('\n', '\r\n')),
  },
  'notes are called notes': {
    cart: (cart) => {
      cart['notes'] = cart['client_comments'];
      delete cart['client_comments'];
    },
  },
  'a new address becomes the delivery’s': {
    done: ({ name, cart, session }) =>
      name === 'new_address' && (cart.deliveryAddressId = session.addresses.at(-1)?.id ?? null),
  },
  'the delivery’s address is printed as the invoice’s': {
    cart: (cart) => (cart['delivery_address'] ??= cart['invoice_address'] && { ...cart['invoice_address'] }),
  },
  'another carrier takes the payment back': {
    done: ({ name, cart, shop }) => {
      const was = shop.memory.get(`carrier ${cart.id}`);
      shop.memory.set(`carrier ${cart.id}`, cart.carrierId);
      if (name === 'carrier' && was !== cart.carrierId) Object.assign(cart, { paymentId: null, paymentMethodId: null });
    },
  },
  'one carrier, of one kind': { cart: (cart) => cart['availableCarriers'].splice(1) },
  'addresses are as long as the buyer likes': { disabledChecks: ['address-long'] },
  'payments have no methods': {
    cart: (cart) => cart['availablePayments'].forEach((one: JsonObject) => delete one['additional_data']),
  },
  'goods without VAT have a word for a rate': {
    style: { lines: 4 },
    cart: (cart) =>
      cart['items'].forEach(
        (one: JsonObject) => one['vat_rate'] === 'zw' && (one['vat_rate'] = ['np', 'oo'][cart['id'] % 2]),
      ),
  },
  'the carrier’s price is flat': {
    cart: ({ carrier }) => {
      if (!carrier) return;
      Object.assign(carrier, { price_net: carrier.price.net, price_gross: carrier.price.gross });
      delete carrier.price;
    },
  },
  'prices stand for a time that the shop names': {
    disabledChecks: ['price-follows'],
    cart: (cart) => cart['items'].forEach((one: JsonObject) => (one['price_until'] = '2031-03-12T12:00:00Z')),
  },
  'a buyer has symbols of its own': { style: { hasTerms: true } },
  'large orders need approval, and quotes can be asked for': { ...withProcesses, options: withApproval },
  'approval and quotes require fields of their own, and whoever approves consents': {
    ...withProcesses,
    cart: (cart) => {
      const isApprover = cart['approval']?.can.includes('approve');
      for (const one of cart['extra_fields'])
        one.required = ['approval', 'quote'].includes(one.scope) || (isApprover && one.type === 'consent');
    },
    options: withApproval,
  },
  'a second order is answered by the first': { style: { thanksAgain: true } },
  'delivery is free from 500': {
    cart: (cart, { cart: { carrierPrices } }) => {
      const { prices, carrier } = cart;
      if (Number(prices.gross) < 500 || Object.keys(carrierPrices).length > 0) return;
      const free = { net: '0.00', gross: '0.00' };
      if (carrier) carrier.price = free;
      for (const one of cart['availableCarriers'])
        if (one.type === 'courier') Object.assign(one, { price_net: free.net, price_gross: free.gross });
      const gross = Number(prices.gross) + Number(prices.deposit_total ?? 0);
      Object.assign(prices, { total_net: prices.net, total_gross: gross.toFixed(2) });
    },
  },
  'a voucher takes a tenth off': {
    cart: (cart) => {
      const { prices, carrier } = cart;
      const off = (text: string): number => Math.round(Number(text) * 90);
      const more = (text?: string): number => Math.round(Number(text ?? 0) * 100);
      cart['voucher'] = { voucher_code: 'JESIEN' };
      Object.assign(prices, {
        total_net: amount(off(prices.net) + more(carrier?.price.net)),
        total_gross: amount(off(prices.gross) + more(carrier?.price.gross) + more(prices.deposit_total)),
        net: amount(off(prices.net)),
        gross: amount(off(prices.gross)),
      });
    },
  },
  'nobody orders without a carrier: it is chosen from the start': { style: { ready: true } },
  'only who has signed in has a cart': {
    style: { signedIn: true },
    options: { cookie: 'sid=as-buyer', as: { buyer: 'sid=as-buyer2' }, project: undefined, add },
  },
};
