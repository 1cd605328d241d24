/** Filter parameters of the search (rule S9): query, br, c, pr and the eight flags. */
import { and, eq, gte, inArray, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { isRange } from '../../../src/search/filters/query';
import type { FilterValues } from '../../../src/search/filters/schema';
import { products } from '../db/schema/catalogue';
import { rowIdOf } from '../request/row-id';

const stockIn = (where: SQL): SQL =>
  sql`exists (select 1 from stock where stock.product_id = ${products.id} and stock.quantity > 0 and ${where})`;
const ANYWHERE = sql`true`;

/** Last pieces: the rest of a promotion, too few to advertise. */
export const ON_SALE = sql`(${products.promotion} and (select coalesce(sum(quantity), 0) from stock where stock.product_id = ${products.id}) < 400)`;

/** Parameters contain the details' keys as slugs; this folds a key or value of the database like `slugOf`. */
const slug = (text: SQL): SQL => sql`trim(both '-' from regexp_replace(shop_fold(${text}), '[^a-z0-9]+', '-', 'g'))`;

const detail = (property: string, holds: SQL): SQL =>
  sql`exists (select 1 from json_each_text(products.details) detail where ${slug(sql`detail.key`)} = ${property} and ${holds})`;

const numberOf = sql`replace(substring(detail.value from '^[0-9]+(?:[.,][0-9]+)?'), ',', '.')::numeric`;

const within = (value: SQL, range: { min?: string | undefined; max?: string | undefined }): SQL =>
  sql.join(
    [
      sql`true`,
      ...(range.min === undefined ? [] : [sql`${value} >= ${range.min}::numeric`]),
      ...(range.max === undefined ? [] : [sql`${value} <= ${range.max}::numeric`]),
    ],
    sql` and `,
  );

/** Maximum number of values, because each is compared with each product. */
const MOST_VALUES = 100;
const MOST_PROPERTIES = 20;

/** All filters except the phrase. Several values of one filter widen the results, several filters narrow them; the price is net. */
export function filterWhere(values: FilterValues, branchId: number): SQL | undefined {
  const brandIds = values.br
    .slice(0, MOST_VALUES)
    .map(rowIdOf)
    .filter((id) => id !== undefined);
  const properties = Object.entries(values.pr)
    .slice(0, MOST_PROPERTIES)
    .map(([property, chosen]) => {
      if (isRange(chosen)) return detail(property, within(numberOf, chosen));
      // A body may have one value in place of a list.
      const all = [chosen].flat().slice(0, MOST_VALUES).map(String);
      return all.length === 0 ? undefined : detail(property, inArray(slug(sql`detail.value`), all));
    });
  const here = stockIn(sql`stock.branch_id = ${branchId}`);
  const elsewhere = stockIn(sql`stock.branch_id <> ${branchId}`);
  const places = [
    values.only_available_in_my_department ? here : undefined,
    values.only_available_in_other_departments ? and(elsewhere, not(here)) : undefined,
    values.on_request ? eq(products.onRequest, true) : undefined,
  ].filter((place) => place !== undefined);
  const kinds = [
    values.bestseller ? eq(products.bestseller, true) : undefined,
    values.is_new ? eq(products.isNew, true) : undefined,
    values.on_sale ? ON_SALE : undefined,
    values.promotion ? eq(products.promotion, true) : undefined,
  ].filter((kind) => kind !== undefined);
  return and(
    brandIds.length > 0 ? inArray(products.brandId, brandIds) : undefined,
    values.c?.min === undefined ? undefined : gte(products.priceNet, values.c.min),
    values.c?.max === undefined ? undefined : lte(products.priceNet, values.c.max),
    ...properties,
    places.length > 0 ? or(...places) : undefined,
    kinds.length > 0 ? or(...kinds) : undefined,
    values.show_unavailable_products ? undefined : or(eq(products.onRequest, true), stockIn(ANYWHERE)),
  );
}
