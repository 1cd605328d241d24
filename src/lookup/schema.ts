/** Wire format of the bulk calls: looking up rows, and adding products. */
import * as v from 'valibot';
import { availability } from '../http/availability';
import { decimal } from '../http/decimal';
import { priceNotes } from '../http/price-notes';
import { byName, id, list, maybe, text } from '../http/tolerant';

/** Maximum number of rows or products per request. */
export const MAX_ROWS = 100;

/** Product data of a row; a list, document or earlier order has some of these fields. `code` is the shop's SKU. */
export const lookupRow = v.object({
  code: maybe(text),
  gtin: maybe(text),
  name: maybe(text),
  quantity: maybe(decimal),
  unit: maybe(text),
});
export type LookupRow = Readonly<v.InferOutput<typeof lookupRow>>;

export const lookupBody = v.object({ rows: v.pipe(v.array(lookupRow), v.maxLength(MAX_ROWS)) });

/** A product found for a row, with this buyer's price per `unit`; `title` may be HTML. */
export const lookedUpProduct = v.object({
  id,
  index: maybe(text),
  buyer_code: maybe(text),
  title: text,
  image: maybe(text),
  unit: maybe(text),
  price_net: maybe(decimal),
  price_gross: maybe(decimal),
  ...priceNotes,
  min: maybe(decimal),
  max: maybe(decimal),
  step: maybe(decimal),
  availability: maybe(availability),
});
export type LookedUpProduct = v.InferOutput<typeof lookedUpProduct>;

/** `candidates` are possible matches, likeliest first; `message` is the shop's message about the row. */
export const lookedUpRow = v.object({
  product: maybe(lookedUpProduct),
  candidates: list(lookedUpProduct, 'candidate'),
  message: maybe(text),
});
export type LookedUpRow = v.InferOutput<typeof lookedUpRow>;

/** One row per requested row, in order: leaving one out would assign all later ones to wrong products. */
export const lookupAnswer = v.object({ rows: v.array(lookedUpRow) });

/** Adds to the cart's existing lines. */
export const addProductsBody = v.object({
  add_products: v.pipe(v.array(v.object({ id, quantity: decimal })), v.maxLength(MAX_ROWS)),
});

/** Refusals in a response to `add_products`, under `messages.add_products`. Older formats are supported. */
export const addProductsMessages = v.object({
  messages: v.optional(v.array(v.string())),
  status: v.optional(v.picklist(['error', 'warning', 'info', 'success'])),
  products: byName(v.array(v.string())),
});
