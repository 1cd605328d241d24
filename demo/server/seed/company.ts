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

const BUYER = {
  slug: 'kupujaca-z-limitem',
  visitor: 'Kupująca z limitem',
  summary: 'Do 5 000 zł zamawia sama; droższe zamówienie wysyła do akceptacji. Może też zapytać o ofertę.',
  name: 'Anna Kowalczyk',
  limitGross: '5000.00',
};
const APPROVERS = [
  {
    slug: 'osoba-akceptujaca',
    visitor: 'Osoba akceptująca',
    summary: 'Przełożona: akceptuje lub odrzuca zamówienia kupującej. Link do nich ma w poczcie.',
    name: 'Ewa Nowak',
    seesCompany: true,
  },
  {
    slug: 'druga-osoba-akceptujaca',
    visitor: 'Druga osoba akceptująca',
    summary: 'Akceptuje jako druga zamówienia powyżej 20 000 zł.',
    name: 'Piotr Zieliński',
  },
];
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

  let superiorId: number | null = null;
  const approvers: number[] = [];
  // The last member has no superior.
  for (const person of APPROVERS.toReversed()) {
    superiorId = await addPerson(tx, { ...person, clientId, branch, superiorId, lines: 0 });
    approvers.unshift(superiorId);
  }
  await addPerson(tx, { ...BUYER, clientId, branch, superiorId, lines: LINES });
  await tx.insert(approvalRules).values([
    { clientId, position: 1, label: 'Kierownik budowy' },
    { clientId, position: 2, label: 'Dyrektor', above: '20000.00', approvers: approvers.slice(1) },
  ]);
}

interface NewPerson {
  readonly slug: string;
  readonly visitor: string;
  readonly summary: string;
  readonly name: string;
  readonly limitGross?: string;
  readonly seesCompany?: boolean;
  readonly clientId: number;
  readonly branch: number;
  readonly superiorId: number | null;
  readonly lines: number;
}

async function addPerson(tx: Db, person: NewPerson): Promise<number> {
  const { slug, visitor, summary, name, limitGross = null, seesCompany = false } = person;
  const { clientId, branch, superiorId, lines } = person;
  const role = limitGross === null ? ('approver' as const) : ('buyer' as const);
  const member = { clientId, name, email: `${slug}@example.com`, role, seesCompany, superiorId, limitGross };
  const memberId = await idOf(tx.insert(members).values(member).returning({ id: members.id }));
  const prototype = { status: 'prototype' as const, clientId, branchId: branch, name: 'Koszyk' };
  const chosen = lines > 0 ? { carrierId: CARRIER.courier, paymentId: PAYMENT.wire } : {};
  const prototypeCartId = await idOf(
    tx
      .insert(carts)
      .values({ ...prototype, ...chosen })
      .returning({ id: carts.id }),
  );
  await tx.insert(visitors).values({ slug, name: visitor, summary, clientId, prototypeCartId, memberId });
  if (lines > 0) await fill(tx, prototypeCartId, lines);
  return memberId;
}

async function fill(tx: Db, cartId: number, lines: number): Promise<void> {
  const shelf = (await productsForCarts(tx, createRandom(20_261_126))).filter(({ priceNet }) => {
    const price = toGrosze(priceNet);
    return price > 15_00 && price < 400_00;
  });
  const items = shelf.slice(0, lines).map(({ id, priceNet, min, step }) => {
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
