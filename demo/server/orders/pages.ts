/** The pages of earlier orders: the list, the files of an order, and the page that says how to pay one invoice, or all overdue ones. */
import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { transferTitle } from '../../../src/orders/documents';
import type { OrderDocument } from '../../../src/orders/schema';
import type { Db } from '../db/open';
import { orders } from '../db/schema/orders';
import { toAmount, toGrosze } from '../money/grosze';
import type { Render } from '../pages/frame';
import { rowIdOf } from '../request/row-id';
import type { ShopEnv } from '../session/session';
import { goodsOf, waybillNumber } from './deliveries';
import { isSent } from './documents';
import { dayOf, dayText, today } from '../pages/days';
import { invoiceNumber, invoiceXml, ksefNumberOf, SELLER, TERM } from './invoice';
import { listOf, overdueOf } from './list';
import { orderOf, type Unpaid } from './visible-orders';
import { sumsOf } from './sums';

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const invoiceOwed = (order: Unpaid) => {
  const number = invoiceNumber(order);
  const until = dayOf(order.createdAt, TERM);
  const title = transferTitle({ number, ksef_number: ksefNumberOf(order), seller_nip: SELLER.nip } as OrderDocument);
  return { number, title, amount: order.toPay, until: dayText(until), isLate: until < today() };
};

export function orderHistoryPages(db: Db, render: Render) {
  const sentOf = async (c: Context<ShopEnv>) => {
    const guid = c.req.param('guid') ?? '';
    const result = GUID.test(guid) ? await orderOf(db, c.var.session, eq(orders.guid, guid)) : undefined;
    return result && isSent(result.order) ? result : undefined;
  };
  const paper = (kind: 'faktura' | 'wz') => async (c: Context<ShopEnv>, next: () => Promise<void>) => {
    const result = await sentOf(c);
    if (result === undefined) return next();
    const { order, items } = result;
    const title = kind === 'wz' ? `WZ ${order.number.replace('ZAM/', '')}` : `Faktura ${invoiceNumber(order)}`;
    return render(c, 'dokument.twig', {
      order,
      items,
      sums: sumsOf(order, items),
      title,
      kind,
      seller: SELLER,
      issued: dayOf(order.createdAt, kind === 'wz' ? 1 : 0),
    });
  };
  return new Hono<ShopEnv>()
    .get('/zamowienia', async (c) => {
      const { 'orders-view': view, 'orders-state': state, 'orders-period': period } = c.req.query();
      const place = { view, state, period, page: 0, query: '' };
      return render(c, 'konto-zamowienia.twig', await listOf(db, c.var.session, place));
    })
    .get('/dokumenty/:guid/faktura.xml', async (c, next) => {
      const result = await sentOf(c);
      if (result === undefined) return next();
      const name = invoiceNumber(result.order).replaceAll('/', '-');
      c.header('Content-Type', 'application/xml; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="${name}.xml"`);
      return c.body(invoiceXml(result.order, result.items));
    })
    .get('/dokumenty/:guid/faktura.html', paper('faktura'))
    .get('/dokumenty/:guid/wz.html', paper('wz'))
    .get('/dokumenty/:guid/:file{wz-\\d{1,3}\\.html}', async (c, next) => {
      const result = await sentOf(c);
      const at = Number(/\d+/.exec(c.req.param('file'))?.[0]) - 1;
      const sent = result?.order.deliveries[at];
      if (result === undefined || sent === undefined) return next();
      const { order, items } = result;
      const title = waybillNumber(order, at);
      return render(c, 'dokument.twig', {
        ...{ order, title, kind: 'wz', seller: SELLER, issued: sent.day },
        items: goodsOf(order, items, at),
      });
    })
    .get('/zaplac', async (c, next) => {
      const orderParam = c.req.query('order');
      const id = rowIdOf(orderParam);
      const one = id === undefined ? undefined : await orderOf(db, c.var.session, eq(orders.id, id));
      const owed = orderParam === undefined ? await overdueOf(db, c.var.session) : one && [one.order];
      if (owed === undefined) return next();
      const sum = owed.reduce((all, { toPay }) => all + toGrosze(toPay), 0);
      return render(c, 'do-oplacenia.twig', { seller: SELLER, total: toAmount(sum), invoices: owed.map(invoiceOwed) });
    });
}
