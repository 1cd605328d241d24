/** The withdrawal: its page with a plain form, the call of `<shop-withdrawal>`, and the receipt. */
import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import type { FieldErrors } from '../../../src/fields/validate';
import type { Values } from '../../../src/orders/withdrawal/form';
import type { Db } from '../db/open';
import { orders } from '../db/schema/orders';
import { orderOf } from '../orders/visible-orders';
import type { Render } from '../pages/frame';
import { toMoment } from '../pages/moment';
import { formOf, jsonOf } from '../request/body';
import type { ShopEnv } from '../session/session';
import { readWithdrawal, receiptOf, receive, receivedBy, statementOf } from './receive';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const OTHER_BODY = 'Pod tym kluczem przyjęto już inne oświadczenie.';

const messagesOf = (faults: FieldErrors<Values>) =>
  Object.fromEntries(
    Object.entries(faults).map(([field, message]) => [field, { messages: [message], status: 'error' }]),
  );

export function withdrawalPages(db: Db, render: Render) {
  const ownOrder = async (c: Context<ShopEnv>) => {
    const number = c.req.query('zamowienie') ?? '';
    return number === '' ? undefined : orderOf(db, c.var.session, eq(orders.number, number));
  };
  return new Hono<ShopEnv>()
    .get('/', async (c) => {
      const own = await ownOrder(c);
      return render(c, 'odstapienie.twig', {
        values: {
          // Only consumers withdraw: their invoice has their name.
          name: own?.order.invoiceAddress.name ?? '',
          contract: c.req.query('zamowienie') ?? '',
          email: own?.order.contactEmail ?? '',
        },
        lines: own?.items.map(({ id, name, quantity, unit }) => ({ id, name, quantity, unit })) ?? [],
        faults: {},
      });
    })
    .post('/', async (c) => {
      if (c.req.header('content-type')?.startsWith('application/json') !== true) return plain(c);
      const { sent, faults } = readWithdrawal(Object(await jsonOf(c)).withdrawal);
      c.header('Cache-Control', 'no-store');
      if (Object.keys(faults).length > 0) return c.json({ messages: messagesOf(faults) }, 422);
      const key = c.req.header('Idempotency-Key') || crypto.randomUUID();
      const row = await receive(db, c.var.session, { key, sent });
      return row === undefined ? c.json({ messages: messagesOf({ '0': OTHER_BODY }) }, 422) : c.json(receiptOf(row));
    })
    .get('/:key', async (c, next) => {
      const row = UUID.test(c.req.param('key')) ? await receivedBy(db, c.req.param('key')) : undefined;
      if (row === undefined) return next();
      return render(c, 'odstapienie.twig', {
        ...receiptOf(row),
        received: toMoment(row.receivedAt).replace(', ', ' o '),
      });
    });

  /** The form without scripts: the fields, then the statement with the same two buttons, then the receipt's own page. */
  async function plain(c: Context<ShopEnv>) {
    const values = await formOf(c);
    const { sent, faults } = readWithdrawal(values);
    if (Object.keys(faults).length > 0 || values['step'] === 'back')
      return render(c, 'odstapienie.twig', { values: sent, faults, lines: [] });
    const { key = '' } = values;
    if (values['step'] !== 'confirm' || !UUID.test(key)) {
      const statement = await statementOf(db, c.var.session, sent);
      return render(c, 'odstapienie.twig', { values: sent, statement, key: crypto.randomUUID() });
    }
    await receive(db, c.var.session, { key, sent });
    return c.redirect(`/odstapienie/${key}`, 303);
  }
}
