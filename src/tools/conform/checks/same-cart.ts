/** Compares two persons' views of one held cart, field by field: only `can` differs, besides what each may choose from. */
import type { Probe } from '../probe';
import type { ProcessRule } from '../rules/processes';

type Json = Readonly<Record<string, unknown>>;

/** What a person may do, must give or choose from, and the digest. */
const OWN = /^(can|locked|required|addresses|available\w+|revision)$/;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Fields by name; an approver may have fields of their own. */
const comparable = (value: Json): Json => {
  if (!Array.isArray(value)) return value;
  const named = value.flatMap((one: unknown) => (isObject(one) && typeof one['name'] === 'string' ? [one] : []));
  const isFields = named.length === value.length && named.every((one) => 'scope' in one || 'type' in one);
  return isFields ? Object.fromEntries(named.map((one) => [one['name'], one])) : (value as unknown as Json);
};

/** The first difference, with its path; undefined if there is none. */
export function differenceOf(one: unknown, other: unknown, path = ''): string | undefined {
  if (!isObject(one) || !isObject(other))
    return (one ?? null) === (other ?? null)
      ? undefined
      : `${path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  const [left, right] = [comparable(one), comparable(other)];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const isOfReader = !(key in left) && path.endsWith('extra_fields');
    if (OWN.test(key) || isOfReader) continue;
    const difference = differenceOf(left[key], right[key], path === '' ? key : `${path}.${key}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/** Skips a reader who does not see the cart. */
export async function checkSame(rule: ProcessRule, owner: Probe, reader: Probe): Promise<void> {
  const [own, read] = [await owner.post({}), await reader.post({})];
  if (own.cart === null || read.cart === null) return owner.skip(rule, 'nobody else sees it');
  const cartOf = (text: string): unknown => (JSON.parse(text) as Json)['cart'];
  const difference = differenceOf(cartOf(own.text), cartOf(read.text));
  owner.judge(rule, difference && `${own.request}, by its owner and by another person\n${difference}`);
}
