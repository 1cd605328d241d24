/** Generates one company's orders of six years: at the prices of their time, the latest at current prices. */
import { eq, inArray } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { priced, selectCards } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { products } from '../db/schema/catalogue';
import { clients, visitors } from '../db/schema/clients';
import { orderItems, orders, type OrderAddress } from '../db/schema/orders';
import { grossOf, toAmount, toGrosze } from '../money/grosze';
import { NORMAL, type Rate } from '../money/rate';
import { yearOf } from '../pages/days';
import { skipSeededIds } from './catalogue';
import { insertAll } from './insert';
import type { Random } from './random';
import { inParts } from './deliveries';
import { productsForCarts } from './products-for-carts';

/** The company whose orders these are. */
const REGULAR = 'staly-klient';

const COUNT = 236;
const DAY = 24 * 3600 * 1000;
/** Days since the newest order; earlier ones follow every nine and a half days. */
const AGE = (index: number): number => 5 + Math.floor(index * 9.5);
const WITHDRAWN = {
  sku: 'KLE-0000',
  name: 'Klej montażowy szybkowiążący 290 ml (wycofany)',
  unit: 'szt.',
  priceNet: 1890,
};

const statusOf = (age: number, random: Random): string =>
  age < 7 ? 'processing' : age < 14 ? 'shipped' : random.chance(0.03) ? 'cancelled' : 'delivered';

/** A guid that is the same on every machine. */
function guidOf(index: number): string {
  const hex = createHash('sha256').update(`order ${index}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

export async function seedHistory(db: Db, random: Random, now = Date.now()): Promise<void> {
  const [client] = await db
    .select({ client: clients })
    .from(visitors)
    .innerJoin(clients, eq(clients.id, visitors.clientId))
    .where(eq(visitors.slug, REGULAR));
  if (client === undefined) return;
  const { id: clientId, name, nip, street, houseNo, flatNo, zipCode, city, country, email, phone } = client.client;
  const address: OrderAddress = { name, nip, street, houseNo, flatNo, zipCode, city, country };
  const shelf = (await productsForCarts(db, random)).slice(0, 400);
  const cards = await selectCards(db).where(
    inArray(
      products.id,
      shelf.map(({ id }) => id),
    ),
  );
  const cardById = new Map(cards.map((card) => [card.id, card]));
  const rows: (typeof orders.$inferInsert)[] = [];
  const items: (typeof orderItems.$inferInsert)[] = [];
  // The oldest has the lowest id.
  for (let id = 1; id <= COUNT; id += 1) {
    const age = AGE(COUNT - id);
    const createdAt = new Date(now - age * DAY);
    const isOld = age > 60;
    const lines: (typeof orderItems.$inferInsert)[] = [];
    for (const ware of random.shuffle(shelf).slice(0, random.whole(2, 14))) {
      const card = cardById.get(ware.id);
      if (card === undefined) continue;
      // Prices have risen by a few per cent a year, but not all of them.
      const dearer = isOld && random.chance(0.7) ? 1 - Math.min(0.25, (age / 365) * 0.05) : 1;
      const net = Math.max(1, Math.round(toGrosze(priced(card).priceNet) * dearer));
      lines.push(lineOf(id, card.id, card, net, Math.max(ware.min, random.whole(1, 12) * ware.step)));
    }
    if (isOld && random.chance(0.25))
      lines.push(
        lineOf(
          id,
          null,
          { ...WITHDRAWN, vat: NORMAL, category: 'Chemia budowlana', brand: 'Inne' },
          WITHDRAWN.priceNet,
          random.whole(2, 20),
        ),
      );
    const parts = inParts(COUNT - id, lines, createdAt);
    items.push(...lines.map((line, at) => ({ ...line, cancelled: parts?.cancelled[at] ?? 0 })));
    const sum = (of: 'totalNet' | 'totalGross') => lines.reduce((all, line) => all + toGrosze(line[of]), 0);
    const usual = statusOf(age, random);
    const status = parts?.status ?? usual;
    const isUnpaid = status !== 'cancelled' && (age < 14 || id === COUNT - 2 || id === COUNT - 4);
    const totalGross = toAmount(sum('totalGross') + 2990);
    rows.push({
      id,
      guid: guidOf(id),
      number: `ZAM/${yearOf(createdAt)}/${String(id).padStart(6, '0')}`,
      clientId,
      createdAt,
      carrierName: 'Kurier',
      carrierType: 'courier',
      carrierNet: '24.31',
      carrierGross: '29.90',
      paymentName: 'Przelew z odroczonym terminem',
      branchName: 'Oddział Warszawa',
      totalNet: toAmount(sum('totalNet') + 2431),
      totalGross,
      invoiceAddress: address,
      deliveryAddress: address,
      contactEmail: email,
      contactPhone: phone,
      status,
      ...parts?.order,
      toPay: isUnpaid ? totalGross : '0',
    });
  }
  await insertAll(db, orders, rows);
  await insertAll(db, orderItems, items);
  await skipSeededIds(db, 'orders');
}

interface Sold {
  readonly sku: string;
  readonly name: string;
  readonly unit: string;
  readonly vat: Rate;
  readonly category: string;
  readonly brand: string;
}

function lineOf(orderId: number, productId: number | null, card: Sold, net: number, quantity: number) {
  const gross = grossOf(net, card.vat);
  return {
    orderId,
    productId,
    sku: card.sku,
    name: card.name,
    categoryName: card.category,
    brandName: card.brand,
    unit: card.unit,
    quantity,
    priceNet: toAmount(net),
    priceGross: toAmount(gross),
    totalNet: toAmount(net * quantity),
    totalGross: toAmount(gross * quantity),
    vat: card.vat,
  };
}
