/** Turns rules into messages: one rule per field. */

/** Returns the message for an invalid value. `values` are the whole form, for rules that depend on another field. */
export type Rule<V> = (value: string, values: V) => string | undefined;
export type Rules<V> = { readonly [K in keyof V]?: Rule<V> };
export type FieldErrors<V> = { readonly [K in keyof V]?: string };

/** A rule from a predicate. `message` is a function, because no text may be read before the page has set its language. */
export const check =
  (isValid: (value: string) => boolean, message: () => string) =>
  (value: string): string | undefined =>
    isValid(value) ? undefined : message();

/** The messages of all invalid fields, in the order of the rules; an empty object means that the form may be submitted. */
export function validateAll<V extends Readonly<Record<keyof V, string>>>(rules: Rules<V>, values: V): FieldErrors<V> {
  const errors: { [K in keyof V]?: string } = {};
  for (const name of Object.keys(rules) as (keyof V)[]) {
    const message = rules[name]?.(values[name], values);
    if (message !== undefined) errors[name] = message;
  }
  return errors;
}
