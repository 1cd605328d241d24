/** Products that the shop recommends with a product. */
import { desc, eq } from 'drizzle-orm';
import { selectCards } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { categories, products } from '../db/schema/catalogue';
import { grossOf, toAmount, toGrosze } from '../money/grosze';

const tiles = ['kleje-do-plytek', 'fugi', 'hydroizolacje'];
const panels = ['podklady', 'listwy'];

/** Related categories by category. */
const WITH: Readonly<Record<string, readonly string[]>> = {
  gres: tiles,
  'plytki-scienne': tiles,
  mozaiki: tiles,
  klinkier: tiles,
  'panele-laminowane': panels,
  'panele-winylowe': panels,
  'plyty-gk': ['profile', 'tasmy', 'tynki-i-gladzie'],
  bloczki: ['cement-i-zaprawy'],
  cegly: ['cement-i-zaprawy'],
};

/** The bestseller of each related category. */
export async function relatedBestsellers(db: Db, { categorySlug }: { categorySlug: string }) {
  const related = (WITH[categorySlug] ?? []).map(async (slug) => {
    const [best] = await selectCards(db).where(eq(categories.slug, slug)).orderBy(desc(products.popularity)).limit(1);
    return best;
  });
  return (await Promise.all(related)).filter((one) => one !== undefined);
}

export async function relatedTo(db: Db, product: { categorySlug: string }) {
  return (await relatedBestsellers(db, product)).map((one) => ({
    id: one.id,
    title: one.name,
    link: `/produkt/${one.slug}`,
    unit: one.unit,
    price_net: one.priceNet,
    price_gross: toAmount(grossOf(toGrosze(one.priceNet), one.vat)),
  }));
}
