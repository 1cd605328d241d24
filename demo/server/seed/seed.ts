/** Fills the database once, and stores the version of the seed. */
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { shopFacts } from '../db/schema/orders';
import { seedCatalogue } from './catalogue';
import { seedCompany } from './company';
import { seedDelivery } from './delivery';
import { seedHistory } from './history';
import { createRandom } from './random';
import { seedVisitors } from './visitors';

/** Raise it whenever the seed creates other data. */
const SEED_VERSION = '11';

/** The version of the seed in the database; undefined if it is empty. */
async function filledWith(db: Db): Promise<string | undefined> {
  const [fact] = await db.select().from(shopFacts).where(eq(shopFacts.name, 'seed'));
  return fact?.value;
}

/** Fills an empty database. A database filled by an older seed stays unchanged, because it may contain orders. */
export async function seed(db: Db): Promise<'filled' | 'kept' | 'older'> {
  const version = await filledWith(db);
  if (version !== undefined) return version === SEED_VERSION ? 'kept' : 'older';
  await db.transaction(async (tx) => {
    const random = createRandom(20_261_121);
    await seedCatalogue(tx, random);
    await seedDelivery(tx);
    await seedVisitors(tx, random);
    await seedHistory(tx, random);
    await seedCompany(tx);
    await tx.insert(shopFacts).values({ name: 'seed', value: SEED_VERSION });
  });
  return 'filled';
}
