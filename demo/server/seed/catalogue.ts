/** Inserts the catalogue: units, brands, categories, products, branches and stock. */
import { sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { branches, brands, categories, products, stock, units } from '../db/schema/catalogue';
import { toAmount, toGrosze } from '../money/grosze';
import { NORMAL } from '../money/rate';
import { families } from './families/all';
import type { UnitName } from './family';
import { makeGoods } from './goods';
import { insertAll } from './insert';
import type { Random } from './random';
import { departments } from './tree';

const UNITS: Record<UnitName, readonly [nameD: string, nameC: string, decimals: number]> = {
  'szt.': ['sztuki', 'sztukach', 0],
  'opak.': ['opakowania', 'opakowaniach', 0],
  'm²': ['metry kwadratowe', 'metrach kwadratowych', 2],
  'wor.': ['worki', 'workach', 0],
  'm.b.': ['metry bieżące', 'metrach bieżących', 2],
  'kpl.': ['komplety', 'kompletach', 0],
  'rol.': ['rolki', 'rolkach', 0],
  'pal.': ['palety', 'paletach', 0],
  l: ['litry', 'litrach', 1],
  kg: ['kilogramy', 'kilogramach', 1],
};

/** A returnable pallet. */
export const RETURNABLE = { sku: 'KOS1-1035', deposit: '35.00' };

/** A promotion's earlier prices, from the current one: the price before it, and the lowest of the 30 days before it. */
const reductionOf = ({ promotion, priceNet }: { promotion: boolean; priceNet: string }) => {
  const times = (share: number) => (promotion ? toAmount(Math.round((toGrosze(priceNet) * share) / 100)) : null);
  return { beforeNet: times(125), lowestNet: times(112) };
};

/** A product sold without VAT, because the seller has bought it without VAT. */
export const EXEMPT = 'MIE1-1029';

const BRANCHES = [
  ['Oddział Warszawa Okęcie', 'Warszawa', 'ul. Równoległa 14', '02-235', '22 510 40 10'],
  ['Oddział Kraków Płaszów', 'Kraków', 'ul. Saska 25', '30-715', '12 510 40 20'],
  ['Oddział Wrocław Psie Pole', 'Wrocław', 'ul. Bierutowska 57', '51-317', '71 510 40 30'],
  ['Oddział Poznań Franowo', 'Poznań', 'ul. Szwajcarska 11', '61-285', '61 510 40 40'],
  ['Oddział Gdańsk Kokoszki', 'Gdańsk', 'ul. Budowlanych 31', '80-298', '58 510 40 50'],
  ['Oddział Katowice Ligota', 'Katowice', 'ul. Rolna 43', '40-555', '32 510 40 60'],
] as const;

/** Moves a table's id counter behind the seeded ids. */
export const skipSeededIds = (db: Db, table: string) =>
  db.execute(
    sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`),
  );

function categoryRows() {
  let id = 0;
  return departments.flatMap(({ slug, name, summary, children }) => {
    id += 1;
    const parentId = id;
    const own = { id, parentId: null, slug, name, summary, position: id };
    return [own, ...children.map((child) => ({ id: (id += 1), parentId, position: id, ...child }))];
  });
}

/** Fills the catalogue; `random` decides stock, so the same seed gives the same shop. */
export async function seedCatalogue(db: Db, random: Random): Promise<void> {
  const goods = makeGoods(families, random);
  const unitRows = Object.entries(UNITS).map(([shortName, [nameD, nameC, decimals]], index) => ({
    id: index + 1,
    shortName,
    nameD,
    nameC,
    decimals,
  }));
  const brandRows = [...new Set(goods.map((one) => one.brand))].map((name, index) => ({ id: index + 1, name }));
  const categoriesToInsert = categoryRows();
  const branchRows = BRANCHES.map(([name, city, street, zipCode, phone], index) => ({
    id: index + 1,
    name,
    city,
    street,
    zipCode,
    phone,
    hours: 'pn.–pt. 6:00–17:00, sob. 7:00–13:00',
  }));
  const unitIds = new Map(unitRows.map((one) => [one.shortName, one.id]));
  const brandIds = new Map(brandRows.map((one) => [one.name, one.id]));
  const categoryIds = new Map(categoriesToInsert.map((one) => [one.slug, one.id]));
  const idOf = (ids: Map<string, number>, name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`the seed names "${name}", which does not exist`);
    return id;
  };
  const productRows = goods.map(({ category, brand, unit, content, packSize, ...rest }, index) => ({
    id: index + 1,
    ...rest,
    ...reductionOf(rest),
    deposit: rest.sku === RETURNABLE.sku ? RETURNABLE.deposit : null,
    vat: rest.sku === EXEMPT ? ('zw' as const) : NORMAL,
    categoryId: idOf(categoryIds, category),
    brandId: idOf(brandIds, brand),
    unitId: idOf(unitIds, unit),
    contentUnitId: content === undefined ? null : idOf(unitIds, content),
    isPackage: content !== undefined,
    packSize: packSize ?? null,
  }));
  const stockRows = productRows.flatMap((product) =>
    branchRows.map((branch) => ({
      productId: product.id,
      branchId: branch.id,
      quantity: product.onRequest || random.chance(0.2) ? 0 : random.whole(2, 40) * product.stepQuantity * 4,
    })),
  );
  await insertAll(db, units, unitRows);
  await insertAll(db, brands, brandRows);
  await insertAll(db, categories, categoriesToInsert);
  await insertAll(db, branches, branchRows);
  await insertAll(db, products, productRows);
  await insertAll(db, stock, stockRows);
  for (const table of ['units', 'brands', 'categories', 'branches', 'products']) await skipSeededIds(db, table);
}
