/** Wire schema of a cart line. */
import * as v from 'valibot';
import { availability } from '../../http/availability';
import { decimal } from '../../http/decimal';
import { priceNotes } from '../../http/price-notes';
import { rate } from '../../http/rate';
import { flag, id, list, maybe, sameId, text, type Id } from '../../http/tolerant';
import { guarantee, lineNote, safety } from './duties';
import { fieldValues } from './extra';

/** Prices of one line, in the cart's currency. `minimal_price_net`: lowest net price that a trader may set. `total_net`. Default: unit price × quantity. */
export const itemPrices = v.object({
  oryginal_net: maybe(decimal),
  net: decimal,
  gross: decimal,
  total_net: maybe(decimal),
  total_gross: decimal,
  minimal_price_net: maybe(decimal),
});

/** A product that can replace the line's. */
const alternative = v.object({
  id,
  title: text,
  index: maybe(text),
  link: maybe(text),
  unit: maybe(text),
  price_net: maybe(decimal),
  price_gross: maybe(decimal),
  availability: maybe(availability),
  ...priceNotes,
});

/** The line before a seller or an approver changed it; unchanged values are absent. `net`: of one unit. */
const before = v.object({ net: maybe(decimal), quantity: maybe(decimal), name: maybe(text) });

/** One line of a cart. The quantity field shows `frontQuantity` if present, else `quantity`. */
export const cartItem = v.object({
  id,
  kind: maybe(text),
  belongs_to: maybe(id),
  index: maybe(text),
  buyer_code: maybe(text),
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
  vat_rate: maybe(rate),
  availability: maybe(availability),
  ...priceNotes,
  price_until: maybe(text),
  note: maybe(text),
  notes: list(lineNote, 'note of a line'),
  safety: maybe(safety),
  guarantee: maybe(guarantee),
  was: maybe(before),
  wished_net: maybe(decimal),
  extra_fields: fieldValues,
  alternatives: list(alternative, 'alternative product'),
  prices: itemPrices,
});
export type CartItem = v.InferOutput<typeof cartItem>;

/** A returnable deposit: set by the server, not editable by the buyer. */
export const isDeposit = ({ kind }: CartItem): boolean => kind === 'deposit';

/** The number of lines that a buyer counts: a deposit is no goods. */
export const countOf = (items: readonly CartItem[]): number => items.filter((item) => !isDeposit(item)).length;

/** The line that a removal concerns: a deposit goes with the line that it belongs to. */
export const ownerOf = (item: CartItem): Id => (isDeposit(item) && item.belongs_to) || item.id;

/** The lines with the deposits of `all` that belong to them, each right below its line. */
export function withDeposits(lines: readonly CartItem[], all: readonly CartItem[]): readonly CartItem[] {
  const owners = all.filter((one) => !isDeposit(one));
  const owned = all.filter((one) => isDeposit(one) && owners.some(({ id: owner }) => sameId(owner, one.belongs_to)));
  if (owned.length === 0) return lines;
  const rest = lines.filter((line) => !owned.includes(line));
  return rest.flatMap((line) => [line, ...owned.filter((one) => sameId(one.belongs_to, line.id))]);
}
