/** Decides which words people read: the page's own, else those of the language it has loaded, else Polish. */
import { pageLanguage, pageTexts } from './config';
import type { Phrase } from './phrase';
import { see } from './see';

/** One sentence for each plural category of a language: Polish has `one`, `few` and `many`, English `one` and `other`. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
/** A text as data: `Delete`, `Delete {name}`, `{"one": "{count} product", "other": "{count} products"}`. */
export type Text = string | Forms;

/** Nested as the code reads it; a text's key is the way to it, with dots: `cart.items.remove`. */
export interface Table {
  readonly [name: string]: string | Phrase | Table;
}

/** The words of a table: sentences as strings, sentences with placeholders as functions of what goes there, in their order. */
export type Said<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends Phrase<infer Values>
      ? (...values: Values) => string
      : Said<T[K]>;
};
export type Texts<P extends string, T> = Said<T> & { readonly [SOURCE]: readonly [P, T] };

/** The same table in another language: `{cart: …}` for `typeof text`, no key missing and none too many. */
export type Translation<X> = X extends { readonly [SOURCE]: readonly [infer P extends string, infer T] }
  ? { readonly [K in P]: Translated<T> }
  : never;
type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends Phrase<never> ? Text : Translated<T[K]>;
};

/** A whole language; a text that it lacks stays Polish. */
export interface Language {
  /** BCP 47; numbers, money, plurals and the order of names follow it. */
  readonly language: string;
  readonly texts: Readonly<Record<string, Text>>;
}

declare global {
  /** Where a script before the elements leaves a language, and where they mark what they have read. */
  var shopElementsLanguage: Language | undefined;
}

/** The prefix and the Polish table behind some texts, for the English set, the list of keys and their tests. */
export const SOURCE = Symbol();

interface InForce {
  readonly language: string;
  /** What the page says itself, key by key. */
  readonly own: Readonly<Record<string, unknown>> | undefined;
  readonly loaded: Readonly<Record<string, unknown>>;
}
let inForce: InForce | undefined;

/** Read once, when the first text is needed: the page has been parsed by then. */
function words(): InForce {
  if (inForce === undefined) {
    const { texts: loaded } = (globalThis.shopElementsLanguage ??= { language: 'pl', texts: {} });
    const language = pageLanguage((wrong) =>
      console.warn('<shop-config> language: wrong value, using the default.', wrong, see('wrong-value')),
    );
    inForce = { language, own: pageTexts(), loaded };
  }
  return inForce;
}

/** The language that the elements of this page speak, BCP 47. */
export const language = (): string => words().language;

/** Marks what an element renders with the language it speaks, where the page around it is in another. */
export function markLanguage(host: Element, rendered: Element): void {
  if (!host.matches(`:lang(${language()})`)) rendered.setAttribute('lang', language());
}

/**
 * The texts of one part of the product. Each is looked up when it is first read, never while a module is evaluated; a
 * replacement that does not fit (another type, other placeholders) is passed over, and the console says so.
 */
/* @__NO_SIDE_EFFECTS__ */
export function texts<const P extends string, const T extends Table>(prefix: P, table: T): Texts<P, T> {
  let told = false;
  const group = <G extends Table>(path: string, inner: G): Said<G> => {
    const said = {} as Said<G>;
    for (const [name, polish] of Object.entries(inner)) {
      const key = `${path}.${name}`;
      const keep = (value: unknown) => Object.defineProperty(said, name, { value, enumerable: true });
      if (isTable(polish)) keep(group(key, polish));
      else
        Object.defineProperty(said, name, {
          configurable: true,
          enumerable: true,
          get() {
            const { own, loaded } = words();
            if (own && !told) {
              told = true;
              void import('./text-diagnostics').then(({ diagnose }) => diagnose(prefix, table, own));
            }
            const value = read(polish, own?.[key]) ?? read(polish, loaded[key]) ?? read(polish, plain(polish));
            keep(value);
            return value;
          },
        });
    }
    return said;
  };
  return Object.assign(group(prefix, table), { [SOURCE]: [prefix, table] as const });
}

export const isTable = (one: Table[string] | undefined): one is Table =>
  typeof one === 'object' && typeof one['read' as keyof typeof one] !== 'function';
const plain = (polish: string | Phrase): Text => (typeof polish === 'string' ? polish : polish.polish);

/** What a text becomes when `raw` is its wording; undefined where `raw` does not fit. */
const read = (polish: string | Phrase, raw: unknown) =>
  typeof polish !== 'string' ? polish.read(raw) : typeof raw === 'string' ? raw : undefined;
