/** Stops a build if something required is missing. */

/** The value; throws, naming what is missing, if there is none. */
export function assertDefined<T>(value: T | null | undefined, what: string): T {
  if (value == null) throw new Error(`There is no ${what}.`);
  return value;
}
