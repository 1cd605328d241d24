/** Wire format of a product's units and of the response to its add-to-cart form. */
import * as v from 'valibot';
import { decimal, isPositive } from '../http/decimal';
import { priceNotes } from '../http/price-notes';
import { count, id, list, maybe, text } from '../http/tolerant';

export { priceSteps } from '../http/price-notes';

/** A unit of the area calculator. `decimals`: the number of decimals an amount may have; 0 means whole numbers. */
export const unit = v.object({
  name_d: maybe(text),
  name_c: maybe(text),
  short_name: text,
  decimals: v.optional(v.fallback(count, 0), 0),
});
export type Unit = v.InferOutput<typeof unit>;

const amount = v.pipe(
  decimal,
  v.check((one) => isPositive(one), 'a number above zero was expected'),
);

/** A material used with the product: `per_m2` per square metre, `pack_size` per `unit` of sale, both in `measure`. */
const material = v.object({
  title: text,
  link: maybe(text),
  unit: text,
  pack_size: amount,
  per_m2: amount,
  measure: maybe(text),
});
export type Material = v.InferOutput<typeof material>;
export const materials = list(material, 'material');

/** Errors of a form as one list. Accepts a text, a list, or an object of texts or lists (Laravel, Symfony). */
const errors = v.pipe(
  v.unknown(),
  v.transform((raw): string[] => {
    const flat = (one: unknown): string[] => {
      if (typeof one === 'string') return one === '' ? [] : [one];
      return one !== null && typeof one === 'object' ? Object.entries(one).flatMap(([, inner]) => flat(inner)) : [];
    };
    return flat(raw);
  }),
);

const nothing = { message: undefined, errors: [], quantity: [] };

/** Errors of a refusal in any format: a Laravel 422 has no `status`. `quantity` are the errors under that key. */
export const formErrors = v.fallback(
  v.pipe(
    v.object({ message: maybe(text), errors: v.optional(v.unknown()) }),
    v.transform(({ message, errors: raw }): { message: string | undefined; errors: string[]; quantity: string[] } => ({
      message,
      errors: v.parse(errors, raw),
      quantity: v.parse(errors, (raw as { quantity?: unknown } | null | undefined)?.quantity),
    })),
  ),
  nothing,
);

/** A product bought together with the added one, such as adhesive with tiles. */
const related = v.object({
  id,
  title: text,
  link: maybe(text),
  unit: maybe(text),
  price_net: maybe(decimal),
  price_gross: maybe(decimal),
  ...priceNotes,
});
export type RelatedProduct = v.InferOutput<typeof related>;

/** Response to an add-to-cart form. Any `status` but `success` is a failure; `message` is its reason. `cart_…`: the cart after it. */
export const addToCartAnswer = v.object({
  status: text,
  message: maybe(text),
  errors: v.optional(errors, []),
  name: maybe(text),
  index: maybe(text),
  brand: maybe(text),
  image: maybe(text),
  price: maybe(decimal),
  price_net: maybe(decimal),
  price_gross: maybe(decimal),
  ...priceNotes,
  quantity: maybe(decimal),
  unit: maybe(text),
  content: maybe(decimal),
  content_unit: maybe(text),
  total: maybe(decimal),
  total_net: maybe(decimal),
  total_gross: maybe(decimal),
  url: maybe(text),
  cart_lines: maybe(count),
  cart_total_net: maybe(decimal),
  cart_total_gross: maybe(decimal),
  kept: maybe(v.boolean()),
  related: list(related, 'related product'),
});
export type AddToCartAnswer = v.InferOutput<typeof addToCartAnswer>;
