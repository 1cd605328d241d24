/** Decides what happens to a value that must be there but that no type can promise: it is there, or the error names it. */

/** The value without null and undefined. For values just set or rendered; test for those that may be missing. */
export function assertDefined<T>(value: T, what: string): NonNullable<T> {
  if (value == null) throw new Error(`shop-elements: ${what} is missing`);
  return value;
}
