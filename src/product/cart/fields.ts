/** Decides what a form is as JSON: one key a field, a list where a name comes several times (rule B1). */

export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** `colour[]` becomes `colour`, always a list. Files cannot be JSON and stay behind. No key reaches a prototype. */
export function fieldsOf(entries: Iterable<readonly [string, unknown]>): FormFields {
  const fields = new Map<string, string | string[]>();
  for (const [raw, value] of entries) {
    if (typeof value !== 'string') continue;
    const isList = raw.endsWith('[]');
    const name = isList ? raw.slice(0, -2) : raw;
    const before = fields.get(name);
    if (before === undefined) fields.set(name, isList ? [value] : value);
    else fields.set(name, [...(Array.isArray(before) ? before : [before]), value]);
  }
  return Object.fromEntries(fields);
}
