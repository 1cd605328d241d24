/** Defines earlier orders, their lines and their documents on the wire. */
import * as v from 'valibot';
import { decimal } from '../http/decimal';
import { whiteList, type WhiteList } from '../http/white-list';
import { limited, messageLimit } from '../http/limits';
import { messages } from '../http/messages';
import { count, flag, having, id, list, maybe, readEntries, text } from '../http/tolerant';
import { orderDocument } from './document-schema';
import { orderReturn, returnBody, returnTerms } from './return-schema';

export { orderDocument, type OrderDocument } from './document-schema';

/** A day without a state: the account was on the list. */
const checkedOn = v.pipe(
  text,
  v.transform((checked_at): WhiteList => ({ state: 'listed', checked_at, request_id: undefined })),
);

/** Data of a transfer. */
export const orderTransfer = v.object({
  recipient: text,
  account: text,
  title: text,
  split_payment: flag,
  white_list: maybe(v.union([whiteList, checkedOn])),
});
export type OrderTransfer = v.InferOutput<typeof orderTransfer>;

/** The amount to pay, the method, and the deadline. */
export const orderPayment = v.object({
  state: text,
  amount: maybe(decimal),
  name: maybe(text),
  method: maybe(text),
  url: maybe(text),
  change_url: maybe(text),
  transfer: maybe(orderTransfer),
  until: maybe(text),
  limit_left: maybe(decimal),
});
export type OrderPayment = v.InferOutput<typeof orderPayment>;

/** Last day and URL of the withdrawal from the contract (rule Z5). */
export const orderWithdrawal = v.object({ until: maybe(text), url: text });
export type OrderWithdrawal = v.InferOutput<typeof orderWithdrawal>;

/** An entry in the list: an order, a request for approval or a quote. With `url` its page replaces the details. */
export const earlierOrder = v.object({
  id,
  kind: maybe(text),
  number: text,
  date: maybe(text),
  status: maybe(text),
  status_text: maybe(text),
  total_net: maybe(decimal),
  total_gross: maybe(decimal),
  currency: maybe(text),
  documents: list(orderDocument, 'document'),
  lines_count: maybe(count),
  lines_sent: maybe(count),
  messages_count: maybe(count),
  payment: maybe(orderPayment),
  buyer_number: maybe(text),
  by: maybe(text),
  to: list(text, 'person'),
  until: maybe(text),
  url: maybe(text),
  withdrawal: maybe(orderWithdrawal),
});
export type EarlierOrder = v.InferOutput<typeof earlierOrder>;

/** One line as it was ordered; prices are of one `unit`, totals of the line. The order's deliveries refer to it by `id`. */
export const earlierLine = v.object({
  id: maybe(id),
  index: maybe(text),
  buyer_code: maybe(text),
  product_id: maybe(id),
  name: text,
  quantity: decimal,
  unit: maybe(text),
  price_net: maybe(decimal),
  price_gross: maybe(decimal),
  total_net: maybe(decimal),
  total_gross: maybe(decimal),
  delivered: maybe(decimal),
  open: maybe(decimal),
  cancelled: maybe(decimal),
  returnable: maybe(decimal),
  returned: maybe(decimal),
});
export type EarlierLine = v.InferOutput<typeof earlierLine>;

/** A row below the lines: delivery, a deposit, or a voucher, whose amounts are negative. */
export const orderCharge = v.object({
  kind: maybe(text),
  name: maybe(text),
  quantity: maybe(decimal),
  unit: maybe(text),
  total_net: maybe(decimal),
  total_gross: maybe(decimal),
});
export type OrderCharge = v.InferOutput<typeof orderCharge>;

/** A stage of the order, done or to come. */
export const orderStep = v.object({ text, at: maybe(text), state: maybe(text) });
export type OrderStep = v.InferOutput<typeof orderStep>;

/** What of a line is in one delivery. */
export const deliveredLine = v.object({ id, quantity: decimal });

/** What was sent at once: a parcel, a lorry, a pickup. */
export const orderDelivery = v.object({
  number: maybe(text),
  date: maybe(text),
  carrier: maybe(text),
  tracking_url: maybe(text),
  lines: list(deliveredLine, 'line of a delivery'),
  documents: list(orderDocument, 'document'),
});
export type OrderDelivery = v.InferOutput<typeof orderDelivery>;

/** What the buyer may do with the order now. `text` states the consequence before the press. */
export const orderAction = v.object({ name: text, text: maybe(text) });
export type OrderAction = v.InferOutput<typeof orderAction>;

/** A message about the order, from the buyer's side (`own`) or from the shop. */
export const orderMessage = v.object({ text, by: maybe(text), at: maybe(text), own: flag });
export type OrderMessage = v.InferOutput<typeof orderMessage>;

/**
 * An order with its lines; lines and charges sum up to its totals. Unreadable lines are counted, so that a buyer notices that a reorder is
 * incomplete.
 */
export const wholeOrder = v.object({
  ...earlierOrder.entries,
  lines: readEntries(earlierLine, 'line of an order'),
  charges: list(orderCharge, 'charge of an order'),
  total_vat: maybe(decimal),
  deliver_to: list(text, 'line of an address'),
  deliver_at: maybe(text),
  steps: list(orderStep, 'step of an order'),
  deliveries: list(orderDelivery, 'delivery of an order'),
  ask_url: maybe(text),
  actions: list(orderAction, 'action of an order'),
  messages: list(orderMessage, 'message about an order'),
  return: maybe(returnTerms),
  returns: list(orderReturn, 'return of an order'),
});
export type WholeOrder = v.InferOutput<typeof wholeOrder>;

/** Carries out one of the order's actions; `text` is the message, `return` what is returned. */
export const orderActionBody = v.object({
  action: v.string(),
  text: v.optional(limited(messageLimit)),
  return: v.optional(returnBody),
});
export type OrderActionBody = v.InferInput<typeof orderActionBody>;

/** The order as it is now; a refusal may have it too. */
export const orderActionAnswer = v.object({ order: wholeOrder, messages: v.optional(messages, {}) });
export type OrderActionAnswer = v.InferOutput<typeof orderActionAnswer>;

/** One of several lists: the buyer's orders, orders that await approval; or a choice of a filter within the list. */
export const orderView = v.object({ key: text, label: maybe(text), count: maybe(count) });
export type OrderView = v.InferOutput<typeof orderView>;

/** An overdue invoice, with the days since its due date. */
export const overdueInvoice = v.object({ number: text, days: maybe(count) });

/** The overdue amount, and the invoices that it consists of. */
export const ordersOverdue = v.object({
  amount: decimal,
  count: maybe(count),
  invoices: list(overdueInvoice, 'overdue invoice'),
});
export type OrdersOverdue = v.InferOutput<typeof ordersOverdue>;

/** One page of orders, newest first; `total` counts all, `size` is the number per page. */
export const ordersPage = v.object({
  views: list(orderView, 'view of orders'),
  view: maybe(text),
  states: list(orderView, 'state of orders'),
  state: maybe(text),
  periods: list(orderView, 'period of orders'),
  period: maybe(text),
  orders: list(earlierOrder, 'order'),
  total: maybe(count),
  size: maybe(count),
  overdue: maybe(ordersOverdue),
});
/** The response as the URL returns it: unrelated JSON must not pass for an empty list of orders. */
export const ordersAnswer = having(['orders'], ordersPage);
export type OrdersAnswer = v.InferOutput<typeof ordersAnswer>;
