/** Decides how the places and conditions of a drawing are read: once, into functions that say what stands there for the values of the moment. */
import { pageTexts } from '../page/config';

/** The value of that name: in a list, of its entry, else of what is around it. */
export type See = (name: string) => unknown;
export type Say<T> = (see: See) => T;

/** Texts, numbers, flags, and lists of such: what a drawing asks for by name. */
export interface Values {
  readonly [name: string]: string | number | boolean | undefined | readonly Values[];
}
/** An attribute's text, or one of two, or none. */
export type Said = string | null | readonly [condition: string, on: Said, off: Said];

/** The page's own word, else that of its language; without either it is Polish. */
export const word = (key: string): unknown => pageTexts()?.[key] ?? globalThis.shopElementsLanguage?.texts[key];

/** What only the drawings of long things have, set by those that need it (lists.ts): the others are in every page. */
export const further: {
  condition?: (said: string) => Say<boolean>;
  place?: (said: string) => Say<unknown> | undefined;
} = {};

/** `unit` or `!unit`. */
const simple = (said: string): Say<boolean> =>
  said[0] === '!' ? (see) => !see(said.slice(1)) : (see) => Boolean(see(said));
export const condition = (said: string): Say<boolean> => (further.condition ?? simple)(said);

/** `price`, `=key|Polish`, `name|=key|Polish`; nothing where a value is not there. */
function place(said: string): Say<unknown> {
  const [, isWord, name = '', other] = /^(=?)([^|]+)\|?(.*)/.exec(said) ?? [];
  if (isWord) return () => word(name) ?? other;
  const instead = other ? place(other) : () => undefined;
  return (see) => see(name) ?? instead(see);
}

/** Says null where a value that stands in it is not there. */
export function saying(said: Said): Say<string | null> {
  if (said instanceof Array) {
    const [isOn, on, off] = [condition(said[0]), saying(said[1]), saying(said[2])];
    return (see) => (isOn(see) ? on : off)(see);
  }
  // Every second part is a place.
  const parts = (said as string | null)
    ?.split(/\{([^}]+)\}/)
    .map((part, nth) => (nth % 2 ? (further.place?.(part) ?? place(part)) : () => part)) ?? [() => null];
  return (see) => {
    let text = '';
    for (const part of parts) {
      const value = part(see);
      if (value == null) return null;
      text += value;
    }
    return text;
  };
}
