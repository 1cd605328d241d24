/** Decides what becomes of a value that has to be there and that no type can promise: it is there, or the error says what is missing. */

/** The value, without null and undefined. For what was just set or rendered; where it may be missing, ask instead. */
export function present<T>(value: T, what: string): NonNullable<T> {
  if (value == null) throw new Error(`shop-elements: ${what} is missing`);
  return value;
}
