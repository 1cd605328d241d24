/** Decides which kinds of attribute there are, and how a template's text or a script's value of each kind is read. */

/** What a reader answers when a value does not fit: the element then takes the default and warns once. */
export const WRONG = Symbol('wrong value');
export type Wrong = typeof WRONG;

/** A kind of attribute as data; the element, the manifest, the typings, the playground and the tests all read it. */
export interface Attribute<T> {
  readonly kind: 'text' | 'tokens' | 'flag' | 'number' | 'integer' | 'oneOf' | 'json';
  readonly summary: string;
  /** The value's type, as TypeScript text. */
  readonly type: string;
  /** The value where the attribute is absent or wrong. */
  readonly default: T;
  /** Whether the page's `<shop-config>` gives the value where the element has no attribute of its own. */
  readonly page: boolean;
  /** Whether `attribute=""` says something. If not it is as good as absent: templates print it for want of a value. */
  readonly empty: boolean;
  /** Reads an attribute's text. */
  read(text: string): T | Wrong;
  /** Reads a property's value or a field of the child JSON. */
  accept(value: unknown): T | Wrong;
}

export interface Options<T> {
  readonly summary: string;
  readonly default?: T;
  readonly page?: boolean;
}

/** `T`, and `undefined` too unless the options name a default. */
type Value<T, O> = O extends { readonly default: T } ? T : T | undefined;

export type Reader<T> = (value: unknown) => T | Wrong;

/** Puts a kind together. The casts are true by `Value`: without a default the value may be undefined. */
export function kind<T, O extends Options<T>>(
  name: Attribute<T>['kind'],
  type: string,
  options: O,
  accept: Reader<T>,
  special: { readonly empty?: boolean; readonly read?: (text: string) => T | Wrong } = {},
): Attribute<Value<T, O>> {
  const hasDefault = options.default !== undefined;
  return {
    kind: name,
    summary: options.summary,
    type: hasDefault ? type : `${type} | undefined`,
    default: options.default as Value<T, O>,
    page: options.page ?? false,
    empty: special.empty ?? false,
    read: (special.read ?? accept) as Attribute<Value<T, O>>['read'],
    accept: accept as Attribute<Value<T, O>>['accept'],
  };
}

const isText: Reader<string> = (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : WRONG;

/** Text as it stands. The empty string is a text, unless there is a default, which it then stands for. */
export const text = <const O extends Options<string>>(options: O) =>
  kind('text', 'string', options, isText, { empty: options.default === undefined });

/** HTML's boolean: present is true whatever the text, absent is false. Scripts and JSON say `true` or `false`. */
export const flag = (options: Omit<Options<boolean>, 'default'>): Attribute<boolean> =>
  kind(
    'flag',
    'boolean',
    { ...options, default: false },
    (value) => (typeof value === 'boolean' ? value : value === '' || value === 1 ? true : value === 0 ? false : WRONG),
    { empty: true, read: () => true },
  );

interface Bounds {
  /** The least and the greatest value that fit; a value outside is wrong. */
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
  kind('number', 'number', options, within(options, Number.isFinite));

/** A whole number. */
export const integer = <const O extends Options<number> & Bounds>(options: O) =>
  kind('integer', 'number', options, within(options, Number.isSafeInteger));

/** One of the listed words. */
export const oneOf = <const W extends string, const O extends Options<W>>(words: readonly W[], options: O) =>
  kind<W, O>('oneOf', words.map((word) => `'${word}'`).join(' | '), options, (value) =>
    words.includes(value as W) ? (value as W) : WRONG,
  );
