/** Defines the kinds of attributes, and how each kind reads a template's text or a script's value. */

/** Result of a reader for a value that does not fit: the element then uses the default and warns once. */
export const WRONG = Symbol();
export type Wrong = typeof WRONG;

/** A kind of attribute as data; the element, the manifest, the typings, the playground and the tests all read it. */
export interface Attribute<T, Written = T> {
  readonly kind: 'text' | 'tokens' | 'flag' | 'number' | 'integer' | 'oneOf' | 'json';
  readonly summary: string;
  /** The value's type, as TypeScript text. */
  readonly type: string;
  /** The value if the attribute is absent or wrong. */
  readonly default: T;
  /** Whether the page's `<shop-config>` provides the value if the element lacks the attribute. */
  readonly page: boolean;
  /** Whether `attribute=""` is a value. If not, it counts as absent: templates print it if they have no value. */
  readonly empty: boolean;
  /** If it is missing, the element does nothing and warns in the console. */
  readonly required?: boolean;
  /** Reasons why the last value does not fit, or the values that do, if the kind can name them. */
  readonly why?: () => readonly unknown[];
  /** Reads an attribute's text. */
  read(text: string): T | Wrong;
  /** Reads a property's value or a field of the child JSON. */
  accept(value: unknown): T | Wrong;
  /** Never set: carries the type of what a script may assign. */
  readonly '~written'?: Written;
}

export interface Options<T> {
  readonly summary: string;
  readonly default?: T;
  readonly page?: boolean;
  readonly required?: boolean;
}

/** `T`, and `undefined` too unless the options name a default. */
export type Value<T, O> = O extends { readonly default: T } ? T : T | undefined;

type Reader<T> = (value: unknown) => T | Wrong;

interface Kind<T> {
  readonly kind: Attribute<T>['kind'];
  readonly type: string;
  readonly accept: Reader<T>;
  /** Defaults to `accept`. */
  readonly read?: (text: string) => T | Wrong;
  readonly empty?: boolean;
  readonly why?: () => readonly unknown[];
}

/** Builds an attribute from its kind. `Value` makes the cast safe: without a default, the value may be undefined. */
export function kind<T, O extends Options<T>>(options: O, is: Kind<T>): Attribute<Value<T, O>> {
  return {
    read: is.accept,
    empty: false,
    page: false,
    ...options,
    ...is,
    type: options.default === undefined ? `${is.type} | undefined` : is.type,
  } as Attribute<Value<T, O>>;
}

const isText: Reader<string> = (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : WRONG;

/** Text, unchanged. The empty string is a value, unless there is a default: then it means the default. */
export const text = <const O extends Options<string>>(options: O) =>
  kind(options, { kind: 'text', type: 'string', accept: isText, empty: options.default === undefined });

/** Texts that a template prints for a flag that is off. */
export const NO = /^\s*(?:f|false|n|no|nie|off|0)\s*$/i;

/** HTML's boolean: true if present, false if absent; a text that says no is wrong, and so false. Scripts and JSON use `true` or `false`. */
export const flag = (options: Omit<Options<boolean>, 'default'>): Attribute<boolean> =>
  kind(
    { ...options, default: false },
    {
      kind: 'flag',
      type: 'boolean',
      accept: (value) =>
        typeof value === 'boolean' ? value : value === '' || value === 1 ? true : value === 0 ? false : WRONG,
      read: (text) => (NO.test(text) ? WRONG : true),
      empty: true,
    },
  );

interface Bounds {
  /** Inclusive bounds; a value outside them is wrong. */
  readonly min?: number;
  readonly max?: number;
}

const NUMERAL = /^\s*[+-]?\d+(?:[.,]\d+)?\s*$/;

const within =
  ({ min = -Infinity, max = Infinity }: Bounds, isNumber: (value: unknown) => boolean): Reader<number> =>
  (value) => {
    const number = typeof value === 'string' && NUMERAL.test(value) ? Number(value.replace(',', '.')) : value;
    return isNumber(number) && (number as number) >= min && (number as number) <= max ? (number as number) : WRONG;
  };

/** A number, with a decimal comma or a decimal point. */
export const number = <const O extends Options<number> & Bounds>(options: O) =>
  kind(options, { kind: 'number', type: 'number', accept: within(options, Number.isFinite) });

/** A whole number. */
export const integer = <const O extends Options<number> & Bounds>(options: O) =>
  kind(options, { kind: 'integer', type: 'number', accept: within(options, Number.isSafeInteger) });

/** One of the listed words. */
export const oneOf = <const W extends string, const O extends Options<W>>(words: readonly W[], options: O) =>
  kind<W, O>(options, {
    kind: 'oneOf',
    type: words.map((word) => `'${word}'`).join(' | '),
    accept: (value) => (words.includes(value as W) ? (value as W) : WRONG),
    why: () => words,
  });
