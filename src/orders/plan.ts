/** Decides what of an order can be had again, and what has changed since: nothing goes into a cart that differs and is not said to. */
import { compare, isLess, isPositive, minus, plus, times, wholeOf, type Decimal } from '../http/decimal';
import { sameId, type Id } from '../http/tolerant';
import type { LookedUpProduct, LookedUpRow, LookupRow } from '../lookup/schema';
import { plainText } from '../ui/safe-html';
import type { EarlierLine } from './schema';

/** What is no longer as it was ordered. `from` is the order's, `to` is now's; undefined where it is not known. */
export type Difference =
  | { readonly kind: 'name' | 'code' | 'unit'; readonly from: string | undefined; readonly to: string | undefined }
  | {
      readonly kind: 'price';
      readonly of: 'net' | 'gross';
      readonly from: Decimal | undefined;
      readonly to: Decimal | undefined;
    }
  /** `package`: more, because of the package or the least quantity. `stock`: less, because there is no more. */
  | { readonly kind: 'package' | 'stock'; readonly from: Decimal; readonly to: Decimal }
  /** All of it can be ordered, and so much is there now. */
  | { readonly kind: 'short'; readonly to: Decimal };

/** A product that a line may become, how much of it, and how that differs from the line. */
export interface Offer {
  readonly product: LookedUpProduct;
  /** '0' where none can be ordered. */
  readonly quantity: Decimal;
  readonly differences: readonly Difference[];
}

export interface Entry {
  readonly line: EarlierLine;
  /** The very product; undefined where it is gone. */
  readonly offer: Offer | undefined;
  /** Others in its place, none of which is taken unasked. */
  readonly others: readonly Offer[];
  /** The shop's own word. */
  readonly message: string | undefined;
}

/** What is asked about a line. */
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

/** By its id, by its code where the order has no id; a name alone is a guess. */
const isVery = ({ product_id, index }: EarlierLine, product: LookedUpProduct): boolean =>
  product_id === undefined ? plain(index) !== '' && isSame(index, product.index) : sameId(product_id, product.id);

/** Orders' prices are in `ordered`, today's in `now`. */
export interface Currencies {
  readonly ordered: string;
  readonly now: string;
}

/** Every line with what it becomes, in the order's order. Lines of one product share its stock. `rows` are as many as the lines. */
export function planOf(
  lines: readonly EarlierLine[],
  rows: readonly LookedUpRow[],
  currencies: Currencies,
): readonly Entry[] {
  const taken = new Map<string, Decimal>();
  return lines.map((line, nth) => {
    const { product, candidates = [], message } = rows[nth] ?? {};
    const found = [...(product ? [product] : []), ...candidates];
    const very = found.find((one) => isVery(line, one));
    const before = (id: Id) => taken.get(String(id)) ?? ('0' as Decimal);
    const offer = very && offerOf(line, very, before(very.id), currencies);
    if (very && offer) taken.set(String(very.id), plus(before(very.id), offer.quantity));
    const others = offer ? [] : found.map((one) => offerOf(line, one, before(one.id), currencies));
    return { line, offer, others: once(others), message };
  });
}

/** The same product may come as the row's and as a candidate. */
const once = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ product: { id } }, nth) => offers.findIndex((one) => sameId(one.product.id, id)) === nth);

function offerOf(line: EarlierLine, product: LookedUpProduct, taken: Decimal, currencies: Currencies): Offer {
  const { quantity, differences } = quantityOf(line.quantity, product, taken);
  const texts = [
    ['name', line.name, plainText(product.title)],
    ['code', line.index, product.index],
    ['unit', line.unit, product.unit],
  ] as const;
  return {
    product,
    quantity,
    differences: [
      // What one of them does not say is not said to have changed.
      ...texts.flatMap(([kind, from, to]) => (!from || !to || isSame(from, to) ? [] : [{ kind, from, to }])),
      ...priceOf(line, product, currencies),
      ...differences,
    ],
  };
}

