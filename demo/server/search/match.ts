/** Matches a phrase with products: symbols first, then words in names, brands, categories and texts. */
import { sql, type SQL } from 'drizzle-orm';
import type { ParsedQuery, Term } from './understand';

/** Maximum number of ranked products, best sellers first: nobody pages further. */
export const RANKED = 1500;

const vectorQuery = (text: string): SQL => sql`${text}::tsquery`;

/** Matches `search_documents`: every term, or the phrase as a symbol. Undefined without terms. */
export function matches({ terms, code }: ParsedQuery): SQL | undefined {
  const words = terms.map(({ wide }) => wide).join(' & ');
  const queries = [...(words === '' ? [] : [`(${words})`]), ...(code === undefined ? [] : [`${code}:*`])];
  return queries.length === 0 ? undefined : sql`vector @@ ${vectorQuery(queries.join(' | '))}`;
}

/** Whether a text of the database contains every term. Undefined without terms. */
export const containsTerms = (text: SQL, { terms }: ParsedQuery): SQL | undefined =>
  terms.length === 0
    ? undefined
    : sql`shop_vector(${text}, 'A') @@ ${vectorQuery(terms.map(({ wide }) => wide).join(' & '))}`;

/** Terms with a weight of the vector: `(gres | gresu):A`. */
const weighted = (query: string, weights: string): string =>
  query.replace(/([a-z0-9]+)(:\*)?/g, (_, word: string, begun = '') => `${word}:${begun === '' ? '' : '*'}${weights}`);

const worth = ({ exact, wide }: Term): SQL =>
  sql`case when vector @@ ${vectorQuery(weighted(exact, 'A'))} then 10 when vector @@ ${vectorQuery(weighted(wide, 'A'))} then 8
    when vector @@ ${vectorQuery(weighted(wide, 'AB'))} then 6 when vector @@ ${vectorQuery(weighted(wide, 'ABC'))} then 4 else 1 end`;

const begins = ({ heads }: Term, points: number): readonly SQL[] =>
  heads.length === 0 ? [] : [sql`case when head in ${[...heads]} then ${sql.raw(String(points))} else 0 end`];

/** Higher values rank first. A name starts with its kind of product: "Styropian …" is polystyrene, "Kołki do styropianu" are not. */
export function score({ terms, code }: ParsedQuery): SQL {
  const parts = terms.flatMap((term, index) => [worth(term), ...begins(term, index === 0 ? 5 : 3)]);
  const symbol =
    code === undefined
      ? sql`0`
      : sql`case when code = ${code} then 2000 when code like ${`${code}%`} then 1000 else 0 end`;
  return sql`(${sql.join([symbol, ...parts], sql` + `)})`;
}
