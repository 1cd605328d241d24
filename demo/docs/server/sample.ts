/** Template data of the examples: a visitor, products and filters of this shop, so that the elements work. */
import { desc, eq, inArray } from 'drizzle-orm';
import { PASSWORD_RULES } from '../../server/account/register';
import { visibleCart } from '../../server/cart/load';
import { priced, selectCards, type Card } from '../../server/catalogue/shelf';
import type { Db } from '../../server/db/open';
import { categories, products } from '../../server/db/schema/catalogue';
import { markedBy } from '../../server/favourites/marked';
import { clientData } from '../../server/pages/cart-data';
import { calculatorOf } from '../../server/product/calculator';
import { filteredListing } from '../../server/search/listing';
import type { SearchPowers } from '../../server/search/prepare';
import type { Session } from '../../server/session/request-visitor';
import type { Scope } from '../dialects/dialect';

/** A category whose products are sold by the package and needed by the square metre. */
const CATEGORY = 'gres';

/** Sample filters that are chosen in the listing. */
const CHOSEN = new URLSearchParams([
  ['promotion', '1'],
  ['c[max]', '150'],
]);

const ORDER = {
  order_guid: '0f8c1a54-6d3b-4c0e-9a51-7d2f60c4b9e1',
  country_iso_code: 'PL',
  price_gross: '1845.00',
  items: [
    {
      index: 'GRE-0001',
      product_name: 'Gres szkliwiony 60 × 60',
      price_gross: '123.00',
      product: { category: { name: 'Gres' }, brand: { name: 'Kamionka' } },
    },
  ],
};

const printedProduct = (card: Card, favourites: readonly number[]) => ({
  ...priced(card),
  isFavourite: favourites.includes(card.id),
});

/** The template variables of these names for one session; unknown names are omitted. */
export async function sampleOf(
  db: Db,
  powers: SearchPowers,
  session: Session,
  names: ReadonlySet<string>,
): Promise<Scope> {
  const [category] = await db.select().from(categories).where(eq(categories.slug, CATEGORY));
  const categoryIds = [category?.id ?? 0];
  const [card, ...others] = await selectCards(db)
    .where(inArray(products.categoryId, categoryIds))
    .orderBy(desc(products.popularity))
    .limit(4);
  if (card === undefined) throw new Error(`the shop has no products in ${CATEGORY}`);
  const favourites = await markedBy(db, session.id);
  const listed = () => filteredListing(db, powers, session, { categoryIds }, CHOSEN);
  const variables: Readonly<Record<string, () => unknown>> = {
    client: async () => clientData(await visibleCart(db, session)),
    isTrader: async () => (await visibleCart(db, session)).actsAsTrader,
    token: () => session.csrfToken,
    product: () => printedProduct(card, favourites),
    products: () => others.map((one) => printedProduct(one, favourites)),
    calculator: () => calculatorOf(db, priced(card)),
    filters: async () => (await listed()).filters,
    values: async () => (await listed()).values,
    rules: () => PASSWORD_RULES,
    regions: () => ['dolnośląskie', 'małopolskie', 'mazowieckie', 'pomorskie', 'śląskie', 'wielkopolskie'],
    order: () => ORDER,
  };
  const filled = Object.entries(variables).filter(([name]) => names.has(name));
  return Object.fromEntries(await Promise.all(filled.map(async ([name, value]) => [name, await value()] as const)));
}
