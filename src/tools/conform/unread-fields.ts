/** Lists the parts of a response that the forgiving schemas of the elements cannot read. */
import * as v from 'valibot';
import { address } from '../../cart/wire/address';
import { childCart } from '../../cart/wire/cart';
import { carrier } from '../../cart/wire/delivery';
import { cartItem } from '../../cart/wire/item';
import { payment, paymentMethod } from '../../cart/wire/payment';

const FLAGS: readonly unknown[] = [true, false, 0, 1, '0', '1', 'true', 'false', '', null, undefined];

/** The schemas of list entries: a dropped entry is read once more, to learn why. */
const ENTRIES: Readonly<Record<string, v.GenericSchema>> = {
  items: cartItem,
  childCarts: childCart,
  availableCarriers: carrier,
  availablePayments: payment,
  payment_methods: paymentMethod,
  addresses: address,
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** `[null, 7]` and `{"a": null, "b": 7}` alike: PHP arrays may arrive as either. */
const entriesOf = (raw: unknown): [string, unknown][] => (isObject(raw) ? Object.entries(raw) : []);

const printed = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? 'undefined';

const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

function described(issue: v.BaseIssue<unknown>, path: string): string {
  const place = joined(path, v.getDotPath(issue) ?? '').replace(/\.$/, '') || 'the answer';
  return issue.input === undefined ? `${place} is missing` : `${place}: ${issue.message}, in ${printed(issue.input)}`;
}

/** The reasons why entries of the list at `path` are unreadable, each with its place and value. */
function entryIssues(raw: unknown, path: string): string[] {
  const entry = ENTRIES[path.split('.').at(-1) ?? ''];
  if (entry === undefined) return [];
  return entriesOf(raw).flatMap(([at, one]) =>
    (v.safeParse(entry, one).issues ?? []).map((issue) => described(issue, `${path}[${at}]`)),
  );
}

/** The reason why a whole response is unreadable, usually that none of its lines can be read. */
export function issuesOf(issues: readonly v.BaseIssue<unknown>[], raw: unknown): string {
  const lines = entryIssues(Object(Object(raw).cart).items, 'cart.items');
  return [...issues.map((issue) => described(issue, '')), ...lines].slice(0, 8).join('\n');
}

/** The read entry of a list: a deposit that is sent elsewhere is read below its line. */
function readAs(raw: unknown, read: readonly unknown[], index: number): unknown {
  const isOf = (one: unknown) => isObject(one) && isObject(raw) && String(one['id']) === String(raw['id']);
  return isOf(read[index]) ? read[index] : (read.find(isOf) ?? read[index]);
}

/**
 * Paths of `raw` that are missing from what was `read` from it, each with its value, for example `cart.prices.net: "12,34 zł"`.
 * Fields that no schema knows do not count.
 */
export function unreadFields(raw: unknown, read: unknown, path = ''): string[] {
  if (read instanceof Map) {
    return entriesOf(raw).flatMap(([slot, one]) =>
      read.has(slot) ? unreadFields(one, read.get(slot), `${path}.${slot}`) : [`${path}.${slot}: ${printed(one)}`],
    );
  }
  if (Array.isArray(read)) {
    const entries = entriesOf(raw);
    if (entries.length === read.length)
      return entries.flatMap(([at, one], index) => unreadFields(one, readAs(one, read, index), `${path}[${at}]`));
    const left = entries.length - read.length;
    return [`${path}: ${entries.length} entries, of which ${left} cannot be read`, ...entryIssues(raw, path)];
  }
  if (typeof read === 'boolean') return FLAGS.includes(raw) ? [] : [`${path}: ${printed(raw)} is no flag`];
  if (typeof read === 'number' && raw != null && raw !== '' && Number(raw) !== read)
    return [`${path}: ${printed(raw)} is no number`];
  if (!isObject(read)) return raw == null || raw === '' || read !== undefined ? [] : [`${path}: ${printed(raw)}`];
  if (!isObject(raw)) return [];
  return Object.entries(read).flatMap(([key, one]) =>
    key in raw ? unreadFields(raw[key], one, joined(path, key)) : [],
  );
}
