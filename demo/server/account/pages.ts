/** The pages of an account: registration, regulations, help with questions, the client's area. */
import { asc, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { voivodeships } from '../../../src/fields/voivodeships';
import { priced, selectCards } from '../catalogue/shelf';
import { clientData } from '../pages/cart-data';
import { visibleCart } from '../cart/load';
import type { Db } from '../db/open';
import { products } from '../db/schema/catalogue';
import { orders } from '../db/schema/orders';
import type { Render } from '../pages/frame';
import { formOf } from '../request/body';
import type { ShopEnv } from '../session/session';
import { PASSWORD_RULES, questionFaults, registrationFaults } from './register';

/** The values that a form displays again after a refusal; never a password. */
const withoutPasswords = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('password')));

const WELCOME = {
  title: 'Konto zostało założone',
  text: 'Wysłaliśmy wiadomość z potwierdzeniem. W sklepie demonstracyjnym nikt jej nie dostanie, a dane nie zostały zapisane.',
  back: { href: '/', label: 'Przejdź do sklepu' },
};

export const accountPages = (db: Db, render: Render) =>
  new Hono<ShopEnv>()
    .get('/rejestracja', (c) =>
      render(c, 'rejestracja.twig', { rules: PASSWORD_RULES, voivodeships, values: {}, faults: {} }),
    )
    .post('/rejestracja', async (c) => {
      const fields = await formOf(c);
      const faults = registrationFaults(fields);
      if (Object.keys(faults).length === 0) {
        return render(c, 'komunikat.twig', { ...WELCOME, said: { event: 'sign_up', once: crypto.randomUUID() } });
      }
      return render(c, 'rejestracja.twig', {
        rules: PASSWORD_RULES,
        voivodeships,
        values: withoutPasswords(fields),
        faults,
      });
    })
    .get('/regulamin', (c) => render(c, 'regulamin.twig', {}))
    .get('/pomoc', (c) => {
      const { zamowienie } = c.req.query();
      return render(c, 'pomoc.twig', {
        values: zamowienie ? { question: `Zamówienie ${zamowienie}: ` } : {},
        faults: {},
      });
    })
    .post('/pomoc', async (c) => {
      const fields = await formOf(c);
      const faults = questionFaults(fields);
      const isSent = Object.keys(faults).length === 0;
      return render(c, 'pomoc.twig', { values: isSent ? {} : fields, faults, isSent });
    })
    .get('/pulpit', async (c) => {
      const { session } = c.var;
      const cart = await visibleCart(db, session);
      const placed = await db
        .select()
        .from(orders)
        .where(eq(orders.sessionId, session.id))
        .orderBy(desc(orders.id))
        .limit(10);
      const promoted = await selectCards(db)
        .where(eq(products.promotion, true))
        .orderBy(desc(products.popularity), asc(products.id))
        .limit(4);
      return render(c, 'pulpit.twig', {
        client: clientData(cart),
        addresses: cart.addresses,
        orders: placed,
        promoted: promoted.map(priced),
      });
    });
