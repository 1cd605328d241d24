/** Plans the repetition of an order, and lists the changes since: nothing enters the cart with an unannounced change. */
import { compare, isLess, isPositive, minus, plus, times, wholeOf, type Decimal } from '../http/decimal';
import { sameId, type Id } from '../http/tolerant';
import type { LookedUpProduct, LookedUpRow, LookupRow } from '../lookup/schema';
import { plainText } from '../ui/safe-html';
import { pricedAt } from '../ui/steps/priced';
import { partsOf } from '../ui/stock/parts';
import type { EarlierLine } from './schema';

/** A difference from the earlier order. `from` is the order's value, `to` today's; undefined if unknown. */
export type Difference =
  | { readonly kind: 'name' | 'code' | 'unit'; readonly from: string | undefined; readonly to: string | undefined }
  | {
      readonly kind: 'price';
      readonly of: 'net' | 'gross';
      readonly from: Decimal | undefined;
      readonly to: Decimal | undefined;
    }
  /** `package`: more, because of the package size or the minimum. `stock`: less, because the stock is smaller. */
  | { readonly kind: 'package' | 'stock'; readonly from: Decimal; readonly to: Decimal }
  /** The whole quantity can be ordered, but only `to` is in stock now. */
  | { readonly kind: 'short'; readonly to: Decimal }
  /** The same, and the shop states when each part comes. */
  | { readonly kind: 'parts'; readonly text: string };

/** A product that can replace a line, its quantity, and its differences from the line. */
export interface Offer {
  readonly product: LookedUpProduct;
  /** '0' if none can be ordered. */
  readonly quantity: Decimal;
  readonly differences: readonly Difference[];
}

export interface Entry {
  readonly line: EarlierLine;
  /** The ordered product as it is sold now; undefined if the shop no longer has it. */
  readonly offer: Offer | undefined;
  /** Alternatives; none is chosen without the buyer. */
  readonly others: readonly Offer[];
  /** The shop's message. */
  readonly message: string | undefined;
}

/** The lookup request for a line. */
export const rowOf = ({ index, name, quantity, unit }: EarlierLine): LookupRow => ({
  code: index,
  gtin: undefined,
  name,
  quantity,
  unit,
});

const plain = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const isSame = (a: string | undefined, b: string | undefined): boolean =>
  plain(a).toLocaleLowerCase() === plain(b).toLocaleLowerCase();

/** By id, or by code if the order has no id; a name alone would be a guess. */
const isSameProduct = ({ product_id, index }: EarlierLine, product: LookedUpProduct): boolean =>
  product_id === undefined ? plain(index) !== '' && isSame(index, product.index) : sameId(product_id, product.id);

/** The order's prices are in `ordered`, today's in `now`. */
export interface Currencies {
  readonly ordered: string;
  readonly now: string;
}

/** Each line with its offers, in the order's sequence. Lines of one product share its stock. `rows` has one entry per line. */
export function planOf(
  lines: readonly EarlierLine[],
  rows: readonly LookedUpRow[],
  currencies: Currencies,
): readonly Entry[] {
  const taken = new Map<string, Decimal>();
  return lines.map((line, index) => {
    const { product, candidates = [], message } = rows[index] ?? {};
    const products = [...(product ? [product] : []), ...candidates];
    const very = products.find((one) => isSameProduct(line, one));
    const before = (id: Id) => taken.get(String(id)) ?? ('0' as Decimal);
    const offer = very && offerOf(line, very, before(very.id), currencies);
    if (very && offer) taken.set(String(very.id), plus(before(very.id), offer.quantity));
    const others = offer ? [] : products.map((one) => offerOf(line, one, before(one.id), currencies));
    return { line, offer, others: once(others), message };
  });
}

/** The same product may be both the row's match and a candidate. */
const once = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ product: { id } }, index) => offers.findIndex((one) => sameId(one.product.id, id)) === index);

function offerOf(line: EarlierLine, listed: LookedUpProduct, taken: Decimal, currencies: Currencies): Offer {
  const { quantity, differences } = quantityOf(line.quantity, listed, taken);
  const product = pricedAt(listed, quantity);
  const texts = [
    ['name', line.name, plainText(product.title)],
    ['code', line.index, product.index],
    ['unit', line.unit, product.unit],
  ] as const;
  return {
    product,
    quantity,
    differences: [
      // A value that is missing on either side is not reported as changed.
      ...texts.flatMap(([kind, from, to]) => (!from || !to || isSame(from, to) ? [] : [{ kind, from, to }])),
      ...priceOf(line, product, currencies),
      ...differences,
    ],
  };
}

