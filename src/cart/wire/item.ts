/** Decides what a cart line is on the wire. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { flag, id, maybe, text } from '../../http/tolerant';

/** Prices of one line, in the cart's currency. `minimal_price_net` is the lowest net price a trader may give. */
export const itemPrices = v.object({
  oryginal_net: maybe(decimal),
  net: decimal,
  gross: decimal,
  total_gross: decimal,
  minimal_price_net: maybe(decimal),
});

/** One line of a cart. The quantity field shows `frontQuantity` where there is one, else `quantity`. */
export const cartItem = v.object({
  id,
  index: maybe(text),
  url: maybe(text),
  product_name: text,
  category_name: maybe(text),
  brand_name: maybe(text),
  image: maybe(text),
  unit: maybe(text),
  quantity: decimal,
  frontQuantity: maybe(decimal),
  min: maybe(decimal),
  max: maybe(decimal),
  step: maybe(decimal),
  is_package: flag,
  onRequestAvailableToOrder: flag,
  prices: itemPrices,
});
export type CartItem = v.InferOutput<typeof cartItem>;
