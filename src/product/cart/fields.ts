/** Converts a form to JSON: one key per field, a list if a name occurs several times (rule B1). */

export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** `colour[]` becomes `colour`, always a list. Skips files, which JSON cannot contain. No key can reach a prototype. */
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
