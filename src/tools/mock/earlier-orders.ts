/** The earlier orders of the small shop: one from before for a visitor with an account, and those of this session. */
import { grossOf, toAmount as amount } from '../../shop/money';
import { deliveriesOf } from './deliveries';
import { actionsOf, afterOrder } from './order-actions';
import { deliveryOf, depositOf, goodsOf, lineGross } from './money';
import {
  carrierIn,
  paymentIn,
  products,
  type AfterOrder,
  type CartState,
  type Line,
  type JsonObject,
  type Session,
} from './state';
import { withReturns } from './returns';
import type { MockShopState } from './shop-state';
import { viewOf } from './views';

const before: readonly Line[] = products.slice(0, 2).map((product, at) => ({
  id: at + 1,
  product,
  quantity: product.step * 2,
  net: product.net - 5,
}));

/** An order paid online awaits its payment at a URL outside the small shop; other orders have no payment due now. */
const paymentOf = (cart: Pick<CartState, 'paymentId'>, amount: string, id: number): JsonObject | undefined => {
  const payment = paymentIn(cart);
  return (
    payment && {
      amount,
      name: payment.name,
      ...(payment.methods.length > 0 ? { state: 'due', url: `/zamowienie/${id}/zaplac` } : { state: 'deferred' }),
    }
  );
};

type Ordered = Pick<CartState, 'lines' | 'carrierId' | 'carrierPrices'>;

/** The rows below the lines: the delivery, and the deposit of each line. */
const chargesOf = (cart: Ordered): JsonObject[] => {
  const { net, gross } = deliveryOf(cart);
  const carrier = carrierIn(cart);
  return [
    ...(carrier ? [{ kind: 'delivery', name: carrier.name, total_net: amount(net), total_gross: amount(gross) }] : []),
    ...cart.lines.flatMap((line) => {
      const gross = depositOf([line]);
      const { product, quantity } = line;
      return gross === 0
        ? []
        : [{ kind: 'deposit', name: product.name, quantity, unit: 'szt.', total_gross: amount(gross) }];
    }),
  ];
};

/** The order with its deliveries, and with what the buyer did about it since. */
function sentOf(lines: readonly Line[], isIncomplete: boolean, order: JsonObject, after: AfterOrder): JsonObject {
  const { facts, deliveries, linesSent } = deliveriesOf(lines, isIncomplete);
  const isOpen = isIncomplete && !after.isCancelled;
  if (isIncomplete && !isOpen) for (const one of facts) [one.open, one.cancelled] = [0, one.cancelled + one.open];
  return {
    ...order,
    ...(isIncomplete && { status: 'shipped' }),
    ...(isOpen && { deliver_at: 'ok. 9 grudnia', ask_url: '/kontakt' }),
    ...(after.messages.length > 0 && { messages_count: after.messages.length }),
    actions: actionsOf(isOpen),
    messages: after.messages,
    lines_sent: linesSent,
    lines: facts.map((one, at) => ({ ...one, ...order['lines'][at] })),
    deliveries,
  };
}

const orderOf = (cart: Ordered & Pick<CartState, 'paymentId'>, id: number): JsonObject => {
  const goods = goodsOf(cart as CartState);
  const delivery = deliveryOf(cart);
  return {
    id,
    number: `ZM/2026/${id}`,
    date: '2026-10-05',
    status: 'delivered',
    total_net: amount(goods.net + delivery.net),
    total_gross: amount(goods.gross + delivery.gross + depositOf(cart.lines)),
    lines_count: cart.lines.length,
    payment: paymentOf(cart, amount(goods.gross + delivery.gross + depositOf(cart.lines)), id),
    documents: [],
    charges: chargesOf(cart),
    total_vat: amount(goods.gross - goods.net + delivery.gross - delivery.net),
    deliver_to: ['Anna Nowak', 'ul. Polna 1', '00-001 Warszawa'],
    deliver_at: 'we wtorek 6.10, 8–16',
    steps: [
      { text: 'Złożone', at: '2026-10-05', state: 'done' },
      { text: 'Dostarczone', state: 'done' },
    ],
    lines: cart.lines.map((line) => ({
      index: `SKU-${line.product.id}`,
      product_id: line.product.id,
      name: line.product.name,
      quantity: line.quantity,
      unit: 'szt.',
      price_net: amount(line.net),
      price_gross: amount(grossOf(line.net, line.product.vat)),
      total_net: amount(line.net * line.quantity),
      total_gross: amount(lineGross(line)),
    })),
  };
};

const undetailed = {
  lines: undefined,
  charges: undefined,
  total_vat: undefined,
  deliver_to: undefined,
  deliver_at: undefined,
  steps: undefined,
  deliveries: undefined,
  ask_url: undefined,
  actions: undefined,
  messages: undefined,
  return: undefined,
  returns: undefined,
};

/** All orders, newest first, or one with its lines; undefined if the id is unknown. */
export function earlierOrders(
  shop: MockShopState,
  session: Session,
  id: string | undefined,
  view: string | null,
): JsonObject | undefined {
  const own = shop.orders.filter((one) => one.session === session || !shop.checks('own-orders'));
  const first = { lines: [...before], carrierId: null, carrierPrices: {}, paymentId: null };
  const isKnown = session.role !== 'guest';
  const sent = (cart: Ordered & Pick<CartState, 'paymentId'>, number: number, isIncomplete = false) => {
    const after = afterOrder(shop, session, number);
    const order = sentOf(cart.lines, isIncomplete, orderOf(cart, number), after);
    return shop.style.returns ? withReturns(order, after) : order;
  };
  const earliest = sent(first, 1, shop.style.incomplete);
  const all = [
    ...(isKnown ? [earliest] : []),
    ...own.map(({ cart }, at) => sent(cart, at + (isKnown ? 2 : 1))),
  ].reverse();
  if (id === '1' && !shop.checks('own-order')) return earliest;
  if (id !== undefined) return all.find((one) => String(one['id']) === id);
  return viewOf(
    shop,
    session,
    all.map((one) => ({ ...one, ...undetailed })),
    view,
  );
}
