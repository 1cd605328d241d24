/** The pages of a guest: the form that asks for the link to an order, and the order behind the link with its calls. */
import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import type { FieldErrors } from '../../../src/fields/validate';
import type { OrderFindBody } from '../../../src/orders/find/schema';
import { refuse } from '../cart/messages';
import { text } from '../cart/text';
import type { Db } from '../db/open';
import { orders } from '../db/schema/orders';
import { limitsAfter } from '../orders/credit';
import { detailsOf } from '../orders/details';
import { orderSummary } from '../orders/order-summary';
import { orderOf, type ItemRow, type OrderRow } from '../orders/visible-orders';
import type { Render } from '../pages/frame';
import { formOf, jsonOf } from '../request/body';
import { Calls, SECONDS } from '../request/rate';
import type { ShopEnv } from '../session/session';
import { mayWithdraw } from '../withdrawal/until';
import { FIND, withLink, withParameter } from './link';
import { readRequest, sendLink } from './request';

const SENT =
  'Jeśli mamy takie zamówienie, wysłaliśmy odnośnik do niego na adres e-mail podany w zamówieniu. Odnośnik działa 24 godziny.';
/** Requests for one order in ten minutes, from anywhere. */
const MOST = 5;

const messagesOf = (faults: FieldErrors<OrderFindBody>) =>
  Object.fromEntries(
    Object.entries(faults).map(([field, message]) => [field, { messages: [message], status: 'error' }]),
  );

/** Adds the link to the URLs of the order's documents, also of those of its deliveries. */
const documentLinks =
  (link: string) =>
  (_name: string, value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('/konto/dokumenty/') ? withParameter(value, link) : value;

export function guestPages(db: Db, render: Render, secret: string) {
  const calls = new Calls();
  /** The linked order without what only its buyer may do or read: actions, messages, returns, another payment. */
  const wireOf = async (link: string, order: OrderRow, items: readonly ItemRow[]) => {
    const left = await limitsAfter(db, [order.id]);
    const {
      messages_count: _,
      documents,
      payment,
      ...summary
    } = orderSummary(order, items, left.get(order.id), await mayWithdraw(db, order.clientId));
    const pay = `/zamowienie/${order.guid}/zaplac`;
    const { url, change_url: __, ...paid } = { url: undefined, change_url: undefined, ...payment };
    const guestOrder = {
      ...summary,
      documents: documents.filter(({ kind }) => kind !== 'order'),
      payment: { ...paid, ...(url === pay && { url: withParameter(pay, link) }) },
      ...detailsOf(order, items, false, []),
      actions: [],
      messages: [],
      return: undefined,
    };
    return JSON.parse(JSON.stringify(guestOrder, documentLinks(link))) as typeof guestOrder;
  };
  const linked = async (c: Context<ShopEnv>) => {
    const { session } = c.var;
    if (session.linked === undefined) return undefined;
    const read = await orderOf(db, session, eq(orders.guid, session.linked));
    return read && wireOf(c.req.query('link') ?? '', read.order, read.items);
  };
  const printed = (c: Context<ShopEnv>, values: object, status?: 422 | 429) =>
    render(c, 'znajdz-zamowienie.twig', { find: FIND, values: {}, faults: {}, ...values }, status);

  return new Hono<ShopEnv>()
    .use('/:guid/*', withLink(secret))
    .get('/', (c) => printed(c, {}))
    .post('/', async (c) => {
      const isCall = c.req.header('content-type')?.startsWith('application/json') === true;
      const { sent, faults } = readRequest(isCall ? await jsonOf(c) : await formOf(c));
      c.header('Cache-Control', 'no-store');
      if (Object.keys(faults).length > 0)
        return isCall ? c.json({ messages: messagesOf(faults) }, 422) : printed(c, { values: sent, faults }, 422);
      if (calls.areTooMany(sent.number, MOST)) {
        c.header('Retry-After', String(SECONDS));
        return isCall
          ? c.json({ messages: refuse('0', text.tooOften) }, 429)
          : printed(c, { values: sent, refused: text.tooOften }, 429);
      }
      await sendLink(db, secret, c.var.session, sent);
      return isCall
        ? c.json({ messages: { '0': { messages: [SENT], status: 'success' } } })
        : printed(c, { values: sent, answer: SENT });
    })
    .get('/:guid', async (c, next) => {
      const order = await linked(c);
      const link = c.req.query('link') ?? '';
      return order === undefined
        ? next()
        : printed(c, { order, orders: withParameter(`${FIND}/${c.req.param('guid')}/dane`, link) });
    })
    .get('/:guid/dane', async (c, next) => {
      const order = await linked(c);
      return order === undefined ? next() : c.json({ orders: [order], total: 1, size: 1 });
    })
    .get('/:guid/dane/:id', async (c, next) => {
      const order = await linked(c);
      return order === undefined || String(order.id) !== c.req.param('id') ? next() : c.json(order);
    });
}
