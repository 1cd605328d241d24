/** Reads from a response to `add_products` which products are in the cart. A refused product never counts as added. */
import { compare, isPositive, plus, toDecimal } from '../http/decimal';
import type { Decimal } from '../http/decimal';
import type { Id } from '../http/tolerant';

export interface ProductToAdd {
  readonly id: Id;
  readonly quantity: Decimal;
}

/** `index` and `unit` of the lookup identify the product in a cart whose lines have no `product_id`. */
export interface WantedProduct extends ProductToAdd {
  readonly index?: string | undefined;
  readonly unit?: string | undefined;
}

/** Product ids as text. The outcome of products in neither set is unknown. */
export interface AddResult {
  readonly added: ReadonlySet<string>;
  /** Reason by product id; empty if the shop sent none. */
  readonly refused: ReadonlyMap<string, string>;
  /** The shop's errors that name no product. */
  readonly errors: readonly string[];
}

type JsonObject = Readonly<Record<string, unknown>>;
const isObject = (raw: unknown): raw is JsonObject => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const valuesOf = (raw: unknown): readonly unknown[] =>
  typeof raw === 'object' && raw !== null ? Object.entries(raw).map(([, one]) => one) : [];
const hasStatus = (pattern: RegExp, raw: unknown): boolean => isObject(raw) && pattern.test(String(raw['status']));
const isSuccess = (raw: unknown): boolean => hasStatus(/^(success|info)$/, raw);
const isNoError = (raw: unknown): boolean => hasStatus(/^(success|info|warning)$/, raw);

/** Keys of a message slot besides its texts. */
const SETTINGS: readonly string[] = ['status', 'scroll', 'redirect_url', 'goToStep'];
/** Slots about the added products; the others are about the whole cart. */
const OWN_SLOTS: readonly string[] = ['add_products', 'quantity', '0'];

function refusalsIn(messages: unknown, ids: ReadonlySet<string>) {
  const named = new Map<string, string>();
  const errors = new Set<string>();
  let isListed = false;

  const name = (id: string, why: string): void => {
    const before = named.get(id) ?? '';
    if (before === '' || !before.includes(why)) named.set(id, `${before} ${why}`.trim());
  };
  const refuse = (id: string, raw: unknown): void => {
    if (isNoError(raw)) return;
    isListed = true;
    for (const why of ['', ...textsIn(raw)]) name(id, why);
  };
  /** Reads "5003: …", also several in one text. */
  const readText = (text: string, isSilent: boolean): void => {
    let id: string | undefined;
    let why: string[] = [];
    const end = () => {
      if (id !== undefined) name(id, why.join(' '));
      else if (why.length > 0 && !isSilent) errors.add(why.join(' '));
    };
    for (const piece of text.trim().split(/\s+(?=[^\s:]+:\s)/)) {
      const [, head = '', rest = ''] = /^([^\s:]+):\s+(\S.*)$/s.exec(piece) ?? [];
      if (ids.has(head)) {
        end();
        id = head;
        why = [rest];
      } else if (piece !== '') why.push(piece);
    }
    end();
  };
  /** Reads `{"5003": […]}`, `{"products": {"5003": […]}}`, texts, and lists of texts. */
  const read = (raw: unknown, isSilent = false): void => {
    if (typeof raw === 'string') readText(raw, isSilent);
    else if (!isObject(raw)) valuesOf(raw).forEach((one) => read(one, isSilent));
    else
      for (const [key, one] of Object.entries(raw)) {
        if (ids.has(key)) refuse(key, one);
        else if (key === 'products' || !(isSuccess(raw) || SETTINGS.includes(key)))
          read(one, isSilent || isNoError(raw));
      }
  };

  if (!isObject(messages)) read(messages);
  else
    for (const [slot, one] of Object.entries(messages)) {
      if (OWN_SLOTS.includes(slot)) read(one);
      else if (ids.has(slot)) refuse(slot, one);
    }
  // Refusals listed by product are complete: further sentences only summarize them.
  return { named, errors: isListed ? [] : [...errors] };
}

function textsIn(raw: unknown): readonly string[] {
  if (typeof raw === 'string') return raw.trim() === '' ? [] : [raw.trim()];
  return valuesOf(isObject(raw) && Object.hasOwn(raw, 'messages') ? raw['messages'] : raw).flatMap(textsIn);
}

/** The lines of the cart in the response; undefined if it contains no cart. */
function linesIn(cart: unknown): readonly JsonObject[] | undefined {
  if (!isObject(cart)) return undefined;
  const carts = [cart, ...valuesOf(cart['childCarts']).filter(isObject)];
  if (!carts.some(({ items }) => typeof items === 'object' && items !== null)) return undefined;
  return carts.flatMap(({ items }) => valuesOf(items)).filter(isObject);
}

const sameText = (a: unknown, b: unknown): boolean =>
  a != null && b != null && String(a).trim().toLowerCase() === String(b).trim().toLowerCase();

interface Held {
  readonly quantity: Decimal;
  /** All lines use the product's unit. */
  readonly isComparable: boolean;
}

/** Quantity of each product in the cart; undefined if the lines do not identify their products. */
function heldIn(cart: unknown, products: readonly WantedProduct[]) {
  const lines = linesIn(cart);
  const isOf = (name: 'product_id' | 'index', what: unknown) => (line: JsonObject) => sameText(line[name], what);
  const hasIds = lines?.some(({ product_id: id }) => id != null) === true;
  const hasIndexes = products.some(({ index }) => lines?.some(isOf('index', index)));
  return ({ id, index, unit }: WantedProduct): Held | undefined => {
    if (lines === undefined || (lines.length > 0 && !hasIds && (!hasIndexes || index === undefined))) return undefined;
    const own = lines.filter(hasIds ? isOf('product_id', id) : isOf('index', index));
    const amounts = own.map((line) => toDecimal(line['frontQuantity'] ?? line['quantity']));
    const quantity = amounts.reduce<Decimal | undefined>(
      (sum, one) => (sum === undefined || one === undefined ? undefined : plus(sum, one)),
      '0' as Decimal,
    );
    return quantity && { quantity, isComparable: own.every((line) => sameText(line['unit'], unit)) };
  };
}

/** After an error without a product, only an equal quantity proves the addition: more may have been there before. */
function isAdded(held: Held | undefined, quantity: Decimal, isUnclear: boolean): boolean {
  if (isUnclear) return held?.quantity === quantity;
  if (held === undefined || compare(held.quantity, quantity) >= 0) return true;
  return !held.isComparable && isPositive(held.quantity);
}

/** `raw`: the response to `add_products`, with any status. */
export function readAddResult(raw: unknown, products: readonly WantedProduct[]): AddResult {
  const { messages, cart }: JsonObject = isObject(raw) ? raw : {};
  const { named, errors } = refusalsIn(messages, new Set(products.map(({ id }) => String(id))));
  const held = heldIn(cart, products);
  const added = new Set<string>();
  const refused = new Map(named);
  for (const one of products.filter(({ id }) => !named.has(String(id)))) {
    if (isAdded(held(one), one.quantity, errors.length > 0)) added.add(String(one.id));
    else if (errors.length === 0) refused.set(String(one.id), '');
  }
  return { added, refused, errors };
}
