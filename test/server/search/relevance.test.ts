/** Shows that buyers' queries find the intended product first: prints the mean reciprocal rank of 200 queries. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../../demo/server/app';
import { brands, products } from '../../../demo/server/db/schema/catalogue';
import { findProducts } from '../../../demo/server/search/find';
import { prepareSearch, type SearchPowers } from '../../../demo/server/search/prepare';
import { SYNONYMS } from '../../../demo/server/search/synonyms';
import { workerShop } from '../../fixtures/open-shop';
import { queriesNotTuned } from './queries-not-tuned';
import { nothing, queries, type Query } from './queries';

let shop: Shop;
let powers: SearchPowers;
let brandOf: ReadonlyMap<number, string>;
beforeAll(async () => {
  shop = await workerShop();
  powers = await prepareSearch(shop.db);
  const rows = await shop.db
    .select({ id: products.id, name: brands.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId));
  brandOf = new Map(rows.map(({ id, name }) => [id, name]));
});

/** Results per page. */
const SEEN = 25;

/** 1 if the first result is right, 1/2 for the second, and so on; 0 if none on the page is. */
async function rankOf([typed, first]: Query): Promise<number> {
  const { cards } = await findProducts(shop.db, typed, powers, SEEN);
  const at = cards.findIndex(({ id, sku, name }) =>
    first.test(`${sku} ${name.replaceAll('\u00a0', ' ')} | ${brandOf.get(id)}`),
  );
  return at === -1 ? 0 : 1 / (at + 1);
}

describe('relevance', () => {
  it.each([
    ['the tuning queries', queries, 0.95],
    ['the queries not used for tuning', queriesNotTuned, 0.9],
  ] as const)('%s rank the right product first, with few exceptions', async (name, phrases, least) => {
    let sum = 0;
    const missed: string[] = [];
    for (const query of phrases) {
      const rank = await rankOf(query);
      sum += rank;
      if (rank < 1) missed.push(`${query[0]} (${rank.toFixed(2)})`);
    }
    const mean = sum / phrases.length;
    console.info(`search: mean reciprocal rank ${mean.toFixed(3)} of ${phrases.length} queries, ${name}`, missed);
    expect(mean).toBeGreaterThanOrEqual(least);
  });

  it('the relevance set has 200 queries, a third held out, and 40 synonym rows', () => {
    expect(queries.length + queriesNotTuned.length).toBeGreaterThanOrEqual(200);
    expect(queriesNotTuned.length / (queries.length + queriesNotTuned.length)).toBeGreaterThanOrEqual(0.33);
    expect(SYNONYMS).toBeGreaterThanOrEqual(40);
  });

  it.each(nothing)('"%s" finds nothing and has no correction', async (typed) => {
    const { total, corrected } = await findProducts(shop.db, typed, powers, SEEN);
    expect([total, corrected]).toEqual([0, undefined]);
  });
});