/** Net if both are known and differ, else gross. If no pair can be compared, the price is reported too, as it may have changed. */
function priceOf(line: EarlierLine, product: LookedUpProduct, { ordered, now }: Currencies): Difference[] {
  const pairs = (['net', 'gross'] as const).map((of) => ({
    of,
    from: line[`price_${of}`],
    to: product[`price_${of}`],
  }));
  const matches = pairs.filter(({ from, to }) => from !== undefined && to !== undefined);
  const changed = ordered === now ? matches.find(({ from, to }) => from !== to) : matches[0];
  if (changed) return [{ kind: 'price', ...changed }];
  if (matches.length > 0) return [];
  const pair = pairs.find(({ from, to }) => (to ?? from) !== undefined) ?? {
    of: 'net' as const,
    from: undefined,
    to: undefined,
  };
  return [{ kind: 'price', ...pair }];
}

const floorOf = (amount: Decimal, step: Decimal): Decimal => {
  const up = times(wholeOf(amount, step), step);
  return compare(up, amount) > 0 ? minus(up, step) : up;
};

/** The orderable quantity instead of the requested one: raised to the package size and the minimum, lowered to the stock. */
function quantityOf(
  quantity: Decimal,
  { min, max, step, availability, unit }: LookedUpProduct,
  taken: Decimal,
): Pick<Offer, 'quantity' | 'differences'> {
  const by = step !== undefined && isPositive(step) ? step : undefined;
  const up = (amount: Decimal) => (by === undefined ? amount : times(wholeOf(amount, by), by));
  const lowest = min !== undefined && isLess(quantity, min) ? min : quantity;
  const fit = up(lowest);
  const highest = max === undefined ? undefined : atLeastNone(minus(max, taken));
  const packed: Difference[] = fit === quantity ? [] : [{ kind: 'package', from: quantity, to: fit }];
  if (highest !== undefined && isLess(highest, fit)) {
    const down = by === undefined ? highest : floorOf(highest, by);
    const left = min !== undefined && isLess(down, min) ? ('0' as Decimal) : down;
    return { quantity: left, differences: [...packed, { kind: 'stock', from: fit, to: left }] };
  }
  // Another line of the same product takes from the same parts.
  const inParts = isPositive(taken) ? undefined : partsOf(availability, fit, unit);
  if (inParts !== undefined) {
    const isLater = availability?.parts.some(({ kind }) => kind !== 'stock');
    return { quantity: fit, differences: isLater ? [...packed, { kind: 'parts', text: inParts }] : packed };
  }
  const there = availability?.quantity && atLeastNone(minus(availability.quantity, taken));
  const isShort = there !== undefined && isLess(there, fit);
  return { quantity: fit, differences: isShort ? [...packed, { kind: 'short', to: there }] : packed };
}

const atLeastNone = (amount: Decimal): Decimal => (isPositive(amount) ? amount : ('0' as Decimal));

/** The line has no differences to report. */
export const isUnchanged = ({ offer, message }: Entry): boolean =>
  offer !== undefined && offer.differences.length === 0 && message === undefined;

/** Ticked by default: the same product, if some of it is available at a known price. */
export const defaultOffer = ({ offer }: Entry): Offer | undefined => (offer && isAvailable(offer) ? offer : undefined);

export const isAvailable = ({ quantity, product }: Offer): boolean =>
  isPositive(quantity) && (product.price_net ?? product.price_gross) !== undefined;

/** The products for the cart: each once, in the order of its first line. */
export function toAdd(offers: readonly Offer[]): readonly { readonly id: Id; readonly quantity: Decimal }[] {
  const all = new Map<string, { id: Id; quantity: Decimal }>();
  for (const { product, quantity } of offers) {
    const before = all.get(String(product.id));
    all.set(String(product.id), { id: product.id, quantity: before ? plus(before.quantity, quantity) : quantity });
  }
  return [...all.values()];
}

/** The sum of the offers; undefined if one has no such price. */
export function sumOf(offers: readonly Offer[], of: 'net' | 'gross'): Decimal | undefined {
  let sum = '0' as Decimal;
  for (const { product, quantity } of offers) {
    const price = product[`price_${of}`];
    if (price === undefined) return undefined;
    sum = plus(sum, times(price, quantity));
  }
  return sum;
}
