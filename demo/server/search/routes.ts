/** Decides the searching calls of the shop: suggestions, phrases, the site search. None needs a session. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { autocompleteBody, searchBody, suggestBody } from '../../../src/search/schema';
import type { suggestions as suggestionsSchema } from '../../../src/search/schema';
import type { priced } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { jsonOf } from '../request/body';
import { descriptionsOf, findCategories, findContents, findProducts } from './find';
import { findPhrases } from './phrases';
import type { SearchPowers } from './prepare';

const MOST_PRODUCTS = 8;
const MOST_CATEGORIES = 4;
/** Nobody needs more at once, whatever is asked for. */
const MOST_RESULTS = 100;

/** The bodies' numbers as this shop takes them: whole ones, since they become a LIMIT and an OFFSET. */
const page = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const size = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.transform((wanted) => Math.min(wanted, MOST_RESULTS)),
);
const askedPhrases = v.object({ ...autocompleteBody.entries, size });
const askedPages = v.object({ ...searchBody.entries, productsIndex: page, contentsIndex: page, size });

type SuggestionsAnswer = v.InferInput<typeof suggestionsSchema>;
type Priced = ReturnType<typeof priced>;

const suggested = (one: Priced) => ({
  id: one.id,
  index: one.sku,
  link: `/produkt/${one.slug}`,
  image: `/obrazki/${one.sku}.svg`,
  title: one.name,
  hasPrice: true,
  isOnDemand: false,
  isOnRequest: one.onRequest,
  priceGross: one.priceGross,
  priceNet: one.priceNet,
});

export const searchRoutes = (db: Db, powers: SearchPowers) =>
  new Hono()
    .post('/suggest', async (c) => {
      const read = v.safeParse(suggestBody, await jsonOf(c));
      if (!read.success) return c.json({ products: [], categories: [] }, 422);
      const query = read.output.query.trim();
      const empty: SuggestionsAnswer = { products: [], categories: [] };
      if ([...query].length < 3) return c.json(empty);
      const { cards } = await findProducts(db, query, powers, MOST_PRODUCTS);
      const named = await findCategories(db, query, MOST_CATEGORIES);
      return c.json({
        products: cards.map(suggested),
        categories: named.map(({ name, slug }) => ({ name, link: `/kategoria/${slug}` })),
      } satisfies SuggestionsAnswer);
    })
    .post('/autocomplete', async (c) => {
      const read = v.safeParse(askedPhrases, await jsonOf(c));
      if (!read.success) return c.json([], 422);
      const { query, index, size } = read.output;
      const keys = await findPhrases(db, index, query, size);
      return c.json(keys.map((key) => ({ key })));
    })
    .post('/search', async (c) => {
      const read = v.safeParse(askedPages, await jsonOf(c));
      if (!read.success) return c.json({ products: null, contents: null }, 422);
      const { query, productsIndex, contentsIndex, size } = read.output;
      const found = await findProducts(db, query, powers, size, productsIndex * size);
      const texts = await descriptionsOf(
        db,
        found.cards.map(({ id }) => id),
      );
      const { articles, total } = await findContents(db, query, powers, size, contentsIndex * size);
      return c.json({
        products: hits(
          found.cards.map((one) => ({
            title: `${one.name} <small>${one.sku}</small>`,
            description: texts.get(one.id) ?? '',
            links: [{ url: `/produkt/${one.slug}` }],
          })),
          found.total,
        ),
        contents: hits(
          articles.map((one) => ({
            title: one.title,
            description: one.summary,
            links: [{ url: `/poradnik/${one.slug}` }],
          })),
          total,
        ),
      });
    });

const hits = <T>(results: readonly T[], total: number) => ({ original: { results, total: { value: total } } });
