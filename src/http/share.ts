/** Decides what of an answer is new: whatever equals what was there before keeps its identity, so nothing re-renders for it. */

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  value !== null && typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value));

const idOf = (value: unknown): unknown => (isPlain(value) && value.id != null ? String(value.id) : undefined);

/**
 * Gives `next` as a value, but with every part (object, list, Map; `next` itself too) that equals the part of `previous` at
 * the same place taken from `previous`. Entries of a list that have an `id` are matched by it, so a removed or moved line
 * changes no other. Neither argument is changed. Linear in the size of `next`.
 */
export function share<T>(previous: unknown, next: T): T;
export function share(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(next)) return Array.isArray(previous) ? shareList(previous, next) : next;
  if (next instanceof Map) return previous instanceof Map ? shareMap(previous, next) : next;
  if (isPlain(next)) return isPlain(previous) ? shareObject(previous, next) : next;
  return next;
}

function shareList(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const byId = new Map(previous.map((entry) => [idOf(entry), entry]));
  const shared = next.map((entry, index) => {
    const [id, samePlace] = [idOf(entry), previous[index]];
    return share(id === undefined || id === idOf(samePlace) ? samePlace : byId.get(id), entry);
  });
  return shared.length === previous.length && shared.every((entry, index) => Object.is(entry, previous[index]))
    ? previous
    : shared;
}

function shareObject(previous: Plain, next: Plain): Plain {
  const names = Object.keys(next);
  // fromEntries defines, never assigns: a key called __proto__ stays a key.
  const shared: Plain = Object.fromEntries(names.map((name) => [name, share(own(previous, name), next[name])]));
  const same =
    names.length === Object.keys(previous).length &&
    names.every((name) => Object.hasOwn(previous, name) && Object.is(shared[name], previous[name]));
  return same ? previous : shared;
}

function shareMap(
  previous: ReadonlyMap<unknown, unknown>,
  next: ReadonlyMap<unknown, unknown>,
): ReadonlyMap<unknown, unknown> {
  const shared = new Map([...next].map(([key, value]) => [key, share(previous.get(key), value)]));
  const same =
    shared.size === previous.size &&
    [...shared].every(([key, value]) => previous.has(key) && Object.is(value, previous.get(key)));
  return same ? previous : shared;
}

const own = (object: Plain, name: string): unknown => (Object.hasOwn(object, name) ? object[name] : undefined);
