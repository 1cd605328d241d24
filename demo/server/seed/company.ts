/** A company whose members buy for it: one with a limit, two approvers, a budget; each is a visitor of the demo. */
import type { Db } from '../db/open';
import { cartItems, carts } from '../db/schema/carts';
import { addresses, clientPayments, clients, members, visitors } from '../db/schema/clients';
import { approvalRules, budgets } from '../db/schema/company';
import { toGrosze } from '../money/grosze';
import { housingFirm } from './companies';
import { CARRIER, PAYMENT } from './delivery';
import { productsForCarts } from './products-for-carts';
import { createRandom } from './random';
import { SITES } from './sites';

/** The company's people; each is the superior of the next. */
const PEOPLE = [
  {
    slug: 'druga-osoba-akceptujaca',
    visitor: 'Druga osoba akceptująca',
    summary: 'Akceptuje jako druga zamówienia powyżej 20 000 zł.',
    name: 'Piotr Zieliński',
    role: 'approver',
  },
  {
    slug: 'osoba-akceptujaca',
    visitor: 'Osoba akceptująca',
    summary: 'Przełożona: akceptuje lub odrzuca zamówienia kupującej. Link do nich ma w poczcie.',
    name: 'Ewa Nowak',
    role: 'approver',
    seesCompany: true,
  },
  {
    slug: 'kupujaca-z-limitem',
    visitor: 'Kupująca z limitem',
    summary: 'Do 5 000 zł zamawia sama; droższe zamówienie wysyła do akceptacji. Może też zapytać o ofertę.',
    name: 'Anna Kowalczyk',
    role: 'buyer',
    limitGross: '5000.00',
  },
] as const;
const BUDGET = { label: 'Budżet Naramowice', amount: '20000.00', spent: '12480.00' };
const LINES = 6;
/** Minimum net value of each line in the buyer's cart: six of them exceed the limit. */
const LINE = 120_000;

/** Runs at the end of the seed with its own random numbers, so that the other visitors' data stay the same. */
export async function seedCompany(tx: Db): Promise<void> {
  const { company, first, last, branch, ...place } = housingFirm;
  const row = {
    ...place,
    shopId: 'KL210001',
    name: company,
    firstName: first,
    lastName: last,
    email: 'zakupy@example.com',
    phone: '601 202 990',
    branchId: branch,
    quoteFrom: '1000.00',
  };
  const clientId = await idOf(tx.insert(clients).values(row).returning({ id: clients.id }));
  await tx.insert(addresses).values(SITES.slice(0, 2).map((site) => ({ ...site, clientId })));
  const ways = [PAYMENT.wire, PAYMENT.upfront, PAYMENT.instant];
  await tx.insert(clientPayments).values(ways.map((paymentId) => ({ clientId, paymentId })));
  await tx.insert(budgets).values({ ...BUDGET, clientId });

  const ids: number[] = [];
  for (const { slug, visitor, summary, ...person } of PEOPLE) {
    const member = { ...person, clientId, email: `${slug}@example.com`, superiorId: ids.at(-1) ?? null };
    const memberId = await idOf(tx.insert(members).values(member).returning({ id: members.id }));
    ids.push(memberId);
    const isBuyer = person.role === 'buyer';
    const cart = { status: 'prototype' as const, clientId, branchId: branch, name: 'Koszyk' };
    const chosen = isBuyer ? { carrierId: CARRIER.courier, paymentId: PAYMENT.wire } : {};
    const inserted = tx.insert(carts).values({ ...cart, ...chosen });
    const prototypeCartId = await idOf(inserted.returning({ id: carts.id }));
    await tx.insert(visitors).values({ slug, name: visitor, summary, clientId, prototypeCartId, memberId });
    if (isBuyer) await fill(tx, prototypeCartId);
  }
  await tx.insert(approvalRules).values([
    { clientId, position: 1, label: 'Kierownik budowy' },
    { clientId, position: 2, label: 'Dyrektor', above: '20000.00', approvers: ids.slice(0, 1) },
  ]);
}

async function fill(tx: Db, cartId: number): Promise<void> {
  const shelf = (await productsForCarts(tx, createRandom(20_261_126))).filter(({ priceNet }) => {
    const price = toGrosze(priceNet);
    return price > 15_00 && price < 400_00;
  });
  const items = shelf.slice(0, LINES).map(({ id, priceNet, min, step }) => {
    const steps = Math.ceil(LINE / toGrosze(priceNet) / step);
    return { cartId, productId: id, quantity: Math.max(min, steps * step) };
  });
  await tx.insert(cartItems).values(items);
}

async function idOf(rows: Promise<{ id: number }[]>): Promise<number> {
  const [row] = await rows;
  if (row === undefined) throw new Error('the seed stored no row');
  return row.id;
}
