/** Data of a product's calculator: its units with declined names and ratios. */
import { inArray } from 'drizzle-orm';
import type { Priced } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { units } from '../db/schema/catalogue';
import { materialsOf } from './materials';

/** Packages per pallet: one number, because the demo's catalogue has none. */
const PACKAGES_ON_PALLET = 32;

/** The covered surface by category, for products with cutting waste. */
const SURFACES: Readonly<Record<string, 'floor' | 'wall'>> = {
  gres: 'floor',
  'panele-laminowane': 'floor',
  'panele-winylowe': 'floor',
  'plytki-scienne': 'wall',
  klinkier: 'wall',
};

const wire = ({ nameD, nameC, shortName, decimals }: typeof units.$inferSelect) => ({
  name_d: nameD,
  name_c: nameC,
  short_name: shortName,
  decimals,
});

/** The two units; the second only if the content of a package has another unit. */
export async function calculatorOf(db: Db, product: Priced) {
  const names = [product.unit, product.contentUnit ?? product.unit];
  const rows = await db.select().from(units).where(inArray(units.shortName, names));
  const [main, content] = names.map((name) => rows.find(({ shortName }) => shortName === name));
  const isPacked = product.packSize !== null && product.contentUnit !== null;
  return {
    mainUnit: main === undefined ? undefined : wire(main),
    unit: content === undefined || !isPacked ? undefined : wire(content),
    unitValue: isPacked ? String(product.packSize) : undefined,
    unitsOnPallet: isPacked ? PACKAGES_ON_PALLET : undefined,
    materials: isPacked ? await materialsOf(db, product) : [],
    surface: SURFACES[product.categorySlug],
    isArea: isPacked && product.contentUnit === 'm²',
  };
}
