/** The pages of earlier orders: the list, the files of an order, and the page where an overdue invoice is paid. */
import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { transferTitle } from '../../../src/orders/documents';
import type { OrderDocument } from '../../../src/orders/schema';
import type { Db } from '../db/open';
import { orders } from '../db/schema/orders';
import { toPolish } from '../money/grosze';
import type { Render } from '../pages/frame';
import { rowIdOf } from '../request/row-id';
import type { ShopEnv } from '../session/session';
import { isSent } from './documents';
import { dayOf } from '../pages/days';
import { invoiceNumber, invoiceXml, ksefNumberOf, SELLER, TERM } from './invoice';
import { listOf } from './list';
import { orderOf } from './visible-orders';
import { sumsOf } from './sums';

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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
      const view = c.req.query('orders-view');
      return render(c, 'konto-zamowienia.twig', await listOf(db, c.var.session, { view, page: 0, query: '' }));
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
    .get('/zaplac', async (c, next) => {
      const id = rowIdOf(c.req.query('order'));
      const result = id === undefined ? undefined : await orderOf(db, c.var.session, eq(orders.id, id));
      if (result === undefined) return next();
      const { order } = result;
      const number = invoiceNumber(order);
      const title = transferTitle({
        number,
        ksef_number: ksefNumberOf(order),
        seller_nip: SELLER.nip,
      } as OrderDocument);
      return render(c, 'komunikat.twig', {
        title: `Zapłać: ${number}`,
        text: `Do zapłaty ${toPolish(order.toPay)} do ${dayOf(order.createdAt, TERM)}. Odbiorca: ${SELLER.name}, rachunek ${SELLER.account}, tytuł: ${title ?? number}.`,
        back: { href: '/konto/zamowienia', label: 'Wróć do zamówień' },
      });
    });
}
