/** Selects the texts that the buyer reads: the page's own, else those of the loaded language, else Polish. */
import { words, type Text } from './language';
import { isTable, type Phrase, type Table } from './phrase';

/** A table's texts as used in code: plain sentences are strings; those with placeholders are functions of the values, in order. */
export type TextsOf<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends Phrase<infer Values>
      ? (...values: Values) => string
      : TextsOf<T[K]>;
};
export type Texts<P extends string, T> = TextsOf<T> & { readonly [SOURCE]: readonly [P, T] };

/** The same table in another language: `{cart: …}` for `typeof text`, with exactly the same keys. */
export type Translation<X> = X extends { readonly [SOURCE]: readonly [infer P extends string, infer T] }
  ? { readonly [K in P]: Translated<T> }
  : never;
type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends Phrase<never> ? Text : Translated<T[K]>;
};

/** The prefix and the Polish table behind some texts, for the English set, the list of keys and their tests. */
export const SOURCE = Symbol();

/**
 * The texts of one part of the product. Each is looked up when first read, never while a module is evaluated; a
 * replacement that does not fit (another type, other placeholders) is ignored, with a console warning.
 */
/* @__NO_SIDE_EFFECTS__ */
export function texts<const P extends string, const T extends Table>(prefix: P, table: T): Texts<P, T> {
  let isLogged = false;
  const group = <G extends Table>(path: string, inner: G): TextsOf<G> => {
    const result = {} as TextsOf<G>;
    for (const [name, polish] of Object.entries(inner)) {
      const key = `${path}.${name}`;
      const define = (value: unknown) => Object.defineProperty(result, name, { value, enumerable: true });
      if (isTable(polish)) define(group(key, polish));
      else
        Object.defineProperty(result, name, {
          configurable: true,
          enumerable: true,
          get() {
            const { own, loaded } = words();
            if (own && !isLogged) {
              isLogged = true;
              void import('./text-diagnostics').then(({ diagnose }) => diagnose(prefix, table, own));
            }
            const value = read(polish, own?.[key]) ?? read(polish, loaded[key]) ?? read(polish, plain(polish));
            define(value);
            return value;
          },
        });
    }
    return result;
  };
  return Object.assign(group(prefix, table), { [SOURCE]: [prefix, table] as const });
}

const plain = (polish: string | Phrase): Text => (typeof polish === 'string' ? polish : polish.polish);

/** A text in the wording `raw`; undefined if `raw` does not fit. */
const read = (polish: string | Phrase, raw: unknown) =>
  typeof polish !== 'string' ? polish.read(raw) : typeof raw === 'string' ? raw : undefined;
