/** The filters of a listing, counted from its own products. */
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { FilterValues, filterProperty, filters as filtersSchema } from '../../../src/search/filters/schema';
import { slugOf } from '../catalogue/haystack';
import type { Db } from '../db/open';
import { brands, products } from '../db/schema/catalogue';
import { filterWhere, ON_SALE } from './filter';
import { rowsOf } from '../db/rows';

interface FiltersAnswer extends v.InferInput<typeof filtersSchema> {
  readonly brands: readonly { readonly id: number; readonly name: string; readonly count: number }[];
}

/** A row of the product's table becomes a filter only if it has few distinct values. */
const MOST_VALUES = 60;
const LEADING_NUMBER = /^(\d+(?:[.,]\d+)?)\s*(\p{L}[\p{L}²³/]*)?$/u;

interface DetailRow {
  readonly key: string;
  readonly value: string;
  readonly count: number;
}

const detailsOf = async (db: Db, scope: SQL): Promise<readonly DetailRow[]> =>
  rowsOf(
    await db.execute(
      sql`select detail.key, detail.value, count(*)::int as count from products, json_each_text(products.details) detail
        where ${scope} group by detail.key, detail.value`,
    ),
  );

const flagCounts = async (db: Db, scope: SQL) => {
  const flagged = (flag: SQL) => sql<number>`count(*) filter (where ${flag})`.mapWith(Number);
  const [counts] = await db
    .select({
      bestseller: flagged(sql`${products.bestseller}`),
      is_new: flagged(sql`${products.isNew}`),
      on_sale: flagged(ON_SALE),
      promotion: flagged(sql`${products.promotion}`),
    })
    .from(products)
    .where(scope);
  return counts;
};

/** Numbers with one common unit become a range, labelled with the unit; everything else becomes a list of checkboxes. */
function propertyOf(key: string, rows: readonly DetailRow[]): v.InferInput<typeof filterProperty> {
  const read = rows.map(({ value }) => LEADING_NUMBER.exec(value.replaceAll('\u00a0', ' ')));
  const suffixes = new Set(read.map((match) => match?.[2] ?? ''));
  const isNumeric = rows.length > 1 && read.every((match) => match !== null) && suffixes.size === 1;
  const [suffix = ''] = suffixes;
  return {
    id: slugOf(key),
    name: isNumeric && suffix !== '' ? `${key} (${suffix})` : key,
    is_numeric: isNumeric,
    values: rows
      .map(({ value, count }, index) => ({ id: slugOf(value), name: isNumeric ? read[index]![1]! : value, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'pl', { numeric: true })),
  };
}

/**
 * `scope` is the listing without filters. A value's count is the number of results with it: all other filters apply, those of its own
 * property do not, because several values of one property widen the results. A value without results has the count 0.
 */
export async function facetsOf(db: Db, scope: SQL, values: FilterValues, branchId: number): Promise<FiltersAnswer> {
  const left = (but: Partial<FilterValues> = {}): SQL => and(scope, filterWhere({ ...values, ...but }, branchId))!;
  const everything = await detailsOf(db, scope);
  const narrowed = await detailsOf(db, left());
  const keys = [...new Set(everything.map(({ key }) => key))];
  const countsOf = async (key: string): Promise<readonly DetailRow[]> => {
    const { [slugOf(key)]: own, ...pr } = values.pr;
    return own === undefined ? narrowed : detailsOf(db, left({ pr }));
  };
  const properties = await Promise.all(
    keys
      .map((key) => ({ key, own: everything.filter((row) => row.key === key) }))
      .filter(({ own }) => own.length > 1 && own.length <= MOST_VALUES)
      .map(async ({ key, own }) => {
        const counts = new Map(
          (await countsOf(key)).filter((row) => row.key === key).map((row) => [row.value, row.count]),
        );
        return propertyOf(
          key,
          own.map((row) => ({ ...row, count: counts.get(row.value) ?? 0 })),
        );
      }),
  );
  return {
    brands: await db
      .select({
        id: brands.id,
        name: brands.name,
        count: sql<number>`count(*) filter (where ${left({ br: [] })})`.mapWith(Number),
      })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(scope)
      .groupBy(brands.id)
      .orderBy(asc(brands.name)),
    properties,
    aggs: await flagCounts(db, left()),
    noFilteredAggs: await flagCounts(db, scope),
  };
}
