/** Asserts that a value exists where its type cannot guarantee it; the error names the missing value. */

/** The value without null and undefined. Use it for values just set or rendered; use a condition for those that may be missing. */
export function assertDefined<T>(value: T, what: string): NonNullable<T> {
  if (value == null) throw new Error(`shop-elements: ${what} is missing`);
  return value;
}
