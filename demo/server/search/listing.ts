/** Narrows a listing by the URL's filter parameters, and lists the filters that remain. */
import { and, eq, sql } from 'drizzle-orm';
import { readFilterParams } from '../../../src/search/filters/query';
import { matches, type Wish } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { clients, visitors } from '../db/schema/clients';
import type { Session } from '../session/request-visitor';
import { facetsOf } from './facets';
import { filterWhere } from './filter';
import { productWhere } from './find';
import type { SearchPowers } from './prepare';

/** The branch of the visitor's role. */
export async function branchOf(db: Db, visitorId: number): Promise<number> {
  const [row] = await db
    .select({ branchId: clients.branchId })
    .from(visitors)
    .innerJoin(clients, eq(clients.id, visitors.clientId))
    .where(eq(visitors.id, visitorId));
  return row?.branchId ?? 0;
}

export interface FilteredListing {
  /** For `findCards`: the scope with all filters applied. */
  readonly wish: Wish;
  /** For `<shop-filters>`: its attributes `values` and `filters`. */
  readonly values: ReturnType<typeof readFilterParams>;
  readonly filters: Awaited<ReturnType<typeof facetsOf>>;
}

export async function filteredListing(
  db: Db,
  powers: SearchPowers,
  session: Session,
  scope: Wish,
  params: URLSearchParams,
): Promise<FilteredListing> {
  const values = readFilterParams(params);
  const phrase = (await productWhere(db, values.query ?? '', powers))?.where;
  const branchId = await branchOf(db, session.visitorId);
  const filter = and(phrase, filterWhere(values, branchId));
  const wish = { ...scope, ...(filter !== undefined && { filter }) };
  const unfiltered = and(matches(scope), phrase) ?? sql`true`;
  return { wish, values, filters: await facetsOf(db, unfiltered, values, branchId) };
}
