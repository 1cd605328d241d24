/** Reuses the unchanged parts of a response: a part equal to the previous one keeps its identity and does not re-render. */

type Plain = Record<string, unknown>;

function isPlain(value: unknown): value is Plain {
  if (value === null || typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const idOf = (value: unknown): unknown => (isPlain(value) && value.id != null ? String(value.id) : undefined);

/**
 * Returns `next`, in which every part (object, list, Map; `next` itself too) that equals the part of `previous` at the same
 * place is replaced by it. List entries with an `id` are matched by it, so a removed or moved line affects no other.
 * Neither argument is changed. Linear in the size of `next`.
 */
export function reuseUnchanged<T>(previous: unknown, next: T): T;
export function reuseUnchanged(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(next)) return Array.isArray(previous) ? shareList(previous, next) : next;
  if (next instanceof Map) return previous instanceof Map ? shareMap(previous, next) : next;
  if (isPlain(next)) return isPlain(previous) ? shareObject(previous, next) : next;
  return next;
}

// Loops, not closures: most carts arrive only a few times, so this runs before the engine has optimized it.
function shareList(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  // The index by id is built only if entries have moved.
  let byId: Map<unknown, unknown> | undefined;
  let isSame = next.length === previous.length;
  const shared: unknown[] = [];
  for (const entry of next) {
    const there = previous[shared.length];
    const id = idOf(entry);
    const hasMoved = id !== undefined && id !== idOf(there);
    const moved = hasMoved ? (byId ??= new Map(previous.map((one) => [idOf(one), one]))) : undefined;
    const reused = reuseUnchanged(moved ? moved.get(id) : there, entry);
    isSame &&= Object.is(reused, there);
    shared.push(reused);
  }
  return isSame ? previous : shared;
}

const ABSENT = Symbol();

function shareObject(previous: Plain, next: Plain): Plain {
  const names = Object.keys(next);
  let isSame = names.length === Object.keys(previous).length;
  const shared: unknown[] = [];
  for (const name of names) {
    const there = Object.hasOwn(previous, name) ? previous[name] : ABSENT;
    const value = next[name];
    const reused = typeof value === 'object' ? reuseUnchanged(there, value) : value;
    isSame &&= Object.is(reused, there);
    shared.push(reused);
  }
  // fromEntries defines instead of assigning: a key named __proto__ stays a key.
  return isSame ? previous : Object.fromEntries(names.map((name, index) => [name, shared[index]]));
}

function shareMap(
  previous: ReadonlyMap<unknown, unknown>,
  next: ReadonlyMap<unknown, unknown>,
): ReadonlyMap<unknown, unknown> {
  const shared = new Map([...next].map(([key, value]) => [key, reuseUnchanged(previous.get(key), value)]));
  const same =
    shared.size === previous.size &&
    [...shared].every(([key, value]) => previous.has(key) && Object.is(value, previous.get(key)));
  return same ? previous : shared;
}
