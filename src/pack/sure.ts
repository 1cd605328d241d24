/** Decides what a build says where something is missing that has to be there. */

/** The value; throws where there is none, and names what is missing. */
export function sure<T>(value: T | null | undefined, what: string): T {
  if (value == null) throw new Error(`There is no ${what}.`);
  return value;
}
