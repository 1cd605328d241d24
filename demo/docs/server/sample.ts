/** Decides what the examples' templates know: a visitor, products and filters of this very shop, so that the elements really work. */
import { desc, eq, inArray } from 'drizzle-orm';
import { PASSWORD_RULES } from '../../server/account/register';
import { loadCart } from '../../server/cart/load';
import { priced, selectCards, type Card } from '../../server/catalogue/shelf';
import type { Db } from '../../server/db/open';
import { categories, products } from '../../server/db/schema/catalogue';
import { markedBy } from '../../server/favourites/marked';
import { clientData } from '../../server/pages/cart';
import { calculatorOf } from '../../server/product/calculator';
import { filteredListing } from '../../server/search/listing';
import type { SearchPowers } from '../../server/search/prepare';
import type { Session } from '../../server/session/session';
import type { Scope } from '../dialects/dialect';

/** A category whose products are sold by the package and needed by the square metre. */
const CATEGORY = 'gres';

const order = {
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

const shownOf = (card: Card, favourites: readonly number[]) => ({
  ...priced(card),
  isFavourite: favourites.includes(card.id),
});

/** The variables of the examples' templates, filled for one session. */
export async function sampleOf(db: Db, powers: SearchPowers, session: Session): Promise<Scope> {
  const [category] = await db.select().from(categories).where(eq(categories.slug, CATEGORY));
  const cards = await selectCards(db)
    .where(inArray(products.categoryId, [category?.id ?? 0]))
    .orderBy(desc(products.popularity))
    .limit(4);
  const [card, ...others] = cards;
  if (card === undefined) throw new Error(`the shop has no products in ${CATEGORY}`);
  const favourites = await markedBy(db, session.id);
  const chosen = new URLSearchParams([
    ['promotion', '1'],
    ['c[max]', '150'],
  ]);
  const listed = await filteredListing(db, powers, session, { categoryIds: [category?.id ?? 0] }, chosen);
  const cart = await loadCart(db, session.id);
  return {
    client: clientData(cart),
    isTrader: cart.actsAsTrader,
    token: session.csrfToken,
    product: shownOf(card, favourites),
    products: others.map((one) => shownOf(one, favourites)),
    calculator: await calculatorOf(db, priced(card)),
    filters: listed.filters,
    values: listed.values,
    rules: PASSWORD_RULES,
    regions: ['dolnośląskie', 'małopolskie', 'mazowieckie', 'pomorskie', 'śląskie', 'wielkopolskie'],
    order,
  };
}
