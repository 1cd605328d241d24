/** Compiles the placeholders and conditions of a drawing once, into functions of the current values. */
import { pageTexts } from '../page/config';

/** Looks up a value by name: inside a list first in the entry, then around it. */
export type Lookup = (name: string) => unknown;
export type Compiled<T> = (lookup: Lookup) => T;

/** Texts, numbers, flags, and lists of such: the values that a drawing uses by name. */
export interface Values {
  readonly [name: string]: string | number | boolean | undefined | readonly Values[];
}
/** An attribute's text, a choice of two, or none. */
export type Expression = string | null | readonly [condition: string, on: Expression, off: Expression];

/** The page's own text, else the loaded language's; undefined means Polish. */
export const textOf = (key: string): unknown => pageTexts()?.[key] ?? globalThis.shopElementsLanguage?.texts[key];

/** Features of long drawings; lists.ts sets them when imported. A page without such drawings loads only this file. */
export const extensions: {
  condition?: (source: string) => Compiled<boolean>;
  place?: (source: string) => Compiled<unknown> | undefined;
} = {};

/** `unit` or `!unit`. */
const simple = (source: string): Compiled<boolean> =>
  source[0] === '!' ? (lookup) => !lookup(source.slice(1)) : (lookup) => Boolean(lookup(source));
export const condition = (source: string): Compiled<boolean> => (extensions.condition ?? simple)(source);

/** `price`, `=key|Polish`, `name|=key|Polish`; undefined if the value is missing. */
function place(source: string): Compiled<unknown> {
  const [, isWord, name = '', other] = /^(=?)([^|]+)\|?(.*)/.exec(source) ?? [];
  if (isWord) return () => textOf(name) ?? other;
  const instead = other ? place(other) : () => undefined;
  return (lookup) => lookup(name) ?? instead(lookup);
}

/** Returns null if a value in the text is missing. */
export function compile(source: Expression): Compiled<string | null> {
  if (source instanceof Array) {
    const [isOn, on, off] = [condition(source[0]), compile(source[1]), compile(source[2])];
    return (lookup) => (isOn(lookup) ? on : off)(lookup);
  }
  // After the split every second part is a placeholder.
  const parts = (source as string | null)
    ?.split(/\{([^}]+)\}/)
    .map((part, index) => (index % 2 ? (extensions.place?.(part) ?? place(part)) : () => part)) ?? [() => null];
  return (lookup) => {
    let text = '';
    for (const part of parts) {
      const value = part(lookup);
      if (value == null) return null;
      text += value;
    }
    return text;
  };
}
