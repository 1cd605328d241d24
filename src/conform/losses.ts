/** Decides what the elements cannot read of an answer although it is there: their schemas are forgiving, a shop's author should know. */

const FLAGS: readonly unknown[] = [true, false, 0, 1, '0', '1', 'true', 'false', '', null, undefined];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** `[null, 7]` and `{"a": null, "b": 7}` alike: PHP's arrays may come as either. */
const entriesOf = (raw: unknown): [string, unknown][] => (isObject(raw) ? Object.entries(raw) : []);

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? 'undefined';

/**
 * Paths of `raw` that are not in what was `read` from it, each with its value, for example `cart.prices.net: "12,34 zł"`.
 * Fields that no schema knows are no loss.
 */
export function losses(raw: unknown, read: unknown, path = ''): string[] {
  if (read instanceof Map) {
    return entriesOf(raw).flatMap(([slot, one]) =>
      read.has(slot) ? losses(one, read.get(slot), `${path}.${slot}`) : [`${path}.${slot}: ${shown(one)}`],
    );
  }
  if (Array.isArray(read)) {
    const entries = entriesOf(raw);
    if (entries.length === read.length)
      return entries.flatMap(([at, one], index) => losses(one, read[index], `${path}[${at}]`));
    return [`${path}: ${entries.length} entries, of which ${entries.length - read.length} cannot be read`];
  }
  if (typeof read === 'boolean') return FLAGS.includes(raw) ? [] : [`${path}: ${shown(raw)} is no flag`];
  if (!isObject(read)) return raw == null || raw === '' || read !== undefined ? [] : [`${path}: ${shown(raw)}`];
  if (!isObject(raw)) return [];
  return Object.entries(read).flatMap(([key, one]) =>
    key in raw ? losses(raw[key], one, path === '' ? key : `${path}.${key}`) : [],
  );
}
