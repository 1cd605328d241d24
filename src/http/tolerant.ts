/** Defines the tolerant readers of server responses (rule N8). */
import * as v from 'valibot';
import { wire, type Reads } from './wire';
import { docsUrl } from '../page/docs-url';

/** JSON rounds a number beyond 2^53: a different id than the server's would be shown and sent back. */
const exact = v.pipe(
  v.number(),
  v.check(
    (raw) => Math.abs(raw) <= Number.MAX_SAFE_INTEGER,
    'a number beyond 2^53 is rounded by JSON: send it as text',
  ),
);

/** An id arrives as a number or a string, and is sent back unchanged. */
export const id = v.union([exact, v.pipe(v.string(), v.minLength(1))]);
export type Id = v.InferOutput<typeof id>;

/** Whether two ids are equal, even if one came as a number and the other as a string. */
export const sameId = (a: Id | undefined | null, b: Id | undefined | null): boolean =>
  a != null && b != null && String(a) === String(b);

/** An id as a form control's value; undefined if nothing is chosen. */
export const idText = (one: Id | null | undefined): string | undefined => (one == null ? undefined : String(one));

/** Text; numbers that PHP prints become text. */
export const text = v.pipe(
  v.union([v.string(), exact]),
  v.transform((value) => String(value)),
);

