/** The search calls of the shop: suggestions, popular phrases, autocompletion, the site search. None of them starts a session. */
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { filterValues, type FilterValues } from '../../../src/search/filters/schema';
import { autocompleteBody, searchBody, suggestBody } from '../../../src/search/schema';
import type { suggestions as suggestionsSchema } from '../../../src/search/schema';
import type { Db } from '../db/open';
import { jsonOf } from '../request/body';
import type { Sessions } from '../session/session';
import { facetsOf } from './facets';
import { filterWhere } from './filter';
import { descriptionsOf, findCategories, findContents, findProducts, productWhere } from './find';
import { branchOf } from './listing';
import { findPhrases } from './phrases';
import { findPopular } from './popular';
import type { SearchPowers } from './prepare';
import { factsOf, linkOf, stockHere, suggested } from './product';

const MOST_PRODUCTS = 8;
const MOST_CATEGORIES = 4;
/** Maximum page size, even if the request has a larger one. */
const MOST_RESULTS = 100;

/** Numbers in bodies must be integers, because they become a LIMIT and an OFFSET. */
const page = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const size = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.transform((number) => Math.min(number, MOST_RESULTS)),
);
const phrasesBody = v.object({ ...autocompleteBody.entries, size });
const searchPageBody = v.object({ ...searchBody.entries, productsIndex: page, contentsIndex: page, size });

type SuggestionsAnswer = v.InferInput<typeof suggestionsSchema>;

export function searchRoutes(db: Db, powers: SearchPowers, sessions: Sessions) {
  const branchIn = async (c: Context): Promise<number> => {
    const visitor = await sessions.visitorIn(c);
    return visitor === undefined ? 0 : branchOf(db, visitor);
  };
  const facets = async (query: string, values: FilterValues, literal: boolean | undefined, branchId: number) => {
    const scope = await productWhere(db, query, powers, literal);
    return scope && { filters: await facetsOf(db, scope.where, values, branchId), values };
  };
  return new Hono()
    .post('/suggest', async (c) => {
      const read = v.safeParse(suggestBody, await jsonOf(c));
      if (!read.success) return c.json({ products: [], categories: [] }, 422);
      const query = read.output.query.trim();
      const empty: SuggestionsAnswer = { products: [], categories: [] };
      if ([...query].length < 3) return c.json(empty);
      const { literal } = read.output;
      const { cards, total, corrected } = await findProducts(db, query, powers, MOST_PRODUCTS, { literal });
      const here = await stockHere(db, cards, await branchIn(c));
      const named = await findCategories(db, query, powers, MOST_CATEGORIES, literal);
      return c.json({
        products: cards.map((one) => suggested(one, here.get(one.id))),
        categories: named.map(({ name, slug }) => ({ name, link: `/kategoria/${slug}` })),
        total,
        ...(corrected !== undefined && total > 0 && { corrected }),
      } satisfies SuggestionsAnswer);
    })
    .get('/popular', async (c) => {
      const { queries, cards } = await findPopular(db);
      const here = await stockHere(db, cards, await branchIn(c));
      return c.json({
        queries: queries.map((text) => ({ text, link: `/szukaj?query=${encodeURIComponent(text)}` })),
        products: cards.map((one) => suggested(one, here.get(one.id))),
      });
    })
    .post('/autocomplete', async (c) => {
      const read = v.safeParse(phrasesBody, await jsonOf(c));
      if (!read.success) return c.json([], 422);
      const { query, index, size } = read.output;
      const keys = await findPhrases(db, index, query, size);
      return c.json(keys.map((key) => ({ key })));
    })
    .post('/search', async (c) => {
      const read = v.safeParse(searchPageBody, await jsonOf(c));
      if (!read.success) return c.json({ products: null, contents: null }, 422);
      const { query, productsIndex, contentsIndex, size, literal, sort, filters } = read.output;
      const branchId = await branchIn(c);
      // Without filters, sold-out products are displayed last. Filters of a listing hide them by default.
      const filter = filters && filterWhere(filters, branchId);
      const options = { offset: productsIndex * size, literal, sort, filter };
      const result = await findProducts(db, query, powers, size, options);
      const here = await stockHere(db, result.cards, branchId);
      const ids = result.cards.map(({ id }) => id);
      const texts = await descriptionsOf(db, ids);
      const { articles, total } = await findContents(db, query, powers, size, contentsIndex * size, literal);
      return c.json({
        products: hits(
          result.cards.map((one) => ({
            ...factsOf(one, here.get(one.id)),
            title: one.name,
            description: texts.get(one.id) ?? '',
            links: [{ url: linkOf(one) }],
          })),
          result.total,
        ),
        contents: hits(
          articles.map((one) => ({
            title: one.title,
            description: one.summary,
            links: [{ url: `/poradnik/${one.slug}` }],
          })),
          total,
        ),
        ...(result.corrected !== undefined && result.total > 0 && { corrected: result.corrected }),
        ...(await facets(query, filters ?? v.parse(filterValues, {}), literal, branchId)),
      });
    });
}

const hits = <T>(results: readonly T[], total: number) => ({ original: { results, total: { value: total } } });