/** Net where both are known and differ, else gross; where no two can be compared, nobody knows that it is the same price. */
function priceOf(line: EarlierLine, product: LookedUpProduct, { ordered, now }: Currencies): Difference[] {
  const pairs = (['net', 'gross'] as const).map((of) => ({
    of,
    from: line[`price_${of}`],
    to: product[`price_${of}`],
  }));
  const known = pairs.filter(({ from, to }) => from !== undefined && to !== undefined);
  const changed = ordered === now ? known.find(({ from, to }) => from !== to) : known[0];
  if (changed) return [{ kind: 'price', ...changed }];
  if (known.length > 0) return [];
  const told = pairs.find(({ from, to }) => (to ?? from) !== undefined) ?? {
    of: 'net' as const,
    from: undefined,
    to: undefined,
  };
  return [{ kind: 'price', ...told }];
}

const floorOf = (amount: Decimal, step: Decimal): Decimal => {
  const up = times(wholeOf(amount, step), step);
  return compare(up, amount) > 0 ? minus(up, step) : up;
};

/** What can be ordered instead of so much: up to the package and the least quantity, down to what there is. */
function quantityOf(
  wanted: Decimal,
  { min, max, step, availability }: LookedUpProduct,
  taken: Decimal,
): Pick<Offer, 'quantity' | 'differences'> {
  const by = step !== undefined && isPositive(step) ? step : undefined;
  const up = (amount: Decimal) => (by === undefined ? amount : times(wholeOf(amount, by), by));
  const least = min !== undefined && isLess(wanted, min) ? min : wanted;
  const fit = up(least);
  const most = max === undefined ? undefined : atLeastNone(minus(max, taken));
  const packed: Difference[] = fit === wanted ? [] : [{ kind: 'package', from: wanted, to: fit }];
  if (most !== undefined && isLess(most, fit)) {
    const down = by === undefined ? most : floorOf(most, by);
    const left = min !== undefined && isLess(down, min) ? ('0' as Decimal) : down;
    return { quantity: left, differences: [...packed, { kind: 'stock', from: fit, to: left }] };
  }
  const there = availability?.quantity && atLeastNone(minus(availability.quantity, taken));
  const isShort = there !== undefined && isLess(there, fit);
  return { quantity: fit, differences: isShort ? [...packed, { kind: 'short', to: there }] : packed };
}

const atLeastNone = (amount: Decimal): Decimal => (isPositive(amount) ? amount : ('0' as Decimal));

/** Nothing that could be said differs. */
export const isUnchanged = ({ offer, message }: Entry): boolean =>
  offer !== undefined && offer.differences.length === 0 && message === undefined;

/** What is ticked before anybody has chosen: the very product, where some of it can be had for a price that is known. */
export const sureOf = ({ offer }: Entry): Offer | undefined => (offer && canBeHad(offer) ? offer : undefined);

export const canBeHad = ({ quantity, product }: Offer): boolean =>
  isPositive(quantity) && (product.price_net ?? product.price_gross) !== undefined;

/** What goes into the cart: each product once, in the order of its first line. */
export function toAdd(offers: readonly Offer[]): readonly { readonly id: Id; readonly quantity: Decimal }[] {
  const all = new Map<string, { id: Id; quantity: Decimal }>();
  for (const { product, quantity } of offers) {
    const before = all.get(String(product.id));
    all.set(String(product.id), { id: product.id, quantity: before ? plus(before.quantity, quantity) : quantity });
  }
  return [...all.values()];
}

/** The sum of the offers; undefined where one has no such price. */
export function sumOf(offers: readonly Offer[], of: 'net' | 'gross'): Decimal | undefined {
  let sum = '0' as Decimal;
  for (const { product, quantity } of offers) {
    const price = product[`price_${of}`];
    if (price === undefined) return undefined;
    sum = plus(sum, times(price, quantity));
  }
  return sum;
}