/** `cart.id: Invalid key …`, one per issue. */
export const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`).join('; ');

let isStrict = false;
let hasLeftOut = false;
const logged = new Set<string>();

/** PHP's output for an empty value. */
const isNothing = (raw: unknown): boolean => raw === '' || (Array.isArray(raw) && raw.length === 0);

/**
 * `v.safeParse` that warns about each field that `maybe` leaves out, once per `what`. A schema inside does not know its path,
 * so if something was left out, a second, strict pass collects issues with their paths.
 */
export function parse<S extends v.GenericSchema>(schema: S, raw: unknown, what: string): v.SafeParseResult<S> {
  const outer = [isStrict, hasLeftOut] as const;
  isStrict = hasLeftOut = false;
  try {
    const read = v.safeParse(schema, raw);
    isStrict = hasLeftOut;
    const { issues = [] } = hasLeftOut ? v.safeParse(schema, raw) : {};
    for (const issue of issues) {
      const where = `${what}: ${v.getDotPath(issue)}`;
      if (!logged.has(where))
        console.warn(`shop-elements: ${where} is left out. ${issue.message}`, issue.input, docsUrl('left-out'));
      logged.add(where);
    }
    return read;
  } finally {
    [isStrict, hasLeftOut] = outer;
  }
}

/** A field that may be missing, null or of a wrong type; in all three cases it is absent. */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.pipe(
      v.unknown() as Reads<v.InferInput<S> | null>,
      wire({ as: v.union([schema, v.null()]) }),
      v.rawTransform(({ dataset: { value }, addIssue, NEVER }): v.InferOutput<S> | undefined => {
        if (value === null) return undefined;
        const read = v.safeParse(schema, value);
        if (read.success) return read.output;
        if (isNothing(value)) return undefined;
        hasLeftOut = true;
        if (!isStrict) return undefined;
        for (const { message, input, path } of read.issues) addIssue({ message, input, path });
        return NEVER;
      }),
    ),
    undefined,
  );

const FLAG = /^(?:(1|t|true|y|yes|on|tak)|0|f|false|n|no|off|nie|)$/i;

/** A flag as servers print it, also as a word. Anything else is false, with a warning in the console. */
export const flag = v.optional(
  v.pipe(
    v.unknown() as Reads<boolean | 0 | 1 | '0' | '1' | 'true' | 'false' | '' | null>,
    wire({ as: v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false', '']), v.null()]) }),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): boolean => {
      if (value === null || isNothing(value)) return false;
      const word = typeof value === 'object' ? null : FLAG.exec(String(value).trim());
      if (word) return word[1] !== undefined;
      hasLeftOut = true;
      if (!isStrict) return false;
      addIssue({ message: 'A flag was expected: true or false', input: value });
      return NEVER;
    }),
  ),
  false,
);

/** A count: a whole number from 0, as a JSON number or as text. */
export const count = v.pipe(
  v.unknown() as Reads<number | string>,
  wire({ as: v.union([v.pipe(v.number(), v.safeInteger(), v.minValue(0)), v.pipe(v.string(), v.digits())]) }),
  v.transform((raw) => (typeof raw === 'string' && /^\d+$/.test(raw) ? Number(raw) : (raw as number))),
  v.check((raw) => Number.isSafeInteger(raw) && raw >= 0, 'a whole number from 0 was expected'),
);

/** The entries of an expected list; empty if the value is not a list. */
export function entriesOf(raw: unknown, what: string): unknown[] {
  if (raw !== null && typeof raw === 'object')
    return Array.isArray(raw) ? raw : Object.entries(raw).map(([, one]) => one);
  if (raw != null && raw !== '')
    console.warn(`shop-elements: a list of ${what}s was expected`, raw, docsUrl('left-out'));
  return [];
}

/** A list's readable entries, and its unreadable ones as they came. */
export interface ReadEntries<T> {
  readonly read: T[];
  readonly broken: unknown[];
}

/**
 * A list whose broken entries are set aside with one console warning each; PHP's objects with number keys count as lists. An
 * entry that is the same object as in an earlier answer (`share`) is not read again.
 */
export function readEntries<S extends v.GenericSchema>(entry: S, what: string) {
  const cache = new WeakMap<object, v.InferOutput<S>[]>();
  const readNew = (one: unknown): v.InferOutput<S>[] => {
    const read = parse(entry, one, what);
    if (read.success) return [read.output];
    console.warn(`shop-elements: left out a broken ${what}: ${faultsOf(read.issues)}`, one, docsUrl('left-out'));
    return [];
  };
  const read = (one: unknown): v.InferOutput<S>[] => {
    if (typeof one !== 'object' || one === null) return readNew(one);
    const entries = cache.get(one) ?? readNew(one);
    cache.set(one, entries);
    return entries;
  };
  type Entry = v.InferInput<S>;
  return v.optional(
    v.pipe(
      v.unknown() as Reads<readonly Entry[] | { readonly [place: string]: Entry } | null>,
      wire({ listOf: entry }),
      v.transform((raw): ReadEntries<v.InferOutput<S>> => {
        const broken: unknown[] = [];
        const sound = entriesOf(raw, what).flatMap((one) => {
          const entry = read(one);
          if (entry.length === 0) broken.push(one);
          return entry;
        });
        return { read: sound, broken };
      }),
    ),
    [],
  );
}

/** A list without its broken entries, as `readEntries` reads it. */
export const list = <S extends v.GenericSchema>(entry: S, what: string) =>
  v.pipe(
    readEntries(entry, what),
    v.transform(({ read }) => read),
  );

/** Values by names that the server chooses. Not `v.record`, which drops `constructor` and others that every object has. */
export const byName = <S extends v.GenericSchema>(value: S) =>
  v.pipe(
    v.unknown() as Reads<{ readonly [name: string]: v.InferInput<S> }>,
    wire({ recordOf: value }),
    v.check((raw) => raw !== null && typeof raw === 'object'),
    v.transform((raw) => Object.entries(raw as object)),
    v.array(v.array(v.union([v.string(), value]))),
    v.transform((entries): Record<string, v.InferOutput<S>> =>
      Object.fromEntries(entries as [string, v.InferOutput<S>][]),
    ),
  );

/** `schema` for an object with at least one of these keys: unrelated JSON (`{"error": "…"}`) must not pass for an empty answer. */
export const having = <S extends v.GenericSchema>(names: readonly string[], schema: S) =>
  v.pipe(
    v.unknown() as Reads<v.InferInput<S>>,
    v.check(
      (raw) => raw !== null && typeof raw === 'object' && names.some((name) => name in raw),
      `none of ${names.join(', ')}`,
    ),
    schema,
  );
