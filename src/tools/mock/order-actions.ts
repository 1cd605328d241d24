/** What happened to the orders of the small shop since they were placed: messages to it, and cancelled rests. */
import { messageLimit } from '../../http/limits';
import type { CallContext } from './fault';
import { fileReturn } from './returns';
import type { MockShopState } from './shop-state';
import type { AfterOrder, JsonObject, Session } from './state';

/** Orders are numbered in each session's list. */
export function afterOrder({ afterOrders }: MockShopState, { id: owner }: Session, id: number): AfterOrder {
  const known = afterOrders.get(`${owner} ${id}`) ?? { messages: [], returns: [], keys: new Map(), isCancelled: false };
  afterOrders.set(`${owner} ${id}`, known);
  return known;
}

export const actionsOf = (isOpen: boolean): JsonObject[] => [
  ...(isOpen ? [{ name: 'cancel_open', text: 'Nie wyślemy i nie policzymy jednej sztuki.' }] : []),
  { name: 'message' },
];

/** What a call was answered with beside its status; an answered order is whole. */
export class OrderReply {
  readonly status: number;
  readonly body: JsonObject;
  constructor(status: number, body: JsonObject) {
    this.status = status;
    this.body = body;
  }
}

const refused = (status: number, order: JsonObject, slot: string, sentence: string) =>
  new OrderReply(status, { order, messages: { [slot]: { messages: [sentence], status: 'error' } } });

/** `find`: the order as it is now; undefined for others. */
export function actOnOrder(
  at: CallContext,
  id: number,
  { action, text = '', return: sent }: JsonObject,
  key: string,
  find: () => JsonObject | undefined,
): OrderReply {
  const { shop, session } = at;
  const order = find();
  if (order === undefined) {
    if (action === 'return') return new OrderReply(shop.checks('return-own') ? 404 : 200, {});
    if (!shop.checks('action-own')) for (const one of shop.afterOrders.values()) one.messages.push({ text, own: true });
    return new OrderReply(shop.checks('action-own') ? 404 : 200, {});
  }
  const after = afterOrder(shop, session, id);
  const body = JSON.stringify([action, text, sent]);
  const first = shop.checks(action === 'return' ? 'return-once' : 'action-once') ? after.keys.get(key) : undefined;
  if (first !== undefined)
    return first === body ? new OrderReply(200, { order }) : refused(422, order, action, 'Inna treść pod tym kluczem.');
  if (!order['actions'].some((one: JsonObject) => one['name'] === action) && shop.checks('action-known'))
    return refused(409, order, 'confirm', 'Tego nie można już zrobić.');
  if (action === 'message') {
    if (
      typeof text !== 'string' ||
      text.trim() === '' ||
      (text.length > messageLimit.max && shop.checks('action-long'))
    )
      return refused(422, order, 'message', `Wpisz wiadomość do ${messageLimit.max} znaków.`);
    after.messages.push({ text, by: 'Anna Nowak', at: '2026-11-12T14:05:00+01:00', own: true });
  } else if (action === 'return') {
    const refusal = fileReturn(at, after, sent, order);
    if (refusal) return refused(refusal[0], order, action, refusal[1]);
  } else after.isCancelled = true;
  if (key !== '') after.keys.set(key, body);
  return new OrderReply(200, { order: find() });
}
