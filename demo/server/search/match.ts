/** Decides what a phrase finds and in which order: its SKU first, then words where they stand, then words almost like them. */
import { sql, type SQL } from 'drizzle-orm';
import { literal, plain } from '../catalogue/haystack';
import type { Db } from '../db/open';
import { rowsOf } from './rows';

/** How alike a mistyped word must be, by pg_trgm's similarity: 1 is equal. Shorter words have too few trigrams to judge. */
const ALIKE = 0.35;
const JUDGED = 4;
const MOST_ALIKE = 6;
const MOST_WORDS = 8;
const MOST_LETTERS = 200;

/** A word as it was typed, and the words of the shop that may have been meant. */
export interface Word {
  readonly typed: string;
  readonly alike: readonly string[];
}

export const wordsOf = (phrase: string): readonly Word[] =>
  plain(phrase.slice(0, MOST_LETTERS))
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((typed) => ({ typed, alike: [] }));

/** The same with the words of the shop's vocabulary that look most like each one; the inflected form of a word is one of them. */
export const forgiven = (db: Db, words: readonly Word[]): Promise<readonly Word[]> =>
  Promise.all(
    words.map(async ({ typed }) => {
      if (typed.length < JUDGED) return { typed, alike: [] };
      const found = await db.execute(
        sql`select word from search_words where similarity(word, ${typed}) >= ${ALIKE}
          order by similarity(word, ${typed}) desc, word limit ${MOST_ALIKE}`,
      );
      return { typed, alike: rowsOf<{ word: string }>(found).map(({ word }) => word) };
    }),
  );

const holds = (column: SQL, word: string): SQL => sql`${column} like ${`%${literal(word)}%`}`;

/** The name begins with what the thing is: "Styropian …" is polystyrene, "Kołki do styropianu" are not. */
const begins = (word: string): SQL => sql`products.search_name like ${`${literal(word)}%`}`;

/** Whether a folded column holds every word, or for each one almost like it. */
export const allFound = (column: SQL, words: readonly Word[]): SQL =>
  sql.join(
    words.map(
      ({ typed, alike }) =>
        sql`(${sql.join(
          [typed, ...alike].map((one) => holds(column, one)),
          sql` or `,
        )})`,
    ),
    sql` and `,
  );

export interface Match {
  readonly where: SQL;
  /** The higher, the earlier. */
  readonly score: SQL;
}

/** Of `products`, whose columns the SQL names: drizzle's schema does not know those that `prepareSearch` adds. */
export function productMatch(words: readonly Word[]): Match {
  const whole = literal(words.map(({ typed }) => typed).join(' '));
  const scores = words.map(({ typed, alike }) => {
    const forms = [
      sql`case when ${begins(typed)} then 24 when ' ' || products.search_name like ${`% ${literal(typed)}%`} then 20
        when ${holds(sql`products.search_name`, typed)} then 12 when ${holds(sql`products.search_text`, typed)} then 6 else 0 end`,
      // The vocabulary comes with the most alike first.
      ...alike.map((word, nth) => {
        const most = MOST_ALIKE - nth;
        return sql`case when ${begins(word)} then ${most + 4}::int when ${holds(sql`products.search_name`, word)} then ${most}::int else 0 end`;
      }),
    ];
    return sql`greatest(${sql.join(forms, sql`, `)})`;
  });
  return {
    where: sql`(products.search_sku like ${`${whole}%`} or (${allFound(sql`products.search_text`, words)}))`,
    score: sql`(case when products.search_sku = ${whole} then 2000 when products.search_sku like ${`${whole}%`} then 1000 else 0 end
      + ${sql.join(scores, sql` + `)})`,
  };
}
