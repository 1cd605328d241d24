/** Materials used with a product per square metre. */
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { products } from '../db/schema/catalogue';
import { relatedBestsellers } from './related';

/** `ok. 0,4 kg/m²`, `22,5 kg` */
const kilograms = (text = ''): string | undefined => /(\d+(?:,\d+)?) kg/.exec(text)?.[1]?.replace(',', '.');

type Used = Awaited<ReturnType<typeof relatedBestsellers>>[number];

async function usedOf(db: Db, one: Used) {
  // An underlay covers the area of its package.
  if (one.contentUnit === 'm²') return { pack_size: one.packSize, per_m2: '1', measure: one.contentUnit };
  const [row] = await db.select({ details: products.details }).from(products).where(eq(products.id, one.id));
  return { pack_size: kilograms(row?.details['Waga']), per_m2: kilograms(row?.details['Zużycie']), measure: 'kg' };
}

export async function materialsOf(db: Db, product: { categorySlug: string }) {
  const materials = await Promise.all(
    (await relatedBestsellers(db, product)).map(async (one) => ({
      title: one.name,
      link: `/produkt/${one.slug}`,
      unit: one.unit,
      ...(await usedOf(db, one)),
    })),
  );
  return materials.filter(({ pack_size, per_m2 }) => pack_size != null && per_m2 !== undefined);
}
