/** Wire schema of the cart dropdown's data. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { priceNotes } from '../../http/price-notes';
import { count, flag, having, id, list, maybe, text } from '../../http/tolerant';

export const widgetItem = v.object({
  name: text,
  image: maybe(text),
  quantity: decimal,
  isPackage: flag,
  packageQuantity: maybe(decimal),
  unit: maybe(text),
  price: maybe(decimal),
  priceNet: maybe(decimal),
  priceGross: maybe(decimal),
  totalPriceGross: maybe(decimal),
  totalPriceNet: maybe(decimal),
  ...priceNotes,
});
export type WidgetItem = v.InferOutput<typeof widgetItem>;

const common = {
  id,
  name: maybe(text),
  departmentName: maybe(text),
  url: maybe(text),
  items: list(widgetItem, 'item of the cart widget'),
};

/** A cart of the dropdown; a master cart shows its children instead of lines. */
export const widgetCart = v.object({
  ...common,
  is_master: flag,
  childCarts: list(v.object(common), 'child cart of the cart widget'),
  totalNet: maybe(decimal),
  totalGross: maybe(decimal),
});
export type WidgetCart = v.InferOutput<typeof widgetCart>;

/** Response of the cart widget's URL. `count`: the badge. `cartsUrl`: the page of all carts. */
export const widgetAnswer = v.object({
  count: v.optional(v.fallback(count, 0), 0),
  cartsUrl: maybe(text),
  carts: list(widgetCart, 'cart of the cart widget'),
});
export type WidgetAnswer = v.InferOutput<typeof widgetAnswer>;
/** Unrelated JSON must not count as an empty list of carts. */
export const offeredWidget = having(['carts', 'count'], widgetAnswer);
