/** Inserts what two clients have agreed on for the same products: one symbol is of another product there. */
import type { Db } from '../db/open';
import { clientProducts } from '../db/schema/clients';
import { insertAll } from './insert';
import type { Person } from './person';
import type { SeededProduct } from './products-for-carts';

const TERMS = [{ code: '4711', priceDays: 6 }, { code: 'MAG-0815' }, { priceDays: 40 }, { code: '4713' }];
const OTHER_TERMS = [{ code: 'X-22' }, { code: '4711' }];

/** A client's id is its place among the people. */
export const seedTerms = (db: Db, people: readonly Person[], shelf: readonly SeededProduct[]): Promise<void> =>
  insertAll(
    db,
    clientProducts,
    people.flatMap(({ cart }, index) => {
      const terms = cart?.ownCodes ? TERMS : cart?.comesInParts ? OTHER_TERMS : [];
      return terms.map((one, at) => ({ ...one, clientId: index + 1, productId: shelf[at]!.id }));
    }),
  );
