/** Fills in a sentence with placeholders, and selects the plural form of a number. */
import { language, type Forms, type Text } from './language';

/** A placeholder's value: numbers are formatted for the language, lists are joined by its "or". */
export type Value = string | number | readonly (string | number)[];

/** The placeholders of a text, in their order. */
type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? [Name, ...Names<Rest>] : [];
type Values<N> = { [K in keyof N]: N[K] extends 'count' ? number : Value };

/** A sentence with placeholders. */
export interface Phrase<V extends readonly unknown[] = never> {
  readonly polish: Text;
  readonly names: readonly string[];
  /** The function that fills in `raw`; undefined if `raw` is not a text with these placeholders. */
  readonly read: (raw: unknown) => ((...values: V) => string) | undefined;
}

/** Nested as the code reads it; a text's key is its path, with dots: `cart.items.remove`. */
export interface Table {
  readonly [name: string]: string | Phrase | Table;
}

export const isTable = (one: Table[string] | undefined): one is Table =>
  typeof one === 'object' && typeof one['read' as keyof typeof one] !== 'function';

/** Every other part is a placeholder's name. */
const partsOf = (text: string): string[] => text.split(/[{}]/);
const namesIn = (text: string): string[] => partsOf(text).filter((_, index) => index % 2 === 1);

let rules: Intl.PluralRules | undefined;
let numbers: Intl.NumberFormat | undefined;

const formOf = (forms: Forms, count: number): string =>
  forms[(rules ??= new Intl.PluralRules(language())).select(count)] ?? forms.other ?? forms.many ?? '';

/** Whether plain digits suffice. The first use of Intl loads the language's data, which takes 100 ms on a phone: a count need not wait. */
export const isPlainCount = (value: string): boolean =>
  /^(0|[1-9]\d{0,2})$/.test(value) && /^(pl|en)\b/.test(language());

const written = (value: Value): string => {
  if (typeof value === 'string' || isPlainCount(String(value))) return String(value);
  if (typeof value === 'number')
    return (numbers ??= new Intl.NumberFormat(language(), { useGrouping: 'always' })).format(value);
  return new Intl.ListFormat(language(), { type: 'disjunction' }).format(value.map(written));
};

/** Whether `raw` is a text with exactly these placeholders. Plural forms need `{count}`; each form may omit the number. */
export function hasPlaceholders(raw: unknown, names: readonly string[]): raw is Text {
  const isForms = typeof raw === 'object' && raw !== null && names.includes('count');
  const all: unknown[] = isForms ? Object.entries(raw).map(([, form]) => form) : [raw];
  return (
    all.length > 0 &&
    all.every((text) => {
      if (typeof text !== 'string') return false;
      const used = namesIn(text);
      return (
        used.every((name) => names.includes(name)) &&
        names.every((name) => used.includes(name) || (isForms && name === 'count'))
      );
    })
  );
}

/**
 * `phrase('Usuń z koszyka: {name}')` is a function of the name; placeholders are passed in the order of the Polish
 * sentence. With `{count}` there may be one form per plural category, in Polish or in another language.
 */
/* @__NO_SIDE_EFFECTS__ */
export function phrase<const S extends string | { readonly one: string; readonly few: string; readonly many: string }>(
  polish: S,
): Phrase<Values<Names<S extends { readonly many: infer Many } ? Many : S>>> {
  const names = namesIn(typeof polish === 'string' ? polish : polish.many);
  return {
    polish,
    names,
    read: (raw) => {
      if (!hasPlaceholders(raw, names)) return undefined;
      return (...values: readonly Value[]) => {
        const valueOf = (name: string) => values[names.indexOf(name)] ?? '';
        const parts = partsOf(typeof raw === 'string' ? raw : formOf(raw, Number(valueOf('count'))));
        // A value with a full stop ("2 szt.") takes the one of the sentence.
        return parts
          .map((part, index) => (index % 2 === 1 ? written(valueOf(part)) : part))
          .join('\0')
          .replaceAll('.\0.', '.')
          .replaceAll('\0', '');
      };
    },
  };
}
