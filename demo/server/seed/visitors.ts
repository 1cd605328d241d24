/** Inserts the demo's visitors, each with a prototype cart. */
import type { Db } from '../db/open';
import { CONFIGURATOR_PATH } from '../configurator/app';
import { cartItems, carts, scriptedChanges, vouchers } from '../db/schema/carts';
import { addresses, clientCarriers, clientPayments, clients, projects, traders, visitors } from '../db/schema/clients';
import { skipSeededIds } from './catalogue';
import { CARRIER, PAYMENT } from './delivery';
import { insertAll } from './insert';
import { occasions } from './occasions';
import { people as regulars } from './people';
import type { Person } from './person';
import type { Random } from './random';
import { seedTerms } from './client-products';
import { SITES } from './sites';
import { scriptedChangesOf } from './scripted-changes';
import {
  pricesInSteps,
  productsForCarts,
  productsWithTerms,
  stockInParts,
  withDuties,
  type SeededProduct,
} from './products-for-carts';

const VOUCHERS = [{ code: 'WIOSNA10', percent: 10 }];

const people = [...regulars, ...occasions];

const clientRow = (person: Person, id: number) => ({
  id,
  shopId: `KL${String(204_100 + id * 37)}`,
  name: person.company,
  nip: person.nip,
  firstName: person.first,
  lastName: person.last,
  email: `${person.slug}@example.com`,
  phone: `601 202 ${String(300 + id * 17)}`,
  street: person.street,
  houseNo: person.houseNo,
  zipCode: person.zipCode,
  city: person.city,
  voivodeship: person.voivodeship,
  branchId: person.branch,
  asksFurther: person.asksFurther ?? false,
  asksConsents: person.asksConsents ?? false,
  ...person.terms,
});

export async function seedVisitors(db: Db, random: Random): Promise<void> {
  const products = await productsForCarts(db, random);
  const inParts = await stockInParts(db, products);
  const inSteps = await pricesInSteps(db, products);
  const agreedOn = productsWithTerms(products);
  let cartId = 0;
  let start = 0;
  const rows = { carts: [] as (typeof carts.$inferInsert)[], items: [] as (typeof cartItems.$inferInsert)[] };
  const changeRows: (typeof scriptedChanges.$inferInsert)[] = [];
  const fill = (cart: number, lines: number): void => {
    const from = start;
    // Small carts get different products; a cart of all products must not shift the next ones.
    start += lines > 100 ? 0 : lines;
    // The long carts have one row per product: a test counts their rows.
    const shelf = lines > 100 ? products.filter(({ hasDeposit }) => !hasDeposit) : products;
    for (let index = 0; index < Math.min(lines, shelf.length); index += 1) {
      const product = shelf[(from + index) % shelf.length] as SeededProduct;
      const quantity = Math.max(product.min, random.whole(1, 12) * product.step);
      rows.items.push({ cartId: cart, productId: product.id, quantity });
    }
  };
  const sellers = people.filter((one) => one.trader !== undefined);
  await insertAll(
    db,
    traders,
    sellers.map((one, index) => ({ id: index + 1, shopId: `PH${String(310 + index)}`, name: one.trader ?? '' })),
  );
  await insertAll(
    db,
    clients,
    people.map((person, index) => clientRow(person, index + 1)),
  );
  let projectId = 0;
  const projectRows = people.flatMap((person, index) =>
    (person.projects ?? []).map((name) => ({
      id: (projectId += 1),
      clientId: index + 1,
      name,
      identifier: `PR-2026-${String(100 + projectId)}`,
    })),
  );
  await insertAll(db, projects, projectRows);
  people.forEach((person, index) => {
    const clientId = index + 1;
    const traderId = person.trader === undefined ? null : sellers.indexOf(person) + 1;
    const children = person.cart?.children ?? [];
    const base = { status: 'prototype' as const, clientId, traderId, branchId: person.branch };
    cartId += 1;
    const master = cartId;
    rows.carts.push({
      ...base,
      id: master,
      name: children.length > 0 ? 'Koszyk główny' : `Koszyk ${person.company.split(' ')[0] ?? ''}`,
      isMaster: children.length > 0,
      isAbrys: person.cart?.isAbrys ?? false,
      abrysId: person.cart?.isAbrys === true ? 7431 : null,
      abrysConfigUrl: person.cart?.configurator === true ? CONFIGURATOR_PATH : null,
      voucherCode: person.cart?.voucher ?? null,
      paymentInit: person.cart?.paymentInit ?? false,
      carrierId: person.cart?.carrier ?? null,
      paymentId: person.cart?.payment ?? null,
      parentId: null,
    });
    fill(master, person.lines);
    // No random number is drawn here, because that would change the data of all later visitors.
    if (person.cart?.showsDuties)
      for (const { id: productId, min, step } of withDuties(products))
        rows.items.push({ cartId: master, productId, quantity: Math.max(min, step) });
    if (person.cart?.comesInParts)
      for (const { id: productId } of inParts) rows.items.push({ cartId: master, productId, quantity: 5 });
    if (person.cart?.hasSteps)
      for (const [at, { id: productId }] of inSteps.entries())
        rows.items.push({ cartId: master, productId, quantity: at === 0 ? 8 : 12 });
    if (person.cart?.ownCodes)
      for (const { id: productId, priceNet: originalNet } of agreedOn.slice(0, 3))
        rows.items.push({ cartId: master, productId, quantity: 2, originalNet });
    changeRows.push(...scriptedChangesOf(master, person, rows.items, products));
    for (const [at, name] of children.entries()) {
      cartId += 1;
      rows.carts.push({
        ...base,
        id: cartId,
        parentId: master,
        name,
        isMaster: false,
        isAbrys: false,
        abrysId: null,
        abrysConfigUrl: null,
        voucherCode: null,
        paymentInit: person.cart?.paidChildIndex === at,
        carrierId: null,
        paymentId: null,
        branchId: (at % 6) + 1,
      });
      fill(cartId, 3 + at);
    }
  });
  await insertAll(db, vouchers, VOUCHERS);
  await insertAll(db, carts, rows.carts);
  await insertAll(db, cartItems, rows.items);
  await insertAll(db, scriptedChanges, changeRows);
  await seedTerms(db, people, agreedOn);
  await insertAll(
    db,
    addresses,
    people.flatMap((person, index) =>
      SITES.slice(0, person.savedAddresses).map((site) => ({ flatNo: '', ...site, clientId: index + 1 })),
    ),
  );
  const all = Object.values(PAYMENT).filter((id) => id !== PAYMENT.deferred);
  await insertAll(
    db,
    clientPayments,
    people.flatMap((person, index) =>
      (person.payments ?? all).map((paymentId) => ({ clientId: index + 1, paymentId })),
    ),
  );
  await insertAll(
    db,
    clientCarriers,
    people.flatMap((person, index) =>
      person.transportNet === undefined
        ? []
        : [{ clientId: index + 1, carrierId: CARRIER.transport, priceNet: person.transportNet }],
    ),
  );
  const prototypes = rows.carts.filter((one) => one.parentId === null);
  await insertAll(
    db,
    visitors,
    people.map(({ slug, name, summary, trader }, index) => ({
      id: index + 1,
      slug,
      name,
      summary,
      clientId: index + 1,
      prototypeCartId: prototypes[index]?.id ?? 0,
      traderId: trader === undefined ? null : (prototypes[index]?.traderId ?? null),
    })),
  );
  for (const table of ['traders', 'clients', 'projects', 'carts', 'visitors', 'carriers', 'payments'])
    await skipSeededIds(db, table);
}
