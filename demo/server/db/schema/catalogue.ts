/** Tables of the catalogue: categories, brands, units, products, branches and stock. */
import { boolean, index, integer, json, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { NORMAL, type Rate } from '../../money/rate';
import type { Look } from '../../pictures/look';

export const categories = pgTable('categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  parentId: integer('parent_id'),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  summary: text('summary').notNull().default(''),
  position: integer('position').notNull().default(0),
});

export const brands = pgTable('brands', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
});

/** A unit with the declined names that the area calculator shows. */
export const units = pgTable('units', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  shortName: text('short_name').notNull().unique(),
  nameD: text('name_d').notNull(),
  nameC: text('name_c').notNull(),
  decimals: integer('decimals').notNull().default(0),
});

/** Prices are net, for one unit of sale. `packSize` is the number of `contentUnit`s in a package. */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    sku: text('sku').notNull().unique(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    unitId: integer('unit_id')
      .notNull()
      .references(() => units.id),
    contentUnitId: integer('content_unit_id').references(() => units.id),
    isPackage: boolean('is_package').notNull().default(false),
    packSize: numeric('pack_size', { precision: 12, scale: 3 }),
    priceNet: numeric('price_net', { precision: 12, scale: 2 }).notNull(),
    /** The price before a promotion, and the lowest price of the 30 days before the promotion, or since the product has been offered. */
    beforeNet: numeric('before_net', { precision: 12, scale: 2 }),
    lowestNet: numeric('lowest_net', { precision: 12, scale: 2 }),
    /** Net prices from a quantity on, rising in it. */
    priceSteps: jsonb('price_steps')
      .$type<readonly { readonly from: number; readonly net: string }[]>()
      .notNull()
      .default([]),
    /** The returnable deposit of one unit of sale, without VAT. */
    deposit: numeric('deposit', { precision: 12, scale: 2 }),
    minimalPriceNet: numeric('minimal_price_net', { precision: 12, scale: 2 }).notNull(),
    /** A percentage, or a code such as `zw`. */
    vat: text('vat').$type<Rate>().notNull().default(NORMAL),
    minQuantity: integer('min_quantity').notNull().default(1),
    stepQuantity: integer('step_quantity').notNull().default(1),
    onRequest: boolean('on_request').notNull().default(false),
    bestseller: boolean('bestseller').notNull().default(false),
    isNew: boolean('is_new').notNull().default(false),
    promotion: boolean('promotion').notNull().default(false),
    popularity: integer('popularity').notNull().default(0),
    /** Name and value of each row of the product's table; json keeps their order. */
    details: json('details').$type<Record<string, string>>().notNull(),
    look: jsonb('look').$type<Look>().notNull(),
    /** Name, SKU, brand and category in lower case without accents, for the search. */
    haystack: text('haystack').notNull(),
  },
  (table) => [index('products_category').on(table.categoryId), index('products_popularity').on(table.popularity)],
);

export const branches = pgTable('branches', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  city: text('city').notNull(),
  street: text('street').notNull(),
  zipCode: text('zip_code').notNull(),
  phone: text('phone').notNull(),
  hours: text('hours').notNull(),
});

export const stock = pgTable(
  'stock',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    quantity: integer('quantity').notNull(),
    /** Days until goods of this place come; null if they are at hand. */
    leadDays: integer('lead_days'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.branchId] })],
);
